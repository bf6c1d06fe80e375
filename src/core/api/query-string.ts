import { invalid } from '../error.ts';
import type { TextFields } from './validate.ts';

/** Parameters of one request. */
export const mostFields = 200;

/**
 * Names and values of a query string or a form. A name that is repeated keeps every value, so that the check can
 * refuse it. A `+` is a space.
 * @throws Fault `invalid` naming each field whose percent-encoding is not UTF-8
 */
export function parseFields(text: string): TextFields {
  const fields: TextFields = Object.create(null) as TextFields;
  if (text === '') return fields;
  const errors: { field: string; message: string }[] = [];
  const pairs = text.split('&', mostFields + 1);
  if (pairs.length > mostFields)
    throw invalid([{ field: '', message: `There are more than ${mostFields} parameters`, code: 'too_long' }]);
  for (const pair of pairs) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const value = decode(at < 0 ? '' : pair.slice(at + 1));
    if (name === null || value === null) {
      errors.push({ field: name ?? '', message: 'is not UTF-8 in percent-encoding' });
      continue;
    }
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else fields[name] = Array.isArray(before) ? [...before, value] : [before, value];
  }
  if (errors.length) throw invalid(errors);
  return fields;
}

function decode(text: string): string | null {
  if (!text.includes('%') && !text.includes('+')) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** Path and query string of a request target. */
export function splitUrl(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
