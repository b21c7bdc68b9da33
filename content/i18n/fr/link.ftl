# What arrived of a link, wherever one is followed: at the play table, in the studio, in a frame, in a kiosk.

cut = Ce lien a été coupé en route : il en manque la fin. Redemandez-le, ou copiez-le en entier.
changed = Ce lien a été modifié en route : il ne contient plus ce qui a été envoyé. Redemandez-le.
perhaps = Ce lien a peut-être été coupé : il continuait peut-être après ce que vous voyez ici.
part = Voici ce qui peut en être lu.
lost = On ne peut rien en lire.
large = C’est trop gros : un récit ne dépasse pas 1 Mo.
