import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveFestival } from './named.ts';

/** Everyday spellings, a list of our own: by key what people type, most of it in no table of names. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  diwali: ['deepawali', 'diwaali', 'deepavli', 'dipavali', 'deewali', 'dewali', 'దీపావళి', 'தீபாவளி', 'দীপাবলি', 'دیوالی'],
  vijayadashami: ['dasera', 'dasara', 'dussera', 'dushera', 'dushehra', 'vijayadasami', 'vijaydashami', 'దసరా'],
  ganesh_chaturthi: ['ganpati', 'ganapati', 'ganesh chaturti', 'vinayaka chavithi', 'गणपति'],
  maha_shivaratri: ['shivratri', 'sivaratri', 'maha sivarathri', 'mahashivratri', 'mahasivaratri', 'శివరాత్రి', 'शिवरात्रि'],
  janmashtami_smarta: ['gokulashtami', 'gokulastami', 'janmastami', 'krishna janmashtami', 'krishnashtami'],
  christmas: ['xmas', 'x-mas', 'cristmas', 'chrismas'],
  vaikuntha_ekadashi: ['mukkoti ekadashi', 'mukkoti ekadasi', 'vaikunta ekadasi', 'ముక్కోటి ఏకాదశి'],
  vasant_panchami: ['saraswati puja', 'saraswathi pooja', 'basant panchmi', 'sri panchami', 'সরস্বতী পুজো'],
  purnima: ['pournami', 'poornima', 'pournima', 'పౌర్ణమి', 'பௌர்ணமி', 'पौर्णिमा'],
  amavasya: ['amavasai', 'amavas', 'అమావాస్య', 'அமாவாசை'],
  makara_sankranti: ['sankranthi', 'makar sankrant', 'makara sankranthi', 'sankranti'],
  ugadi: ['ugaadi', 'yugadi', 'ఉగాది', 'ಯುಗಾದಿ'],
  raksha_bandhan: ['rakhi', 'rakshabandhan', 'raksha bandan', 'rakshya bandhan'],
  karwa_chauth: ['karva chauth', 'karwachoth'],
  bhai_dooj: ['bhai duj', 'bhaiya dooj', 'bhau beej', 'bhai phonta'],
  navaratri_start: ['navratri', 'navarathri', 'navaratrulu'],
  eid_al_fitr: ['eid', 'ramzan', 'eid ul fitr', 'idul fitr', 'عید الفطر'],
  eid_al_adha: ['bakrid', 'bakra eid', 'eid ul adha', 'bakreed'],
  pohela_boishakh: ['poila boishakh', 'pahela baishakh', 'পয়লা বৈশাখ', 'পহেলা বৈশাখ'],
  dol_purnima: ['dol yatra', 'dol jatra', 'دول پورنیما', 'ਦੋਲ ਪੂਰਨਿਮਾ', 'ദോല പൂർണിമ'],
  akshaya_tritiya: ['akshay tritiya', 'akshaya thritiya', 'akshaya truthiya'],
  varalakshmi_vratam: ['varalaxmi vratham', 'varalakshmi vrat'],
  saddula_bathukamma: ['bathukamma', 'batukamma'],
  onam: ['thiruvonam', 'ఓణం', 'ഓണം'],
  pongal: ['thai pongal', 'pongali'],
  holi: ['holii', 'होली', 'ہولی'],
  hanuman_jayanti: ['hanumaan jayanti', 'hanuman jayanthi'],
  rama_navami: ['ram navmi', 'sri rama navami', 'ramnavami'],
  guru_nanak_jayanti: ['gurupurab', 'gurunanak jayanti'],
  milad_un_nabi: ['eid e milad', 'miladunnabi', 'milad un nabhi'],
};

test('everyday spellings of festivals mean the festival', () => {
  const wrong = Object.entries(spellings).flatMap(([key, texts]) =>
    texts.flatMap((text) => {
      const { key: found, otherwise } = resolveFestival(text);
      const meant = otherwise ? otherwise.key : found;
      return meant === key ? [] : [`${text}: ${meant} for ${key}`];
    }),
  );
  const count = Object.values(spellings).flat().length;
  assert.ok(count >= 110, `${count}`);
  assert.deepEqual(wrong, []);
});

test('what is near to several festivals or to none means none', () => {
  for (const text of [
    'jayanti',
    'puja',
    'పూజ',
    'ekadas',
    'india',
    'constructor',
    'మార్కెట్',
    'تہوار',
    'x',
    '',
    'क'.repeat(120),
  ])
    assert.equal(resolveFestival(text).otherwise?.key, null, text);
});
