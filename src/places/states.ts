import stateRows from './data/states.json' with { type: 'json' };

interface State {
  id: string;
  name: string;
  lang: string;
  local_name: string | null;
}

export const states = stateRows as readonly State[];

export const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The states (ISO 3166-2) whose official language it is. */
export const statesOfLang = (lang: string): string[] => states.filter((s) => s.lang === lang).map((s) => s.id);

/** A region in words: of a state its own name in its own language, else the English one. */
export function regionName(region: string, lang: string): string {
  const state = states.find((s) => s.id === region);
  if (state) return (state.lang === lang ? state.local_name : null) ?? state.name;
  return countryNames.of(region.slice(0, 2)) ?? region;
}

// ISO changed these codes in 2023; old data and old clients still have the former ones.
const formerCodes: Record<string, string> = {
  'IN-OR': 'IN-OD',
  'IN-TG': 'IN-TS',
  'IN-CT': 'IN-CG',
  'IN-UT': 'IN-UK',
  'IN-DD': 'IN-DH',
  'IN-DN': 'IN-DH',
};
const regions = new Set(['IN', ...states.map((s) => s.id)]);

/** A region code in its present form, `IN-TS`; null for one that India does not have or that is no code. */
export function regionOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  const now = formerCodes[code] ?? code;
  if (now.startsWith('IN')) return regions.has(now) ? now : null;
  return /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(now) ? now : null;
}
