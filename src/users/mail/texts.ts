import { fillText, type MailLang, mailLangOf } from '../../core/mail/text.ts';

/** A message that leads to a page where a password is chosen. */
export type LinkPurpose = 'invite' | 'reset' | 'setup';

/** What happened to an account. */
export type NoticeEvent =
  | 'password'
  | 'factor_on'
  | 'factor_off'
  | 'api_token'
  | 'oidc'
  | 'recovery_code'
  | 'passkey_added'
  | 'passkey_removed';

interface Texts {
  /** {app} and {name} */
  hello: string;
  inviteSubject: string;
  invite: string;
  inviteLife: string;
  resetSubject: string;
  reset: string;
  resetLife: string;
  noticeSubject: string;
  notices: Record<NoticeEvent, string>;
  /** {tokens} and {url}: after a new password. */
  tokensLeft: string;
  /** {passkeys} and {url}: the same. */
  passkeysLeft: string;
  /** {ip} */
  where: string;
  notYou: string;
}

const texts: Record<MailLang, Texts> = {
  en: {
    hello: 'Hello {name},',
    inviteSubject: '{app}: your account',
    invite: 'An account with the user name {username} was created for you. Choose your password here:',
    inviteLife: 'The link works once, within 7 days.',
    resetSubject: '{app}: choose a new password',
    reset: 'Somebody asked for a new password for the account {username}. Choose it here:',
    resetLife: 'The link works once, within one hour. If it was not you, ignore this message: nothing has changed.',
    noticeSubject: '{app}: security notice for your account',
    notices: {
      password: 'The password of your account {username} was changed. All sessions were ended.',
      factor_on: 'The second factor of your account {username} was turned on.',
      factor_off: 'The second factor of your account {username} was turned off.',
      api_token: 'An API token was created for your account {username}.',
      oidc: 'Sign-in by {provider} was connected to your account {username}.',
      recovery_code: 'A recovery code was used in place of the second factor of your account {username}.',
      passkey_added: 'A passkey was added to your account {username}: it signs in without the password.',
      passkey_removed: 'A passkey of your account {username} was removed.',
    },
    tokensLeft: 'API tokens of your account that are still valid: {tokens}. Revoke those that you do not know: {url}',
    passkeysLeft: 'Passkeys of your account: {passkeys}. Remove those that you do not know: {url}',
    where: 'Time: {at}. Network address: {ip}.',
    notYou: 'If it was not you, tell an owner of the newsroom at once.',
  },
  hi: {
    hello: 'नमस्ते {name},',
    inviteSubject: '{app}: आपका खाता',
    invite: 'आपके लिए {username} नाम से एक खाता बनाया गया है। अपना पासवर्ड यहाँ चुनें:',
    inviteLife: 'यह लिंक एक ही बार और 7 दिन तक काम करेगा।',
    resetSubject: '{app}: नया पासवर्ड चुनें',
    reset: 'किसी ने {username} खाते के लिए नया पासवर्ड माँगा है। उसे यहाँ चुनें:',
    resetLife: 'यह लिंक एक ही बार और एक घंटे तक काम करेगा। अगर यह आपने नहीं माँगा, तो इस संदेश पर ध्यान न दें: कुछ नहीं बदला है।',
    noticeSubject: '{app}: आपके खाते की सुरक्षा सूचना',
    notices: {
      password: 'आपके खाते {username} का पासवर्ड बदल दिया गया है। सभी सत्र समाप्त कर दिए गए हैं।',
      factor_on: 'आपके खाते {username} के लिए दो-चरणीय सत्यापन चालू किया गया है।',
      factor_off: 'आपके खाते {username} के लिए दो-चरणीय सत्यापन बंद किया गया है।',
      api_token: 'आपके खाते {username} के लिए एक API टोकन बनाया गया है।',
      oidc: 'आपके खाते {username} से {provider} द्वारा साइन-इन जोड़ा गया है।',
      recovery_code: 'आपके खाते {username} में दो-चरणीय सत्यापन की जगह एक रिकवरी कोड का उपयोग किया गया है।',
      passkey_added: 'आपके खाते {username} में एक पासकी जोड़ी गई है: उससे बिना पासवर्ड के साइन-इन होता है।',
      passkey_removed: 'आपके खाते {username} की एक पासकी हटाई गई है।',
    },
    tokensLeft: 'आपके खाते के अब भी मान्य API टोकन: {tokens}. जिन्हें आप नहीं पहचानते उन्हें वापस लें: {url}',
    passkeysLeft: 'आपके खाते की पासकी: {passkeys}. जिन्हें आप नहीं पहचानते उन्हें हटाएँ: {url}',
    where: 'समय: {at}. नेटवर्क पता: {ip}.',
    notYou: 'अगर यह आपने नहीं किया, तो तुरंत न्यूज़रूम के मालिक को बताएँ।',
  },
  te: {
    hello: 'నమస్కారం {name},',
    inviteSubject: '{app}: మీ ఖాతా',
    invite: 'మీ కోసం {username} పేరుతో ఒక ఖాతా సృష్టించబడింది. మీ పాస్‌వర్డ్‌ను ఇక్కడ ఎంచుకోండి:',
    inviteLife: 'ఈ లింకు ఒక్కసారి మాత్రమే, 7 రోజుల లోపు పనిచేస్తుంది.',
    resetSubject: '{app}: కొత్త పాస్‌వర్డ్ ఎంచుకోండి',
    reset: '{username} ఖాతాకు కొత్త పాస్‌వర్డ్ కావాలని ఎవరో కోరారు. దాన్ని ఇక్కడ ఎంచుకోండి:',
    resetLife: 'ఈ లింకు ఒక్కసారి మాత్రమే, ఒక గంట లోపు పనిచేస్తుంది. మీరు కోరకపోతే ఈ సందేశాన్ని పట్టించుకోకండి: ఏదీ మారలేదు.',
    noticeSubject: '{app}: మీ ఖాతా భద్రతా సమాచారం',
    notices: {
      password: 'మీ ఖాతా {username} పాస్‌వర్డ్ మార్చబడింది. అన్ని సెషన్లు ముగించబడ్డాయి.',
      factor_on: 'మీ ఖాతా {username}కు రెండవ దశ ధృవీకరణ ఆన్ చేయబడింది.',
      factor_off: 'మీ ఖాతా {username}కు రెండవ దశ ధృవీకరణ ఆఫ్ చేయబడింది.',
      api_token: 'మీ ఖాతా {username} కోసం ఒక API టోకెన్ సృష్టించబడింది.',
      oidc: 'మీ ఖాతా {username}కు {provider} ద్వారా సైన్-ఇన్ జోడించబడింది.',
      recovery_code: 'మీ ఖాతా {username}లో రెండవ దశ ధృవీకరణకు బదులుగా ఒక రికవరీ కోడ్ వాడబడింది.',
      passkey_added: 'మీ ఖాతా {username}కు ఒక పాస్‌కీ జోడించబడింది: దానితో పాస్‌వర్డ్ లేకుండా సైన్ ఇన్ చేయవచ్చు.',
      passkey_removed: 'మీ ఖాతా {username} నుండి ఒక పాస్‌కీ తొలగించబడింది.',
    },
    tokensLeft: 'మీ ఖాతాకు ఇంకా చెల్లే API టోకెన్లు: {tokens}. మీకు తెలియనివాటిని రద్దు చేయండి: {url}',
    passkeysLeft: 'మీ ఖాతా పాస్‌కీలు: {passkeys}. మీకు తెలియనివాటిని తొలగించండి: {url}',
    where: 'సమయం: {at}. నెట్‌వర్క్ చిరునామా: {ip}.',
    notYou: 'ఇది మీరు చేయకపోతే, వెంటనే న్యూస్‌రూమ్ యజమానికి తెలియజేయండి.',
  },
  ta: {
    hello: 'வணக்கம் {name},',
    inviteSubject: '{app}: உங்கள் கணக்கு',
    invite: 'உங்களுக்காக {username} என்ற பெயரில் ஒரு கணக்கு உருவாக்கப்பட்டுள்ளது. உங்கள் கடவுச்சொல்லை இங்கே தேர்வு செய்யுங்கள்:',
    inviteLife: 'இந்த இணைப்பு ஒரு முறை மட்டும், 7 நாட்களுக்குள் வேலை செய்யும்.',
    resetSubject: '{app}: புதிய கடவுச்சொல்லைத் தேர்வு செய்யுங்கள்',
    reset: '{username} கணக்குக்குப் புதிய கடவுச்சொல் கேட்கப்பட்டுள்ளது. அதை இங்கே தேர்வு செய்யுங்கள்:',
    resetLife:
      'இந்த இணைப்பு ஒரு முறை மட்டும், ஒரு மணி நேரத்துக்குள் வேலை செய்யும். நீங்கள் கேட்கவில்லை என்றால் இந்தச் செய்தியைப் புறக்கணிக்கவும்: எதுவும் மாறவில்லை.',
    noticeSubject: '{app}: உங்கள் கணக்கின் பாதுகாப்பு அறிவிப்பு',
    notices: {
      password: 'உங்கள் கணக்கு {username} இன் கடவுச்சொல் மாற்றப்பட்டது. எல்லா அமர்வுகளும் முடிக்கப்பட்டன.',
      factor_on: 'உங்கள் கணக்கு {username} க்கு இரண்டாம் நிலை சரிபார்ப்பு இயக்கப்பட்டது.',
      factor_off: 'உங்கள் கணக்கு {username} க்கு இரண்டாம் நிலை சரிபார்ப்பு நிறுத்தப்பட்டது.',
      api_token: 'உங்கள் கணக்கு {username} க்கு ஒரு API டோக்கன் உருவாக்கப்பட்டது.',
      oidc: 'உங்கள் கணக்கு {username} உடன் {provider} மூலம் உள்நுழைவு இணைக்கப்பட்டது.',
      recovery_code: 'உங்கள் கணக்கு {username} இல் இரண்டாம் நிலை சரிபார்ப்புக்குப் பதிலாக ஒரு மீட்புக் குறியீடு பயன்படுத்தப்பட்டது.',
      passkey_added: 'உங்கள் கணக்கு {username} இல் ஒரு கடவுச்சாவி சேர்க்கப்பட்டது: அதன் மூலம் கடவுச்சொல் இல்லாமல் உள்நுழையலாம்.',
      passkey_removed: 'உங்கள் கணக்கு {username} இன் ஒரு கடவுச்சாவி நீக்கப்பட்டது.',
    },
    tokensLeft: 'உங்கள் கணக்கின் இன்னும் செல்லுபடியாகும் API டோக்கன்கள்: {tokens}. நீங்கள் அறியாதவற்றைத் திரும்பப் பெறுங்கள்: {url}',
    passkeysLeft: 'உங்கள் கணக்கின் கடவுச்சாவிகள்: {passkeys}. நீங்கள் அறியாதவற்றை நீக்குங்கள்: {url}',
    where: 'நேரம்: {at}. பிணைய முகவரி: {ip}.',
    notYou: 'இதைச் செய்தது நீங்கள் இல்லை என்றால், உடனே செய்தி அறையின் உரிமையாளரிடம் சொல்லுங்கள்.',
  },
  ur: {
    hello: 'السلام علیکم {name}،',
    inviteSubject: '{app}: آپ کا اکاؤنٹ',
    invite: 'آپ کے لیے {username} کے نام سے ایک اکاؤنٹ بنایا گیا ہے۔ اپنا پاس ورڈ یہاں منتخب کریں:',
    inviteLife: 'یہ لنک صرف ایک بار اور 7 دن تک کام کرے گا۔',
    resetSubject: '{app}: نیا پاس ورڈ منتخب کریں',
    reset: 'کسی نے {username} اکاؤنٹ کے لیے نیا پاس ورڈ مانگا ہے۔ اسے یہاں منتخب کریں:',
    resetLife:
      'یہ لنک صرف ایک بار اور ایک گھنٹے تک کام کرے گا۔ اگر یہ آپ نے نہیں مانگا تو اس پیغام کو نظر انداز کریں: کچھ نہیں بدلا۔',
    noticeSubject: '{app}: آپ کے اکاؤنٹ کی حفاظتی اطلاع',
    notices: {
      password: 'آپ کے اکاؤنٹ {username} کا پاس ورڈ بدل دیا گیا ہے۔ تمام سیشن ختم کر دیے گئے ہیں۔',
      factor_on: 'آپ کے اکاؤنٹ {username} کے لیے دو مرحلہ وار تصدیق چالو کی گئی ہے۔',
      factor_off: 'آپ کے اکاؤنٹ {username} کے لیے دو مرحلہ وار تصدیق بند کی گئی ہے۔',
      api_token: 'آپ کے اکاؤنٹ {username} کے لیے ایک API ٹوکن بنایا گیا ہے۔',
      oidc: 'آپ کے اکاؤنٹ {username} کے ساتھ {provider} کے ذریعے سائن اِن جوڑا گیا ہے۔',
      recovery_code: 'آپ کے اکاؤنٹ {username} میں دو مرحلہ وار تصدیق کی جگہ ایک ریکوری کوڈ استعمال کیا گیا ہے۔',
      passkey_added: 'آپ کے اکاؤنٹ {username} میں ایک پاس کی شامل کی گئی ہے: اس سے پاس ورڈ کے بغیر سائن اِن ہوتا ہے۔',
      passkey_removed: 'آپ کے اکاؤنٹ {username} کی ایک پاس کی ہٹا دی گئی ہے۔',
    },
    tokensLeft: 'آپ کے اکاؤنٹ کے اب بھی درست API ٹوکن: {tokens}۔ جنہیں آپ نہیں پہچانتے انہیں منسوخ کریں: {url}',
    passkeysLeft: 'آپ کے اکاؤنٹ کی پاس کیز: {passkeys}۔ جنہیں آپ نہیں پہچانتے انہیں ہٹا دیں: {url}',
    where: 'وقت: {at}۔ نیٹ ورک پتہ: {ip}۔',
    notYou: 'اگر یہ آپ نے نہیں کیا تو فوراً نیوز روم کے مالک کو بتائیں۔',
  },
};

interface Recipient {
  username: string;
  name: string;
  lang: string | null;
}

interface Text {
  subject: string;
  text: string;
  lang: MailLang;
}

/** The message with a link, in the language of the user. */
export function linkMail(user: Recipient, purpose: LinkPurpose, app: string, url: string): Text {
  const lang = mailLangOf(user.lang);
  const words = texts[lang];
  const values = { ...user, lang, app };
  const [subject, body, life] =
    purpose === 'reset'
      ? [words.resetSubject, words.reset, words.resetLife]
      : [words.inviteSubject, words.invite, words.inviteLife];
  const lines = [fillText(words.hello, values), '', fillText(body, values), '', url, '', life, ''];
  return { subject: fillText(subject, values), text: lines.join('\n'), lang };
}

/** The message that something happened to an account, in the language of the user. */
export function noticeMail(
  user: Recipient,
  event: NoticeEvent,
  {
    tokens,
    passkeys,
    ...about
  }: { app: string; at: string; ip: string; provider: string; url: string; tokens: number; passkeys: number },
): Text {
  const lang = mailLangOf(user.lang);
  const words = texts[lang];
  const values = { ...user, lang, ...about, tokens: String(tokens), passkeys: String(passkeys) };
  const left = [...(tokens > 0 ? ['', words.tokensLeft] : []), ...(passkeys > 0 ? ['', words.passkeysLeft] : [])];
  const lines = [
    words.hello,
    '',
    words.notices[event],
    words.where,
    ...(event === 'password' ? left : []),
    '',
    words.notYou,
    '',
  ];
  return {
    subject: fillText(words.noticeSubject, values),
    text: lines.map((l) => fillText(l, values)).join('\n'),
    lang,
  };
}
