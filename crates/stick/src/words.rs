//! What this program says, in both languages.

use std::path::Path;

/// The language of what is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    English,
    Kiswahili,
}

const HELP_EN: &str = "\
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
";

const HELP_SW: &str = "\
mbao-stick: Mbao katika programu moja. Hufungua kioski kwenye kivinjari chako; mtandao hauhitajiki.

  --page UKURASA   fungua ukurasa mwingine: sw/kiosk/, sw/play/, sw/learn/ …
  --kiosk          jaza skrini kwa Chromium, Chrome au Edge iliyosakinishwa, na uianzishe upya ikikoma
  --browser FAILI  tumia kivinjari hiki kwa --kiosk
  --house FOLDA    onyesha kiosk.toml ya makumbusho yako katika folda hii, na picha za folda house/ iliyo
                   kando yake; vinginevyo zile zilizo kando ya programu hii
  --lan            zijibu pia mashine nyingine za mtandao huu: huchapisha anwani na msimbo wa kuchanganua,
                   na hufungua ukurasa wa kwanza
  --port N         tumia poti hii (vinginevyo 8417 au iliyo huru)
  --no-open        usifungue kivinjari
  --version        chapisha toleo
";

impl Language {
    /// The language that the system speaks, as far as it is one of ours.
    pub(crate) fn of_system() -> Self {
        let set =
            ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(std::env::var_os).find(|set| !set.is_empty());
        let sw = set.is_some_and(|set| set.to_string_lossy().starts_with("sw"));
        if sw { Self::Kiswahili } else { Self::English }
    }

    /// The language of a page in Kiswahili, whatever the system speaks.
    pub(crate) fn or_of_page(self, page: &str) -> Self {
        if page.starts_with("sw/") { Self::Kiswahili } else { self }
    }

    fn pick<T>(self, english: T, kiswahili: T) -> T {
        match self {
            Self::English => english,
            Self::Kiswahili => kiswahili,
        }
    }

    pub(crate) fn help(self) -> &'static str {
        self.pick(HELP_EN, HELP_SW)
    }

    pub(crate) fn serving(self, address: &str) -> String {
        let how = self.pick(
            "Ctrl+C ends it, and so does closing this window. `mbao-stick --help` tells how it fills a wall's screen\nor serves a class's tablets.",
            "Ctrl+C huisimamisha, na pia kulifunga dirisha hili. `mbao-stick --help` hueleza jinsi inavyojaza skrini\nya ukutani au kuhudumia kompyuta kibao za darasa.",
        );
        format!("Mbao: {address}\n{how}")
    }

    pub(crate) fn for_others(self, address: &str) -> String {
        let (before, after) = self.pick(
            ("For other machines in this network:", "They need this machine as long as they play."),
            ("Kwa mashine nyingine za mtandao huu:", "Zinaihitaji mashine hii kwa muda wote zinapocheza."),
        );
        format!("{before} {address}\n{after}")
    }

    pub(crate) fn no_network(self) -> &'static str {
        self.pick(
            "This machine is in no network that other machines could reach it by.",
            "Mashine hii haiko kwenye mtandao ambao mashine nyingine zingeweza kuifikia.",
        )
    }

    pub(crate) fn browser_ended(self) -> &'static str {
        self.pick("The browser ended. It is started again.", "Kivinjari kimekoma. Kinaanzishwa upya.")
    }

    pub(crate) fn runs_already(self, address: &str) -> String {
        let runs = self.pick("Mbao is running already:", "Mbao tayari inaendeshwa:");
        format!("{runs} {address}")
    }

    pub(crate) fn settings(self, file: &Path) -> String {
        let settings = self.pick("Your settings:", "Mipangilio yako:");
        format!("{settings} {}", file.display())
    }

    pub(crate) fn no_settings(self, folder: &Path) -> String {
        let folder = folder.display();
        self.pick(
            format!("There is no kiosk.toml in {folder}: the kiosk has its usual settings."),
            format!("Hakuna kiosk.toml katika {folder}: kioski kina mipangilio yake ya kawaida."),
        )
    }

    pub(crate) fn ended(self) -> &'static str {
        self.pick("Ended.", "Imesimama.")
    }

    pub(crate) fn taken(self, port: u16) -> String {
        self.pick(
            format!("port {port} is taken by another program: name another, or leave --port out"),
            format!("poti {port} inatumiwa na programu nyingine: taja nyingine, au acha --port"),
        )
    }

    pub(crate) fn no_page(self, page: &str) -> String {
        self.pick(format!("there is no page {page}"), format!("hakuna ukurasa {page}"))
    }

    pub(crate) fn no_house(self, folder: &Path) -> String {
        let folder = folder.display();
        self.pick(format!("there is no folder {folder}"), format!("hakuna folda {folder}"))
    }

    pub(crate) fn no_browser(self) -> &'static str {
        self.pick(
            "found no Chromium, Chrome or Edge: install one, or name it with --browser",
            "hakuna Chromium, Chrome wala Edge: sakinisha moja, au itaje kwa --browser",
        )
    }

    pub(crate) fn no_site(self) -> &'static str {
        self.pick("this program lacks its site", "programu hii haina tovuti yake")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_in_kiswahili_is_served_in_kiswahili() {
        for (page, language) in
            [("sw/kiosk/", Language::Kiswahili), ("kiosk/", Language::English), ("swim/", Language::English)]
        {
            assert_eq!(Language::English.or_of_page(page), language);
        }
        assert_eq!(Language::Kiswahili.or_of_page("kiosk/"), Language::Kiswahili);
    }

    #[test]
    fn both_helps_name_the_same_options() {
        let options = |help: &'static str| -> Vec<_> {
            help.lines().filter_map(|line| line.strip_prefix("  --")?.split(' ').next()).collect()
        };
        assert_eq!(options(HELP_EN), options(HELP_SW));
        assert_eq!(options(HELP_EN).len(), 8);
    }
}
