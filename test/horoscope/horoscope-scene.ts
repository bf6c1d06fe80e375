import { type Json, type Running, start } from '../support/helper.ts';

export const q = encodeURIComponent;
/** A Friday; 10:30 in Hyderabad. */
export const friday = Date.parse('2026-11-20T05:00:00Z');

export async function running(...args: Parameters<typeof start>): Promise<Running> {
  const at = await start(...args);
  at.clock.ms = friday;
  return at;
}

export const fieldsOf = (body: Json): string[] => [...new Set<string>(body.errors.map((e: Json) => e.field))].sort();

export const texts = {
  te: { sign: 'మేషం', title: 'మంచి రోజు', prediction: 'కొత్త పనులు మొదలవుతాయి. కుటుంబంలో సంతోషం.' },
  hi: { sign: 'मेष राशि', title: 'अच्छा दिन', prediction: 'नए काम शुरू होंगे।' },
  ta: { sign: 'மேஷம்', title: 'நல்ல நாள்', prediction: 'புதிய வேலைகள் தொடங்கும்.' },
  bn: { sign: 'মেষ', title: 'ভালো দিন', prediction: 'নতুন কাজ শুরু হবে।' },
  ur: { sign: 'حمل', title: 'اچھا دن', prediction: 'نئے کام شروع ہوں گے۔' },
};
