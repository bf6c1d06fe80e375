import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AdminItem } from '../../../src/news/model/news.ts';
import type { StoryNotices } from '../../../src/news/model/news-notify.ts';
import type { Notification, NotificationInput } from '../../../src/notifications/model/notification.ts';
import { call, idempotencyKey } from '../api/http.ts';
import { fromLocalInput, toLocalInput } from '../api/time.ts';
import { useTyped } from '../record/unsaved/use-typed.ts';
import { type Audience, everybody, targetOf } from './audience.ts';

export interface ComposedMessage {
  title: string;
  body: string;
  image_url: string;
  deep_link: string;
  news_id: number | null;
  isUrgent: boolean;
  /** Of `<input type="datetime-local">`; empty: now. */
  at: string;
  /** Minutes over which the phones get it. */
  minutes: number;
}

const blank: ComposedMessage = {
  title: '',
  body: '',
  image_url: '',
  deep_link: '',
  news_id: null,
  isUrgent: false,
  at: '',
  minutes: 0,
};

export interface DryRun {
  targets: number | null;
  results: { to: string; ok: boolean; code: string | null; text: string | null }[];
}

/** The field has no seconds: the first minute that is not before the story. */
const nextMinute = (time: string | null): string =>
  time === null ? '' : toLocalInput(new Date(Math.ceil(Date.parse(time) / 60_000) * 60_000).toISOString());

/** What the phone gets; a test is the same without plan and audience. */
const contentOf = ({ title, body, image_url, deep_link, news_id, isUrgent }: ComposedMessage) => ({
  title,
  ...(body ? { body } : {}),
  ...(image_url ? { image_url } : {}),
  ...(deep_link ? { deep_link } : {}),
  ...(news_id === null ? {} : { news_id }),
  ...(isUrgent ? { type: 'breaking', priority: 'high' as const } : {}),
});

const storyFields = ['title', 'body', 'image_url', 'deep_link', 'at'] as const;

/** What a notification takes from its story. */
type Taken = Pick<ComposedMessage, (typeof storyFields)[number]> & { lang: string };

const noStory: Taken = { title: '', body: '', image_url: '', deep_link: '', at: '', lang: '' };

async function storyOf(id: number): Promise<Taken> {
  const [{ data: story }, { data: notices }] = await Promise.all([
    call<AdminItem>(`/api/admin/news/${id}`, { query: { fields: 'status,published_at' } }),
    call<StoryNotices>(`/api/admin/news/${id}/notification`),
  ]);
  const own = notices.languages.find((one) => one.news_id === id);
  const at = story.status === 'scheduled' ? nextMinute(story.published_at) : '';
  if (!own) return { ...noStory, at };
  const { title, body, lang } = own;
  return { title, body, image_url: own.image_url ?? '', deep_link: own.deep_link ?? '', at, lang };
}

interface Typed {
  message: ComposedMessage;
  audience: Audience;
  /** What the story that is named has put into the fields. */
  taken: Taken;
}

/** A notification that is being written, and what can be done with it. */
export function useComposer() {
  const queries = useQueryClient();
  const [{ message, audience, taken }, setTyped, unsaved] = useTyped<Typed>('notifications.new', {
    message: blank,
    audience: everybody,
    taken: noStory,
  });
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef<number | null>(null);
  // The same text to the same people is sent once, however often the button is pressed; a changed one is another.
  const sent = useRef({ text: '', key: idempotencyKey() });

  const run = async <T>(work: () => Promise<T>): Promise<T | null> => {
    setBusy(true);
    setError(null);
    try {
      return await work();
    } catch (failure) {
      setError(failure);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const input = (only: string | null = null): NotificationInput => {
    const scheduled_at = fromLocalInput(message.at);
    return {
      ...contentOf(message),
      target: targetOf(only === null ? audience : { ...audience, lang: only }),
      ...(scheduled_at ? { scheduled_at } : {}),
      ...(message.minutes > 0 ? { spread_seconds: message.minutes * 60 } : {}),
    };
  };
  const post = <T>(body: object, headers = {}) =>
    call<T>('/api/admin/notifications', { method: 'POST', body, headers });
  const change = (part: Partial<ComposedMessage>) =>
    setTyped((now) => ({ ...now, message: { ...now.message, ...part } }));
  return {
    message,
    change,
    /** Names a story, and takes its language, texts, picture and time where nothing else was typed. */
    async choose(news_id: number | null): Promise<void> {
      change({ news_id });
      latest.current = news_id;
      const story = news_id === null ? noStory : await run(() => storyOf(news_id));
      if (story === null || latest.current !== news_id) return;
      setTyped((now) => {
        const { message: before, audience: to, taken: last } = now;
        const next = { ...before };
        for (const name of storyFields) if (!before[name] || before[name] === last[name]) next[name] = story[name];
        const isFree = to.lang === '' || to.lang === last.lang;
        return { message: next, audience: isFree ? { ...to, lang: story.lang } : to, taken: story };
      });
    },
    /** Language of the story; empty without one. */
    storyLang: () => taken.lang,
    audience,
    setAudience: (to: Audience) => setTyped((now) => ({ ...now, audience: to })),
    unsaved,
    error,
    isBusy,
    /**
     * @param only narrows the audience to this language
     * @returns null when it was refused
     */
    send: (only: string | null) =>
      run(async () => {
        const body = input(only);
        const text = JSON.stringify(body);
        if (sent.current.text !== text) sent.current = { text, key: idempotencyKey() };
        const { data } = await post<Notification>(body, sent.current.key);
        unsaved.sent();
        await queries.invalidateQueries({ queryKey: ['notifications'] });
        return data;
      }),
    dryRun: () => run(async () => (await post<DryRun>({ ...input(), dry_run: true })).data),
    test: (installation_id: string) =>
      run(async () => {
        const body = { ...contentOf(message), installation_id };
        return (await call<DryRun['results'][number]>('/api/admin/notifications/test', { method: 'POST', body })).data;
      }),
  };
}
