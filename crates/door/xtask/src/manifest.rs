//! What editors read about `<mbao-board>`: a custom elements manifest and HTML data for Visual Studio Code.
//! Both are made from the element's types and their comments, so they say the same.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use oxc_allocator::Allocator;
use oxc_ast::ast::{
    Class, ClassElement, Declaration, MethodDefinitionKind, Program, Statement, TSInterfaceDeclaration,
    TSSignature, TSTypeAnnotation,
};
use oxc_parser::Parser;
use oxc_span::{GetSpan, SourceType};
use serde_json::{Value, json};

/// The file that declares the element.
const TYPES: &str = "board.d.ts";
const TAG: &str = "mbao-board";
const CLASS: &str = "MbaoBoard";

/// Writes `custom-elements.json` and `html-custom-data.json` beside the types.
pub(crate) fn write(folder: &Path) -> Result<()> {
    let file = folder.join(TYPES);
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let board = Board::read(&text).with_context(|| file.display().to_string())?;
    for (name, data) in
        [("custom-elements.json", board.manifest()), ("html-custom-data.json", board.html_data())]
    {
        fs::write(folder.join(name), serde_json::to_string_pretty(&data)? + "\n")
            .with_context(|| format!("writing {name}"))?;
    }
    Ok(())
}

#[derive(Debug, PartialEq, Eq)]
struct Named {
    name: String,
    of: String,
    told: String,
}

impl Named {
    fn described(&self) -> Value {
        json!({ "name": self.name, "description": self.told })
    }

    fn typed(&self) -> Value {
        json!({ "name": self.name, "description": self.told, "type": { "text": self.of } })
    }
}

/// What the types say about the element.
#[derive(Debug, Default)]
struct Board {
    told: String,
    /// Attributes that are properties as well.
    mirrored: Vec<Named>,
    /// Attributes that are not properties.
    attributes: Vec<Named>,
    events: Vec<Named>,
    /// Properties, and whether they can only be read.
    fields: Vec<(Named, bool)>,
    methods: Vec<Method>,
    slots: Vec<Named>,
    parts: Vec<Named>,
    styles: Vec<Named>,
    aliases: BTreeMap<String, String>,
}

#[derive(Debug)]
struct Method {
    named: Named,
    parameters: Vec<Named>,
}

impl Board {
    fn read(text: &str) -> Result<Self> {
        let allocator = Allocator::default();
        let parsed = Parser::new(&allocator, text, SourceType::d_ts()).parse();
        if let Some(error) = parsed.diagnostics.first() {
            bail!("no types: {error}");
        }
        let source = Source::of(text, &parsed.program);
        let mut board = Self::default();
        for statement in &parsed.program.body {
            let Statement::ExportDeclaration(export) = statement else { continue };
            match &export.declaration {
                Declaration::TSInterfaceDeclaration(declared) => match declared.id.name.as_str() {
                    "BoardAttributes" => board.mirrored = source.properties(declared)?,
                    "BoardEvents" => board.events = source.properties(declared)?,
                    _ => {}
                },
                Declaration::TSTypeAliasDeclaration(alias) => {
                    let of = source.at(alias.type_annotation.span().start, alias.type_annotation.span().end);
                    board.aliases.insert(alias.id.name.to_string(), of);
                }
                Declaration::ClassDeclaration(class) => {
                    board.class(class, &source)?;
                    board.tags(&source.description(statement.span().start)?)?;
                }
                _ => {}
            }
        }
        ensure!(
            !board.mirrored.is_empty() && !board.events.is_empty() && !board.methods.is_empty(),
            "no board"
        );
        Ok(board)
    }

    fn class(&mut self, class: &Class<'_>, source: &Source<'_>) -> Result<()> {
        for member in &class.body.body {
            let start = member.span().start;
            match member {
                ClassElement::PropertyDefinition(field) if !field.r#static => {
                    let name = field.key.static_name().context("a property has a name")?.to_string();
                    let of = source.type_of(field.type_annotation.as_deref());
                    self.fields.push((Named { name, of, told: source.description(start)? }, field.readonly));
                }
                ClassElement::MethodDefinition(method) => {
                    let name = method.key.static_name().context("a method has a name")?.to_string();
                    let returned = source.type_of(method.value.return_type.as_deref());
                    let (of, parameters) = match method.kind {
                        MethodDefinitionKind::Method => {
                            let parameters = method.value.params.items.iter().map(|one| Named {
                                name: source.at(one.pattern.span().start, one.pattern.span().end),
                                of: source.type_of(one.type_annotation.as_deref()),
                                told: String::new(),
                            });
                            (returned, parameters.collect())
                        }
                        // A method that frameworks may set, because an attribute has its name.
                        MethodDefinitionKind::Get => (returned, Vec::new()),
                        _ => continue,
                    };
                    self.methods.push(Method {
                        named: Named { name, of, told: source.description(start)? },
                        parameters,
                    });
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// What the comment of the class lists: `@attr {type} name - …`, `@slot`, `@csspart`, `@cssprop`.
    fn tags(&mut self, comment: &str) -> Result<()> {
        let mut blocks = comment.split("\n@");
        blocks.next().unwrap_or_default().trim().clone_into(&mut self.told);
        for block in blocks {
            let block = block.split_whitespace().collect::<Vec<_>>().join(" ");
            let (head, told) = block.split_once("- ").with_context(|| format!("@{block}: no dash"))?;
            let (tag, rest) = head.trim().split_once(' ').unwrap_or((head.trim(), ""));
            let (of, name) = match rest.strip_prefix('{').and_then(|rest| rest.split_once("} ")) {
                Some((of, name)) => (of, name),
                None => ("", rest),
            };
            let named = Named { name: name.to_owned(), of: of.to_owned(), told: told.to_owned() };
            match tag {
                "attr" => self.attributes.push(named),
                "slot" => self.slots.push(named),
                "csspart" => self.parts.push(named),
                "cssprop" => self.styles.push(named),
                _ => bail!("@{tag} is not known"),
            }
        }
        Ok(())
    }

    /// The format is that of <https://github.com/webcomponents/custom-elements-manifest>.
    fn manifest(&self) -> Value {
        let mirrored = self.mirrored.iter().map(|one| {
            let mut attribute = one.typed();
            attribute["fieldName"] = one.name.clone().into();
            attribute["type"]["text"] = self.expanded(&one.of).into();
            attribute
        });
        let attributes: Vec<_> = mirrored.chain(self.attributes.iter().map(Named::typed)).collect();
        let reflecting = self.mirrored.iter().map(|one| {
            let mut field = one.typed();
            field["kind"] = "field".into();
            field["attribute"] = one.name.clone().into();
            field["reflects"] = true.into();
            field
        });
        let fields = self.fields.iter().map(|(one, readonly)| {
            let mut field = one.typed();
            field["kind"] = "field".into();
            field["readonly"] = (*readonly).into();
            field
        });
        let methods = self.methods.iter().map(|Method { named, parameters }| {
            let mut method = named.described();
            method["kind"] = "method".into();
            method["return"] = json!({ "type": { "text": named.of } });
            let parameter = |one: &Named| json!({ "name": one.name, "type": { "text": one.of } });
            method["parameters"] = parameters.iter().map(parameter).collect();
            method
        });
        let list = |all: &[Named]| all.iter().map(Named::described).collect::<Value>();
        let class = json!({
            "kind": "class",
            "customElement": true,
            "tagName": TAG,
            "name": CLASS,
            "description": self.told,
            "superclass": { "name": "HTMLElement" },
            "attributes": attributes,
            "members": reflecting.chain(fields).chain(methods).collect::<Value>(),
            "events": self.events.iter().map(Named::typed).collect::<Value>(),
            "slots": list(&self.slots),
            "cssParts": list(&self.parts),
            "cssProperties": list(&self.styles),
        });
        let declaration = json!({ "name": CLASS, "module": "board.js" });
        json!({
            "schemaVersion": "1.0.0",
            "readme": "README.md",
            "modules": [{
                "kind": "javascript-module",
                "path": "board.js",
                "declarations": [class],
                "exports": [
                    { "kind": "js", "name": CLASS, "declaration": declaration },
                    { "kind": "custom-element-definition", "name": TAG, "declaration": declaration },
                ],
            }],
        })
    }

    /// The format is that of
    /// <https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md>.
    fn html_data(&self) -> Value {
        let attributes = self.mirrored.iter().chain(&self.attributes).map(|one| {
            let mut attribute = one.described();
            let of = self.expanded(&one.of);
            let values: Vec<_> =
                of.split('"').skip(1).step_by(2).map(|name| json!({ "name": name })).collect();
            if of == "boolean" {
                attribute["valueSet"] = "v".into();
            } else if !values.is_empty() {
                attribute["values"] = values.into();
            }
            attribute
        });
        let tag =
            json!({ "name": TAG, "description": self.told, "attributes": attributes.collect::<Value>() });
        json!({ "version": 1.1, "tags": [tag] })
    }

    /// A type with its aliases written out.
    fn expanded(&self, of: &str) -> String {
        let parts = of.split(" | ").filter(|part| *part != "null");
        parts.map(|part| self.aliases.get(part).map_or(part, String::as_str)).collect::<Vec<_>>().join(" | ")
    }
}

/// The text of the types, and each comment by the position of what follows it.
struct Source<'a> {
    text: &'a str,
    comments: BTreeMap<u32, &'a str>,
}

impl<'a> Source<'a> {
    fn of(text: &'a str, program: &Program<'_>) -> Self {
        let comments = program.comments.iter().filter(|comment| comment.is_jsdoc());
        let comments = comments.map(|comment| {
            let span = comment.content_span();
            (comment.attached_to, &text[span.start as usize..span.end as usize])
        });
        Self { text, comments: comments.collect() }
    }

    fn at(&self, start: u32, end: u32) -> String {
        self.text[start as usize..end as usize].split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn type_of(&self, annotation: Option<&TSTypeAnnotation<'_>>) -> String {
        annotation.map_or_else(String::new, |one| {
            let span = one.type_annotation.span();
            self.at(span.start, span.end)
        })
    }

    /// The comment before a position, without its comment marks.
    fn description(&self, start: u32) -> Result<String> {
        let comment = self.comments.get(&start);
        let line = self.text[..start as usize].matches('\n').count() + 1;
        let comment = comment.with_context(|| format!("nothing is said of what stands in line {line}"))?;
        let lines = comment.trim_start_matches('*').lines();
        let lines = lines.map(|line| line.trim().trim_start_matches('*').trim());
        Ok(lines.collect::<Vec<_>>().join("\n").trim().to_owned())
    }

    fn properties(&self, declared: &TSInterfaceDeclaration<'_>) -> Result<Vec<Named>> {
        let properties = declared.body.body.iter().map(|signature| {
            let TSSignature::TSPropertySignature(property) = signature else {
                bail!("{}: expected properties alone", declared.id.name)
            };
            let name = property.key.static_name().context("a property has a name")?.to_string();
            let of = self.type_of(property.type_annotation.as_deref());
            Ok(Named { name, of, told: self.description(property.span.start)? })
        });
        properties.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: &str = r#"
export type Seeds = "komwe" | "stone";
export interface BoardAttributes {
  /** What is sown. */
  theme: Seeds | null;
  /** No sound. */
  quiet: boolean;
}
export interface BoardEvents {
  /** It has ended. */
  "mbao-over": CustomEvent<{ winner:
    string }>;
}
/**
 * A board.
 *
 * @attr {string} lang - The language.
 * @slot - What is seen
 *   before.
 * @csspart pit - A pit.
 * @cssprop --mbao-wood - Wood.
 */
export declare class MbaoBoard extends HTMLElement {
  static readonly observedAttributes: readonly string[];
  /** What is. */
  readonly state: State | undefined;
  /** Plays. */
  play(action: string): Promise<void>;
  /** Goes on. */
  get step(): (count?: number) => Promise<void>;
  set step(at: number | null);
}
"#;

    #[test]
    fn what_the_types_say_is_what_editors_read() -> Result<()> {
        let board = Board::read(BOARD)?;
        let manifest = board.manifest();
        let class = &manifest["modules"][0]["declarations"][0];
        assert_eq!(class["description"], "A board.");
        let attribute = json!({
            "name": "theme", "fieldName": "theme", "description": "What is sown.",
            "type": { "text": "\"komwe\" | \"stone\"" },
        });
        assert_eq!(class["attributes"][0], attribute);
        assert_eq!(class["attributes"][2]["name"], "lang");
        assert_eq!(class["events"][0]["type"]["text"], "CustomEvent<{ winner: string }>");
        assert_eq!(class["slots"][0], json!({ "name": "", "description": "What is seen before." }));
        assert_eq!(class["cssParts"][0]["name"], "pit");
        assert_eq!(class["cssProperties"][0]["name"], "--mbao-wood");
        let members: Vec<_> =
            class["members"].as_array().into_iter().flatten().map(|one| &one["name"]).collect();
        assert_eq!(members, ["theme", "quiet", "state", "play", "step"]);
        let data = board.html_data();
        let attributes = &data["tags"][0]["attributes"];
        assert_eq!(attributes[0]["values"], json!([{ "name": "komwe" }, { "name": "stone" }]));
        assert_eq!(attributes[1]["valueSet"], "v");
        Ok(())
    }

    #[test]
    fn what_nothing_is_said_of_is_refused() {
        let silent = BOARD.replace("  /** No sound. */\n", "");
        let error = Board::read(&silent).map(|_| ()).map_err(|error| error.to_string());
        assert_eq!(error, Err("nothing is said of what stands in line 6".to_owned()));
        assert!(Board::read(&BOARD.replace("@csspart", "@part")).is_err());
    }
}
