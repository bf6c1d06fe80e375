import './fonts.css';

/**
 * Where the device has no font of a script, Chromium keeps the empty boxes of the words that it drew before the font was
 * loaded. A feature that no font knows makes it shape the words anew; each time another one, also of the pages before, as it
 * keeps what it shaped with the others.
 */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
const tags = 36 ** 3;
let tag = Math.floor(performance.timeOrigin) % tags;
document.fonts.addEventListener('loadingdone', () => {
  tag = (tag + 1) % tags;
  sheet.replaceSync(`* { font-feature-settings: "z${tag.toString(36).padStart(3, '0')}" }`);
});
