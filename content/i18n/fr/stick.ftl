# What the program with the whole site in it says. The names of options stay as they are.

help =
    mbao-stick : Mbao en un seul programme. Il ouvre la borne dans votre navigateur ; il n’a besoin d’aucun réseau.

      --page PAGE        ouvrir une autre page : fr/kiosk/, fr/play/, fr/learn/ …
      --kiosk            remplir l’écran avec un Chromium, Chrome ou Edge installé, et le relancer s’il s’arrête
      --browser FICHIER  utiliser ce navigateur pour --kiosk
      --house DOSSIER    montrer le kiosk.toml de votre musée, dans ce dossier, et les images du dossier house/
                         voisin ; sinon, ceux qui se trouvent à côté de ce programme
      --lan              répondre aussi aux autres machines de ce réseau : affiche l’adresse et un code à scanner,
                         et ouvre la première page
      --port N           utiliser ce port (sinon 8417, ou un port libre)
      --no-open          n’ouvrir aucun navigateur
      --version          afficher la version
serving =
    Mbao : { $address }
    Ctrl+C l’arrête ; fermer cette fenêtre aussi. `mbao-stick --help` dit comment remplir l’écran d’un mur
    ou servir les tablettes d’une classe.
for-others =
    Pour les autres machines de ce réseau : { $address }
    Elles ont besoin de cette machine tant qu’on y joue.
no-network = Cette machine n’est dans aucun réseau où d’autres pourraient la joindre.
browser-ended = Le navigateur s’est arrêté. Il est relancé.
runs-already = Mbao fonctionne déjà : { $address }
settings = Vos réglages : { $file }
no-settings = Il n’y a pas de kiosk.toml dans { $folder } : la borne a ses réglages habituels.
ended = Arrêté.
taken = le port { $port } est pris par un autre programme : donnez-en un autre, ou omettez --port
no-page = il n’y a pas de page { $page }
no-house = il n’y a pas de dossier { $folder }
no-browser = aucun Chromium, Chrome ou Edge trouvé : installez-en un, ou indiquez-le avec --browser
no-site = il manque le site à ce programme
