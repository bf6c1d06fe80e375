/** A film, sound, post or map of another host: a frame would contact that host before the reader has requested it. */
export interface Player {
  /** Name of the host, for readers. */
  site: string;
  /** A post stands upright and has no fixed height; sound is as low as a line of text or a short list. */
  kind: 'film' | 'sound' | 'post' | 'map';
  /** The page of the film, sound, post or map, for readers without a script. */
  page: string;
  /** Address of its frame, which does not start by itself. */
  frame: string;
}

/** The player of an address, by the parts of its path; null for what is none of the forms that the host has. */
export type PlayerReader = (url: URL, parts: readonly string[]) => Player | null;

export const isNumber = (text: string | null | undefined): text is string => /^\d{1,20}$/.test(text ?? '');

/** Seconds of `754`, `754s`, `1h2m3s`, `12:34` or `12.5`; null for no time, and for the beginning. */
export function seconds(text: string | null | undefined): number | null {
  const given = text?.trim() ?? '';
  const clock = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})$/.exec(given);
  const units = /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,7})(?:\.\d{1,9})?s?)?$/i.exec(given);
  const [, h = 0, m = 0, s = 0] = clock ?? units ?? [];
  return Number(h) * 3_600 + Number(m) * 60 + Number(s) || null;
}

/** What stands behind the `#`, as `name=value` pairs: `#t=1m30s`. */
export const ofHash = ({ hash }: URL): URLSearchParams => new URLSearchParams(hash.slice(1));

/** `base` with those of the parameters that have a value. */
export function addressWithQuery(
  base: string,
  parameters: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length > 0 ? `${base}?${given.join('&')}` : base;
}
