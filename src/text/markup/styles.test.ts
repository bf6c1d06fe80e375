import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sanitise } from './html.ts';

test('words are bold, slanted or lined by their style as by their element', () => {
  for (const [from, to] of [
    ['<b style="font-weight:normal" id="docs-internal-guid-1"><p>గోదావరి</p></b>', '<p>గోదావరి</p>'],
    ['<b style="font-weight: 400">क</b>', 'क'],
    ['<strong style="font-weight:normal !important" lang="hi">क</strong>', '<span lang="hi">क</span>'],
    ['<em style="font-style:normal">க</em><i style="FONT-STYLE: Normal;">க</i>', 'கக'],
    ['<span style="font-weight:700">వరద</span>', '<strong>వరద</strong>'],
    ['<span style="font-weight:bolder">বন্যা</span>', '<strong>বন্যা</strong>'],
    ['<font style="font-weight:bold;font-style:italic">سیلاب</font>', '<strong><em>سیلاب</em></strong>'],
    ['<span lang="ur" style="font-style:oblique 10deg">سیلاب</span>', '<span lang="ur"><em>سیلاب</em></span>'],
    ['<span style="font: italic bold 12px/1.4 Arial">क</span>', '<em><strong>क</strong></em>'],
    ['<span style="font:7.0pt Times">a</span><span style="font-weight:500">b</span>', '<span>a</span>b'],
    ['<p style="font-weight:600">వాన</p>', '<p><strong>వాన</strong></p>'],
    ['<b style="font-weight:bold">a</b>', '<b>a</b>'],
    ['<b style="font-style:italic">a</b>', '<b><em>a</em></b>'],
    ['<p><b>వరద <span style="font-weight:normal">నీరు</span></b></p>', '<p><b>వరద </b>నీరు</p>'],
    ['<b>a<i style="font-weight:400">b</i>c</b>', '<b>a</b><i>b</i><b>c</b>'],
    ['<span style="text-decoration:line-through">a</span><u style="text-decoration:none">b</u>', '<s>a</s>b'],
    ['<a href="/n/1"><span style="text-decoration:underline">a</span></a>', '<a href="/n/1">a</a>'],
    ['<span style="text-decoration: underline">क</span>', '<u>क</u>'],
    ['H<span style="vertical-align:sub">2</span>O', 'H<sub>2</sub>O'],
    ['<h2 style="font-weight:400">క</h2>', '<h2>క</h2>'],
    ['<p data-inner="strong" data-off="em">క</p>', '<p>క</p>'],
  ] as const) {
    assert.equal(sanitise(from), to, from);
    assert.equal(sanitise(to), to, from);
  }
});
