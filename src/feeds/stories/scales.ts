import { fold } from '../../text/fold.ts';
import { numberOfWord } from './number-words.ts';

// Numbers with the words that multiply them: `5 lakh`, `5,00,000` and `ఐదు లక్షలు` are one number.

const scaleWords: readonly (readonly [number, words: string])[] = [
  [100, 'hundred వందల వందలు सौ शे நூறு শো ನೂರು നൂറ് سو સો ਸੌ ଶହ'],
  [1_000, 'thousand వేలు వేల వెయ్యి हजार हजारांची हजारांच्या हजारों ஆயிரம் ஆயிரத்து হাজার ಸಾವಿರ ആയിരം ആയിരത്തിന്റെ ہزار હજાર ਹਜ਼ਾਰ ହଜାର'],
  [
    100_000,
    'lakh lakhs lac లక్షలు లక్షల లక్ష लाख लाखांची लाखांचा लाखांच्या लाखों லட்சம் லட்சத்து இலட்சம் লক্ষ লাখ ಲಕ್ಷ ലക്ഷം ലക്ഷത്തിന്റെ لاکھ લાખ ਲੱਖ ଲକ୍ଷ লক্ষাধিক',
  ],
  [1_000_000, 'million'],
  [
    10_000_000,
    'crore crores కోట్లు కోట్ల కోటి करोड़ करोड कोटी कोटींची कोटींचा கோடி கோடியே কোটি ಕೋಟಿ കോടി കോടിയുടെ کروڑ કરોડ ਕਰੋੜ କୋଟି',
  ],
  [1_000_000_000, 'billion'],
];

const scales = new Map(scaleWords.flatMap(([value, words]) => words.split(' ').map((word) => [fold(word), value])));

/** The decimal point of a number, which keeps its digits together until they are read: a letter of no language. */
export const point = '\ue000';

const glued = /^([\d\ue000]+)(\D+)$/u;

/** Folded words in their order, with a number and the scales that follow it as one word of digits. */
export function withScales(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let i = 0; i < words.length; i++) {
    let word = words[i] as string;
    const parts = glued.exec(word);
    let value = numberFrom(word);
    if (parts && scales.has(parts[2] as string)) {
      value = numberFrom(parts[1] as string);
      if (value !== null) value *= scales.get(parts[2] as string) as number;
      word = String(value);
    }
    let isScaled = false;
    for (let scale = scales.get(words[i + 1] ?? ''); value !== null && scale !== undefined; ) {
      value *= scale;
      isScaled = true;
      i++;
      scale = scales.get(words[i + 1] ?? '');
    }
    found.push(isScaled && value !== null ? String(Math.round(value)) : word.replaceAll(point, ''));
  }
  return found;
}

function numberFrom(word: string): number | null {
  if (/^\d{1,15}(\ue000\d{1,6})?$/u.test(word)) return Number(word.replace(point, '.'));
  const digits = numberOfWord(word);
  return digits === null || digits.length > 15 ? null : Number(digits);
}
