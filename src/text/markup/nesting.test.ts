import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sanitise } from './html.ts';

test('what is bold, slanted or a link lies inside the blocks that it is around', () => {
  for (const [from, to] of [
    [
      '<div style="font-weight:bold"><p>గోదావరి</p><p>వరద</p></div>',
      '<div><p><strong>గోదావరి</strong></p><p><strong>వరద</strong></p></div>',
    ],
    ['<div style="font-weight:bold">వరద</div>', '<div><strong>వరద</strong></div>'],
    [
      '<div style="font-style:italic">बाढ़<ul><li>एक</li> <li>दो</li></ul></div>',
      '<div><em>बाढ़</em><ul><li><em>एक</em></li> <li><em>दो</em></li></ul></div>',
    ],
    ['<font style="font-weight:700"><p>வெள்ளம்</p></font>', '<p><strong>வெள்ளம்</strong></p>'],
    ['<b><center>বন্যা</center></b>', '<div><b>বন্যা</b></div>'],
    ['<center style="font-weight:bold"><p>সংবাদ</p></center>', '<div><p><strong>সংবাদ</strong></p></div>'],
    ['<b><i><p>سیلاب</p></i> خبر</b>', '<p><b><i>سیلاب</i></b></p><b> خبر</b>'],
    [
      '<p><span lang="hi">एक<div>दो</div>तीन</span></p>',
      '<p><span lang="hi">एक</span></p><div><span lang="hi">दो</span></div><p><span lang="hi">तीन</span></p>',
    ],
    [
      '<b><table><tr><th>క</th><td>మ<br>ల</td></tr></table></b>',
      '<table><tr><th><b>క</b></th><td><b>మ<br />ల</b></td></tr></table>',
    ],
    [
      '<p><a href="/n/1">ముందు<div>లోపల</div></a></p>',
      '<p><a href="/n/1">ముందు</a></p><div><a href="/n/1">లోపల</a></div>',
    ],
    [
      '<em><h2>தலைப்பு</h2><blockquote><p>மேற்கோள்</p></blockquote></em>',
      '<h2><em>தலைப்பு</em></h2><blockquote><p><em>மேற்கோள்</em></p></blockquote>',
    ],
    ['<b>క<hr>మ</b>', '<b>క</b><hr /><b>మ</b>'],
    ['<strong><p>a</p><p></p></strong>', '<p><strong>a</strong></p><p></p>'],
    ['<b><figure><img src="/a.jpg"><figcaption>చిత్రం</figcaption></figure></b>', null],
  ] as const) {
    const made = sanitise(from);
    if (to === null)
      assert.match(made, /^<figure><b><img [^>]*><\/b><figcaption><b>చిత్రం<\/b><\/figcaption><\/figure>$/);
    else assert.equal(made, to, from);
    assert.equal(sanitise(made), made, from);
  }
});

test('what is valid stays: links around blocks, marks in paragraphs, players in marks', () => {
  for (const html of [
    '<a href="/n/1"><h2>శీర్షిక</h2><p>వార్త</p></a>',
    '<p>ఒక <b>మాట <i>లోపల</i></b></p>',
    '<ul><li><b>ఒకటి</b><ul><li>రెండు</li></ul></li></ul>',
    '<p><b>a</b> <b> </b>b</p>',
  ])
    assert.equal(sanitise(html), html);
});

test('many marks around many blocks take no more than twice the room', () => {
  const marks = Array.from({ length: 40 }, (_, n) => `<span lang="te" title="${n}" dir="ltr">`).join('');
  const html = `${marks}${'<p>వా</p>'.repeat(20_000)}${'</span>'.repeat(40)}`;
  const began = performance.now();
  const made = sanitise(html);
  assert.ok(made.length < 2.5 * html.length, String(made.length / html.length));
  assert.equal(made.match(/<p>/g)?.length, 20_000);
  assert.ok(performance.now() - began < 20_000);
});
