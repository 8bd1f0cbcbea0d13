choose-confirm = Confirm
choose-confirm-text = Nothing is played before you confirm.
choose-back = Back
choose-page = Page { $page }
choose-nothing = nothing
choose-none = None of these
choose-marked = Marked so far: { $choices }
choose-done = Done: { $count } marked
