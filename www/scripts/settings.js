// Before the first paint: applies the reader's settings.
try {
  /** @type {Record<string, string | undefined> | null} */
  const kept = JSON.parse(localStorage.getItem("mbao.settings") ?? "null");
  for (const name of ["theme", "size", "motion"]) {
    const value = kept?.[name];
    if (value) document.documentElement.dataset[name] = value;
  }
} catch {
  // Storage is refused or damaged: the page keeps its default look.
}
