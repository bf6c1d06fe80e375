import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Code, defaultFieldCode, type Fault, type FieldCode, type FieldError } from '../error.ts';
import { phraseIn } from './phrases.ts';

/** Texts of one language: of errors in a field by code and variant (`too_long.list`), and of whole answers by code. */
interface Texts {
  fields: Record<string, string>;
  errors: Partial<Record<Code, string>>;
}

const loaded = new Map<string, Texts>();

function textsOf(lang: string): Texts {
  let texts = loaded.get(lang);
  if (!texts) {
    texts = JSON.parse(readFileSync(join(import.meta.dirname, `${lang}.json`), 'utf8')) as Texts;
    loaded.set(lang, texts);
  }
  return texts;
}

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

function filled(template: string, params: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => shown(params[name]));
}

/**
 * An error in a field, in plain English.
 * @param key a code, or a code with a variant: `too_long`, `too_long.list`
 */
export function fieldError(field: string, key: string, params: Record<string, unknown> = {}): FieldError {
  const code = (key.split('.')[0] ?? defaultFieldCode) as FieldCode;
  return { field, code, params, message: filled(textsOf('en').fields[key] as string, params), key };
}

/**
 * The text of a field error in another language. One that says more than its code has a phrase of its own in the languages of
 * the desk; elsewhere it stays in English, since "is not valid" would not explain what to do.
 */
function inLanguage(error: FieldError, texts: Texts, lang: string): string {
  const { code = defaultFieldCode, key = code, params = {}, message } = error;
  const phrase = phraseIn(message, lang);
  if (phrase !== null) return phrase;
  if (code === defaultFieldCode && key === code) return message;
  const template = texts.fields[key] ?? texts.fields[code] ?? message;
  // A bound that the code at hand does not name says nothing.
  return /\{\w+\}/.test(template) && Object.keys(params).length === 0 ? message : filled(template, params);
}

/**
 * The message and field errors of a fault: in the language of the request where there are texts of the code, else in English.
 * @param lang one of the 14 languages, or null
 */
export function localized(fault: Fault, lang: string | null): { message: string; errors: FieldError[] } {
  const texts = lang === null || lang === 'en' ? null : textsOf(lang);
  const errors = fault.errors.map((error): FieldError => {
    const { field, code = defaultFieldCode, params = {}, message } = error;
    return { field, code, params, message: texts ? inLanguage(error, texts, lang as string) : message };
  });
  const phrase = texts ? phraseIn(fault.message, lang as string) : null;
  return { message: phrase ?? texts?.errors[fault.code] ?? fault.message, errors };
}
