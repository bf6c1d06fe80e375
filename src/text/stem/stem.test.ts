import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { languages } from '../../core/model/common.ts';
import { searchFold as fold } from '../folding/search-fold.ts';
import { graphemeLength } from '../graphemes.ts';
import { stemsOf } from './stem.ts';

/** Inflected words and the form that a dictionary lists, by language. */
const INFLECTED: Record<string, string> = {
  te: `హైదరాబాద్‌లో హైదరాబాద్, హైదరాబాదులో హైదరాబాద్, వర్షాలు వర్షం, వర్షాలకు వర్షం, వర్షానికి వర్షం, వర్షంలో వర్షం,
    కేంద్రాన్ని కేంద్రం, రైతులకు రైతు, రైతుల రైతు, మంత్రులు మంత్రి, నాయకులకు నాయకుడు, నాయకుడికి నాయకుడు,
    పాఠశాలల్లో పాఠశాల, బస్సుల్లో బస్సు, జిల్లాల్లో జిల్లా, ఎన్నికల్లో ఎన్నిక, గుంటూరులో గుంటూరు, ఇళ్లు ఇల్లు, ఓట్లు ఓటు,
    డాక్టర్లు డాక్టర్, తెలంగాణలో తెలంగాణ, తిరుపతికి తిరుపతి, వరంగల్‌లోని వరంగల్`,
  ta: `மாவட்டத்தில் மாவட்டம், சென்னையில் சென்னை, சென்னைக்கு சென்னை, வீட்டில் வீடு, தமிழ்நாட்டில் தமிழ்நாடு, மாணவர்களுக்கு மாணவர்,
    பள்ளிகளில் பள்ளி, முதல்வரை முதல்வர், அரசின் அரசு, விழாவில் விழா, மாவட்டங்களில் மாவட்டம், பொருட்கள் பொருள், தேர்தலில் தேர்தல்,
    அரசுப் அரசு, கேரளாவில் கேரளா, பேருந்துகள் பேருந்து, திருச்சியில் திருச்சி, மழையால் மழை, நிலத்திலிருந்து நிலம்`,
  kn: `ಬೆಂಗಳೂರಿನಲ್ಲಿ ಬೆಂಗಳೂರು, ಕರ್ನಾಟಕದಲ್ಲಿ ಕರ್ನಾಟಕ, ಕರ್ನಾಟಕಕ್ಕೆ ಕರ್ನಾಟಕ, ಮಳೆಯಿಂದ ಮಳೆ, ಜಿಲ್ಲೆಗಳಲ್ಲಿ ಜಿಲ್ಲೆ, ರೈತರಿಗೆ ರೈತ,
    ಸಚಿವರು ಸಚಿವ, ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ ವಿದ್ಯಾರ್ಥಿ, ಬಸ್‌ನಲ್ಲಿ ಬಸ್, ಬಸ್ಸಿನಲ್ಲಿ ಬಸ್, ಮಹಿಳೆಯರಿಗೆ ಮಹಿಳೆ, ಮೈಸೂರಿಗೆ ಮೈಸೂರು, ಸರ್ಕಾರದ ಸರ್ಕಾರ,
    ಆಸ್ಪತ್ರೆಗೆ ಆಸ್ಪತ್ರೆ, ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ ಹುಬ್ಬಳ್ಳಿ, ಪುಸ್ತಕವನ್ನು ಪುಸ್ತಕ`,
  ml: `കേരളത്തിൽ കേരളം, കൊച്ചിയിൽ കൊച്ചി, സർക്കാരിന്റെ സർക്കാർ, തൃശൂരിൽ തൃശൂർ, ആശുപത്രികളിൽ ആശുപത്രി, വിജയന്റെ വിജയൻ, മഴയ്ക്ക് മഴ,
    മഴയിൽ മഴ, പഞ്ചായത്തിൽ പഞ്ചായത്ത്, ബസുകൾ ബസ്, കർഷകർക്ക് കർഷകൻ, കോഴിക്കോട്ട് കോഴിക്കോട്, വീട്ടിൽ വീട്, വിദ്യാർഥികൾക്ക് വിദ്യാർഥി,
    ജില്ലയിലെ ജില്ല, സ്കൂളുകളിൽ സ്കൂൾ, സംസ്ഥാനങ്ങൾ സംസ്ഥാനം, മന്ത്രിമാർ മന്ത്രി, തിരുവനന്തപുരത്ത് തിരുവനന്തപുരം, മൂന്നാറിൽ മൂന്നാർ, കേരളത്തിൻ്റെ കേരളം`,
  mr: `मुंबईत मुंबई, पुण्यात पुणे, घरात घर, घरांना घर, शाळेत शाळा, शाळांमध्ये शाळा, निवडणुकीत निवडणूक, नागपुरात नागपूर,
    नागपूरमध्ये नागपूर, जिल्ह्यात जिल्हा, जिल्ह्यातील जिल्हा, शेतकऱ्यांना शेतकरी, मंत्र्यांनी मंत्री, पोलिसांनी पोलीस, पावसाचा पाऊस,
    राज्यातील राज्य, बातम्या बातमी, विद्यार्थ्यांच्या विद्यार्थी, महाराष्ट्राच्या महाराष्ट्र, सरकारने सरकार`,
  gu: `અમદાવાદમાં અમદાવાદ, જિલ્લામાં જિલ્લો, ગામડામાં ગામડું, ખેડૂતોને ખેડૂત, વિદ્યાર્થીઓને વિદ્યાર્થી, સરકારે સરકાર, ગુજરાતના ગુજરાત,
    શાળાઓમાં શાળા, મંત્રીએ મંત્રી, ચૂંટણીમાં ચૂંટણી, સુરતથી સુરત, ગામડાંમાં ગામડું`,
  bn: `কলকাতার কলকাতা, কলকাতায় কলকাতা, ছাত্রদের ছাত্র, কৃষকদের কৃষক, সরকারের সরকার, বাংলাদেশে বাংলাদেশ, মন্ত্রীরা মন্ত্রী, ছাত্ররা ছাত্র,
    স্কুলগুলিতে স্কুল, হাসপাতালে হাসপাতাল, রাজ্যের রাজ্য, ঢাকার ঢাকা, হাওড়ায় হাওড়া, দার্জিলিঙে দার্জিলিং`,
  as: `অসমৰ অসম, গুৱাহাটীত গুৱাহাটী, অসমলৈ অসম, ছাত্ৰসকলৰ ছাত্ৰ, চৰকাৰে চৰকাৰ, মন্ত্ৰীয়ে মন্ত্ৰী, স্কুলসমূহত স্কুল, কৃষকৰ কৃষক, নগাঁৱত নগাঁও`,
  or: `ଓଡ଼ିଶାରେ ଓଡ଼ିଶା, ଭୁବନେଶ୍ୱରରେ ଭୁବନେଶ୍ୱର, ଛାତ୍ରମାନଙ୍କୁ ଛାତ୍ର, ମନ୍ତ୍ରୀଙ୍କ ମନ୍ତ୍ରୀ, ଜିଲ୍ଲାକୁ ଜିଲ୍ଲା, ବିଦ୍ୟାଳୟଗୁଡ଼ିକରେ ବିଦ୍ୟାଳୟ, ଚାଷୀଙ୍କୁ ଚାଷୀ`,
  hi: `किसानों किसान, स्कूलों स्कूल, मंत्रियों मंत्री, नेताओं नेता, महिलाएं महिला, महिलाएँ महिला, सड़कें सड़क, घोटाले घोटाला,
    जिलों जिला, लड़कियां लड़की`,
  pa: `ਖ਼ਬਰਾਂ ਖ਼ਬਰ, ਕਿਸਾਨਾਂ ਕਿਸਾਨ, ਵਿਦਿਆਰਥੀਆਂ ਵਿਦਿਆਰਥੀ, ਜ਼ਿਲ੍ਹੇ ਜ਼ਿਲ੍ਹਾ, ਨੇਤਾਵਾਂ ਨੇਤਾ, ਸਕੂਲਾਂ ਸਕੂਲ`,
  ur: `انتخابات انتخاب, کسانوں کسان, علاقوں علاقہ, خبریں خبر, عورتیں عورت, افسران افسر, جلسے جلسہ, لڑکیوں لڑکی, هوائیں ہوا`,
  ne: `काठमाडौंमा काठमाडौं, नेपालको नेपाल, सरकारले सरकार, किसानहरूलाई किसान, विद्यार्थीहरूको विद्यार्थी, मन्त्रीहरू मन्त्री`,
  en: `floods flood, cities city, buses bus, prices price, farmers farmer`,
};

/** Words with nothing to strip. */
const PLAIN: Record<string, string> = {
  te: 'విజయవాడ వరంగల్ కేంద్రం పోలీస్ కథ',
  ta: 'வெற்றி சினிமா',
  kn: 'ಹುಬ್ಬಳ್ಳಿ ಮಳೆ',
  ml: 'കൊച്ചി മഴ കേരളം',
  hi: 'सरकार दिल्ली बस पानी',
  bn: 'কলকাতা বৃষ্টি',
  mr: 'मुंबई बस',
  ur: 'دہلی بارش',
  en: 'bus modi is',
};

const pairs = Object.entries(INFLECTED).flatMap(([lang, text]) =>
  text.split(',').map((pair) => [lang, ...pair.trim().split(/\s+/)] as [string, string, ...string[]]),
);

test('an inflected word has the form of the dictionary among its stems', () => {
  assert.ok(pairs.length >= 150);
  assert.deepEqual(Object.keys(INFLECTED).sort(), [...languages].sort());
  for (const [lang, word, ...rest] of pairs) {
    const stem = fold(rest.at(-1) as string);
    if (fold(word) !== stem) assert.ok(stemsOf(word, lang).includes(stem), `${lang} ${word}: ${stemsOf(word, lang)}`);
  }
});

test('the same from a folded word, with a joiner before the ending or without', () => {
  for (const [lang, word] of pairs) assert.deepEqual(stemsOf(fold(word), lang), stemsOf(word, lang), word);
  assert.deepEqual(stemsOf('హైదరాబాద్\u200cలో', 'te'), stemsOf('హైదరాబాద్లో', 'te'));
});

test('a word without an ending has none, nor one whose rest would be a syllable', () => {
  for (const [lang, words] of Object.entries(PLAIN))
    for (const word of words.split(' ')) assert.deepEqual(stemsOf(word, lang), [], word);
  for (const [lang, word] of [
    ['te', 'కాలో'],
    ['ta', 'பில்'],
    ['mr', 'घात'],
    ['bn', 'তার'],
    ['ne', 'मामा'],
  ] as const)
    assert.deepEqual(stemsOf(word, lang), [], word);
  assert.deepEqual(stemsOf('వర్షాలు', 'xx'), []);
  assert.deepEqual(stemsOf('వర్షాలు', 'toString'), []);
});

test('stems of anything: few, folded, at least two letters, another word than the input', () => {
  const letters = pairs.map(([, word]) => word).join('');
  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...letters), maxLength: 20 }),
    fc.constantFrom(...pairs.map(([, word]) => word)),
  );
  fc.assert(
    fc.property(words, fc.constantFrom(...languages), (word, lang) => {
      const stems = stemsOf(word, lang);
      assert.ok(stems.length <= 6);
      assert.equal(new Set(stems).size, stems.length);
      for (const stem of stems) {
        assert.notEqual(stem, fold(word));
        assert.ok(graphemeLength(stem) >= 2 || stem.length >= 3, stem);
      }
    }),
    { numRuns: 2_000 },
  );
});
