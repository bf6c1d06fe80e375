import './fonts.css';

/**
 * Where the device has no font of a script, Chromium keeps the empty boxes of the words that it drew before the font was
 * loaded. A feature that no font knows makes it shape the words anew; each time another one, as it keeps the others too.
 */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
let loads = 0;
document.fonts.addEventListener('loadingdone', () => {
  loads++;
  sheet.replaceSync(`* { font-feature-settings: "z${String(loads % 1000).padStart(3, '0')}" }`);
});
