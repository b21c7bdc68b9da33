/**
 * Links to the page in other languages lead to the same place on it, with the same query: places have the same
 * names in all languages.
 */
const links = document.querySelectorAll(/** @type {"a"} */ (".settings-language"));

for (const link of links) {
  // Adds place and query.
  const carry = () => {
    link.search = location.search;
    // A game in progress counts as a place too: the play page says which it is.
    link.hash = link.dataset.place || location.hash;
  };
  // Just before the link is followed, in whatever way.
  for (const kind of ["pointerover", "focusin", "click"]) link.addEventListener(kind, carry);
}
