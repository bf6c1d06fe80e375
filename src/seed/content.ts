import type { Lang } from '../core/model/common.ts';
import type { NamesByLanguage } from './categories.ts';

/** Starter content, so that a new installation answers with something in every big language. Plain rows, all of it. */

interface SampleItem {
  lang: Lang;
  title: string;
  content: string;
  category: string;
  tags: string[];
  author: string;
  is_featured?: boolean;
  is_breaking?: boolean;
}

const p = (...paragraphs: string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('\n');

/** Newest first. */
export const sampleNews: SampleItem[] = [
  {
    lang: 'te',
    category: 'politics',
    author: 'దినం డెస్క్',
    tags: ['తెలంగాణ', 'హైదరాబాద్'],
    is_featured: true,
    is_breaking: true,
    title: 'నమూనా వార్త: హైదరాబాద్‌లో కొత్త మెట్రో మార్గానికి ఆమోదం',
    content: p(
      'ఇది దినం సర్వర్‌తో వచ్చే నమూనా వార్త. మీ మొదటి వార్త రాసిన తర్వాత దీన్ని తొలగించవచ్చు.',
      'హైదరాబాద్ నగరంలో కొత్త మెట్రో మార్గానికి రాష్ట్ర ప్రభుత్వం ఆమోదం తెలిపినట్లు ఈ నమూనా కథనం ఊహిస్తుంది. రైతులు, విద్యార్థులు, ఉద్యోగులు ప్రతిరోజూ ప్రయాణించే మార్గం ఇది.',
    ),
  },
  {
    lang: 'te',
    category: 'sports',
    author: 'దినం డెస్క్',
    tags: ['క్రికెట్'],
    title: 'నమూనా వార్త: క్రికెట్ జట్టు విజయం, అభిమానుల సంబరాలు',
    content: p('ఇది నమూనా వార్త.', 'చివరి ఓవర్ వరకు ఉత్కంఠగా సాగిన మ్యాచ్‌లో జట్టు విజయం సాధించింది. అభిమానులు సంబరాలు చేసుకున్నారు.'),
  },
  {
    lang: 'hi',
    category: 'politics',
    author: 'दिनम डेस्क',
    tags: ['दिल्ली', 'शिक्षा'],
    is_featured: true,
    title: 'नमूना समाचार: दिल्ली में नए पुस्तकालयों की योजना',
    content: p(
      'यह दिनम के साथ आने वाला नमूना समाचार है। अपना पहला समाचार लिखने के बाद इसे हटा सकते हैं।',
      'इस नमूने में मान लिया गया है कि हर मोहल्ले में विद्यार्थियों के लिए एक पुस्तकालय खुलेगा, जहाँ हिन्दी और उर्दू की किताबें मिलेंगी।',
    ),
  },
  {
    lang: 'hi',
    category: 'business',
    author: 'दिनम डेस्क',
    tags: ['सोना'],
    title: 'नमूना समाचार: सोने का भाव बढ़ा, बाजार में हलचल',
    content: p('यह नमूना समाचार है।', 'सर्राफा बाजार में आज सुबह सोने का भाव बढ़ा और खरीदारों की भीड़ देखी गई।'),
  },
  {
    lang: 'ta',
    category: 'cinema',
    author: 'தினம் செய்திப்பிரிவு',
    tags: ['சென்னை'],
    is_featured: true,
    title: 'மாதிரிச் செய்தி: சென்னையில் திரைப்பட விழா தொடக்கம்',
    content: p(
      'இது தினம் சேவையகத்துடன் வரும் மாதிரிச் செய்தி. உங்கள் முதல் செய்தியை எழுதிய பிறகு இதை நீக்கலாம்.',
      'சென்னையில் தொடங்கிய திரைப்பட விழாவில் பல மொழிப் படங்கள் திரையிடப்படுகின்றன.',
    ),
  },
  {
    lang: 'kn',
    category: 'business',
    author: 'ದಿನಂ ಡೆಸ್ಕ್',
    tags: ['ಬೆಂಗಳೂರು'],
    title: 'ಮಾದರಿ ಸುದ್ದಿ: ಬೆಂಗಳೂರಿನಲ್ಲಿ ರೈತರ ಮಾರುಕಟ್ಟೆ ಆರಂಭ',
    content: p('ಇದು ದಿನಂ ಜೊತೆಗೆ ಬರುವ ಮಾದರಿ ಸುದ್ದಿ.', 'ರೈತರು ತಮ್ಮ ಬೆಳೆಯನ್ನು ನೇರವಾಗಿ ಜನರಿಗೆ ಮಾರುವ ಮಾರುಕಟ್ಟೆ ಆರಂಭವಾಗಿದೆ.'),
  },
  {
    lang: 'ml',
    category: 'sports',
    author: 'ദിനം ഡെസ്ക്',
    tags: ['കൊച്ചി'],
    title: 'മാതൃകാ വാർത്ത: കൊച്ചിയിൽ ഫുട്ബോൾ മത്സരം',
    content: p('ഇത് ദിനത്തിനൊപ്പം വരുന്ന മാതൃകാ വാർത്തയാണ്.', 'കൊച്ചിയിൽ നടന്ന മത്സരത്തിൽ ആതിഥേയർ വിജയിച്ചു.'),
  },
  {
    lang: 'mr',
    category: 'politics',
    author: 'दिनम डेस्क',
    tags: ['मुंबई'],
    title: 'नमुना बातमी: मुंबईत पावसाची हजेरी',
    content: p('ही दिनम सोबत येणारी नमुना बातमी आहे.', 'मुंबईत आज सकाळी जोरदार पाऊस झाला आणि वाहतूक मंदावली.'),
  },
  {
    lang: 'gu',
    category: 'business',
    author: 'દિનમ ડેસ્ક',
    tags: ['અમદાવાદ'],
    title: 'નમૂના સમાચાર: અમદાવાદમાં પુસ્તક મેળો',
    content: p('આ દિનમ સાથે આવતા નમૂના સમાચાર છે.', 'અમદાવાદમાં શરૂ થયેલા પુસ્તક મેળામાં હજારો લોકો આવ્યા.'),
  },
  {
    lang: 'bn',
    category: 'politics',
    author: 'দিনম ডেস্ক',
    tags: ['কলকাতা'],
    is_featured: true,
    title: 'নমুনা খবর: কলকাতায় বইমেলার প্রস্তুতি শুরু',
    content: p(
      'এটি দিনমের সঙ্গে আসা একটি নমুনা খবর। নিজের প্রথম খবর লেখার পরে এটি মুছে ফেলা যায়।',
      'কলকাতায় বইমেলার প্রস্তুতি শুরু হয়েছে, ছাত্রছাত্রীদের জন্য থাকছে আলাদা ব্যবস্থা।',
    ),
  },
  {
    lang: 'pa',
    category: 'devotional',
    author: 'ਦਿਨਮ ਡੈਸਕ',
    tags: ['ਅੰਮ੍ਰਿਤਸਰ'],
    title: 'ਨਮੂਨਾ ਖ਼ਬਰ: ਅੰਮ੍ਰਿਤਸਰ ਵਿੱਚ ਸੰਗਤ ਦੀ ਰੌਣਕ',
    content: p('ਇਹ ਦਿਨਮ ਨਾਲ ਆਉਣ ਵਾਲੀ ਨਮੂਨਾ ਖ਼ਬਰ ਹੈ।', 'ਅੰਮ੍ਰਿਤਸਰ ਵਿੱਚ ਅੱਜ ਸਵੇਰੇ ਵੱਡੀ ਗਿਣਤੀ ਵਿੱਚ ਸੰਗਤ ਪਹੁੰਚੀ।'),
  },
  {
    lang: 'or',
    category: 'devotional',
    author: 'ଦିନମ ଡେସ୍କ',
    tags: ['ପୁରୀ'],
    title: 'ନମୁନା ଖବର: ପୁରୀରେ ରଥଯାତ୍ରାର ପ୍ରସ୍ତୁତି',
    content: p('ଏହା ଦିନମ ସହିତ ଆସୁଥିବା ନମୁନା ଖବର।', 'ପୁରୀରେ ରଥଯାତ୍ରାର ପ୍ରସ୍ତୁତି ଆରମ୍ଭ ହୋଇଛି।'),
  },
  {
    lang: 'as',
    category: 'politics',
    author: 'দিনম ডেস্ক',
    tags: ['গুৱাহাটী'],
    title: 'নমুনা বাতৰি: গুৱাহাটীত বৰষুণ, ৰাইজ সতৰ্ক',
    content: p('এইটো দিনমৰ সৈতে অহা এটা নমুনা বাতৰি।', 'গুৱাহাটীত আজি পুৱা বৰষুণ হৈছে, জিলা প্ৰশাসনে ৰাইজক সতৰ্ক কৰিছে।'),
  },
  {
    lang: 'ur',
    category: 'cinema',
    author: 'دنم ڈیسک',
    tags: ['حیدرآباد'],
    is_featured: true,
    title: 'نمونہ خبر: حیدرآباد میں مشاعرے کا اہتمام',
    content: p(
      'یہ دنم کے ساتھ آنے والی نمونہ خبر ہے۔ اپنی پہلی خبر لکھنے کے بعد اسے ہٹایا جا سکتا ہے۔',
      'حیدرآباد میں آج شام مشاعرے کا اہتمام کیا گیا ہے جس میں ملک بھر کے شعرا شریک ہوں گے۔',
    ),
  },
  {
    lang: 'ne',
    category: 'politics',
    author: 'दिनम डेस्क',
    tags: ['काठमाडौं'],
    title: 'नमुना समाचार: काठमाडौंमा नयाँ सडक निर्माण',
    content: p('यो दिनमसँगै आउने नमुना समाचार हो।', 'काठमाडौंमा नयाँ सडक निर्माणको काम सुरु भएको छ।'),
  },
  {
    lang: 'en',
    category: 'business',
    author: 'Dinam desk',
    tags: ['Telangana'],
    is_featured: true,
    title: 'Sample story: Farmers’ market opens in Warangal',
    content: p(
      'This is a sample story that comes with Dinam. Remove all of them with one command once you have written your own.',
      'Farmers of the district sell their produce directly to the people of the town every Friday morning.',
    ),
  },
];

export const sampleRelease = {
  platform: 'android',
  version: '1.0.0',
  version_code: 1,
  title: 'First release',
  message: 'This is a sample release.',
  whats_new: ['News in fourteen languages'],
  store_url: 'https://play.google.com/store/apps/details?id=in.example.news',
};

const texts = (names: NamesByLanguage, write: (name: string) => object): object =>
  Object.fromEntries(Object.entries(names).map(([lang, name]) => [lang, write(name)]));

export const sampleProductCategory = {
  name: 'Home and kitchen',
  slug: 'home-kitchen',
  sort_order: 1,
  texts: texts({ te: 'ఇల్లు, వంటగది', hi: 'घर और रसोई', en: 'Home and kitchen' }, (name) => ({ name })),
};

const product = (title: string, names: NamesByLanguage, price: number, mrp: number, more: object) => ({
  title: `Sample product: ${title}`,
  description: 'This is a sample product that comes with Dinam.',
  texts: texts(names, (name) => ({ title: name })),
  price,
  mrp,
  store: { name: 'Example store' },
  deal_url: 'https://example.in/',
  ...more,
});

/** Prices in paise. The deal of the first one runs until it is removed. */
export const sampleProducts = [
  product(
    'pressure cooker, 5 litres',
    { te: 'నమూనా వస్తువు: ప్రెషర్ కుక్కర్, 5 లీటర్లు', hi: 'नमूना वस्तु: प्रेशर कुकर, 5 लीटर' },
    189_900,
    249_900,
    { sort_order: 1, is_featured: true, deal: { ends_at: null, price: 159_900 } },
  ),
  product(
    'steel water bottle',
    { te: 'నమూనా వస్తువు: స్టీల్ నీళ్ల సీసా', hi: 'नमूना वस्तु: स्टील की पानी की बोतल' },
    49_900,
    69_900,
    { sort_order: 2 },
  ),
  product('cotton bedsheet', { te: 'నమూనా వస్తువు: నూలు దుప్పటి', hi: 'नमूना वस्तु: सूती चादर' }, 79_900, 119_900, {
    sort_order: 3,
  }),
];
