import { parseRange } from './ip-ranges.ts';

export interface ConfigOption<T> {
  env: string;
  help: string;
  secret: boolean;
  /** What stands in `.env.example` and in `dinam config`. */
  fallback: T;
  /** Throws an Error whose message says what the value must be. */
  parse(text: string): T;
}

export function option<T>(
  env: string,
  fallback: T,
  help: string,
  parse: (text: string) => T,
  secret = false,
): ConfigOption<T> {
  return { env, fallback, help, parse, secret };
}

export function int(env: string, fallback: number, min: number, max: number, help: string): ConfigOption<number> {
  return option(env, fallback, help, (text) => {
    if (!/^\d{1,12}$/.test(text) || Number(text) < min || Number(text) > max)
      throw new Error(`must be a whole number from ${min} to ${max}`);
    return Number(text);
  });
}

export function flag(env: string, fallback: boolean, help: string): ConfigOption<boolean> {
  return option(env, fallback, help, (text) => {
    if (text === 'true' || text === '1') return true;
    if (text === 'false' || text === '0') return false;
    throw new Error('must be true or false');
  });
}

export function oneOf<const T extends string>(
  env: string,
  fallback: NoInfer<T>,
  values: T[],
  help: string,
): ConfigOption<T> {
  return option(env, fallback, help, (text) => {
    const value = values.find((v) => v === text);
    if (!value) throw new Error(`must be one of ${values.join(', ')}`);
    return value;
  });
}

export function list(
  env: string,
  help: string,
  valid: RegExp,
  what: string,
  fallback: string[] = [],
): ConfigOption<string[]> {
  return option<string[]>(env, fallback, help, (text) => {
    const items = text.split(',').flatMap((s) => s.trim() || []);
    const bad = items.find((s) => !valid.test(s));
    if (bad !== undefined) throw new Error(`must be ${what}, comma-separated (${JSON.stringify(bad)} is not)`);
    return items;
  });
}

export function ranges(env: string, help: string): ConfigOption<string[]> {
  return option<string[]>(env, [], help, (text) => {
    const items = text.split(',').flatMap((t) => t.trim() || []);
    for (const item of items) parseRange(item);
    return items;
  });
}

/** "new,old": the first is used, the others still hold. */
export function keys(env: string, help: string): ConfigOption<string[]> {
  const parse = (text: string): string[] => {
    const items = text.split(',').map((t) => t.trim());
    if (items.some((t) => t.length < 32)) throw new Error('must be one or more secrets of at least 32 characters');
    return items;
  };
  return option<string[]>(env, [], help, parse, true);
}

export function url(
  env: string,
  help: string,
  protocols: string[],
  secret = false,
  fallback = '',
): ConfigOption<string> {
  return option(
    env,
    fallback,
    help,
    (text) => {
      const parsed = URL.parse(text);
      if (!parsed && protocols.some((one) => text.startsWith(`${one}//`)))
        throw new Error(
          secret
            ? 'is no valid URL: percent-encode characters such as @ / # : ? in user and password'
            : 'is no valid URL',
        );
      if (!parsed || !protocols.includes(parsed.protocol))
        throw new Error(`must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
      return text.replace(/\/+$/, '');
    },
    secret,
  );
}

export const text = (s: string): string => s;
export const httpUrl = ['http:', 'https:'];
export const pgUrl = ['postgres:', 'postgresql:'];
