import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Notification, NotificationInput } from '../../../client/schema.ts';
import { call, idempotencyKey } from '../api/http.ts';
import { fromLocalInput } from '../api/time.ts';
import { type Audience, everybody, targetOf } from './audience.ts';

export interface Message {
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

const blank: Message = {
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

/** What the phone gets; a test is the same without plan and audience. */
const contentOf = ({ title, body, image_url, deep_link, news_id, isUrgent }: Message) => ({
  title,
  ...(body ? { body } : {}),
  ...(image_url ? { image_url } : {}),
  ...(deep_link ? { deep_link } : {}),
  ...(news_id === null ? {} : { news_id }),
  ...(isUrgent ? { type: 'breaking', priority: 'high' as const } : {}),
});

/** A notification that is being written, and what can be done with it. */
export function useComposer() {
  const queries = useQueryClient();
  const [message, setMessage] = useState(blank);
  const [audience, setAudience] = useState<Audience>(everybody);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
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
  const input = (): NotificationInput => {
    const scheduled_at = fromLocalInput(message.at);
    return {
      ...contentOf(message),
      target: targetOf(audience),
      ...(scheduled_at ? { scheduled_at } : {}),
      ...(message.minutes > 0 ? { spread_seconds: message.minutes * 60 } : {}),
    };
  };
  const post = <T>(body: object, headers = {}) =>
    call<T>('/api/admin/notifications', { method: 'POST', body, headers });
  return {
    message,
    change: (part: Partial<Message>) => setMessage({ ...message, ...part }),
    audience,
    setAudience,
    error,
    isBusy,
    /** @returns null when it was refused */
    send: () =>
      run(async () => {
        const body = input();
        const text = JSON.stringify(body);
        if (sent.current.text !== text) sent.current = { text, key: idempotencyKey() };
        const { data } = await post<Notification>(body, sent.current.key);
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
