import { parts, word } from "./words.js";

/** An element with properties (attributes where they hold a hyphen, `class` and `role`) and what is in it. */
export function make(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name.includes("-") || ["class", "role", "for", "list"].includes(name)) made.setAttribute(name, value);
    else made[name] = value;
  }
  made.append(...children.filter((child) => child !== undefined && child !== null && child !== false));
  return made;
}

/** Whether what is set now is being typed: then the field stays as it stands. */
export let typing = false;

function typed(act) {
  typing = true;
  try {
    act();
  } finally {
    typing = false;
  }
}

/** A field under its name; `key` finds it again after its question was drawn anew. */
function labelled(label, field, key, beside = "") {
  field.dataset.key = key;
  return make("label", { class: `field ${beside}` }, make("span", {}, label), field);
}

export function textField(label, key, value, set, long = false) {
  const most = long ? 2000 : 80;
  const field = make(long ? "textarea" : "input", { value: value ?? "", maxLength: most, oninput: () => typed(() => set(field.value)) });
  if (long) field.rows = 2;
  return labelled(label, field, key, long ? "long" : "");
}

/** A whole number; `set` gets `undefined` where there is none. */
export function bareNumber(label, key, value, set, least = 0, most = 120) {
  const field = make("input", {
    type: "number", inputMode: "numeric", min: least, max: most, step: 1, value: value ?? "", "aria-label": label,
    oninput: () => {
      const number = field.valueAsNumber;
      const fits = Number.isInteger(number) && number >= least && number <= most;
      field.setAttribute("aria-invalid", String(!fits && field.value !== ""));
      if (fits) typed(() => set(number));
      else if (field.value === "") typed(() => set(undefined));
    },
  });
  field.dataset.key = key;
  return field;
}

export function numberField(label, key, value, set, least, most) {
  const field = bareNumber(label, key, value, set, least, most);
  field.removeAttribute("aria-label");
  return labelled(label, field, key);
}

/** `options`: value to name; a value that is none of them shows nothing chosen. */
export function choiceField(label, key, options, value, set) {
  const field = make("select", { onchange: () => set(field.value) });
  for (const [id, name] of options) field.append(make("option", { value: id }, name));
  field.value = value ?? "";
  return labelled(label, field, key);
}

export function tick(label, key, checked, set) {
  const field = make("input", { type: "checkbox", checked: Boolean(checked), onchange: () => set(field.checked) });
  field.dataset.key = key;
  return make("label", { class: "tick" }, field, make("span", {}, label));
}

/** A field for each number in a word, which stands beside them. */
export function numbersOf(id, key, numbers, set) {
  const count = parts(id).length - 1;
  const name = word(id, ...Array.from({ length: count }, () => "…"));
  return make("span", { class: "numbers" }, ...Array.from({ length: count }, (_, at) =>
    bareNumber(count > 1 ? `${name} (${at + 1})` : name, `${key}-${at}`, numbers[at], (number) => {
      if (number === undefined) return;
      numbers[at] = number;
      set([...numbers]);
    })));
}

export function button(label, key, act, more = {}) {
  const made = make("button", { type: "button", onclick: act, ...more }, label);
  made.dataset.key = key;
  return made;
}

export const group = (label, ...children) =>
  make("fieldset", {}, make("legend", {}, label), ...children);
