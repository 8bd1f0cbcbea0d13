## What the language calls itself; what Babel calls it (lists, plurals, numbers and dates come from there); which of
## Discord's locales it is; and the order in which its words are sorted.
language = English
    .locale = en-GB
    .discord = en-US, en-GB
    .alphabet = abcdefghijklmnopqrstuvwxyz
