import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { openAdmin, until } from './window.ts';

test('words that were drawn before their font was loaded are drawn with it', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const { page } = await openAdmin(browser, running, { locale: 'te-IN' });
  for (let visit = 0; visit < 3; visit++) {
    if (visit > 0) await page.reload();
    const heading = page.getByRole('heading', { name: 'సైన్ ఇన్' });
    await heading.waitFor();
    // The browser of the tests has no font of its own for Telugu: a box for each letter is wider than the word. What is
    // drawn anew has the font from the moment at which that is loaded; the heading has to follow.
    await until(
      page,
      `(() => {
      const heading = document.querySelector('h1');
      const widthOf = (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(range.getBoundingClientRect().width);
      };
      const again = heading.cloneNode(true);
      const tag = Math.round(performance.now() % 46_656).toString(36).padStart(3, '0');
      again.style.fontFeatureSettings = '"y' + tag + '"'; // never shaped before
      heading.after(again);
      const widths = [widthOf(heading), widthOf(again)];
      again.remove();
      const isLoaded = [...document.fonts].some(({ family, status }) => /Telugu/.test(family) && status === 'loaded');
      return isLoaded && widths[0] === widths[1];
    })()`,
    );
  }
});

test('the interface in Urdu has one font for all of its letters', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { page } = await openAdmin(await openBrowser(t), running, { locale: 'ur-IN' });
  await page.getByRole('heading', { name: 'سائن اِن' }).waitFor();
  await until(
    page,
    `[...document.fonts].some(
    ({ family, status }) => /Noto Sans Arabic/.test(family) && status === 'loaded',
  )`,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, button[type=submit]',
  });
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const letters = fonts.filter(({ familyName }) => !/Noto Sans Arabic/.test(familyName));
    assert.deepEqual(letters, []);
  }
});
