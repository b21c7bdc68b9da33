//! Configurations of the site for the usual servers, written by every build to `dist/hosts`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use mbao_stick::headers::{ASKED, FRAMED, ISOLATED, KEPT, headers};
use mbao_stick::media::media_type;

use crate::{compress, files, repository};

/// The address of a site that does not know its own yet.
const UNKNOWN: &str = "https://mbao.example";

/// Writes `dist/hosts` for a site, whose styles and scripts lie in `assets`, and whose address may be known.
pub(crate) fn write(site: &Path, assets: &str, languages: &[String], url: Option<&str>) -> Result<()> {
    let folder = repository::dist().join("hosts");
    files::fresh(&folder)?;
    let types = types(site)?;
    for (name, text) in [
        ("nginx.conf", nginx(&types, languages)),
        (".htaccess", apache(&types, languages)),
        ("_headers", netlify(assets, url.map_or(UNKNOWN, origin))),
        ("Caddyfile", caddy(&types, languages)),
    ] {
        fs::write(folder.join(name), text).with_context(|| format!("writing {name}"))?;
    }
    Ok(())
}

/// Media types of the files of a folder, by their extensions.
fn types(folder: &Path) -> Result<BTreeMap<String, String>> {
    let mut types = BTreeMap::new();
    for (_, path) in files::all(folder)? {
        if let Some(ending) = path.extension().and_then(|ending| ending.to_str())
            && !compress::is_copy(&path)
        {
            let whole = media_type(&path);
            let bare = whole.split(';').next().unwrap_or_default();
            types.insert(ending.to_owned(), bare.to_owned());
        }
    }
    Ok(types)
}

fn origin(url: &str) -> &str {
    let host = url.find("://").map_or(0, |at| at + 3);
    url[host..].find('/').map_or(url, |end| &url[..host + end])
}

fn nginx(types: &BTreeMap<String, String>, languages: &[String]) -> String {
    let mut text = format!(
        "# Mbao for nginx: put this file into /etc/nginx/conf.d/, and the site where `root` says.

map $uri $mbao_cache {{
    default \"{ASKED}\";
    ~^/assets-[0-9a-f]+/ \"{KEPT}\";
}}

map $uri $mbao_isolated {{
    ~/{FRAMED}$ {};
}}

map $http_host $mbao_own {{
    \"~^[A-Za-z0-9.:-]+$\" $scheme://$http_host;
}}

server {{
    listen 80;
    server_name mbao.example;
    root /var/www/mbao;

    # Packed copies lie beside the files. With the module for brotli (on Debian libnginx-mod-http-brotli-static)
    # take the # away.
    gzip_static on;
    gzip_vary on;
    # brotli_static on;

    charset utf-8;
    charset_types text/css text/csv text/javascript text/markdown text/plain text/x-toml text/xml;
    default_type application/octet-stream;
    types {{
",
        ISOLATED.1
    );
    for (ending, media_type) in types {
        let _ = writeln!(text, "        {media_type} {ending};");
    }
    text += "    }\n\n";
    for (name, value) in headers("$mbao_own") {
        let _ = writeln!(text, "    add_header {name} \"{value}\" always;");
    }
    let _ = writeln!(text, "    add_header {} $mbao_isolated always;", ISOLATED.0);
    text += "    add_header Cache-Control $mbao_cache always;\n\n    error_page 404 /404.html;\n";
    for language in languages {
        let _ = writeln!(text, "    location /{language}/ {{ error_page 404 /{language}/404.html; }}");
    }
    text + "}\n"
}

fn apache(types: &BTreeMap<String, String>, languages: &[String]) -> String {
    let mut text = String::from(
        "# Mbao for Apache: put this file at the top of the site. It needs `AllowOverride FileInfo`, and the modules
# headers, rewrite and setenvif. Where the site does not lie at the top of its host, set its path before 404.html.

AddDefaultCharset utf-8
ErrorDocument 404 /404.html
",
    );
    for language in languages {
        let _ = writeln!(
            text,
            "<If \"%{{REQUEST_URI}} =~ m#^/{language}/#\">\n    ErrorDocument 404 /{language}/404.html\n</If>"
        );
    }
    for (ending, media_type) in types {
        let _ = writeln!(text, "AddType {media_type} .{ending}");
        if media_type.starts_with("text/") {
            let _ = writeln!(text, "AddCharset utf-8 .{ending}");
        }
    }
    let _ = write!(
        text,
        "\n<IfModule mod_headers.c>\n    SetEnvIf Request_URI \"/assets-[0-9a-f]+/\" MBAO_KEPT
    # Also when a packed copy is sent in its place.
    SetEnvIf Request_URI \"/{FRAMED}(\\.br|\\.gz)?$\" MBAO_FRAMED
    # The policy's http: means https: as well.
    SetEnvIf Host \"^[A-Za-z0-9.:-]+$\" MBAO_HOST=$0\n"
    );
    for (name, value) in headers("http://%{MBAO_HOST}e") {
        let _ = writeln!(text, "    Header always set {name} \"{value}\"");
    }
    let (name, value) = ISOLATED;
    let _ = write!(
        text,
        "    Header always set {name} \"{value}\" env=MBAO_FRAMED
    Header always set Cache-Control \"{ASKED}\"
    Header always set Cache-Control \"{KEPT}\" env=MBAO_KEPT
    Header always merge Vary Accept-Encoding
</IfModule>

# Packed copies lie beside the files.
<IfModule mod_rewrite.c>
    RemoveType .gz
    RemoveLanguage .br
    AddEncoding br .br
    AddEncoding gzip .gz
    RewriteEngine On
    RewriteCond %{{HTTP:Accept-Encoding}} \\bbr\\b
    RewriteCond %{{REQUEST_FILENAME}}.br -f
    RewriteRule ^(.+)$ $1.br [L,E=no-gzip:1,E=no-brotli:1]
    RewriteCond %{{HTTP:Accept-Encoding}} \\bgzip\\b
    RewriteCond %{{REQUEST_FILENAME}}.gz -f
    RewriteRule ^(.+)$ $1.gz [L,E=no-gzip:1,E=no-brotli:1]
</IfModule>
"
    );
    text
}

fn netlify(assets: &str, own: &str) -> String {
    let mut text = String::from(
        "# Mbao for Netlify, Cloudflare Pages and hosts that read the same file: put this file at the top of the site.\n",
    );
    if own == UNKNOWN {
        let _ = writeln!(
            text,
            "# Write the address of the site instead of {UNKNOWN}: Safari needs it in sandboxed frames."
        );
    }
    text += "/*\n";
    for (name, value) in headers(own) {
        let _ = writeln!(text, "  {name}: {value}");
    }
    // Some of them leave the ending out of addresses.
    for page in [FRAMED, FRAMED.trim_end_matches(".html")] {
        let _ = writeln!(text, "/{page}\n  {}: {}", ISOLATED.0, ISOLATED.1);
    }
    let _ = writeln!(text, "/{assets}*\n  Cache-Control: {KEPT}");
    text
}

fn caddy(types: &BTreeMap<String, String>, languages: &[String]) -> String {
    let mut text = String::from(
        "# Mbao for Caddy: put the site where `root` says, and run `caddy run` beside this file.

mbao.example {
	root * /var/www/mbao
	header {
",
    );
    for (name, value) in headers("{scheme}://{hostport}") {
        let _ = writeln!(text, "\t\t{name} \"{value}\"");
    }
    let _ = write!(
        text,
        "\t}}
	@kept path_regexp ^/assets-[0-9a-f]+/
	header @kept Cache-Control \"{KEPT}\"
	@asked not path_regexp ^/assets-[0-9a-f]+/
	header @asked Cache-Control \"{ASKED}\"
	@framed path */{FRAMED}
	header @framed {} {}
",
        ISOLATED.0, ISOLATED.1
    );
    // Types that Caddy may not know.
    for (ending, media_type) in
        types.iter().filter(|(ending, _)| ["wasm", "webmanifest", "toml"].contains(&ending.as_str()))
    {
        let _ = writeln!(text, "\t@{ending} path *.{ending}\n\theader @{ending} Content-Type {media_type}");
    }
    text += "\tfile_server {\n\t\tprecompressed br gzip\n\t}\n\thandle_errors {\n";
    for language in languages {
        let _ = write!(
            text,
            "\t\t@{language} path /{language}/*\n\t\thandle @{language} {{\n\t\t\trewrite * /{language}/404.html\n\t\t\tfile_server\n\t\t}}\n"
        );
    }
    text + "\t\thandle {\n\t\t\trewrite * /404.html\n\t\t\tfile_server\n\t\t}\n\t}\n}\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_host_is_told_all() {
        let types = [("wasm", "application/wasm"), ("html", "text/html")];
        let types = types.map(|(ending, of)| (ending.to_owned(), of.to_owned())).into();
        let languages = ["sw".to_owned()];
        let hosts = [
            (nginx(&types, &languages), "$mbao_own"),
            (apache(&types, &languages), "http://%{MBAO_HOST}e"),
            (caddy(&types, &languages), "{scheme}://{hostport}"),
        ];
        for (text, _) in &hosts {
            for said in ["application/wasm", "/404.html", "/sw/404.html", "/assets-[0-9a-f]+/", ASKED] {
                assert!(text.contains(said), "{said}: {text}");
            }
        }
        for (text, own) in hosts.into_iter().chain([(netlify("assets-0a/", UNKNOWN), UNKNOWN)]) {
            for said in [KEPT, FRAMED, ISOLATED.0, ISOLATED.1] {
                assert!(text.contains(said), "{said}: {text}");
            }
            for (name, value) in headers(own) {
                assert!(text.contains(name) && text.contains(&value), "{name}: {text}");
            }
        }
    }

    #[test]
    fn a_policy_names_the_address_without_its_path() {
        for (url, own) in [
            ("https://mbao.example/some/path/", "https://mbao.example"),
            ("http://127.0.0.1:8080/", "http://127.0.0.1:8080"),
            ("https://mbao.example", "https://mbao.example"),
        ] {
            assert_eq!(origin(url), own);
            assert!(netlify("assets-0a/", origin(url)).contains(&format!("connect-src 'self' {own};")));
        }
    }

    #[test]
    fn types_are_those_of_the_files() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("mbao-hosts-{}", std::process::id()));
        files::fresh(&folder.join("within"))?;
        for name in ["a.html", "a.html.br", "within/b.wasm", "LICENSE"] {
            fs::write(folder.join(name), "")?;
        }
        let types = types(&folder)?;
        let types: Vec<_> = types.iter().map(|(ending, of)| (ending.as_str(), of.as_str())).collect();
        assert_eq!(types, [("html", "text/html"), ("wasm", "application/wasm")]);
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
