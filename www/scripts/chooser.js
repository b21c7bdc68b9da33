/** Choosing a game, its set-up and options. */
import { element } from "./element.js";
import { words } from "./language.js";

/** People and region of a game in the language of the page. */
export function whose(info) {
  const say = words();
  const people = say.people[info.id] ?? info.people;
  return { people: people[0].toUpperCase() + people.slice(1), region: say.regions[info.id] ?? info.region };
}

/** The list of games; `choose` is called with the one that is pressed. */
export function showGames(place, infos, current, choose) {
  place.replaceChildren(
    ...infos.map((info) => {
      const name = element("span", { className: "game-name", textContent: info.name });
      const people = element("span", { className: "game-people", textContent: whose(info).people });
      const button = element("button", { type: "button", data: { game: info.id }, onclick: () => choose(info) }, name, people);
      button.ariaPressed = String(info.id === current.id);
      return element("li", {}, button);
    }),
  );
}

function setupLabel(name) {
  const say = words();
  if (Object.hasOwn(say.setups, name)) return say.setups[name];
  return /^\d+$/.test(name) ? say.each(name) : say.diagram(name);
}

function choice(id, label, options, value) {
  const select = element("select", { id, name: id }, ...options.map(([key, text]) => element("option", { value: key, textContent: text })));
  select.value = value;
  return element("div", { className: "field" }, element("label", { htmlFor: id, textContent: label }), select);
}

/** The form of set-up and options as they are in `state`; `begin` gets what `new Game` takes, `adorn` keeps what only looks. */
export function showBegin(form, info, state, begin, adorn) {
  const say = words();
  const setups = info.setups.map((setup) => [setup.name, setupLabel(setup.name)]);
  const fields = [choice("setup", say.setup, setups, state.setup)];
  for (const option of info.options) {
    const values = option.values.map((value) => [value, say.values[`${option.id}.${value}`] ?? say.values[value] ?? value]);
    fields.push(choice(`option-${option.id}`, say.options[option.id] ?? option.id, values, state.options[option.id] ?? option.default));
  }
  for (const [name, words] of [["theme", say.themes], ["speed", say.speeds]]) {
    const field = choice(name, say[name], Object.entries(words), adorn.get(name) ?? "");
    field.querySelector("select").onchange = (event) => adorn.set(name, event.target.value);
    fields.push(field);
  }
  const position = element("input", { id: "position", name: "position", type: "text", autocomplete: "off", spellcheck: false });
  fields.push(element("div", { className: "field wide" }, element("label", { htmlFor: "position", textContent: say.fromPosition }), position));
  form.replaceChildren(
    element("h2", { textContent: say.beginTitle }),
    ...fields,
    element("button", { type: "submit", className: "main", textContent: say.begin }),
  );
  form.hidden = false;
  form.onsubmit = (event) => {
    event.preventDefault();
    const sent = new FormData(form);
    const options = Object.fromEntries(info.options.map((option) => [option.id, sent.get(`option-${option.id}`)]));
    begin({ setup: sent.get("setup"), options, position: sent.get("position").trim() || null });
  };
}
