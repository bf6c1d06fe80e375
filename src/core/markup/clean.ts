import { hasMoreTags, isQuick, mostStored, mostTags } from '../../text/markup/bounds.ts';
import { sanitise } from '../../text/markup/html.ts';
import { overloaded } from '../admission/admission.ts';
import { sharedThreadOf } from '../admission/shared-thread.ts';
import { type FieldError, invalid } from '../error.ts';
import { fieldError } from '../messages/messages.ts';
import { ThreadError } from '../threads/worker-thread.ts';

// The longest that is let in takes a tenth of a second of CPU time. A request ends after ten seconds.
const timeoutMs = 5_000;
const longestMs = 9_000;

const inThread = sharedThreadOf<typeof import('../../text/markup/sanitise-thread.ts')>(
  new URL('../../text/markup/sanitise-thread.ts', import.meta.url),
  { timeoutMs, longestMs, megabytes: 128 },
);

type Who = number | string | null;

/** What a text has become, or why it is refused. */
type Cleaned = { html: string } | { refused: (field: string) => FieldError };

/** Texts of work that goes on, as they were sent: each is kept while the work that needs it runs. */
const texts = new Map<string, { cleaned: Cleaned; users: number }>();

/** A text is too long to be sanitised between two requests: `withCleanHtml` has a thread do it, and begins again. */
class NotCleaned extends Error {
  readonly text: string;
  constructor(text: string) {
    super('a long text is sanitised outside of withCleanHtml');
    this.text = text;
  }
}

/**
 * HTML that somebody sent, as readers may get it (`sanitise`). A long text is refused where it has too many tags or
 * characters. Of a `change`, or of other work in `withCleanHtml`: that runs once more when a thread has done the text.
 * @param field names it in errors
 * @throws Fault `invalid`
 */
export function cleanHtml(text: string, field: string): string {
  if (isQuick(text)) return sanitise(text);
  if (hasMoreTags(text)) throw invalid([fieldError(field, 'too_long.tags', { max: mostTags })]);
  const cached = texts.get(text)?.cleaned;
  if (!cached) throw new NotCleaned(text);
  if ('html' in cached) return cached.html;
  throw invalid([cached.refused(field)]);
}

/** Long texts that one piece of work may have. */
const mostTexts = 500;

/**
 * Runs work that calls `cleanHtml`. It begins again for each long text in it, so it must have had no effect by then: a
 * transaction is rolled back.
 * @param who sends them, an id or an address: users have their texts done by turns
 * @param expected texts that it will meet, so that it begins once
 * @throws Fault `unavailable` where too many texts wait, and what `work` throws
 */
export async function withCleanHtml<T>(who: Who, work: () => Promise<T>, expected: readonly string[] = []): Promise<T> {
  const held: string[] = [];
  const take = async (text: string): Promise<void> => {
    await hold(text, who);
    held.push(text);
  };
  try {
    for (const text of expected) if (!isQuick(text) && !hasMoreTags(text)) await take(text);
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof NotCleaned) || held.length >= mostTexts) throw error;
        await take(error.text);
      }
    }
  } finally {
    for (const text of held) release(text);
  }
}

async function hold(text: string, who: Who): Promise<void> {
  const cleaned = texts.get(text)?.cleaned ?? (await clean(text, who));
  const found = texts.get(text) ?? { cleaned, users: 0 };
  found.users++;
  texts.set(text, found);
}

function release(text: string): void {
  const found = texts.get(text);
  if (found && --found.users === 0) texts.delete(text);
}

async function clean(text: string, who: Who): Promise<Cleaned> {
  try {
    const html = await inThread(who, 'sanitised', text);
    if (html !== null) return { html };
    return { refused: (field) => fieldError(field, 'too_long.html', { max: mostStored }) };
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error;
    if (error.isByClock) throw overloaded('The text could not be checked in time.');
    return { refused: (field) => ({ field, message: 'is HTML that takes too long to check' }) };
  }
}
