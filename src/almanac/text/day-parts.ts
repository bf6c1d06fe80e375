import type { Lang } from '../../core/model/common.ts';

/** From an hour of the clock on, until the next. */
type DayPart = readonly [hour: number, word: string];

/**
 * The parts of the day as newspapers and almanacs of the language name them before a clock. Unicode's own have night until
 * six in the morning in Telugu and noon until sunset, and leave Assamese and Odia with halves of the day. Before the first
 * hour it is the last part: the night. English has AM and PM.
 */
export const dayParts: Readonly<Record<Lang, readonly DayPart[]>> = {
  te: [
    [3, 'తెల్లవారుజామున'],
    [5, 'ఉదయం'],
    [12, 'మధ్యాహ్నం'],
    [16, 'సాయంత్రం'],
    [19, 'రాత్రి'],
  ],
  hi: [
    [3, 'तड़के'],
    [5, 'सुबह'],
    [12, 'दोपहर'],
    [16, 'शाम'],
    [20, 'रात'],
  ],
  ta: [
    [3, 'அதிகாலை'],
    [5, 'காலை'],
    [12, 'பிற்பகல்'],
    [16, 'மாலை'],
    [19, 'இரவு'],
  ],
  kn: [
    [3, 'ಬೆಳಗಿನ ಜಾವ'],
    [5, 'ಬೆಳಗ್ಗೆ'],
    [12, 'ಮಧ್ಯಾಹ್ನ'],
    [16, 'ಸಂಜೆ'],
    [19, 'ರಾತ್ರಿ'],
  ],
  ml: [
    [3, 'പുലർച്ചെ'],
    [5, 'രാവിലെ'],
    [12, 'ഉച്ചയ്ക്ക്'],
    [16, 'വൈകിട്ട്'],
    [19, 'രാത്രി'],
  ],
  mr: [
    [3, 'पहाटे'],
    [5, 'सकाळी'],
    [12, 'दुपारी'],
    [16, 'सायंकाळी'],
    [20, 'रात्री'],
  ],
  gu: [
    [3, 'વહેલી સવારે'],
    [5, 'સવારે'],
    [12, 'બપોરે'],
    [16, 'સાંજે'],
    [20, 'રાત્રે'],
  ],
  bn: [
    [3, 'ভোর'],
    [6, 'সকাল'],
    [12, 'দুপুর'],
    [15, 'বিকাল'],
    [18, 'সন্ধ্যা'],
    [20, 'রাত'],
  ],
  or: [
    [3, 'ଭୋର'],
    [6, 'ସକାଳ'],
    [12, 'ଅପରାହ୍ନ'],
    [17, 'ସନ୍ଧ୍ୟା'],
    [20, 'ରାତି'],
  ],
  pa: [
    [3, 'ਤੜਕੇ'],
    [5, 'ਸਵੇਰੇ'],
    [12, 'ਦੁਪਹਿਰ'],
    [16, 'ਸ਼ਾਮ'],
    [20, 'ਰਾਤ'],
  ],
  as: [
    [4, 'পুৱা'],
    [12, 'দুপৰীয়া'],
    [15, 'আবেলি'],
    [18, 'সন্ধিয়া'],
    [20, 'নিশা'],
  ],
  ur: [
    [3, 'صبح سویرے'],
    [5, 'صبح'],
    [12, 'دوپہر'],
    [16, 'شام'],
    [20, 'رات'],
  ],
  ne: [
    [3, 'बिहान'],
    [12, 'दिउँसो'],
    [17, 'साँझ'],
    [20, 'राति'],
  ],
  en: [],
};
