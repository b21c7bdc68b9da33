/**
 * Links to the page in other languages lead to the same place on it, with the same query: places have the same
 * names in all languages.
 */
// Just before a link is followed, in whatever way. The links belong to an island, which may be drawn anew.
for (const kind of ["pointerover", "focusin", "click"]) {
  document.addEventListener(kind, ({ target }) => {
    const link = target instanceof Element && target.closest(/** @type {"a"} */ (".settings-language"));
    if (!link) return;
    link.search = location.search;
    // A game in progress counts as a place too: the play page says which it is.
    link.hash = link.dataset.place || location.hash;
  }, { capture: true });
}
