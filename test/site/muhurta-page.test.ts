import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '../support/helper.ts';

test('a month has its muhurtas on a page, with a form that needs no script', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  running.clock.ms = Date.parse('2026-11-23T06:00:00Z');
  const { status, text } = await running.call('/hi/panchang/muhurta?for=marriage&month=2027-02&city=Delhi');
  assert.equal(status, 200);
  assert.match(text, /<h1>शुभ मुहूर्त: विवाह: फ़रवरी 2027<\/h1>/);
  assert.match(text, /<form action="\/hi\/panchang\/muhurta">/);
  assert.match(text, /<select name="for"/);
  assert.match(text, /<option value="griha_pravesh">गृह प्रवेश<\/option>/);
  assert.match(text, /<input type="month" name="month" value="2027-02"/);
  const days = text.match(/<h2 class="title"><a href="[^"]*date=2027-02-\d\d[^"]*">\d+ फ़रवरी<\/a><\/h2>/g) ?? [];
  assert.ok(days.length >= 5, 'days of February');
  assert.match(text, /नक्षत्र: /);
  const none = await running.call('/te/panchang/muhurta?for=marriage&month=2027-08&city=Delhi');
  assert.match(none.text, /ఈ నెలలో ముహూర్తాలు లేవు/);
  assert.match(none.text, /<li>చాతుర్మాస్యం: /);
  assert.match((await running.call('/ur/panchang/muhurta')).text, /<html[^>]* dir="rtl"/);
  assert.match((await running.call('/te/panchang')).text, /href="\/te\/panchang\/muhurta\?month=2026-11"/);
  assert.equal((await running.call('/hi/panchang/muhurta?for=शादी')).status, 400);
  assert.equal((await running.call('/hi/panchang/muhurta?month=1899-12')).status, 400);
});
