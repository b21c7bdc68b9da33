// Names in the address have no case: telephones begin with a capital letter.
{
  const asked = location.search.replace(/[?&][^=&]*/g, (name) => name.toLowerCase());
  if (asked !== location.search) history.replaceState(history.state, "", asked + location.hash);
}

// Before the first paint, and when another page changes them: applies the reader's settings.
const SETTINGS = "mbao.settings";
function applySettings() {
  try {
    /** @type {Record<string, unknown> | null} */
    const kept = JSON.parse(localStorage.getItem(SETTINGS) ?? "null");
    for (const name of ["theme", "size", "motion"]) {
      const value = kept?.[name];
      if (value && typeof value === "string") document.documentElement.dataset[name] = value;
    }
  } catch {
    // Storage is refused or damaged: the page keeps its default look.
  }
}
applySettings();
addEventListener("storage", ({ key }) => key === SETTINGS && applySettings());
// A page that the browser brings back has heard nothing in the meantime.
addEventListener("pageshow", ({ persisted }) => persisted && applySettings());
