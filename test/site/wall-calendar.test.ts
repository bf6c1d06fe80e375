import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';

const now = Date.parse('2026-11-23T06:00:00Z');

test('a year hangs on the wall: twelve sheets with tithi, nakshatra, festivals and the Moon', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  running.clock.ms = now;
  const of = async (path: string) => {
    const reply = await running.call(path);
    assert.equal(reply.status, 200, path);
    return reply.text;
  };
  for (const lang of ['te', 'hi', 'ta', 'bn', 'ur']) {
    const text = await of(`/${lang}/panchang/calendar/2026`);
    assert.equal(text.match(/<section class="sheet/g)?.length, 12, lang);
    assert.equal(text.match(/<b>\d+<\/b>/g)?.length, 365, lang);
    // Twelve or thirteen full moons and new moons, each on one day or two.
    for (const moon of ['○', '●', '◐', '◑']) {
      const count = text.split(moon).length - 1;
      assert.ok(count >= 12 && count <= 15, `${lang} ${moon} ${count}`);
    }
    assert.ok(Buffer.byteLength(text) < 250_000, `${lang}: ${Buffer.byteLength(text)} bytes`);
    assert.doesNotMatch(
      text,
      /<script(?! (?:type="application\/ld\+json"|src="\/site\/(?:story|reader-[a-z]{2})-\w+\.js" defer))/,
    );
  }
  const text = await of('/te/panchang/calendar/2026?city=Chennai');
  assert.match(text, /<h2>.*<span>నవంబర్ 2026<\/span> <span class="meta">ఆశ్వయుజం – కార్తీకం · చెన్నై · /);
  const diwali = /<td[^>]*><b>8<\/b>.*?<\/td>/s.exec(text.slice(text.indexOf('నవంబర్ 2026</span>')))?.[0] ?? '';
  assert.match(diwali, /class="holiday"/);
  assert.match(
    diwali,
    /చతుర్దశి .*\d:\d\d<br>.*<small>రాహుకాలం .*\d:\d\d – .*\d:\d\d<\/small>.*<span class="red">దీపావళి<\/span>/,
  );
  const day = await of('/te/panchang?city=Chennai');
  assert.match(day, /<a href="\/te\/panchang\/calendar\/2026\?city=1264527">/);
  assert.match(await of('/ur/panchang/calendar/2031'), /href="\/ur\/panchang\/calendar\/2030"/);
  for (const year of ['2024', '2032', '2100'])
    assert.equal((await running.call(`/te/panchang/calendar/${year}`)).status, 404, year);
  for (const bad of ['1899', 'నవంబర్', '2026?city=Atlantis'])
    assert.equal((await running.call(`/te/panchang/calendar/${encodeURI(bad)}`)).status, 400, bad);
});

test('it prints on twelve sheets of A4 and nothing else, and fits a small phone', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  running.clock.ms = now;
  const page = await (await openBrowser(t)).newPage({
    viewport: { width: 360, height: 800 },
    javaScriptEnabled: false,
  });
  t.after(() => page.close());
  await page.goto(`${running.url}/en/panchang/calendar/2026`);
  const { width } = (await page.locator('html').boundingBox()) as { width: number };
  assert.equal(width, 360);
  assert.equal(await page.locator('header.top').isVisible(), true);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 12);
  const [, wide, high] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  assert.deepEqual([Math.round(Number(wide)), Math.round(Number(high))], [842, 595], 'landscape');
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['header.top', 'footer', 'main > form', 'main > h1'])
    assert.equal(await page.locator(hidden).isVisible(), false, hidden);
});
