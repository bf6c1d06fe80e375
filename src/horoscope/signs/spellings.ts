/** English names, which are also the slugs, from 1 = Mesha. */
export const slugs = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;

export const sanskritSlugs = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karka',
  'simha',
  'kanya',
  'tula',
  'vrishchika',
  'dhanu',
  'makara',
  'kumbha',
  'meena',
] as const;

export const symbols = '♈♉♊♋♌♍♎♏♐♑♒♓';

/** Words for "sign" beside its name. */
export const signWords = 'rashi rasi raasi రాశి राशि राशी ராசி ರಾಶಿ രാശി રાશિ রাশি ৰাশি ରାଶି ਰਾਸ਼ੀ ਰਾਸ਼ راشی راسی برج sign';

/** Spellings that people type and no table has: Latin ones, stems of Telugu names, second forms of other languages. */
export const signSpellings = [
  'mesh mesham medam mekh మేష మేషము മേഷം மேடம் ਮੇਸ਼ میش',
  'vrushabha vrishabh vrushabh vrushabham vrishabham rishaba rishabam rishabham vrisha idavam edavam brikh వృషభ వృషభము இடபம் ഋഷഭം വൃഷഭം ಋಷಭ વૃષ বৃষভ ବୃଷଭ ਬ੍ਰਿਸ਼ ਬ੍ਰਿਸ਼ਭ वृषभ ورشبھ برکھ برشبھ',
  'mithun midhuna midhunam mithunam మిథున మిథునము மிதுன متھن جوزاء',
  'kark karkata karkataka karkatakam karkatak katakam kataka kadagam kadakam కర్కాటక కర్కాటకము కర్కటకం கர்க்கடகம் கற்கடகம் கடக ಕರ್ಕ ಕರ್ಕಟಕ കർക്കിടകം കർക്കടക কর্ক କର୍କ कर्कट کرک',
  'singh simham sinha simmam chingam singha సింహ సింహము சிங்கம் சிம்ம സിംഹം ਸਿੰਹ سنگھ سمہ',
  'kanni kanniya kanya కన్యా కన్యక கன்யா கன்னியா കന്യ ಕನ್ಯೆ ਕੰਨਿਆਂ ਕਨਿਆ کنیا عذرا',
  'tul thula thulam tulam tulaa thulaam తులా துலா തുലാ ತುಲ तूळ ତୁଲା ਤੁਲ تلا ترازو',
  'vrishchik vruschika vruschikam vrischika vrischikam vrushchika vrishchikam viruchigam viruchikam scorpius వృశ్చిక వృశ్చికము விருச்சிக வ்ருச்சிகம் വൃശ്ചിക ବୃଶ୍ଚିକ ਬ੍ਰਿਸ਼ਚਿਕ ਬਿਰਛਕ ورشچک برچھک بچھو',
  'dhan dhanus dhanush dhanussu dhanur dhanusu ధనుస్ ధనూ ధను தனுஷ் தனுர் ധനുസ്സ് ಧನುಸ್ಸು ધનુ धनुष ধনুঃ ਧਨ دھنو دھنش کمان',
  'makar makaram capricornus మకర మకరము மகர മകര ಮಕರ مکر',
  'kumbh kumbham kumbam kumba కుంభ కుంభము கும்ப കുംഭ ਕੁੰਬ کمبھ کنبھ',
  'meen meenam mina minam మీన మీనము மீன മീന মিন ମିନ مین',
];
