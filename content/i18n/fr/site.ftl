# What stands on the pages around the article.

site-name = Mbao
skip = Aller au contenu
nav = Site
nav-article = Article
nav-play = Jouer
nav-learn = Apprendre
nav-make = Créer
nav-compare = Comparer
nav-map = Carte
nav-glossary = Glossaire
nav-errata = Errata
nav-about = À propos
nav-figures = Chiffres
nav-wonders = Merveilles
nav-kiosk = Borne
nav-menu = Menu
nav-more = Autres pages
foot-source = Raconté d’après Walter Driedger, Michezo ya Mbao – Mankala in East Africa (1972, 2001) ; le bao d’après Wikipédia (CC BY-SA). Les mots sont les nôtres ; chaque paragraphe indique sa section.
foot-part = Les tabliers, la table de jeu, la borne et le studio sont en français ; tout le reste est en anglais.
foot-help = Aidez-nous à traduire
foot-free = Logiciel libre sous licence MIT ou Apache-2.0, textes et données sous CC BY 4.0. Le site ne charge rien d’ailleurs et ne garde rien sur vous.
offline-keep = Garder tout le site pour s’en servir sans réseau (# Mo)
offline-asked = Fichiers enregistrés : # sur #
offline-kept = Tout le site est gardé sur cet appareil.
offline-full = Ce navigateur n’a pas assez de place pour tout le site. Les pages que vous visitez sont gardées tant qu’il en reste.
renewed = Une nouvelle version de ce site est en ligne. « Réessayer » recharge la page ; votre partie est gardée.
unloaded = Un élément de cette page n’a pas pu être chargé. Vous pouvez la lire telle quelle ; pour jouer, rechargez-la.
unable = Cette page peut être lue, mais on ne peut pas y jouer : { $why }.
no-webassembly = ce navigateur ne connaît pas WebAssembly, ou l’a désactivé
restarted = Un élément de cette page s’est arrêté, puis a redémarré. Si cela se reproduit, désactivez ici la traduction et les extensions, puis rechargez la page.
editors = Les contributeurs de Mbao

front-title = Les jeux de semailles d’Afrique de l’Est
front-lede = Quatorze jeux d’Ouganda, du Kenya, du Soudan, du Congo et de Zanzibar. Walter Driedger en publia douze en 1972, puis une nouvelle édition en 2001, que nous racontons section par section. À côté de chaque phrase sur la façon de jouer, un tablier fait ce qu’elle dit et vous explique pourquoi.
all-sources = Toutes les sources de ce site
historical = (ancienne adresse, gardée pour mémoire ; elle ne marche sans doute plus)
pages = pages { $pages }
definitions = Mots employés sur cette page
also = Autres mots : { $words }
contents = Sommaire
neighbours = Pages voisines
before = Page précédente
after = Page suivante
link-here = Lien vers cet endroit
note-back = { $label } : retour au texte
our-note = note de la rédaction
places-of-each = { $place } : montrer d’où vient chaque paragraphe
diagram = Diagramme { $letter }
diagram-lost = Perdu :
diagram-own-opening = Ici, l’ouverture est à vous : ramassez dans vos cases, posez, puis regardez se dérouler la partie, où plus rien n’est à choisir.
turning-choose = Choisissez une case : son exemple est joué sur le tablier.
turning-pit = Case de retour { $pit } : voir ce qui s’y passe
setup-each = { $n } par case
setup-won = { $label } : qui commence peut gagner tout de suite
to-section = Lire sa section
to-board = Aller au tablier
to-play = Jouer à ce jeu
to-studio = Le reprendre à votre façon

chip-takes = { $pit } prend { $n }
# A board as wide as the page asks before it shows.
moment-ask = Que se passe-t-il maintenant ?
moment-turn = { $called ->
    [cow] Un tour commence en { $pit }. Combien de vaches prend-il ?
    [stone] Un tour commence en { $pit }. Combien de pierres prend-il ?
    [warrior] Un tour commence en { $pit }. Combien de guerriers prend-il ?
   *[seed] Un tour commence en { $pit }. Combien de graines prend-il ?
}
moment-right = Oui.
moment-wrong = Non. Suivez-le pas à pas.
moment-sown = C’est ce qu’il sème. Combien en prend-il ?
told-keys = Les touches ← et → avancent ou reculent d’un pas.
told-begin = Lisez, et le tablier montre ce que vous lisez. Ou touchez une case et jouez.
told-set-up = Touchez une case pour jouer à partir d’ici.
told-take = Jouer à partir d’ici
told-give-back = Revenir au texte
told-close = Fermer le tablier

masters = Trois parties de maîtres
masters-lede = Zanzibar, octobre 1994 : des parties notées par A. J. de Voogt (Limits of the Mind, 1995) et transcrites pour l’ordinateur par H. H. L. M. Donkers. Parcourez-les tour par tour. Ce qu’on lit aux tournants des parties est de nous ; quand un tour y est jugé, l’ordinateur de ce site l’a calculé.
masters-game = { $south } (Sud) et { $north } (Nord), { $place }, { $date }, { $n } tours

masters-won = { $winner } a gagné
masters-given-up = l’autre joueur a abandonné, { $winner } a gagné

card = Fiche
card-names = Noms
card-people = Peuple
card-place = Lieu
card-board = Tablier
card-seeds = { $called ->
    [cow] Vaches
    [stone] Pierres
    [warrior] Guerriers
   *[seed] Graines
}
card-plant = Plante
card-players = Qui joue
card-recorded = Ce qui a été noté
card-sources = Sources
place-town = la ville citée
place-region = quelque part dans cette région
place-country = on ne connaît que le pays
map-label = Carte : { $people }, { $place }
board-of = Le tablier : { $game }

objects-title = Tabliers de musées
objects-lede = Ce que les musées conservent, d’après leurs propres pages ; souvent, il n’est pas écrit de quel peuple était le jeu.
sheet = { $game } : les règles
sheet-lede = { $game } ({ $people }) : tout ce qu’il faut pour s’asseoir et jouer.
rule-start = Le départ
rule-sowing = Les semailles
rule-end = La fin
setups = Les dispositions de départ

play-games = Tous les jeux
play-boards = Voir tous les tabliers
play-lede = Quatorze jeux pour deux personnes devant le même écran. Choisissez-en un. Le tablier en suit les règles et explique tout ce qui s’y passe.
play-title = { $game } · { $people }
play-one-lede = Jouez à { $game } contre l’ordinateur ou avec un ami, d’après les règles recueillies. Vous pouvez enregistrer les coups, les envoyer et les revoir un à un.

glossary-lede = Les mots des jeux, dans les langues de ceux qui y jouent.
errata-lede = Les erreurs de l’article imprimé et des textes qui l’accompagnent, et ce que nous lisons à leur place.
errata-where = Où
errata-what = Ce qui est écrit
errata-read = Nous lisons

about-lede = Mbao est la maison des jeux de semailles d’Afrique de l’Est. Vous pouvez lire ce qu’on en sait, les regarder, y jouer, les comparer et les insérer dans d’autres pages.
about-words-title = De qui sont ces mots
about-words = Walter Driedger décrivit ces jeux dans une revue en 1972 et en donna une nouvelle édition en 2001. Les faits sont de lui, les phrases sont de nous. Chaque paragraphe se termine par la section d’où il vient ; les notes de la rédaction sont signalées comme telles. Les deux sections sur le bao suivent, elles, l’article de Wikipédia, dans une copie non datée ; les textes de Wikipédia sont sous CC BY-SA. Les photographies d’origine ne nous appartiennent pas : des dessins en tiennent lieu.
about-languages-title = Anglais, swahili et français
about-languages = Le tablier, la table de jeu et les pages qui les entourent sont en français. Personne dont le français est la langue ne les a encore relus : certaines phrases peuvent sonner faux ou contenir des erreurs. L’article n’existe encore qu’en anglais et en swahili, les deux langues dans lesquelles la rédaction a écrit ; personne dont le swahili est la première langue n’a encore corrigé le texte swahili.
about-corrections = Si vous trouvez une erreur, dites-le-nous : indiquez la page, copiez la phrase et écrivez comment vous la diriez.
about-corrections-mail = Écrivez à { $mail }
about-corrections-site = Envoyez-la à ceux qui publient ce site.
about-doubts-title = Ce que l’article ne dit pas
about-doubts = Là où l’article se tait ou se contredit, nous avons dû choisir. Chacune de ces décisions a un numéro et est expliquée à côté du jeu qu’elle concerne. Quand une autre lecture est possible, vous pouvez la choisir et la jouer.
about-boards-title = Les tabliers
about-boards = Un seul moteur de règles joue les quatorze jeux, chacun décrit par des données. Il compte graine par graine, et dit quelle règle a mis fin à une poignée et où l’article la donne. Si un tour revient au point où il en était, le moteur prouve qu’il ne finit jamais ; un tour qui dépasse un million de graines est tenu pour sans fin. Vous pouvez jouer à la souris, au doigt ou au clavier. Les lecteurs d’écran lisent les tabliers à voix haute, et rien n’y bouge si vous le préférez.
about-embed-title = Pour votre propre page
about-embed = Toute page peut montrer ces tabliers, avec un script et une balise.
about-embed-link = Choisir un tablier et copier la balise
studio-title = Faites le vôtre
studio-lede = Jouez sur le tablier, dites ce que vous avez à dire, et emportez le tout vers une page, un écran mural ou une classe : un diagramme, un récit ou un exercice à vous.
studio-board = Le tablier sur lequel vous travaillez
studio-needs-scripts = Cette page a besoin de JavaScript.
embed-studio = Un récit ou un exercice à vous : le studio
embed-lede = Choisissez un jeu et l’aspect du tablier, puis copiez les lignes dans votre page.
embed-form = Choisir un tablier
embed-fit = Un cadre aussi haut que son tablier
embed-fit-help = Le tablier dit à la page qui entoure son cadre quelle hauteur il a, et ce qu’on y joue. Si votre page peut exécuter des scripts, ces lignes ajustent la hauteur.
embed-editors = Que coller dans WordPress, Omeka S, Drupal, Moodle et H5P
about-guides-title = Référence et guides
about-private-title = Ce qui est enregistré
about-private = Rien ne quitte votre appareil, sauf ce que vous envoyez. Ce navigateur garde vos réglages et vos parties inachevées ; vous pouvez les y supprimer.

lost-title = Cette page n’existe pas
lost-lede = Il n’y a rien à cette adresse. Voici les sections de l’article ; le menu mène à tout le reste.

learn = Apprendre
learn-lede = Quatorze jeux à apprendre en jouant. Chaque petit exercice montre un tablier, et vous cherchez un tour. Vous voyez tout de suite s’il est juste, et vous pouvez essayer autant que vous voulez.
learn-all = Les leçons de tous les jeux
learn-title = { $game } : apprendre en jouant
to-learn = Apprendre par petits exercices
to-print = Feuilles à imprimer
to-answers = Réponses pour l’enseignant
to-puzzles = Problèmes
print-title = { $game } sur papier
print-lede = Des feuilles au format A4 ou Letter : les règles, un tablier à découper pour chaque taille en usage, et une feuille de points. Imprimez en taille réelle (100 %). Pour vérifier, mesurez le trait de 5 cm sur le tablier.
print-rules = { $game } : les règles
print-endings = Là où finit une poignée
print-endings-mtaji = Dans un tour commencé par une prise (mtaji)
print-endings-takata = Dans un tour commencé sans prise (takata)
print-board = { $game } : le tablier
print-pits = { $rows } rangées de { $columns } cases, larges de { $mm } mm chacune. Sud se place à gauche, et la colonne a est en haut.
print-earth = Dans la terre ou le sable, creusez des cases larges d’une main, environ 10 cm, espacées de 15 cm de centre à centre. Le tablier a alors { $length } cm de long et { $width } cm de large.
print-ruler = { $n } cm
print-score = { $game } : les points
print-score-lede = Une ligne par partie. Pour chaque partie gagnée, coloriez ou posez une brindille : c’est ainsi que comptaient les Maasaï.
print-game = Partie
print-south = Sud
print-north = Nord
print-seeds = { $called ->
    [cow] Vaches
    [stone] Pierres
    [warrior] Guerriers
   *[seed] Graines
}
print-winner = Vainqueur
print-names = Noms
print-twigs = Brindilles de { $player }

# Other recorders' readings of a game.
readings = Lectures d’autres observateurs
readings-told = D’autres observateurs ont noté ce jeu, et pas toujours de la même façon. Leurs lectures ne sont pas dans l’article. Chacune dit de qui elle vient et à quel point elle est sûre, et vous pouvez la jouer.
reading-differs = Ce qui la distingue du jeu de l’article
reading-instead = { $point } – ici : { $theirs } ; dans l’article : { $ours }.
reading-besides = { $point } – ici aussi : { $theirs }.
reading-without = { $point } – dans l’article, mais pas ici : { $ours }.
reading-said = Ce qui est dit, et à quel point c’est sûr
reading-sure = sûr
reading-fairly = assez sûr
reading-unsure = peu sûr
reading-inferred = non dit : nous avons décidé
reading-told-only = décrit, mais pas joué ici
reading-sources = Sources
about-name-title = Le nom
about-name = En swahili, une planche se dit ubao, et des planches mbao. Un tablier de jeu se dit bao. Le titre de l’article contient le mot mbao, « Michezo ya Mbao » ; le site en a tiré son nom.
glance-title = Les règles en un coup d’œil
glance-lede = Quatorze jeux côte à côte : qui joue, sur quoi, et ce qui décide d’un tour et d’une partie. Le tableau est tiré des règles que suivent les tabliers.
glance-unknown = Ce que les sources laissent ouvert
glance-none = rien
glance-points = Points : { $count }
glance-decision = (décision { $number } de la rédaction)
timeline-title = Chronologie
timeline-lede = Quand ces jeux ont été décrits, notés et imprimés, et qui le dit.
timeline-source = Qui le dit
reading-list-title = Bibliographie
reading-list-lede = Tout ce sur quoi ce site s’appuie, et ce que la rédaction en a lu.
seen-whole = Lu
seen-part = Lu en partie
seen-second-hand = Non vu : connu par une autre source
seen-not = Non vu : aucune règle ne s’appuie dessus
glance-relay = On ramasse et on sème encore (relais) quand la dernière case était
glance-capture = Prises : quand ; quoi
glance-booty = Graines prises

# What each rule rests on, and the editors' decisions.
mark-title = À quel point chaque règle est sûre
mark-lede = Énoncée : la source le dit. Déduite : la source ne le dit pas, mais cela suit de ce qu’on y trouve. Décision : la source laisse la question ouverte, et la rédaction a choisi.
mark-rule = Règle
mark-mark = Marque
mark-place = Endroit dans la source
mark-stated = énoncée : { $cite }
mark-inferred = déduite { $from } : { $cite }
mark-decided = décision { $number } de la rédaction : { $what }
mark-only-stated = énoncée
mark-only-inferred = déduite { $from }
mark-from-wording = du texte
mark-from-diagram = du diagramme
mark-from-game = d’un autre jeu, dont on rapproche celui-ci
mark-from-account = d’un autre témoignage
mark-setup = Disposition : { $label }
mark-prelude = Avant le premier tour, étape { $step }
mark-passing = Passer son tour
mark-feeding = Nourrir l’adversaire
mark-stuck = Quand aucune case ne permet de partir
mark-resowing = Où sont semées les prises faites dans le sens horaire
mark-option = Option : { $label }
mark-ending = Fin { $rule }
mark-ending-mtaji = Fin { $rule }, mtaji
mark-ending-takata = Fin { $rule }, takata
decisions-title = Les décisions de la rédaction
decisions-lede = Là où une source se tait, est obscure ou perdue, la rédaction a dû choisir ; sinon, on ne pourrait pas jouer sur les tabliers. Chaque choix a un numéro. Voici ce que nous jouons, et ce que l’on pourrait comprendre autrement.
decisions-all = tous les jeux
decisions-games = Jeux concernés
decisions-play = Jouer l’autre lecture
decisions-notebook = { $game } : changer la réponse à la question { $question } dans le carnet de terrain
decisions-unknown = Personne ne nous a signalé d’autre lecture qui puisse se jouer.
decisions-table = L’autre lecture demande deux personnes autour d’un même tablier : un programme ne peut pas la jouer.
decisions-engine = Les tabliers ne savent pas encore jouer l’autre lecture.
decisions-to = Ce que la rédaction a décidé
glance-inferred = (déduite)
glance-marks = Une règle sans marque est énoncée par sa source.

# The data as files.
data-title = Les données
data-lede = Les données des pages de ce site, en fichiers : jeux, règles avec leurs marques, chiffres, affinités, sources et glossaire.
data-what = Contenu
data-schema = Schéma
data-games = Les jeux : peuple, tablier, dispositions de départ, options des règles, sources
data-rules = Chaque règle, et si elle est énoncée, déduite ou décidée
data-decisions = Les décisions de la rédaction, et les autres lectures
data-features = Chaque jeu, point de comparaison par point de comparaison, et sur quoi cela repose
data-affinity = À quel point les jeux se ressemblent, deux par deux
data-figures = Comment se déroulent les parties quand tous les choix se font au hasard
data-sources = Les sources, et ce que la rédaction a lu de chacune
data-glossary = Le glossaire
data-more = Autres fichiers
data-bibtex = les sources et ce site en BibTeX
data-csl = les mêmes en CSL JSON, pour les logiciels de bibliographie
data-cff = comment citer ce site, pour les programmes
data-licence-file = les licences
data-changes = ce qui a changé dans les données
data-cite = Comment citer
data-cite-how = Citez ce dont vous vous servez, et ce site comme l’endroit où vous l’avez trouvé. Une section : son titre, son numéro, et l’endroit de la source d’où vient le paragraphe. Une règle : sa source, et si elle est énoncée, déduite ou décidée. Une partie notée : ses joueurs, son lieu et son jour, et ceux qui l’ont notée. Un chiffre : le jeu, la disposition de départ et la date inscrite dans le fichier.
data-licence = Licence et version
data-licence-told = Vous pouvez utiliser les données sous { $licence }, à votre choix ; les textes du site sont sous CC BY 4.0. Le format en est à la version { $version }. Chaque fichier l’indique, et elle augmente quand un champ change de nom ou disparaît.

# The reference for programmers.
developers-title = Pour les programmeurs
developers-lede = Le tablier comme élément pour toute page, les règles pour JavaScript et Rust, la notation, et l’arbitre pour tous les autres langages.
developers-name = Nom
developers-what = Ce que c’est
developers-element = L’élément
developers-element-told = Un seul script définit l’élément. Une page peut avoir autant de tabliers que l’on veut ; rien n’est chargé d’ailleurs.
developers-attributes = Attributs
developers-attributes-told = Chacun est aussi une propriété du même nom. À côté de chacun, un tablier le montre : essayez.
developers-events = Événements
developers-events-told = Jouez sur le tablier et lisez ce qu’il signale. Les événements remontent dans la page, même depuis un arbre fantôme (shadow tree).
developers-log = Ce que le tablier a signalé, le plus récent d’abord
developers-methods = Méthodes et propriétés
developers-unnamed = sans nom
developers-slots = Emplacements (slots)
developers-parts = Parties (parts)
developers-parts-told = Le style des parties se règle par ::part, les couleurs par les propriétés ci-dessous. Ce tablier a le style écrit au-dessous de lui.
developers-properties = Propriétés de style
developers-javascript = Les règles en JavaScript
developers-javascript-told = Le même paquet contient les règles sans tablier, pour les navigateurs et pour Node. Voici tous ses types, tels qu’ils sont publiés.
developers-notebook = Les jeux du carnet de terrain
developers-notebook-told = Un fichier du carnet de terrain se joue comme tout autre jeu.
developers-schema = Le schéma du fichier
developers-notation = Notation
developers-notation-told = Cases, actions, positions et parties notées sont du texte simple, le même partout.
developers-notation-link = Comment lire la notation
developers-rust = Les règles en Rust
developers-rust-told = Le WebAssembly du site est compilé à partir de ces bibliothèques (crates). `cargo doc --open -p mbao-rules` montre tout ce qu’elles offrent, avec des exemples.
developers-rules = Les jeux : positions, actions permises, tours événement par événement. `no_std`, une seule petite dépendance.
developers-story = Parties notées et récits : ce qui a été joué, et ce que l’auteur en dit, montre et demande. `no_std`.
developers-players = Les joueurs de l’ordinateur, les indices et l’analyse d’une partie.
developers-notebook-crate = Lit et vérifie les fichiers du carnet de terrain, et en fait des jeux.
developers-board = Dessine un tablier en SVG et raconte les tours.
developers-words = Compile des fichiers Fluent en fonctions Rust.
developers-referee = L’arbitre
developers-referee-told = Un programme qui pilote le moteur depuis n’importe quel langage. Il lit une commande JSON par ligne et répond à chacune par une ligne de JSON, avec `ok`, l’état, les actions permises et ce qui s’est passé. Une commande refusée ne change rien.

# The hand-written pages of `www`, which speak all languages at once: a board in a frame, a board to copy, and what
# stands for a page without a network.
frame-board = Ici devrait se trouver un tablier à jouer. Il a besoin de JavaScript, et n’a pas pu être chargé.
not-kept = Cette page n’est pas gardée sur cet appareil, et il n’y a pas de réseau pour le moment. Les pages déjà visitées peuvent être lues.
board-needs-scripts = Il faut JavaScript pour jouer sur ce tablier.

# Examples in the file that a museum changes, `kiosk.toml`. Without quotation marks.
kiosk-words = Quatorze jeux, de l’Ouganda à Zanzibar. Choisissez un tablier.
kiosk-story = Le tablier de notre collection
