import { styleText } from 'node:util';

const styles: Readonly<Record<string, Parameters<typeof styleText>[0]>> = {
  fatal: ['bold', 'red'],
  error: 'red',
  warn: 'yellow',
  info: 'green',
};

interface Line {
  level?: string;
  time?: string;
  msg?: string;
  err?: { stack?: string; message?: string };
}

/** Characters that a terminal obeys or that turn text round: what a request brings along shall do neither. */
const commands = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const escaped = (text: string): string =>
  text.replace(commands, (c) => `\\u${(c.codePointAt(0) as number).toString(16).padStart(4, '0')}`);

const isWord = /^[^\s"=\\]+$/u;

function valueText(value: unknown): string {
  const text = typeof value === 'string' && isWord.test(value) ? value : JSON.stringify(value);
  return escaped(text);
}

const stackOf = ({ stack, message = '' }: NonNullable<Line['err']>): string =>
  (stack ?? message)
    .split('\n')
    .map((line) => `\n    ${escaped(line.trim())}`)
    .join('');

/**
 * A JSON line of the log for people: local time, level, message, then the fields as `name=value`, and a stack on lines of
 * its own. Anything else stays as it is.
 */
export function prettyLine(json: string, hasColors: boolean): string {
  let line: Line;
  try {
    line = JSON.parse(json) as Line;
  } catch {
    return json;
  }
  const { level = '', time, msg = '', err, ...fields } = line;
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    hasColors ? styleText(style, text, { validateStream: false }) : text;
  const clock = time === undefined ? '' : clockOf(new Date(time));
  const pairs = Object.entries(fields).map(([name, value]) => ` ${paint('dim', `${name}=`)}${valueText(value)}`);
  const shown = paint(styles[level] ?? 'dim', level.toUpperCase().padEnd(5));
  return `${paint('dim', clock)} ${shown} ${escaped(msg)}${pairs.join('')}${err ? stackOf(err) : ''}\n`;
}

const two = (n: number): string => String(n).padStart(2, '0');
const clockOf = (at: Date): string =>
  `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}.${String(at.getMilliseconds()).padStart(3, '0')}`;
