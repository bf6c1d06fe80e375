import { hash } from 'node:crypto';
import { Context, Liquid, type Template } from 'liquidjs';
import type { Lang } from '../../core/model/common.ts';
import { escapeHtml } from '../../text/markup/escape.ts';
import { Html } from '../html.ts';
import { isWord, pageWord, timeText } from '../words.ts';

/** Templates that have a built-in one; every other file is a part that they include. */
const overridable = ['layout', 'head', 'header', 'footer', 'story', 'card'] as const;
type TemplateName = (typeof overridable)[number];

const styleFile = 'style.css';
const extension = '.liquid';

/** Characters of all templates that one includes, together. */
const parseLimit = 300_000;
/** Tags and outputs of one file: the parser takes the square of their number for those inside each other. */
const mostTags = 2_000;
/** Tags, outputs and texts of one rendering. A page has some hundreds. */
const templateLimit = 20_000;
/** Characters and list items that filters and loops may make in one rendering. */
const memoryLimit = 2_000_000;
/** What a filter that looks at each item of a list takes of that for an item, which costs it as much as so many characters. */
const itemCost = 200;
/** Characters of one value: what doubles in a loop comes to an end. */
const longestValue = 500_000;
/** For what the counts do not bound; so long that a busy machine does not decide. */
const renderLimitMs = 2_000;
/** A template that came to a limit is not tried again for this time. */
const pauseMs = 60_000;

export interface ThemeError {
  file: string;
  line?: number;
  column?: number;
  reason: string;
}

/** `site` is what the filters need: the language of the page, and the time zone of the editors. */
export type TemplateScope = { site: { lang: Lang; time_zone: string } & Record<string, unknown> } & Record<
  string,
  unknown
>;

type Report = (error: ThemeError) => void;

/** What LiquidJS throws: the place is that of the tag. */
interface LiquidError extends Error {
  token?: { file?: string; getPosition?(): number[] };
  originalError?: Error;
}

function problemOf(error: unknown, file: string): ThemeError {
  const { token, originalError, message } = error as LiquidError;
  const [line, column] = token?.getPosition?.() ?? [];
  const reason = (originalError?.message ?? message).replace(/, file:.*$/s, '');
  return {
    file: token?.file ?? file,
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    reason,
  };
}

/**
 * In the place of LiquidJS's own limit, which is of time alone: what a template may do is the same on a busy machine.
 * LiquidJS calls `check` before each tag, output and text, in parts that it includes as well.
 */
class StepLimit {
  #steps = 0;
  readonly #deadline = performance.now() + renderLimitMs;

  check(): void {
    this.#steps++;
    if (this.#steps > templateLimit || performance.now() > this.#deadline) throw new Error('render limit exceeded');
  }
}

/** A part that includes itself comes to the end of the stack. */
const isLimit = ({ reason }: ThemeError): boolean =>
  / limit exceeded| is too long$|call stack size exceeded/.test(reason);

/** Parts that the program made are HTML; everything else is text. */
function escaped(value: unknown): string {
  if (value instanceof Html) return value.text;
  const text = value === null || value === undefined ? '' : String(value);
  if (text.length > longestValue) throw new Error(`a value of ${text.length} characters is too long`);
  return escapeHtml(text);
}

interface FilterContext {
  context: { getSync(path: string[]): unknown; memoryLimit: { use(count: number): void } };
}

/** Filters that evaluate or compare each item of a list. */
const ofItems = [
  ...[
    'sort',
    'sort_natural',
    'map',
    'sum',
    'uniq',
    'compact',
    'where',
    'where_exp',
    'reject',
    'reject_exp',
    'group_by',
  ],
  ...['group_by_exp', 'has', 'has_exp', 'find', 'find_exp', 'find_index', 'find_index_exp'],
];

/** LiquidJS counts an item like a character, and those of some filters not at all. */
function countItems(engine: Liquid): void {
  for (const name of ofItems) {
    const filter = engine.filters[name];
    if (typeof filter !== 'function') throw new Error(`LiquidJS has no filter ${name}`);
    engine.registerFilter(name, function (this: FilterContext, ...given: unknown[]) {
      const [list] = given;
      this.context.memoryLimit.use(itemCost * (Array.isArray(list) ? list.length : 1));
      return filter.apply(this as never, given as never);
    });
  }
}

function engineOf(templates: Record<string, string>): Liquid {
  const engine = new Liquid({
    templates,
    extname: extension,
    cache: true,
    ownPropertyOnly: true,
    strictFilters: true,
    outputEscape: escaped,
    parseLimit,
    memoryLimit,
  });
  countItems(engine);
  // The built-in filter writes English, by the clock of the server.
  engine.registerFilter('date', function (this: FilterContext, iso: unknown) {
    const [lang, zone] = ['lang', 'time_zone'].map((key) => this.context.getSync(['site', key]));
    if (typeof iso !== 'string' || Number.isNaN(Date.parse(iso))) return '';
    const text = timeText(iso, lang as Lang, zone as string);
    return new Html(`<time datetime="${escapeHtml(iso)}">${escapeHtml(text)}</time>`);
  });
  engine.registerFilter('t', function (this: FilterContext, key: unknown) {
    if (!isWord(key)) throw new Error(`there is no text ${JSON.stringify(key)}`);
    return pageWord(key, this.context.getSync(['site', 'lang']) as Lang);
  });
  return engine;
}

/**
 * The templates and the style of a publisher. A template with an error is as if it were not there; the error is reported
 * once. Rendering reads no file and ends within its limits.
 */
export class Theme {
  /** Changes with any file; empty: there is no theme. */
  readonly hash: string;
  /** Follows the built-in style sheet. */
  readonly css: string;
  #engine: Liquid;
  #templates = new Map<TemplateName, Template[]>();
  #pausedUntil = new Map<TemplateName, number>();
  #reported = new Set<string>();
  #report: Report;
  #now: () => number;

  /** @param texts of the files by name, such as `story.liquid`; `now` is a clock in milliseconds */
  constructor(texts: ReadonlyMap<string, string>, report: Report, now: () => number = Date.now) {
    this.#report = report;
    this.#now = now;
    this.css = texts.get(styleFile) ?? '';
    this.hash = texts.size === 0 ? '' : hash('sha256', JSON.stringify([...texts].sort()), 'hex').slice(0, 12);
    const named = [...texts].filter(([name]) => name.endsWith(extension));
    this.#engine = engineOf(Object.fromEntries(named));
    for (const [file, text] of named)
      try {
        if ((text.match(/\{[%{]/g)?.length ?? 0) > mostTags) throw new Error(`it has more than ${mostTags} tags`);
        const template = this.#engine.parse(text, file);
        const name = overridable.find((one) => file === one + extension);
        if (name) this.#templates.set(name, template);
      } catch (error) {
        this.#reportOnce(problemOf(error, file));
      }
  }

  /** Names of the templates in use. */
  get templates(): TemplateName[] {
    return [...this.#templates.keys()];
  }

  /** Until when (ms) a page that is made now may be cached: a template that came to a limit is tried again then. */
  get validUntil(): number {
    return Math.min(...[...this.#pausedUntil.values()].filter((until) => until > this.#now()));
  }

  /** The template with these variables; null where there is none, or it has an error: the built-in one is to be used. */
  render(name: TemplateName, scope: () => TemplateScope): Html | null {
    const template = this.#templates.get(name);
    if (!template || (this.#pausedUntil.get(name) ?? 0) > this.#now()) return null;
    try {
      const renderLimit = new StepLimit() as never;
      const context = new Context(scope(), this.#engine.options, { sync: true }, { renderLimit, liquid: this.#engine });
      return new Html(this.#engine.renderSync(template, context));
    } catch (error) {
      const problem = problemOf(error, name + extension);
      if (isLimit(problem)) this.#pausedUntil.set(name, this.#now() + pauseMs);
      this.#reportOnce(problem);
      return null;
    }
  }

  #reportOnce(problem: ThemeError): void {
    const key = `${problem.file}:${problem.line}:${problem.column}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#report(problem);
  }
}
