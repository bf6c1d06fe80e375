import { distance } from 'fastest-levenshtein';
import { placeKey } from '../../places/cities.ts';
import { namesOfObservance, observancesNamed } from './festival-names.ts';

/** What people call an observance besides its names. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  vijayadashami: ['dussehra', 'dasara', 'dasra', 'దసరా', 'दशहरा', 'ದಸರಾ', 'दसरा', 'દશેરા', 'দশেরা', 'தசரா', 'ദസറ', 'دسہرہ'],
  diwali: ['deepavali', 'dipawali', 'दिवाली', 'دیوالی'],
  raksha_bandhan: ['rakhi', 'rakhee', 'రాఖీ', 'राखी', 'રાખડી', 'রাখি'],
  makara_sankranti: ['sankranti', 'sankranthi', 'సంక్రాంతి', 'संक्रांति', 'ಸಂಕ್ರಾಂತಿ', 'சங்கராந்தி'],
  pongal: ['பொங்கல்', 'పొంగల్', 'पोंगल'],
  saddula_bathukamma: ['bathukamma', 'బతుకమ్మ'],
  bonalu_begin: ['bonalu', 'బోనాలు'],
  navaratri_start: ['navaratri', 'navratri', 'నవరాత్రులు', 'नवरात्रि', 'नवरात्र', 'நவராத்திரி', 'ನವರಾತ್ರಿ', 'নবরাত্রি'],
  janmashtami_smarta: ['janmashtami', 'krishnashtami', 'కృష్ణాష్టమి', 'जन्माष्टमी', 'জন্মাষ্টমী'],
  ganesh_chaturthi: ['vinayaka chavithi', 'vinayaka chaturthi', 'ganesh chavithi'],
  eid_al_fitr: ['eid', 'ramzan', 'id ul fitr', 'రంజాన్', 'ईद', 'عید'],
  eid_al_adha: ['bakrid', 'bakri eid', 'బక్రీద్', 'बकरीद', 'بقرعید'],
  devshayani_ekadashi: ['toli ekadashi', 'toli ekadasi'],
  durga_ashtami: ['durga puja', 'দুর্গাপূজা', 'দুর্গা পূজা'],
};

let keysByText: Map<string, string> | undefined;

/** Keys by every name in every language, as they are compared; of a name that two bear the first has it. */
function keysByName(): Map<string, string> {
  if (keysByText) return keysByText;
  keysByText = new Map();
  const also = (name: string, key: string): void => {
    const compared = placeKey(name);
    if (!keysByText?.has(compared)) keysByText?.set(compared, key);
  };
  for (const key of observancesNamed())
    for (const name of [key, ...Object.values(namesOfObservance(key))]) also(name, key);
  for (const [key, names] of Object.entries(aliases)) for (const name of names) also(name, key);
  return keysByText;
}

/** The known festival that a name means in any language. */
export const keyOfName = (name: string): string | undefined => keysByName().get(placeKey(name));

const mostLike = 5;

/** Keys with a name that holds the text, or is spelled much like it, for who mistyped. */
export function namesLike(text: string): string[] {
  const wanted = placeKey(text).slice(0, 60);
  if (wanted.length < 3) return [];
  const names = [...keysByName()];
  const holding = names.filter(([name]) => name.includes(wanted));
  const near = names
    .map(([name, key]) => ({ key, off: distance(wanted, name) }))
    .filter(({ off }) => off <= Math.max(1, Math.floor(wanted.length / 4)))
    .sort((a, b) => a.off - b.off);
  return [...new Set([...near.map(({ key }) => key), ...holding.map(([, key]) => key)])].slice(0, mostLike);
}
