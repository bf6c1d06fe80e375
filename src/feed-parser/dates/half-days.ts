/**
 * What part of the day a word names. `morning` is before noon; `noon` is 11 to before 5; `evening` is after noon;
 * `night` begins in the evening and ends in the early hours, where 12 is midnight.
 */
type Part = 'morning' | 'noon' | 'evening' | 'night';

/**
 * The words with which the press of India writes a clock of twelve hours: शाम 6:05 बजे. Beginnings: what follows is an
 * ending of case (সন্ধ্যায়, మధ్యాహ్నము). Of words that begin alike the longer stands first.
 */
const words: Readonly<Record<Part, string>> = {
  morning:
    'ante meridiem|오전|सुबह|सवेरे|तड़के|प्रातः|प्रात:|प्रात|पूर्वाह्न|सकाळी|पहाटे|बिहान|उषा|' +
    'ఉదయం|ఉదయ|తెల్లవారుజాము|పూర్వాహ్నం|அதிகாலை|காலை|முற்பகல்|ಬೆಳಗ್ಗೆ|ಬೆಳಿಗ್ಗೆ|ಬೆಳಗಿನ|ಮುಂಜಾನೆ|ಪೂರ್ವಾಹ್ನ|' +
    'രാവിലെ|പുലർച്ചെ|വെളുപ്പിന്|সকাল|ভোর|পূর্বাহ্ন|পুৱা|ৰাতিপুৱা|વહેલી સવારે|સવારે|સવાર|ਸਵੇਰੇ|ਸਵੇਰ|ਤੜਕੇ|ਪੂਰਵ ਦੁਪਹਿਰ|' +
    'ସକାଳ|ଭୋର|ପୂର୍ବାହ୍ନ|صبح|قبل دوپہر|علی الصبح',
  noon:
    'दोपहर|दुपारी|मध्याह्न|दिउँसो|మధ్యాహ్న|நண்பகல்|மதியம்|ಮಧ್ಯಾಹ್ನ|ഉച്ചകഴിഞ്ഞ്|ഉച്ച|দুপুর|মধ্যাহ্ন|দুপৰীয়া|બપોરે|બપોર|' +
    'ਦੁਪਹਿਰ|ଦ୍ୱିପ୍ରହର|ଦିପହର|ମଧ୍ୟାହ୍ନ|دوپہر',
  evening:
    'post meridiem|오후|शाम|सायंकाळी|सायंकाल|सायं|साँझ|सांझ|संध्याकाळी|संध्या|बेलुका|अपराह्न|సాయంత్ర|అపరాహ్నం|மாலை|பிற்பகல்|' +
    'ಸಂಜೆ|ಸಾಯಂಕಾಲ|ಅಪರಾಹ್ನ|വൈകിട്ട്|വൈകീട്ട്|വൈകുന്നേര|സന്ധ്യ|সন্ধ্যা|সন্ধে|বিকেল|বিকাল|অপরাহ্ন|সন্ধিয়া|গধূলি|আবেলি|' +
    'સાંજે|સાંજ|બપોર પછી|ਸ਼ਾਮ|ਬਾਅਦ ਦੁਪਹਿਰ|ସନ୍ଧ୍ୟା|ଅପରାହ୍ନ|سہ پہر|شام|بعد دوپہر',
  night:
    'मध्यरात्रि|मध्यरात्री|आधी रात|रात्री|रात्रि|राति|रात|అర్ధరాత్రి|అర్థరాత్రి|రాత్రి|நள்ளிரவு|இரவு|ಮಧ್ಯರಾತ್ರಿ|ರಾತ್ರಿ|' +
    'അർധരാത്രി|അർദ്ധരാത്രി|രാത്രി|মধ্যরাত|গভীর রাত|রাত|মাজনিশা|নিশা|ৰাতি|મધરાતે|મધ્યરાત્રિ|રાત્રે|રાતે|ਅੱਧੀ ਰਾਤ|ਰਾਤ|' +
    'ମଧ୍ୟରାତ୍ରି|ରାତ୍ରି|ରାତି|ରାତ|آدھی رات|رات',
};

/** Short for before and after noon, which end as they are written. */
const short = {
  morning: 'a\\.?\\s?m\\b\\.?|म\\.?पू\\.?|ਪੂ\\.?ਦੁ\\.?',
  evening: 'p\\.?\\s?m\\b\\.?|म\\.?उ\\.?|ਬਾ\\.?ਦੁ\\.?',
} as const;

const entries = (Object.entries(words) as [Part, string][]).flatMap(([part, list]) =>
  list.split('|').map((word) => [word.normalize('NFC'), part] as const),
);
// Urdu's "afternoon" holds its "noon", and Assamese "morning" begins like its "night".
const byLength = entries.toSorted(([a], [b]) => b.length - a.length);

/** Pattern of a half of the day, for `partOf`. Without capturing groups. */
export const HALF = `(?:${short.morning}|${short.evening}|(?:${byLength.map(([word]) => word).join('|')})[\\p{L}\\p{M}\\u200c\\u200d]*)`;

const isMorning = new RegExp(`^(?:${short.morning})$`, 'i');
const isEvening = new RegExp(`^(?:${short.evening})$`, 'i');

const partOf = (half: string): Part =>
  isMorning.test(half)
    ? 'morning'
    : isEvening.test(half)
      ? 'evening'
      : (byLength.find(([word]) => half.toLowerCase().startsWith(word))?.[1] ?? 'evening');

/** The hour (0 to 23) that `hour` of a clock of twelve hours is in this half of the day; a later one stays. */
export function hourIn(half: string, hour: number): number {
  if (hour > 12) return hour;
  const part = partOf(half);
  const isLate =
    part === 'evening' || (part === 'noon' && (hour === 12 || hour < 7)) || (part === 'night' && hour < 12 && hour > 4);
  return (hour % 12) + (isLate ? 12 : 0);
}

/** "O'clock", as it stands after a number: बजे, గంటలకు, மணிக்கு. A pattern without groups. */
export const OCLOCK = `(?:${[
  ...['बजकर', 'बजे', 'वाजता', 'वाजून', 'గంటలకు', 'గంటల', 'గంటకు', 'గం', 'மணிக்கு', 'மணியளவில்', 'மணி', 'ಗಂಟೆಗೆ', 'ಗಂಟೆ'],
  ...[
    'മണിക്ക്',
    'മണിയോടെ',
    'മണി',
    'টায়',
    'টার',
    'টা',
    'বজাত',
    'বাজি',
    'વાગ્યે',
    'વાગે',
    'ਵਜੇ',
    'ଟାରେ',
    'ଟା',
    'ଘଣ୍ଟା',
    'بجے',
    'hrs',
    'hours',
  ],
]
  .map((word) => word.normalize('NFC'))
  .join('|')})(?![\\p{L}\\p{M}])\\.?`;
