import { fillText, type MailLang, mailLangOf } from '../core/mail/text.ts';
import type { Figures } from './figures.ts';

interface Texts {
  /** {app} and {day} */
  subject: string;
  hello: string;
  intro: string;
  /** {count} */
  published: string;
  top: string;
  /** {count}, {sent} and {opened} */
  pushes: string;
  /** {count} and {titles} */
  feeds: string;
  jobs: string;
  waiting: string;
  submissions: string;
  reviews: string;
  approvals: string;
  off: string;
}

const texts: Record<MailLang, Texts> = {
  en: {
    subject: '{app}: {day}',
    hello: 'Hello {name},',
    intro: 'This was {day}.',
    published: 'Published stories: {count}',
    top: 'Most read of them:',
    pushes: 'Notifications: {count}; delivered to {sent} devices, opened on {opened}',
    feeds: 'Feeds that fail: {count}{titles}',
    jobs: 'Background jobs that failed for good: {count}',
    waiting: 'Waiting now:',
    submissions: 'Submissions of contributors: {count}',
    reviews: 'Stories and edits in review: {count}',
    approvals: 'Notifications that need approval: {count}',
    off: 'You get this message because you turned the daily digest on. It is turned off in your preferences: {url}',
  },
  hi: {
    subject: '{app}: {day}',
    hello: 'नमस्ते {name},',
    intro: '{day} का सारांश:',
    published: 'प्रकाशित समाचार: {count}',
    top: 'इनमें सबसे अधिक पढ़े गए:',
    pushes: 'सूचनाएँ: {count}; {sent} उपकरणों तक पहुँचीं, {opened} पर खोली गईं',
    feeds: 'विफल हो रहे फ़ीड: {count}{titles}',
    jobs: 'स्थायी रूप से विफल पृष्ठभूमि कार्य: {count}',
    waiting: 'अभी प्रतीक्षा में:',
    submissions: 'योगदानकर्ताओं की प्रविष्टियाँ: {count}',
    reviews: 'समीक्षा में समाचार और संपादन: {count}',
    approvals: 'अनुमोदन की प्रतीक्षा में सूचनाएँ: {count}',
    off: 'यह संदेश इसलिए मिला क्योंकि आपने दैनिक सारांश चालू किया है। इसे अपनी प्राथमिकताओं में बंद करें: {url}',
  },
  te: {
    subject: '{app}: {day}',
    hello: 'నమస్కారం {name},',
    intro: '{day} సారాంశం:',
    published: 'ప్రచురించిన వార్తలు: {count}',
    top: 'వాటిలో ఎక్కువగా చదివినవి:',
    pushes: 'నోటిఫికేషన్లు: {count}; {sent} పరికరాలకు చేరాయి, {opened} పరికరాల్లో తెరిచారు',
    feeds: 'విఫలమవుతున్న ఫీడ్లు: {count}{titles}',
    jobs: 'శాశ్వతంగా విఫలమైన నేపథ్య పనులు: {count}',
    waiting: 'ప్రస్తుతం వేచి ఉన్నవి:',
    submissions: 'విలేకరులు పంపినవి: {count}',
    reviews: 'సమీక్షలో ఉన్న వార్తలు, సవరణలు: {count}',
    approvals: 'ఆమోదం కోసం వేచి ఉన్న నోటిఫికేషన్లు: {count}',
    off: 'మీరు రోజువారీ సారాంశాన్ని ఆన్ చేశారు కాబట్టి ఈ సందేశం వచ్చింది. దాన్ని మీ ప్రాధాన్యతల్లో ఆఫ్ చేయవచ్చు: {url}',
  },
  ta: {
    subject: '{app}: {day}',
    hello: 'வணக்கம் {name},',
    intro: '{day} சுருக்கம்:',
    published: 'வெளியிடப்பட்ட செய்திகள்: {count}',
    top: 'அவற்றில் அதிகம் படிக்கப்பட்டவை:',
    pushes: 'அறிவிப்புகள்: {count}; {sent} சாதனங்களைச் சென்றடைந்தன, {opened} சாதனங்களில் திறக்கப்பட்டன',
    feeds: 'தோல்வியடையும் ஓடைகள்: {count}{titles}',
    jobs: 'நிரந்தரமாகத் தோல்வியடைந்த பின்னணிப் பணிகள்: {count}',
    waiting: 'இப்போது காத்திருப்பவை:',
    submissions: 'பங்களிப்பாளர்கள் அனுப்பியவை: {count}',
    reviews: 'மதிப்பாய்வில் உள்ள செய்திகளும் திருத்தங்களும்: {count}',
    approvals: 'ஒப்புதலுக்குக் காத்திருக்கும் அறிவிப்புகள்: {count}',
    off: 'தினசரிச் சுருக்கத்தை நீங்கள் இயக்கியதால் இந்தச் செய்தி வந்தது. உங்கள் விருப்பங்களில் அதை நிறுத்தலாம்: {url}',
  },
  ur: {
    subject: '{app}: {day}',
    hello: 'السلام علیکم {name}،',
    intro: '{day} کا خلاصہ:',
    published: 'شائع شدہ خبریں: {count}',
    top: 'ان میں سب سے زیادہ پڑھی گئیں:',
    pushes: 'اطلاعات: {count}؛ {sent} آلات تک پہنچیں، {opened} پر کھولی گئیں',
    feeds: 'ناکام ہونے والی فیڈز: {count}{titles}',
    jobs: 'مستقل طور پر ناکام پس منظر کے کام: {count}',
    waiting: 'اس وقت انتظار میں:',
    submissions: 'نامہ نگاروں کی بھیجی ہوئی خبریں: {count}',
    reviews: 'جائزے میں خبریں اور ترامیم: {count}',
    approvals: 'منظوری کی منتظر اطلاعات: {count}',
    off: 'یہ پیغام اس لیے ملا کہ آپ نے روزانہ خلاصہ چالو کیا ہے۔ اسے اپنی ترجیحات میں بند کریں: {url}',
  },
};

/** The digest of a day in the language of the user. @param day `2026-11-20` */
export function digestMail(
  user: { name: string; lang: string | null },
  day: string,
  figures: Figures,
  { app, url }: { app: string; url: string },
): { subject: string; text: string; lang: MailLang } {
  const lang = mailLangOf(user.lang);
  const words = texts[lang];
  const locale = `${lang}-IN-u-nu-latn-ca-gregory`;
  const number = (value: number): string => new Intl.NumberFormat(locale).format(value);
  const shownDay = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const values = { app, url, name: user.name, day: shownDay };
  const line = (template: string, count: number, more: Record<string, string> = {}): string =>
    fillText(template, { count: number(count), ...more });
  const { published, top, pushes, feeds, deadJobs, submissions, reviews, approvals } = figures;
  const total = published.reduce((sum, { count }) => sum + count, 0);
  const lines = [
    fillText(words.hello, values),
    '',
    fillText(words.intro, values),
    '',
    line(words.published, total),
    ...published.map((one) => `  ${names.of(one.lang) ?? one.lang}: ${number(one.count)}`),
    ...(top.length ? [words.top] : []),
    ...top.map(({ title, views }, i) => `  ${i + 1}. ${title} (${number(views)})`),
    ...(pushes ? [line(words.pushes, pushes.count, { sent: number(pushes.sent), opened: number(pushes.opened) })] : []),
    '',
    words.waiting,
    `  ${line(words.submissions, submissions)}`,
    `  ${line(words.reviews, reviews)}`,
    ...(approvals === null ? [] : [`  ${line(words.approvals, approvals)}`]),
    '',
    ...(feeds ? [line(words.feeds, feeds.count, { titles: feeds.count ? ` (${feeds.titles.join(', ')})` : '' })] : []),
    ...(deadJobs === null ? [] : [line(words.jobs, deadJobs)]),
    '',
    fillText(words.off, values),
    '',
  ];
  return { subject: fillText(words.subject, values), text: lines.join('\n'), lang };
}
