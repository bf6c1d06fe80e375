import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { HEADLINES, SPELLINGS } from '../../../test/support/headlines.ts';
import { fold } from '../fold.ts';
import { nativeKeys, typedKeys } from './keys.ts';

/** What people type and the word that they mean, by language. */
const MEANT: Record<string, string> = {
  te: `telangana తెలంగాణ, modi మోదీ, modi మోడీ, chennai చెన్నై, vartha వార్త, vaarta వార్త,
    vaartha వార్త, varta వార్త, bharat భారత్, bharath భారత్, hyderabad హైదరాబాద్,
    haidarabad హైదరాబాద్, andhra ఆంధ్ర, aandhra ఆంధ్ర, mukhyamantri ముఖ్యమంత్రి, cricket క్రికెట్,
    vijayawada విజయవాడ, vijayavada విజయవాడ, tirupati తిరుపతి, tirupathi తిరుపతి, varsham వర్షం,
    varsam వర్షం, raithulu రైతులు, prabhutvam ప్రభుత్వం, visakhapatnam విశాఖపట్నం,
    vishakhapatnam విశాఖపట్నం, warangal వరంగల్, revanth రేవంత్, reddy రెడ్డి,
    chandrababu చంద్రబాబు, jagan జగన్, pawan పవన్, kalyan కళ్యాణ్, cinema సినిమా,
    ennikalu ఎన్నికలు, pareekshalu పరీక్షలు, bangaram బంగారం, lakshmi లక్ష్మి, laxmi లక్ష్మి,
    samvatsaram సంవత్సరం`,
  hi: `bharat भारत, modi मोदी, delhi दिल्ली, dilli दिल्ली, lucknow लखनऊ, lakhnau लखनऊ,
    mukhyamantri मुख्यमंत्री, cricket क्रिकेट, sarkar सरकार, sarkaar सरकार, samachar समाचार,
    samaachaar समाचार, kisan किसान, kisaan किसान, barish बारिश, baarish बारिश, sadak सड़क,
    sarak सड़क, padhai पढ़ाई, parhai पढ़ाई, mumbai मुंबई, hyderabad हैदराबाद, kolkata कोलकाता,
    patna पटना, varanasi वाराणसी, bihar बिहार, yogi योगी, adityanath आदित्यनाथ, rahul राहुल,
    gandhi गांधी, chunav चुनाव, singh सिंह, ayodhya अयोध्या, zila ज़िला, jila ज़िला, film फ़िल्म,
    philm फिल्म, vidyarthi विद्यार्थी, gyan ज्ञान, pariksha परीक्षा, jaipur जयपुर, punjab पंजाब,
    bazaar बाजार, hindi हिन्दी, hindi हिंदी, raipur रायपुर, mandir मंदिर`,
  ta: `chennai சென்னை, tamilnadu தமிழ்நாடு, tamil தமிழ், tamizh தமிழ், cricket கிரிக்கெட்,
    madurai மதுரை, mazhai மழை, malai மழை, modi மோடி, stalin ஸ்டாலின், muthalamaichar முதலமைச்சர்,
    mudhalamaichar முதலமைச்சர், therthal தேர்தல், arasu அரசு, vijay விஜய், seithi செய்தி,
    thangam தங்கம், kovil கோவில், pradhamar பிரதமர்`,
  kn: `bengaluru ಬೆಂಗಳೂರು, karnataka ಕರ್ನಾಟಕ, mysuru ಮೈಸೂರು, cricket ಕ್ರಿಕೆಟ್, male ಮಳೆ,
    sarkara ಸರ್ಕಾರ, sarkar ಸರ್ಕಾರ, mukhyamantri ಮುಖ್ಯಮಂತ್ರಿ, siddaramaiah ಸಿದ್ದರಾಮಯ್ಯ,
    shivakumar ಶಿವಕುಮಾರ್, suddi ಸುದ್ದಿ, modi ಮೋದಿ, raitaru ರೈತರು, hubballi ಹುಬ್ಬಳ್ಳಿ`,
  ml: `kerala കേരള, keralam കേരളം, kochi കൊച്ചി, kozhikode കോഴിക്കോട്, thrissur തൃശ്ശൂർ,
    palakkad പാലക്കാട്, mukhyamanthri മുഖ്യമന്ത്രി, cricket ക്രിക്കറ്റ്, vartha വാർത്ത, mazha മഴ,
    pinarayi പിണറായി, vijayan വിജയൻ, sarkar സർക്കാർ, wayanad വയനാട്,
    thiruvananthapuram തിരുവനന്തപുരം, cinema സിനിമ`,
  mr: `mumbai मुंबई, pune पुणे, maharashtra महाराष्ट्र, nagpur नागपूर, shivaji शिवाजी,
    mukhyamantri मुख्यमंत्री, batmya बातम्या, shetkari शेतकरी, vidarbha विदर्भ, cricket क्रिकेट,
    thackeray ठाकरे, fadnavis फडणवीस, nashik नाशिक`,
  bn: `kolkata কলকাতা, kalkata কলকাতা, bangla বাংলা, mukhyamantri মুখ্যমন্ত্রী, cricket ক্রিকেট,
    mamata মমতা, modi মোদী, howrah হাওড়া, bari বাড়ি, brishti বৃষ্টি, khobor খবর, khabar খবর,
    durga দুর্গা, sarkar সরকার, vivekananda বিবেকানন্দ, siliguri শিলিগুড়ি, nirbachan নির্বাচন,
    hyderabad হায়দরাবাদ, jogi যোগী, yogi যোগী, puja পূজা, bharat ভারত`,
  gu: `gujarat ગુજરાત, surat સુરત, vadodara વડોદરા, rajkot રાજકોટ, modi મોદી, cricket ક્રિકેટ,
    varsad વરસાદ, varsaad વરસાદ, khedut ખેડૂત, samachar સમાચાર, mukhyamantri મુખ્યમંત્રી`,
  or: `odisha ଓଡ଼ିଶା, orisha ଓଡ଼ିଶା, bhubaneswar ଭୁବନେଶ୍ୱର, katak କଟକ, puri ପୁରୀ, cricket କ୍ରିକେଟ,
    jagannath ଜଗନ୍ନାଥ, mukhyamantri ମୁଖ୍ୟମନ୍ତ୍ରୀ, sarkar ସରକାର, barsha ବର୍ଷା, naveen ନବୀନ,
    khabar ଖବର`,
  pa: `punjab ਪੰਜਾਬ, panjab ਪੰਜਾਬ, amritsar ਅੰਮ੍ਰਿਤਸਰ, ludhiana ਲੁਧਿਆਣਾ, khabran ਖ਼ਬਰਾਂ, kisan ਕਿਸਾਨ,
    mukhmantri ਮੁੱਖਮੰਤਰੀ, chandigarh ਚੰਡੀਗੜ੍ਹ, sarkar ਸਰਕਾਰ, cricket ਕ੍ਰਿਕਟ, modi ਮੋਦੀ,
    singh ਸਿੰਘ, jalandhar ਜਲੰਧਰ`,
  as: `guwahati গুৱাহাটী, asom অসম, assam অসম, batori বাতৰি, cricket ক্ৰিকেট,
    mukhyamantri মুখ্যমন্ত্ৰী, brahmaputra ব্ৰহ্মপুত্ৰ, modi মোদী, bihu বিহু`,
  ur: `hyderabad حیدرآباد, haidarabad حیدرآباد, modi مودی, cricket کرکٹ, pakistan پاکستان,
    barish بارش, hukumat حکومت, urdu اردو, lahore لاہور, karachi کراچی, kisan کسان, dehli دہلی,
    khabar خبر, film فلم, police پولیس, bazar بازار, lucknow لکھنؤ, bharat بھارت,
    telangana تلنگانہ, islamabad اسلامآباد`,
  ne: `nepal नेपाल, sarkar सरकार, pradhanmantri प्रधानमन्त्री, samachar समाचार, pokhara पोखरा`,
};

/** The same for what scripts write and people do not speak, or speak and do not write. */
const MEANT_TOO: Record<string, string> = {
  hi: `nahi नहीं, nahin नहीं, mein में, kisano किसानों, kisanon किसानों, mahilaye महिलाएं, yojana योजना, yojna योजना,
    ganpati गणपति, ganapati गणपति, school स्कूल, scheme स्कीम, krishi कृषि, gyan ज्ञान, jnan ज्ञान, vigyan विज्ञान,
    vignan विज्ञान, mrityu मृत्यु, sambandh संबंध, sanbandh संबंध, janpad जनपद, janapad जनपद, agni अग्नि, lagna लग्न,
    meerut मेरठ, bjp बीजेपी, upsc यूपीएससी, cbi सीबीआई, ipl आईपीएल, gst जीएसटी`,
  mr: `ganpati गणपती, yojana योजना, krushi कृषी, mrutyu मृत्यू, dnyan ज्ञान, dnyaneshwar ज्ञानेश्वर, school स्कूल, jalgaon जळगाव`,
  gu: `gujaratma ગુજરાતમાં, gujaratman ગુજરાતમાં, amdavadma અમદાવાદમાં, krushi કૃષિ, mrutyu મૃત્યુ, yojana યોજના,
    vignan વિજ્ઞાન, gnan જ્ઞાન, school સ્કૂલ, chhe છે, mehsana મહેસાણા, bjp બીજેપી`,
  te: `krushna కృష్ణ, krishna కృష్ణ, mrutyu మృత్యు, yojana యోజన, ganapati గణపతి, ganpati గణపతి, school స్కూల్,
    vignanam విజ్ఞానం, vijnanam విజ్ఞానం, agni అగ్ని, kurnool కర్నూలు, raithulu రైతు, bjp బీజేపీ, ipl ఐపీఎల్, gst జీఎస్టీ,
    tdp టీడీపీ, cpm సీపీఎం, rtc ఆర్టీసీ`,
  kn: `krushi ಕೃಷಿ, krishi ಕೃಷಿ, yojane ಯೋಜನೆ, vijnana ವಿಜ್ಞಾನ, school ಸ್ಕೂಲ್, mruta ಮೃತ`,
  or: `krushi କୃଷି, mrutyu ମୃତ୍ୟୁ, jojana ଯୋଜନା, yojana ଯୋଜନା, shikhya ଶିକ୍ଷା, shiksha ଶିକ୍ଷା, bidyalaya ବିଦ୍ୟାଳୟ`,
  bn: `shikkha শিক্ষা, shiksha শিক্ষা, sikkha শিক্ষা, lokkhi লক্ষ্মী, lakshmi লক্ষ্মী, khomota ক্ষমতা, rajyo রাজ্য, rajya রাজ্য,
    rajjo রাজ্য, modhye মধ্যে, moddhe মধ্যে, bidyaloy বিদ্যালয়, biddaloy বিদ্যালয়, bank ব্যাংক, byabsa ব্যবসা,
    shastho স্বাস্থ্য, porikkha পরীক্ষা, school স্কুল, krishi কৃষি, mrityu মৃত্যু, bigyan বিজ্ঞান,
    jor জ্বর, hawa হাওয়া, unnoyon উন্নয়ন, company কোম্পানি, sompadok সম্পাদক, bjp বিজেপি, cpm সিপিএম, upsc ইউপিএসসি,
    podojatra পদযাত্রা, porjalochona পর্যালোচনা, sangbadik সাংবাদিক`,
  as: `nagaon নগাঁও, morigaon মৰিগাঁও, xasthya স্বাস্থ্য, baruah বৰুৱা, doimari দৈমাৰী, unnoyon উন্নয়ন,
    axom অসম, oxom অসম, asom অসম, xikkha শিক্ষা, xorkar চৰকাৰ, sorkar চৰকাৰ, chorkar চৰকাৰ, xomoy সময়, xahitya সাহিত্য,
    guwahati গুৱাহাটী, sah চাহ, chah চাহ, laxmi লক্ষ্মী, rajyo ৰাজ্য, school স্কুল, krixi কৃষি,
    bhumikampa ভূমিকম্প, utsab উৎসৱ, jor জ্বৰ, bjp বিজেপি,
    borokhun বৰষুণ, goalpara গোৱালপাৰা, xomoxti সমষ্টি`,
  pa: `kisana ਕਿਸਾਨਾਂ, kisanan ਕਿਸਾਨਾਂ, chonan ਚੋਣਾਂ, chona ਚੋਣਾਂ, school ਸਕੂਲ, yojana ਯੋਜਨਾ, bjp ਬੀਜੇਪੀ,
    sadak ਸੜਕ, gurdwara ਗੁਰਦੁਆਰਾ, nawanshahr ਨਵਾਂਸ਼ਹਿਰ`,
  ur: `chennai چنئی, mumbai ممبئی, asaduddin اسدالدین, yadav یادو, arvind اروند, owaisi اویسی, imtihan امتحان, padyatra پدیاترا, dawat دعوت, amit امت, zila ضلع,
    delhi دہلی, shair شاعر, mushaira مشاعرہ, muamla معاملہ, gaon گاؤں, muawza معاوضہ, iftitah افتتاح, wazireazam وزیراعظم,
    nahi نہیں, nahin نہیں, kisano کسانوں, school اسکول, sadak سڑک`,
  ne: `nahi नहीं, yojana योजना, krishi कृषि, sanstha संस्था, barsha वर्षा, biratnagar विराटनगर`,
  ml: `kasargod കാസർകോട്, malsaram മത്സരം, mathsaram മത്സരം, ulsavam ഉത്സവം, albhutham അത്ഭുതം, panchayath പഞ്ചായത്ത്, panjayath പഞ്ചായത്ത്, manjeri മഞ്ചേരി, perumbavoor പെരുമ്പാവൂർ, kunnamkulam കുന്നംകുളം, theranjeduppu തെരഞ്ഞെടുപ്പ്,
    krishi കൃഷി, krushi കൃഷി, school സ്കൂൾ, vijnanam വിജ്ഞാനം, kanchavu കഞ്ചാവ്`,
  ta: `school ஸ்கூல், thittam திட்டம், ganapathi கணபதி, trichy திருச்சி, theerpu தீர்ப்பு, ilaignar இளைஞர், amaicchar அமைச்சர்,
    kanyakumari கன்னியாகுமரி, vivasayigal விவசாயி, bjp பிஜேபி, ipl ஐபிஎல்`,
};

/** What they type and a word that they do not mean. */
const NOT_MEANT: Record<string, string> = {
  te: `modi మది, modi మాట, modi మాది, ram రోమ్, vartha భారత్, bharat వార్త, varsham వార్త,
    telangana తెలుగు, andhra ఇంద్ర, chennai కన్ను, cricket క్రీడ, hyderabad హైదర్,
    mukhyamantri మంత్రి, jagan గగనం, pawan పని, vijayawada విజయం, tirupati తిరుమల, cinema సీమ,
    reddy రాడ్డు, guntur గంటల, raithulu రాతలు, delhi డోలు`,
  hi: `modi मदद, modi मादा, modi मंडी, delhi दाल, delhi दल, bharat बारिश, sarkar सरदार, kisan कसम,
    mumbai मामा, bihar बाहर, patna पुतिन, yogi योग, rahul राहत, gandhi गंदा, chunav चना, film फल,
    jaipur जापान, mandir मंडी, hindi हांडी, punjab पंजा, raipur रामपुर, lucknow लाख,
    kolkata कलाकार, bjp बाजा, cbi सब, abhi एबी`,
  ta: `chennai சினிமா, tamil தமிழர், modi மாடு, cricket கிரகம், madurai மதம், arasu அரசியல்,
    stalin சட்டம், mazhai மலர்`,
  kn: `bengaluru ಬಂಗಾರ, modi ಮಾಡಿ, mysuru ಮೊಸರು, karnataka ಕರ್ನಾಟಕದ, suddi ಸದ್ದು`,
  ml: `kochi കച്ചവടം, vartha വർഷം, modi മാടം`,
  bn: `kolkata কলকাতার, mamata মমত্ব, bangla বাংলাদেশ, puja পাঁজা, bari বৈরী`,
  gu: `gujarat ગુજરાતી, surat સરહદ, modi મંડી`,
  or: `odisha ଓଡ଼ିଆ, puri ପର, barsha ବର`,
  pa: `punjab ਪੰਜਾਬੀ, amritsar ਅੰਮ੍ਰਿਤ, kisan ਕਸਮ`,
  ur: `pakistan پاک, modi مدد, karachi کرکٹ`,
  mr: `mumbai मामा, pune पाणी, nagpur नगर`,
};

function* pairsOf(table: Record<string, string>): Generator<[typed: string, native: string, lang: string]> {
  for (const [lang, text] of Object.entries(table))
    for (const pair of text.split(',')) {
      const [typed = '', native = ''] = pair.trim().split(' ');
      yield [typed, native, lang];
    }
}

const meet = (typed: string, native: string, lang?: string): boolean => {
  const keys = nativeKeys(native, lang);
  return typedKeys(typed, lang).some((key) => keys.includes(key));
};

test('what is typed in Latin letters has a key of the word that is meant', () => {
  const pairs = [...pairsOf(MEANT), ...pairsOf(MEANT_TOO)];
  assert.ok(pairs.length >= 330);
  assert.deepEqual(
    pairs.filter((pair) => !meet(...pair)),
    [],
  );
});

test('and no key of a word that is not', () => {
  const pairs = [...pairsOf(NOT_MEANT)];
  assert.ok(pairs.length >= 60);
  assert.deepEqual(
    pairs.filter((pair) => meet(...pair)),
    [],
  );
});

test('without a language it may be a word of any', () => {
  assert.deepEqual(
    [...pairsOf(MEANT)].filter(
      ([typed, native, lang]) => !typedKeys(typed).some((k) => nativeKeys(native, lang).includes(k)),
    ),
    [],
  );
});

test('a beginning of what is typed is a beginning of the key, wherever the word is broken off behind a consonant', () => {
  for (const [typed, native, lang] of [
    ['telang', 'తెలంగాణ', 'te'],
    ['mukhyam', 'ముఖ్యమంత్రి', 'te'],
    ['mukhy', 'ముఖ్యమంత్రి', 'te'],
    ['hyder', 'హైదరాబాద్', 'te'],
    ['luckn', 'लखनऊ', 'hi'],
    ['thiruvan', 'തിരുവനന്തപുരം', 'ml'],
    ['vivek', 'বিবেকানন্দ', 'bn'],
  ] as const) {
    const keys = typedKeys(typed, lang, true);
    assert.ok(
      nativeKeys(native, lang).some((key) => keys.some((begun) => key.startsWith(begun))),
      `${typed} ${native}`,
    );
  }
});

test('spellings that are one word have one key, and folding changes none', () => {
  for (const [lang, spellings] of Object.entries(SPELLINGS))
    for (const [one, other] of spellings) assert.deepEqual(nativeKeys(one, lang), nativeKeys(other, lang), one);
  for (const [lang, headline] of Object.entries(HEADLINES))
    for (const word of headline.split(/[\s,:،]+/)) {
      assert.ok(nativeKeys(word, lang).length > 0 || word.length < 3, word);
      assert.deepEqual(nativeKeys(fold(word), lang), nativeKeys(word, lang), word);
    }
});

test('only words of Latin letters are typed, only words of Indian scripts are meant', () => {
  for (const word of ['covid19', 'మోదీ', 'a', '', 'привет', 'x'.repeat(41)])
    assert.deepEqual(typedKeys(word, 'te'), [], word);
  for (const word of ['modi', '2026', 'привет', '', '中文', 'క', 'కోవిడ్19']) assert.deepEqual(nativeKeys(word), [], word);
  assert.deepEqual(typedKeys('Modī', 'te'), typedKeys('modi', 'te'), 'diacritics do not count');
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), maxLength: 50 }),
  fc.string({ unit: fc.constantFrom(...'ఆకఖమ్యారరిక్షहिन्दीड़ढ़য়ড়ৎதமிழ்ച്ചൽਅੰਮ੍ਰਿوزیراعلیٰ\u200d\u200c'), maxLength: 60 }),
);

test('keys of anything: few, short, of plain letters, the same for what is folded', () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom(undefined, 'te', 'bn', 'ta', 'ml', 'ur', 'mr', 'as', 'en'), (word, lang) => {
      const native = nativeKeys(word, lang);
      assert.ok(native.length <= 4);
      assert.deepEqual(nativeKeys(fold(word), lang), native);
      const typed = typedKeys(word, lang, word.length % 2 === 0);
      assert.ok(typed.length <= (lang === undefined ? 36 : 12));
      assert.deepEqual(typedKeys(fold(word), lang, word.length % 2 === 0), typed);
      for (const key of [...native, ...typed]) assert.match(key, /^[a-z]{2,32}$/);
    }),
    { numRuns: 3_000 },
  );
});
