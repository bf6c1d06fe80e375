import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extent } from '../../../test/support/extent.ts';
import type { NotificationInput } from '../model/notification.ts';
import { contentErrors, fcmContent, mostBytes, topicHeader, webPushContent } from './payload.ts';
import type { Message } from './transport.ts';

const base: Message = {
  notificationId: 7,
  title: 'చిన్న వార్త',
  body: '',
  imageUrl: null,
  type: 'general',
  data: {},
  deepLink: null,
  ttlSeconds: null,
  priority: 'normal',
  collapseKey: null,
};
const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const letters = (text: string): string[] => [...segmenter.segment(text)].map((s) => s.segment);

/** Whether `cut` is whole letters of the beginning of `text`, and perhaps an ellipsis. */
function isBeginning(cut: string, text: string): boolean {
  const kept = letters(cut.replace(/…$/, ''));
  const all = letters(text);
  return kept.every((letter, n) => letter === all[n]);
}

test('every block is there, each platform gets its own', () => {
  const whole: Message = {
    ...base,
    body: 'जिले में भारी बारिश',
    imageUrl: 'https://img.example.in/rain.jpg',
    type: 'breaking',
    data: { news_id: '5' },
    deepLink: 'https://example.in/news/5',
    ttlSeconds: 3_600,
    priority: 'high',
    collapseKey: 'news.5',
  };
  assert.deepEqual(fcmContent(whole, 1_700_000_000_000), {
    notification: { title: base.title, body: whole.body, image: whole.imageUrl },
    data: { news_id: '5', notification_id: '7', type: 'breaking', deep_link: 'https://example.in/news/5' },
    android: {
      priority: 'HIGH',
      ttl: '3600s',
      collapse_key: 'news.5',
      notification: { channel_id: 'breaking', tag: 'news.5' },
    },
    apns: {
      headers: { 'apns-priority': '10', 'apns-expiration': '1700003600', 'apns-collapse-id': 'news.5' },
      payload: { aps: { sound: 'default', 'mutable-content': 1 } },
    },
    webpush: {
      headers: { TTL: '3600', Urgency: 'high', Topic: topicHeader('news.5') },
      notification: { tag: 'news.5' },
      fcm_options: { link: 'https://example.in/news/5' },
    },
  });
});

test('what is not given is left out; a second copy of the same replaces the first', () => {
  const { android, apns, webpush, notification, data } = fcmContent({ ...base, deepLink: 'dinam://news/5' }, 0);
  assert.deepEqual(notification, { title: base.title });
  assert.deepEqual(data, { notification_id: '7', type: 'general', deep_link: 'dinam://news/5' });
  assert.deepEqual(android, { priority: 'NORMAL', notification: { channel_id: 'general', tag: 'dinam-7' } });
  assert.deepEqual(apns.headers, { 'apns-priority': '5', 'apns-collapse-id': 'dinam-7' });
  assert.deepEqual(webpush, {
    headers: { Urgency: 'normal', Topic: topicHeader('dinam-7') },
    notification: { tag: 'dinam-7' },
  });
  const now = fcmContent({ ...base, ttlSeconds: 0 }, 5_000);
  assert.deepEqual([now.android.ttl, now.apns.headers['apns-expiration'], now.webpush.headers.TTL], ['0s', '0', '0']);
});

const hard: Record<string, string> = {
  te: 'క్ష్మీ నరసింహ స్వామి ఆలయంలో శ్రీరామనవమి ఉత్సవాలు ',
  hi: 'क्षत्रिय श्रृंखला में राष्ट्रीय र्‍हास ',
  ta: 'ஸ்ரீரங்கம் க்ஷேத்திரத்தில் கௌரவம் ',
  bn: 'বন্যার সতর্কতা জারি র‍্যাব ক্ষতি ',
  ml: 'ക്ഷേത്രത്തിൽ വര്‍ഷം ന്‍റെ ',
  ur: 'حیدرآباد میں موسلا دھار بارش ٭ عوامؐ ',
  emoji: '👩🏽‍🚒👨‍👩‍👧‍👦🏳️‍🌈🇮🇳 ',
  quotes: 'क्या "बाढ़" आई?\n\\ ',
  plain: 'Heavy rain in Warangal ',
  unbroken: 'క్ష్మీ',
};

for (const [lang, text] of Object.entries(hard))
  test(`a long text is cut between letters, never inside one: ${lang}`, () => {
    for (let more = 0; more < 40; more += extent(1, 7)) {
      const title = 'x'.repeat(more) + text.repeat(40);
      const body = text.repeat(120);
      for (const message of [
        { ...base, title, body },
        { ...base, title },
        { ...base, body },
        { ...base, title, body, data: { a: 'y'.repeat(900) } },
      ]) {
        const fcm = fcmContent(message, 0);
        const web = webPushContent(message);
        for (const content of [fcm, web]) {
          assert.ok(bytes(content) <= mostBytes, `${bytes(content)} bytes`);
          const { notification } = content as { notification: { title: string; body?: string } };
          assert.ok(isBeginning(notification.title, message.title), notification.title);
          assert.ok(isBeginning(notification.body ?? '', message.body), notification.body ?? '');
          assert.ok(notification.title.length > 20 || message.title === base.title);
          if (message.body) assert.ok((notification.body ?? '').length > 20);
          const isCut = notification.title !== message.title || (notification.body ?? '') !== message.body;
          if (isCut) assert.ok(bytes(content) > mostBytes - 160, 'the room is used');
        }
      }
    }
  });

test('a letter without end is no letter of a language: nothing of it is shown half', () => {
  const zalgo = `a${'\u0301'.repeat(3_000)}`;
  const { notification } = fcmContent({ ...base, title: zalgo, body: 'b' }, 0);
  assert.equal(notification.title, '');
  assert.equal(notification.body, 'b');
});

const input: NotificationInput = { title: 'వార్త', target: { type: 'all' } };
const fieldsOf = (more: Partial<NotificationInput>): string[] =>
  contentErrors({ ...input, ...more }).map((e) => e.field);

test('data that does not fit is refused by name, and accepted data leaves the text its bytes', () => {
  assert.deepEqual(fieldsOf({ data: { a: 'x'.repeat(700), news: 'y'.repeat(900) } }), ['data.news']);
  assert.deepEqual(fieldsOf({ deep_link: `dinam://${'x'.repeat(1_500)}` }), ['deep_link']);
  assert.deepEqual(fieldsOf({ image_url: `https://img.example.in/${'x'.repeat(1_500)}` }), ['image_url']);
  assert.deepEqual(fieldsOf({ title: 'క్ష్మీ'.repeat(120), body: 'క్ష్మీ'.repeat(1_000) }), [], 'texts are cut');
  assert.match(
    contentErrors({ ...input, data: { a: 'అ'.repeat(600) } })[0]?.message ?? '',
    /\d+ bytes without its text/,
  );
  for (let size = 700; size < 1_500; size += 7) {
    const data = { a: 'x'.repeat(size) };
    if (fieldsOf({ data }).length) continue;
    const { notification } = fcmContent({ ...base, title: input.title, data }, 0);
    assert.equal(notification.title, input.title, 'a short text is never cut');
  }
});

test('names of data that push services or we keep are refused, others are not', () => {
  const names = ['from', 'message_type', 'notification', 'google', 'google.x', 'gcm.notification.title'];
  const own = ['notification_id', 'deep_link', 'type', 'collapse_key'];
  const data = Object.fromEntries([...names, ...own, 'పేరు', ''].map((k) => [k, '']));
  assert.deepEqual(
    fieldsOf({ data }),
    Object.keys(data).map((k) => `data.${k}`),
  );
  assert.deepEqual(fieldsOf({ data: { fromage: '', googled: '', notifications: '', id: '' } }), []);
  assert.deepEqual(fieldsOf({ data: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, ''])) }), [
    'data',
  ]);
});
