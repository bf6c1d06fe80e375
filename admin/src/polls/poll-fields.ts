import type { AdminPoll, PollText } from '../../../src/engagement/model.ts';

/** An answer to choose. The key stays with it while others are added and removed. */
export interface PollOptionInput {
  key: number;
  id?: number;
  text: string;
}

/** A translation; answers by the key of the option. */
export interface Translation {
  question: string;
  options: Readonly<Record<number, string>>;
}

export type PollFields = Pick<
  AdminPoll,
  'question' | 'lang' | 'news_id' | 'opens_at' | 'closes_at' | 'show_results' | 'can_change'
> & { options: readonly PollOptionInput[]; texts: Readonly<Record<string, Translation>> };

let keys = 0;
export const newOption = (text = '', id?: number): PollOptionInput => ({
  key: keys++,
  text,
  ...(id === undefined ? {} : { id }),
});

/** A poll as the form has it. @param poll as the server has it, or as `bodyOf` made it */
export function pollFields(poll: AdminPoll | PollBody): PollFields {
  const options = poll.options.map(({ id, text }) => newOption(text, id));
  const texts = Object.entries(poll.texts as Record<string, PollText>).map(([lang, text]) => [
    lang,
    { question: text.question, options: Object.fromEntries(options.map(({ key }, i) => [key, text.options[i] ?? ''])) },
  ]);
  return { ...poll, options, texts: Object.fromEntries(texts) };
}

/** Fields that were changed while others were saved, whose answers the server has given numbers. */
export function withIds(fields: PollFields, sent: PollFields, saved: AdminPoll): PollFields {
  const ids = new Map(sent.options.map(({ key }, i) => [key, saved.options[i]?.id]));
  const options = fields.options.map((one) => {
    const id = ids.get(one.key);
    return id === undefined ? one : { ...one, id };
  });
  return { ...fields, options };
}

export type PollBody = ReturnType<typeof bodyOf>;

/** What the server is sent: answers of a translation stand in the order of the options. */
export function bodyOf(fields: PollFields) {
  const { question, lang, news_id, opens_at, closes_at, show_results, can_change, options } = fields;
  const texts = Object.entries(fields.texts).map(([code, text]) => [
    code,
    { question: text.question, options: options.map(({ key }) => text.options[key] ?? '') },
  ]);
  return {
    question,
    lang,
    news_id,
    opens_at,
    closes_at,
    show_results,
    can_change,
    options: options.map(({ key: _, ...option }) => option),
    texts: Object.fromEntries(texts),
  };
}
