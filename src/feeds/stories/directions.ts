import { fold } from '../../text/fold.ts';

// Outcomes of which a telling has one or the other: a price rose or fell, a plea was granted or refused.

/** Pairs of opposite outcomes, by how words begin in each language. Those that only begin another word's ending stay out. */
const axes: readonly (readonly [one: string, other: string])[] = [
  [
    `పెరిగ పెరుగ ఎగబాక పుంజుక లాభాల చढ़ चढ़ बढ़त बढ़ उछल उछाल तेजी महंग मजबूत वाढ वधार தेज़ी உயர் அதிகரி ஏற்ற বাড়ল বেড়ে বৃদ্ধি চড়ল ಏರಿಕೆ ಹೆಚ್ಚಳ ಏರಿದ ಹೆಚ್ಚಿದ
    ഉയർന്ന കൂടി വർധി വർധന વધારો વધ્ય ઉછાળ તેજી મોંઘ ਵਧ ਵਾਧਾ ਮਹਿੰਗ ਤੇਜ਼ੀ اضافہ مضبوط بڑھ مہنگ چڑھ ବଢ଼ ବୃଦ୍ଧି
    rise rises rose risen rising gain gains gained surge surges surged climb climbs climbed jump jumps jumped soar soars soared hike hikes hiked increase increases increased
    costlier dearer strengthen strengthens strengthened`,
    `తగ్గ పడిపోయ క్షీణ పతన నష్టాల टूटा टूटे गिरावट घट सस्त लुढ़क फिसल कमजोर नरमी घसर कमी स्वस्त சரிவ சரிந்த குறை வீழ்ச்சி কমল কমেছ কমে পতন হ্রাস ಇಳಿಕೆ ಕುಸಿತ ಇಳಿದ ಕುಸಿದ
    കുറഞ്ഞ കുറവ് ഇടിഞ്ഞ ഇടിവ് ഘട ઘટાડ ઘટ્ય કડાક સસ્ત મંદી ਘਟ ਕਮੀ ਸਸਤ ਗਿਰਾਵਟ کمی کمزور گراوٹ گھٹ سست ହ୍ରାସ କମିଲ
    fall falls fell fallen falling drop drops dropped decline declines declined slip slips slipped slump slumps slumped tumble tumbles tumbled
    cheaper weaken weakens weakened dip dips dipped reduce reduces reduced decrease decreases decreased slash slashes slashed lost loses`,
  ],
  [
    `గెలు విజయ जीत विजय विजयी जिंक வெற்றி வென்ற জয় জিতল ಗೆಲು ಜಯ വിജയ ജയി  જીત વિજય ਜਿੱਤ جیت فتح کامیاب ବିଜୟ ଜିତିଲ win wins won victory victorious passed`,
    `ఓడి ఓటమి పరాజయ हार पराजय पराभव தோல்வி தோற்ற হার হারল পরাজয় ಸೋಲು ಸೋತ ತೋಲ തോൽവി തോറ്റ പരാജയ હાર પરાજય ਹਾਰ ہار شکست ناکام ହାରିଲ ପରାଜୟ lose loses lost defeat defeated failed`,
  ],
  [
    `అనుమతి మంజూరు ఆమోద मंजूर स्वीकार अनुमति अनुमती मान्य அனுமதி ஏற்ற মঞ্জুর অনুমতি ಅನುಮತಿ ಮಂಜೂರು ಪುರಸ್ಕ അനുവദി അനുമതി મંજૂર ગ્રાહ્ય ਮਨਜ਼ੂਰ ਪ੍ਰਵਾਨ منظور ମଞ୍ଜୁର ଅନୁମତି
    allow allows allowed grant grants granted approve approves approved accept accepts accepted upheld upholds admit admits admitted`,
    `తిరస్కర నిరాకర కొట్టివే खारिज नामंजूर अस्वीकार ठुकरा इनकार फेटाळ नाकार நிராகரி மறுப்பு தள்ளுபடி খারিজ নাকচ নামঞ্জুর ವಜಾ ನಿರಾಕರ ತಿರಸ್ಕ തള്ളി നിഷേധി નામંજૂર ફગાવ રદ
    ਰੱਦ ਖ਼ਾਰਜ ਖਾਰਜ ਨਾਮਨਜ਼ੂਰ مسترد خارج نامنظور انکار ଖାରଜ ନାମଞ୍ଜୁର dismiss dismisses dismissed refuse refuses refused reject rejects rejected deny denies denied denial`,
  ],
  [
    `దోషి శిక్ష दोषी सजा शिक्षा குற்றவாளி தண்டனை দোষী সাজা ದೋಷಿ ಶಿಕ್ಷೆ കുറ്റക്കാര ശിക്ഷ દોષિત સજા ਦੋਸ਼ੀ ਸਜ਼ਾ مجرم سزا ଦୋଷୀ convict convicts convicted guilty sentenced jailed`,
    `నిర్దోషి బరి बरी निर्दोष விடுதலை நிரபராதி বেকসুর খালাস ಖುಲಾಸೆ ನಿರ್ದೋಷಿ വെറുതെ കുറ്റവിമുക്ത નિર્દોષ બરી ਬਰੀ بری باعزت ନିର୍ଦ୍ଦୋଷ ଖଲାସ acquit acquits acquitted acquittal`,
  ],
  [
    `అరెస్ట అరెస్టు गिरफ्तार अटक கைது গ্রেফতার গ্রেপ্তার ಬಂಧನ ಬಂಧಿಸ അറസ്റ്റ ધરપકડ ਗ੍ਰਿਫ਼ਤਾਰ ਗ੍ਰਿਫਤਾਰ گرفتار ଗିରଫ arrest arrests arrested`,
    `విడుదల रिहा सुटका விடுவி விடுதலை মুক্তি ಬಿಡುಗಡೆ മോചന മോചിത વિમુક્ત મુક્ત ਰਿਹਾ رہا ମୁକ୍ତ release releases released freed`,
  ],
  [
    `తెరచు తెరుచ ప్రారంభ खुल खोल शुरू सुरू उघड திறப்பு திறக்க திறந்த தொடக்க খুলল খোলা চালু শুরু ತೆರೆ ಆರಂಭ പ്രാരംഭ തുറന്ന തുറക്ക ആരംഭ ખુલ ખોલ શરૂ ਖੁੱਲ੍ਹ ਖੋਲ੍ਹ ਸ਼ੁਰੂ کھل کھول بحال شروع ଖୋଲ ଆରମ୍ଭ
    open opens opened reopen reopens reopened resume resumes resumed starts started begins`,
    `మూసి మూత బంద్ बंद ठप மூட மூடல் নিறுத்த বন্ধ ಬಂದ್ ಮುಚ್ಚ ಸ್ಥಗಿತ അടച്ച അടച്ചു നിർത്ത બંધ ਬੰਦ بند معطل ବନ୍ଦ close closes closed shut shuts suspend suspends suspended halted`,
  ],
];

/** Beginnings by their first letters; English words are whole. */
type Table = ReadonlyMap<string, readonly { beginning: string; axis: number; isOne: boolean }[]>;

const firstLetters = 2;
const table: Table = Map.groupBy(
  axes.flatMap((sides, axis) =>
    sides.flatMap((words, side) =>
      words
        .trim()
        .split(/\s+/)
        .map((word) => ({ beginning: fold(word), axis, isOne: side === 0 })),
    ),
  ),
  ({ beginning }) => beginning.slice(0, firstLetters),
);

const isLatin = (word: string): boolean => /^\p{Script=Latin}/u.test(word);

/** The outcomes that a folded word names: of each pair the one or the other. */
export function outcomesOf(word: string): { axis: number; isOne: boolean }[] {
  return (table.get(word.slice(0, firstLetters)) ?? []).filter(({ beginning }) =>
    isLatin(beginning) ? word === beginning : word.startsWith(beginning),
  );
}

/** Of a match both sides are told of: who won for the one desk, who lost for the other. */
const winning = 1;
/** What courts and governments decide, granted or refused, is the subject of a telling wherever it stands. */
const decisions = new Set([2, 3]);

/** Whether some words name the one outcome of a pair and the others name only the opposite one. */
export function areOpposite(
  some: readonly string[],
  others: readonly string[],
  where: 'slot' | 'titles' | 'whole' = 'slot',
): boolean {
  const [a, b] = [some, others].map((words) => words.flatMap(outcomesOf)) as [
    ReturnType<typeof outcomesOf>,
    ReturnType<typeof outcomesOf>,
  ];
  const has = (list: typeof a, axis: number, isOne: boolean): boolean =>
    list.some((it) => it.axis === axis && it.isOne === isOne);
  const counts = (axis: number): boolean =>
    where === 'slot' || (where === 'titles' ? axis !== winning : decisions.has(axis));
  return a.some(
    ({ axis, isOne }) => counts(axis) && has(b, axis, !isOne) && !has(b, axis, isOne) && !has(a, axis, !isOne),
  );
}
