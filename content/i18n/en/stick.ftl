# What the program with the whole site in it says. The names of options stay as they are.

help =
    mbao-stick: Mbao in one program. It opens your browser on the kiosk; no network is needed.

      --page PAGE      open another page: sw/kiosk/, play/, learn/ …
      --kiosk          fill the screen with an installed Chromium, Chrome or Edge, and start it again if it ends
      --browser FILE   use this browser for --kiosk
      --house FOLDER   show your museum's kiosk.toml in this folder, and pictures of the folder house/ beside it;
                       otherwise those beside this program
      --lan            answer other machines in this network too: prints the address and a code to scan,
                       and opens the first page
      --port N         use this port (otherwise 8417 or a free one)
      --no-open        open no browser
      --version        print the version
serving =
    Mbao: { $address }
    Ctrl+C ends it, and so does closing this window. `mbao-stick --help` tells how it fills a wall's screen
    or serves a class's tablets.
for-others =
    For other machines in this network: { $address }
    They need this machine as long as they play.
no-network = This machine is in no network that other machines could reach it by.
browser-ended = The browser ended. It is started again.
runs-already = Mbao is running already: { $address }
settings = Your settings: { $file }
no-settings = There is no kiosk.toml in { $folder }: the kiosk has its usual settings.
ended = Ended.
taken = port { $port } is taken by another program: name another, or leave --port out
no-page = there is no page { $page }
no-house = there is no folder { $folder }
no-browser = found no Chromium, Chrome or Edge: install one, or name it with --browser
no-site = this program lacks its site
