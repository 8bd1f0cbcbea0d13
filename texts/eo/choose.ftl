choose-confirm = Konfirmi
choose-confirm-text = Nenio estas ludata, antaŭ ol vi konfirmas.
choose-back = Reen
choose-page = Paĝo { $page }
choose-nothing = nenio
choose-none = Neniu el ĉi tiuj
choose-marked = Ĝis nun markitaj: { $choices }
choose-done = Preta · markitaj: { $count }
