import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TSchema } from 'typebox';
import { api } from '../../src/app.ts';
import { password, start } from '../support/helper.ts';

/** The least that adds a row, by the noun of its input. */
const least: Record<string, [path: string, body: object]> = {
  CategoryInput: ['categories', { name: 'రాజకీయాలు' }],
  FeedInput: ['feeds', { title: 'ఈనాడు', feed_url: 'https://feeds.example/te.xml' }],
  FestivalInput: ['festivals', { name: 'బోనాలు', date: '2026-07-19' }],
  HolidayInput: ['holidays', { name: 'బోనాలు', date: '2026-07-20', region: 'IN-TG' }],
  NewsInput: ['news', { title: 'భారీ వర్షాలు', content: '<p>వరద</p>', lang: 'te' }],
  PlaceInput: ['places', { type: 'country', name: 'भारत', code: 'XX' }],
  PollInput: ['polls', { question: 'వర్షాలు తగ్గుతాయా?', options: [{ text: 'అవును' }, { text: 'లేదు' }], lang: 'te' }],
  ProductCategoryInput: ['product-categories', { name: 'ఫోన్లు' }],
  ProductInput: ['products', { title: 'ఫోన్', deal_url: 'https://shop.example/phone', price: 9999 }],
  ReleaseInput: ['releases', { platform: 'android', version: '2.0.0', version_code: 20 }],
  UserInput: ['users', { username: 'sita', password: 'a-password-of-sita', role: 'editor' }],
  WebhookInput: ['webhooks', { url: 'https://hooks.example/dinam', events: ['news.published'] }],
};

/** Switches that are orders, or belong to the body of an action. */
const isAction = (name: string): boolean =>
  /^(Csv|Opml|Refresh|Device|Publish|Notification|EditLock|Admin|Translation|WorkingCopy|Live|Day|.*Settings)/.test(
    name,
  );
const orders = ['invite', 'totp_enabled', 'must_change_password', 'take_slug'];

test('a form shows what is stored of a switch that was not touched', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('owner');
  const inputs = [...api.nouns].filter(([name, schema]) => {
    const properties = Object.values((schema as { properties?: Record<string, TSchema> }).properties ?? {});
    return (
      name.endsWith('Input') && !isAction(name) && properties.some((one) => 'type' in one && one.type === 'boolean')
    );
  });
  assert.deepEqual(inputs.map(([name]) => name).sort(), Object.keys(least).sort());
  for (const [name, schema] of inputs) {
    const [path, body] = least[name] as [string, object];
    let reply = await running.call(`/api/admin/${path}`, { token, json: body });
    if (reply.status === 403)
      reply = await running.call(`/api/admin/${path}`, { token, json: { ...body, current_password: password } });
    assert.equal(reply.status, 201, `${name}: ${reply.text}`);
    const { properties } = schema as unknown as { properties: Record<string, { type?: string; default?: unknown }> };
    for (const [field, { type, default: first }] of Object.entries(properties)) {
      if (orders.includes(field) || (type !== 'boolean' && first === undefined)) continue;
      assert.equal(reply.body.data[field], first ?? false, `${name}.${field}`);
    }
  }
});
