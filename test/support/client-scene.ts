import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type Json, type Kind, type Running, start } from './helper.ts';

/** A newsroom whose app is opened: a story in each of five languages, a live blog, a poll, a product, a notification. */
export interface ClientScene {
  running: Running;
  /** By language. */
  stories: Record<string, number>;
  live: number;
  poll: { id: number; option: number };
  notification: number;
  /** Token of a preview of a draft. */
  preview: string;
}

const titles = {
  te: 'తెలంగాణలో భారీ వర్షాలు',
  hi: 'दिल्ली में चुनाव की घोषणा',
  ta: 'சென்னையில் கனமழை எச்சரிக்கை',
  bn: 'কলকাতায় বৃষ্টির পূর্বাভাস',
  ur: 'حیدرآباد میں شدید بارش',
};

export async function clientScene(t: TestContext, kind: Kind): Promise<ClientScene> {
  const running = await start(t, kind);
  const token = await running.tokenOf('owner');
  const made = async (path: string, json: Json): Promise<Json> => {
    const reply = await running.call(path, { token, json });
    assert.ok(reply.status < 300, `${path}: ${reply.text}`);
    return reply.body.data;
  };
  const story = async (json: Json): Promise<number> => {
    const { id } = await made('/api/admin/news', { content: '<p>నేడు ఉదయం</p>', ...json });
    await made(`/api/admin/news/${id}/publish`, {});
    return id;
  };
  const stories: Record<string, number> = {};
  for (const [lang, title] of Object.entries(titles)) stories[lang] = await story({ title, lang });
  const live = await story({ title: 'ఓట్ల లెక్కింపు', content_type: 'live' });
  await made(`/api/admin/news/${live}/live`, { title: 'మొదటి రౌండ్', content: '<p>ఆధిక్యం</p>' });
  const { id: gone } = await made(`/api/admin/news/${live}/live`, { title: 'తప్పు' });
  await running.call(`/api/admin/news/${live}/live/${gone}`, { token, method: 'DELETE' });
  const poll = await made('/api/admin/polls', {
    question: 'ఈసారి వానలు బాగున్నాయా?',
    lang: 'te',
    options: [{ text: 'అవును' }, { text: 'కాదు' }],
  });
  await made(`/api/admin/polls/${poll.id}/open`, {});
  await made('/api/admin/products', { title: 'ప్రెషర్ కుక్కర్', price: 189_900 });
  const sent = await made('/api/admin/notifications', { title: titles.te, target: { type: 'lang', value: 'te' } });
  const draft = await made('/api/admin/news', { title: 'ముసాయిదా', content: '<p>రేపు</p>' });
  const preview = await made(`/api/admin/news/${draft.id}/previews`, {});
  return {
    running,
    stories,
    live,
    poll: { id: poll.id, option: poll.options[0].id },
    notification: sent.id,
    preview: preview.token ?? preview.url.split('/').at(-1),
  };
}
