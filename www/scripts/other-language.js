/**
 * The link to the page in the other language leads to the same place on it, with the same query: both pages have the
 * same names.
 */
const link = document.querySelector(/** @type {"a"} */ (".settings-language"));

/** Takes place and query along. */
function carry() {
  if (!link) return;
  link.search = location.search;
  // A game in progress is a place too: the play page says which.
  link.hash = link.dataset.place || location.hash;
}

// Before it is followed, in whatever way.
for (const kind of ["pointerover", "focusin", "click"]) link?.addEventListener(kind, carry);
