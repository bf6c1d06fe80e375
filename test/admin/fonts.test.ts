import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { openAdmin } from './window.ts';

test('words that were drawn before their font was loaded are drawn with it', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const { page } = await openAdmin(browser, running, { locale: 'te-IN' });
  for (let visit = 0; visit < 3; visit++) {
    if (visit > 0) await page.reload();
    const heading = page.getByRole('heading', { name: 'సైన్ ఇన్' });
    await heading.waitFor();
    await page.waitForFunction('document.fonts.status === "loaded"');
    // The browser of the tests has no font of its own for Telugu: a box for each letter is wider than the word.
    const [shown, anew] = await page.evaluate<[number, number]>(`(() => {
      const heading = document.querySelector('h1');
      const widthOf = (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(range.getBoundingClientRect().width);
      };
      const again = heading.cloneNode(true);
      again.style.fontFeatureSettings = '"zzzz"'; // never shaped before
      heading.after(again);
      return [widthOf(heading), widthOf(again)];
    })()`);
    assert.equal(shown, anew);
  }
});
