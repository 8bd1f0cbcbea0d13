"""What pictures are made with: faces and signs. Not all of it is ours, see NOTICE."""
