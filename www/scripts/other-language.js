/**
 * Links to the page in other languages lead to the same place on it, with the same query: all of them have the same
 * names.
 */
const links = document.querySelectorAll(/** @type {"a"} */ (".settings-language"));

for (const link of links) {
  // Takes place and query along.
  const carry = () => {
    link.search = location.search;
    // A game in progress is a place too: the play page says which.
    link.hash = link.dataset.place || location.hash;
  };
  // Before it is followed, in whatever way.
  for (const kind of ["pointerover", "focusin", "click"]) link.addEventListener(kind, carry);
}
