import { asciiDigits } from '../../text/scripts.ts';
import { canonicalZone } from './zones.ts';

/** Names that phones and servers in South Asia give and that are no IANA zones. IST is India's here. */
const aliases: Record<string, string> = {
  ist: 'Asia/Kolkata',
  npt: 'Asia/Kathmandu',
  pkt: 'Asia/Karachi',
  z: 'UTC',
  'india standard time': 'Asia/Kolkata',
  'indian standard time': 'Asia/Kolkata',
  'nepal standard time': 'Asia/Kathmandu',
  'sri lanka standard time': 'Asia/Colombo',
  slst: 'Asia/Colombo',
};

/** Of offsets that are no whole hours: the zone that has it, the one of South Asia first. Minutes east of Greenwich. */
const byOffset: Record<number, string> = {
  330: 'Asia/Kolkata',
  345: 'Asia/Kathmandu',
  390: 'Asia/Yangon',
  270: 'Asia/Kabul',
  210: 'Asia/Tehran',
  525: 'Australia/Eucla',
  570: 'Australia/Darwin',
  630: 'Australia/Lord_Howe',
  765: 'Pacific/Chatham',
  [-210]: 'America/St_Johns',
  [-570]: 'Pacific/Marquesas',
};

const longest = 100;
/** Marks of direction, which systems in Urdu put around numbers, and joiners. */
const invisible = /\p{Cf}/gu;

function zoneOfOffset(minutes: number): string | null {
  if (minutes % 60 !== 0) return byOffset[minutes] ?? null;
  const hours = minutes / 60;
  if (hours < -12 || hours > 14) return null;
  // The names of these zones have the sign of POSIX, which counts westwards.
  return hours === 0 ? 'UTC' : canonicalZone(`Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`);
}

/**
 * The IANA zone that a text means, where it is none itself: an offset (`GMT+05:30`, `+0530`, `UTC+५:३०`, as systems write
 * it in a language of their own digits), `IST`, either with a remark in brackets (`GMT+0530 (India Standard Time)`). An
 * offset has the zone of South Asia that keeps it, else one without summer time. Null for anything else.
 */
export function zoneIn(text: string): string | null {
  if (text.length > longest) return null;
  const tidy = asciiDigits(text.replace(invisible, '').trim()).replaceAll('\u2212', '-');
  const plain = tidy.replace(/^(UTC|GMT) (?=\d)/i, '$1+');
  // A `+` in an address arrives as a space. Windows has the offset in brackets, before the names of cities.
  const [, line = plain] = /^\(((?:UTC|GMT)[^()]*)\)/i.exec(plain) ?? /^([^()]+?) ?\([^()]*\)$/.exec(plain) ?? [];
  const [all, sign, hours, minutes = '0'] =
    /^(?:(?:UTC|GMT) ?)?([+-]) ?(\d{1,2})(?::?(\d{2})(?::?00)?)?$/i.exec(line) ?? [];
  if (all !== undefined)
    return Number(minutes) > 59 ? null : zoneOfOffset((sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)));
  const alias = line.toLowerCase();
  return Object.hasOwn(aliases, alias) ? (aliases[alias] as string) : canonicalZone(line.replaceAll(' ', '_'));
}
