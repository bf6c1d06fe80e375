import assert from 'node:assert/strict';
import { test } from 'node:test';
import { article } from './article.ts';

const read = (body: string): string | null =>
  article(
    Buffer.from(`<!doctype html><html><body>${body}</body></html>`),
    'text/html; charset=utf-8',
    'https://news.example/1',
  );

const story = (part: (n: number) => string): string =>
  `<article><h1>వర్షాలు</h1>${Array.from({ length: 20 }, (_, n) => `<p>${part(n)} రాష్ట్రంలో రెండు రోజుల పాటు భారీ వర్షాలు కురుస్తాయని వాతావరణ శాఖ తెలిపింది, ప్రజలు జాగ్రత్తగా ఉండాలి.</p>`).join('')}</article>`;

test('depth is that of elements: neither of tags that are never closed nor of what scripts write', () => {
  const text = story((n) => `భాగం ${n}`);
  assert.match(read(text) ?? '', /వాతావరణ శాఖ/);
  const unclosed = `<div class="menu">${'<div><span><a href="/x">x</div>'.repeat(300)}</div>`;
  const written = `<script>${'document.write("<div><span>");'.repeat(400)}</script><!-- ${'<div>'.repeat(400)} -->`;
  const typed = `<textarea>${'<div>'.repeat(400)}</textarea>`;
  for (const around of [unclosed, written, typed])
    assert.match(read(around + text) ?? '', /వాతావరణ శాఖ/, around.slice(0, 60));
  assert.equal(read('<div>'.repeat(300) + text), null, 'really deep');
  assert.equal(read('<b>'.repeat(300) + text), null);
});

test('hostile pages are refused in time that grows as they do', () => {
  for (const unit of ['</b>', '<b>', '<!--', '<script>', '<textarea', '<div></div>', '<b><i></b>'])
    assert.equal(read(unit.repeat(200_000)), null, unit);
});
