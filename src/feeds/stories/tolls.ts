import { fold } from '../../text/fold.ts';
import type { Gist } from './similarity.ts';

// Numbers of the dead, the hurt and the missing: they grow while a story is told.

const beginnings = `
మృత మరణ చనిపో ప్రాణాల దుర్మరణ గాయ క్షతగాత్ర గల్లంతు మౌత मौत मृत मरे मरन घायल शव जख्मी लापता दम मृत्यू ठार जखमी मृतदेह बेपत्ता பலி உயிரிழ இறந்த இறப்பு மரண காயம் உடல் மாயம்
মৃত নিহত আহত প্রাণ জখম নিখোঁজ দেহ ہلاک موت جاں زخمی لاش لاپتہ ಸಾವ ಮೃತ ಸತ್ತ ಗಾಯ ಬಲಿ ನಾಪತ್ತೆ മരിച്ച മരണ മരിക്ക പരിക്ക മൃതദേഹ കാണാതാ മോർച്ച મોત મૃત મરણ ઘાયલ ઇજા લાપતા
ਮੌਤ ਮੌਤਾਂ ਮਾਰੇ ਮ੍ਰਿਤਕ ਜ਼ਖ਼ਮੀ ਜ਼ਖਮੀ ਲਾਪਤਾ ମୃତ ଆହତ ନିଖୋଜ
killed kill dead death deaths die dies died toll injured hurt wounded bodies missing lives
`
  .trim()
  .split(/\s+/)
  .map(fold);
const byLetters = Map.groupBy(beginnings, (word) => word.slice(0, 2));

const isOfVictims = (word: string): boolean =>
  (byLetters.get(word.slice(0, 2)) ?? []).some((one) => (/^[a-z]/.test(one) ? word === one : word.startsWith(one)));

/** Words around a number in which it says of whom it is. */
const before = 4;
const after = 5;

/** Whether the number at a place counts victims. */
export const isToll = ({ words }: Gist, at: number): boolean =>
  words.slice(Math.max(0, at - before), at + after).some(isOfVictims);
