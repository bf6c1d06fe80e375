import { type MailLang, mailLangs } from '../../core/mail/text.ts';
import { preferredLang } from '../../core/messages/accept-language.ts';

/** The texts of the page on which a password is chosen. */
interface AccountTexts {
  /** Name of the language, in itself. */
  language: string;
  title: string;
  password: string;
  hint: string;
  again: string;
  show: string;
  save: string;
  saving: string;
  short: string;
  differ: string;
  done: string;
  username: string;
  signIn: string;
  badLink: string;
  noLink: string;
  unreachable: string;
  noScript: string;
}

export const accountTexts: Record<MailLang, AccountTexts> = {
  en: {
    language: 'English',
    title: 'Choose a password',
    password: 'New password',
    hint: 'At least 10 characters, in any script. A short sentence is good.',
    again: 'The same password again',
    show: 'Show the password',
    save: 'Save',
    saving: 'Saving …',
    short: 'The password needs at least 10 characters.',
    differ: 'The two passwords differ.',
    done: 'Your password is set.',
    username: 'User name',
    signIn: 'Sign in',
    badLink: 'This link has been used or has expired. Ask for a new one.',
    noLink: 'Open this page with the link from your message.',
    unreachable: 'The server could not be reached. Try again.',
    noScript: 'This page needs JavaScript.',
  },
  hi: {
    language: 'हिन्दी',
    title: 'पासवर्ड चुनें',
    password: 'नया पासवर्ड',
    hint: 'कम से कम 10 अक्षर, किसी भी लिपि में। एक छोटा वाक्य अच्छा रहता है।',
    again: 'वही पासवर्ड फिर से',
    show: 'पासवर्ड दिखाएँ',
    save: 'सहेजें',
    saving: 'सहेजा जा रहा है …',
    short: 'पासवर्ड में कम से कम 10 अक्षर होने चाहिए।',
    differ: 'दोनों पासवर्ड अलग हैं।',
    done: 'आपका पासवर्ड सेट हो गया है।',
    username: 'यूज़र नाम',
    signIn: 'साइन इन करें',
    badLink: 'यह लिंक उपयोग हो चुका है या इसकी अवधि समाप्त हो गई है। नया लिंक माँगें।',
    noLink: 'यह पृष्ठ अपने संदेश में मिले लिंक से खोलें।',
    unreachable: 'सर्वर से संपर्क नहीं हो सका। फिर से कोशिश करें।',
    noScript: 'इस पृष्ठ के लिए JavaScript आवश्यक है।',
  },
  te: {
    language: 'తెలుగు',
    title: 'పాస్‌వర్డ్ ఎంచుకోండి',
    password: 'కొత్త పాస్‌వర్డ్',
    hint: 'కనీసం 10 అక్షరాలు, ఏ లిపిలోనైనా. ఒక చిన్న వాక్యం మంచిది.',
    again: 'అదే పాస్‌వర్డ్ మళ్లీ',
    show: 'పాస్‌వర్డ్ చూపించు',
    save: 'భద్రపరచు',
    saving: 'భద్రపరుస్తోంది …',
    short: 'పాస్‌వర్డ్‌లో కనీసం 10 అక్షరాలు ఉండాలి.',
    differ: 'రెండు పాస్‌వర్డ్లు వేర్వేరుగా ఉన్నాయి.',
    done: 'మీ పాస్‌వర్డ్ అమర్చబడింది.',
    username: 'యూజర్ పేరు',
    signIn: 'సైన్ ఇన్ చేయండి',
    badLink: 'ఈ లింకు ఇప్పటికే ఉపయోగించబడింది లేదా దాని గడువు ముగిసింది. కొత్త లింకు అడగండి.',
    noLink: 'మీకు వచ్చిన సందేశంలోని లింకుతో ఈ పేజీని తెరవండి.',
    unreachable: 'సర్వర్‌ను చేరుకోలేకపోయాము. మళ్లీ ప్రయత్నించండి.',
    noScript: 'ఈ పేజీకి JavaScript అవసరం.',
  },
  ta: {
    language: 'தமிழ்',
    title: 'கடவுச்சொல்லைத் தேர்வு செய்யுங்கள்',
    password: 'புதிய கடவுச்சொல்',
    hint: 'குறைந்தது 10 எழுத்துகள், எந்த எழுத்துமுறையிலும். ஒரு சிறு வாக்கியம் நல்லது.',
    again: 'அதே கடவுச்சொல் மீண்டும்',
    show: 'கடவுச்சொல்லைக் காட்டு',
    save: 'சேமி',
    saving: 'சேமிக்கப்படுகிறது …',
    short: 'கடவுச்சொல்லில் குறைந்தது 10 எழுத்துகள் இருக்க வேண்டும்.',
    differ: 'இரண்டு கடவுச்சொற்களும் வேறுபடுகின்றன.',
    done: 'உங்கள் கடவுச்சொல் அமைக்கப்பட்டது.',
    username: 'பயனர் பெயர்',
    signIn: 'உள்நுழையுங்கள்',
    badLink: 'இந்த இணைப்பு பயன்படுத்தப்பட்டுவிட்டது அல்லது காலாவதியாகிவிட்டது. புதிய இணைப்பைக் கேளுங்கள்.',
    noLink: 'உங்களுக்கு வந்த செய்தியில் உள்ள இணைப்பின் மூலம் இந்தப் பக்கத்தைத் திறக்கவும்.',
    unreachable: 'சேவையகத்தை அடைய முடியவில்லை. மீண்டும் முயலுங்கள்.',
    noScript: 'இந்தப் பக்கத்துக்கு JavaScript தேவை.',
  },
  ur: {
    language: 'اردو',
    title: 'پاس ورڈ منتخب کریں',
    password: 'نیا پاس ورڈ',
    hint: 'کم از کم 10 حروف، کسی بھی رسم الخط میں۔ ایک چھوٹا جملہ اچھا رہتا ہے۔',
    again: 'وہی پاس ورڈ دوبارہ',
    show: 'پاس ورڈ دکھائیں',
    save: 'محفوظ کریں',
    saving: 'محفوظ ہو رہا ہے …',
    short: 'پاس ورڈ میں کم از کم 10 حروف ہونے چاہئیں۔',
    differ: 'دونوں پاس ورڈ مختلف ہیں۔',
    done: 'آپ کا پاس ورڈ مقرر ہو گیا ہے۔',
    username: 'صارف کا نام',
    signIn: 'سائن اِن کریں',
    badLink: 'یہ لنک استعمال ہو چکا ہے یا اس کی مدت ختم ہو گئی ہے۔ نیا لنک مانگیں۔',
    noLink: 'یہ صفحہ اپنے پیغام میں ملے لنک سے کھولیں۔',
    unreachable: 'سرور سے رابطہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
    noScript: 'اس صفحے کے لیے JavaScript ضروری ہے۔',
  },
};

/**
 * The language of the page: of `lang=` in its address, else the first of `Accept-Language` that there is, by its weight.
 */
export function accountLang(requested: string | null, accept: string | undefined): MailLang {
  const chosen = mailLangs.find((lang) => lang === requested);
  if (chosen) return chosen;
  return preferredLang(accept, mailLangs) ?? 'en';
}
