/** The language of the page: its words, and switching it. */
import en from "./words/en.js";
import sw from "./words/sw.js";

const languages = { en, sw };
const KEY = "mbao-language";
const changed = new Set();
let current = first();

/** The language kept from last time, else the first of the reader's that is here. */
function first() {
  const kept = read();
  const wanted = [kept, ...navigator.languages.map((name) => name.split("-")[0])];
  return wanted.find((name) => Object.hasOwn(languages, name)) ?? "en";
}

/** Storage may be refused by the browser's settings; the page then forgets. */
function read() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(name) {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** The words in the language of the page. */
export function words() {
  return languages[current];
}

/** Calls back whenever the language has changed. */
export function onLanguage(callback) {
  changed.add(callback);
}

function show() {
  document.documentElement.lang = current;
  for (const place of document.querySelectorAll("[data-word]")) place.textContent = words()[place.dataset.word];
  for (const button of document.querySelectorAll("[data-language]")) {
    button.setAttribute("aria-pressed", String(button.dataset.language === current));
  }
}

/** Makes the switch work and puts the words in their places. */
export function startLanguage() {
  for (const button of document.querySelectorAll("[data-language]")) {
    button.addEventListener("click", () => {
      current = button.dataset.language;
      keep(current);
      show();
      for (const callback of changed) callback();
    });
  }
  show();
}
