/**
 * What people call the 27 nakshatras beside the names of the almanac: by number from 1 = Ashwini, separated by spaces.
 * Latin letters by the sound, since `looseKey` makes the common ways to spell it equal; the other scripts as typed.
 */
export const nakshatraSpellings: readonly string[] = [
  'asvini asvati asvathy అశ్వని அசுவதி அஸ்வதி',
  'bharani barni apabharani',
  'krittika kritigai karthika kartigai karthikai kirtigai kirutigai kirutikai krutika कृतिका கிருத்திகா കൃത്തിക',
  'rohini ரோஹிணி',
  'mrigashira mrigashirsha mrugashira mrugasirsha mrigashirsham mrigashiram mirugasirisham mirugasirsham makayiram makiryam मृगशीर्षा மிருகசீரிஷம் মৃগশীর্ষ',
  'ardra ardira arudra aridra tiruvatirai tiruvadirai tiruvatira tiruvadira atira ఆరుద్ర',
  'punarvasu punarpusam punartam punardam पुनर्वसू',
  'pushya pushyami pusham puyam tishya పుష్య पुष्यमी পুষ্য',
  'ashlesha aslesa ayilyam ayilam अश्लेषा ఆశ్రేష আশ্লেষা',
  'magha makha makam magam maham మఘ',
  'purvaphalguni purvafalguni purva puba huba puram పూర్వఫల్గుణి పూర్వఫల్గుని పూర్వ पूर्वा ପୂର୍ବାଫାଲ୍ଗୁନୀ',
  'uttaraphalguni utaraphalguna uttarafalguni uttara uttram uttiram ఉత్తరఫల్గుణి ఉత్తరఫల్గుని उत्तरा',
  'hasta hastam astam atam हस्ता హస్తా ஹஸ்தம் হস্ত',
  'chitra chitta chittirai chittira చిత్ర ചിത്തിര',
  'svati svaati chothi choti suvati ஸ்வாதி स्वाति',
  'vishakha vishakham vishakam விசாகா',
  'anuradha anusham anizham anilam అనురాధ অনুরাধা',
  'jyeshtha jeshta keta triketa ketai జ్యేష్ట ज्येष्टा',
  'mula mulam मूला மூலா মূল',
  'purvashadha purvaashadha purvaashada puradam purvashadam పూర్వాషాడ పూర్వాషాఢా',
  'uttarashadha uttaraashadha uttaraashada uttiradam uttradam ఉత్తరాషాడ ఉత్తరాషాఢా',
  'shravana shravanam sravan tiruvonam onam శ్రవణ শ্রবণ',
  'dhanishta dhanishtha avittam shravishtha ధనిష్ట धनिष्टा',
  'shatabhisha shatabhishak shatabhishaj shatabhisham shatataraka chatayam satayam sadayam శతభిష शतभिषक శతభిషా',
  'purvabhadrapada purvabhadra puratati puratadi pururutati పూర్వాభాద్రపద పూర్వభాద్ర पूर्वभाद्रपद',
  'uttarabhadrapada uttarabhadra utiratati utiratadi utratati utratadi ఉత్తరాభాద్రపద ఉత్తరభాద్ర उत्तरभाद्रपद',
  'revati revathy',
];

/** Words for "nakshatra" beside its name. */
export const nakshatraWords =
  'nakshatra nakshatram nakshathram natchathiram star నక్షత్రం నక్షత్రము नक्षत्र நட்சத்திரம் நக்ஷத்திரம் ನಕ್ಷತ್ರ നക്ഷത്രം નક્ષત્ર নক্ষত্র নক্ষত্ৰ ନକ୍ଷତ୍ର ਨਕਸ਼ੱਤਰ نکشتر';
