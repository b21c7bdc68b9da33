# What arrived of a link, wherever one is followed: at the play table, in the studio, in a frame, in a kiosk.

cut = This link was cut short on its way: its end is missing. Ask for it again, or copy all of it.
changed = This link was changed on its way: it no longer holds what was sent. Ask for it again.
perhaps = This link may have been cut short: perhaps it goes on after what you see here.
part = What can be read is shown.
lost = Nothing of it can be read.
large = This is too large: a story has at most 1 MB.
