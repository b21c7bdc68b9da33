/** The element's style sheets as one text: the build makes `style.js` of them. */
export const style: string;
