import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode } from './charset.ts';

test('bytes become text whatever they are declared to be', () => {
  const telugu = '<?xml version="1.0" encoding="ISO-8859-1"?><a>తెలుగు వార్తలు ఈరోజు, ఇంకా చాలా ఉన్నాయి</a>';
  assert.equal(decode(Buffer.from(telugu), 'text/xml; charset=latin1'), telugu);
  const oneBad = Buffer.concat([Buffer.from(telugu), Buffer.from([0x92])]);
  assert.equal(decode(oneBad), `${telugu}\ufffd`);
  const quotes = '<?xml version="1.0" encoding="UTF-8"?><a>“Onions” – farmers’ joy, caf';
  const pasted = Buffer.concat([Buffer.from(quotes), Buffer.from('\xe9</a>', 'latin1')]);
  assert.equal(decode(pasted), `${quotes}\ufffd</a>`, 'a few curly quotes, which it says are UTF-8');
  assert.equal(
    decode(pasted, 'text/xml; charset=windows-1252').slice(-8),
    'café</a>',
    'which another declaration outweighs',
  );
  assert.equal(decode(Buffer.from('<a>caf\xe9</a>', 'latin1')), '<a>café</a>');
  const lie = Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>caf\xe9 cr\xe8me</a>', 'latin1');
  assert.equal(decode(lie).slice(-14), 'café crème</a>');
  assert.equal(
    decode(Buffer.from('<?xml version="1.0" encoding="windows-1251"?><a>\xcf\xf0\xe8</a>', 'latin1')).slice(-7),
    'При</a>',
  );
  assert.equal(decode(Buffer.from('<a>\xcf\xf0\xe8</a>', 'latin1'), 'text/xml; charset="windows-1251"'), '<a>При</a>');
  const late = Buffer.concat([
    Buffer.from(`<?xml version="1.0" encoding="ISO-2022-JP"?><a>${'x'.repeat(2_000)}`),
    Buffer.from('\x1b$BF|K\\\x1b(B</a>', 'latin1'),
  ]);
  assert.equal(decode(late).slice(-6), '日本</a>');
  assert.ok(decode(Buffer.from(`<a>${telugu}\x1b$B</a>`)).includes(telugu), 'a stray escape flips nothing');
  for (const bom of ['\ufeff', '']) assert.equal(decode(Buffer.from(`${bom}<a>हिन्दी</a>`, 'utf16le')), '<a>हिन्दी</a>');
  assert.equal(decode(Buffer.from('<a>x</a>'), 'text/xml; charset=no-such-thing'), '<a>x</a>');
});
