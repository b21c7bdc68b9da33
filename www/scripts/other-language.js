/** The link to the page in the other language leads to the same place of it, with the same wishes: both have the same names. */
const link = document.querySelector(".settings-language");
const carry = () => {
  link.search = location.search;
  // A game that is under way is a place too: the play page says which.
  link.hash = link.dataset.place || location.hash;
};
// Before it is followed, in whatever way.
for (const kind of ["pointerover", "focusin", "click"]) link?.addEventListener(kind, carry);
