import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '../support/helper.ts';

const te = 'గోదావరికి వరద పెరిగింది; లోతట్టు ప్రాంతాల ప్రజలను శిబిరాలకు తరలించారు, అధికారులు అప్రమత్తంగా ఉన్నారు';
const hi = 'दिल्ली & नोएडा में घना कोहरा, उड़ानें देर से';
const ta = 'சென்னையில் புதிய மெட்ரோ வழித்தடம் திறப்பு';
const bn = 'কলকাতায় বইমেলা শুরু';
const ur = 'لکھنؤ میں مشاعرہ';

/** Language, summary, content, and whether the page has the summary above the content. */
const stories: [lang: string, summary: string, content: string, isShown: boolean][] = [
  ['te', te, `<p>${te}. మరింత సమాచారం</p>`, false],
  ['te', te, `<p>${te.slice(0, 40)}</p><p>మరొకటి</p>`, true],
  ['te', te, `<p>తాజా: ${te}</p>`, true],
  ['hi', hi, `<p>${hi.replace('&', '&amp;')}</p>`, false],
  ['hi', hi, `<p>${hi.replace('&', 'और')}</p>`, true],
  ['ta', ta, `<p><strong>சென்னையில்</strong>\n புதிய   மெட்ரோ வழித்தடம் திறப்பு</p>`, false],
  ['ta', ta, `<h2>${ta}</h2><p>பயணிகள் மகிழ்ச்சி</p>`, false],
  ['bn', bn, bn, false],
  ['bn', bn, `<p>প্রথম দিনেই ভিড়</p>`, true],
  ['ur', ur, `<p>${ur}۔</p>`, false],
];

test('a page shows the summary of a story unless the story begins with it', async (t) => {
  const running = await start(t, 'sqlite');
  const token = await running.tokenOf('editor');
  for (const [lang, summary, content, isShown] of stories) {
    const reply = await running.call('/api/news.php', { token, json: { lang, title: bn + te, summary, content } });
    assert.ok(reply.status < 300, reply.text);
    const { text } = await running.call(`/n/a-${reply.body.data.id}`);
    assert.ok(text.includes('<div class="body">'), text);
    assert.equal(text.includes('<p class="summary">'), isShown, `${summary} | ${content}`);
  }
});
