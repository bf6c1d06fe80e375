import type { Change } from '../core/api/change.ts';
import type { App } from '../core/app.ts';
import type { RunningJob } from '../core/jobs/worker.ts';
import { mailWay, sendMail } from '../core/mail/mail.ts';
import { fillText, type MailLang, mailLangOf } from '../core/mail/text.ts';
import { cachedSettings } from '../settings/settings.ts';
import { mailQueue } from '../users/mail/notices.ts';

interface Texts {
  subject: string;
  hello: string;
  stopped: string;
  reason: string;
  again: string;
}

const texts: Record<MailLang, Texts> = {
  en: {
    subject: '{app}: a webhook was stopped',
    hello: 'Hello {name},',
    stopped:
      'Webhook {id} to {host} was stopped, because its receiver takes no deliveries. What was waiting for it has failed.',
    reason: 'Reason: {reason}',
    again: 'Once the receiver works, turn the webhook on again and replay the failed deliveries of the last 7 days.',
  },
  hi: {
    subject: '{app}: एक वेबहुक रोक दिया गया',
    hello: 'नमस्ते {name},',
    stopped:
      '{host} के लिए वेबहुक {id} रोक दिया गया है, क्योंकि उसका प्राप्तकर्ता संदेश स्वीकार नहीं कर रहा। जो संदेश प्रतीक्षा में थे, वे विफल हो गए।',
    reason: 'कारण: {reason}',
    again: 'प्राप्तकर्ता के ठीक होने पर वेबहुक फिर चालू करें और पिछले 7 दिनों के विफल संदेश दोबारा भेजें।',
  },
  te: {
    subject: '{app}: ఒక వెబ్‌హుక్ ఆపివేయబడింది',
    hello: 'నమస్కారం {name},',
    stopped: '{host} కు వెళ్లే వెబ్‌హుక్ {id} ఆపివేయబడింది, ఎందుకంటే దాని గ్రహీత సందేశాలను స్వీకరించడం లేదు. వేచి ఉన్న సందేశాలు విఫలమయ్యాయి.',
    reason: 'కారణం: {reason}',
    again: 'గ్రహీత పనిచేయడం మొదలయ్యాక వెబ్‌హుక్‌ను మళ్లీ ఆన్ చేసి, గత 7 రోజుల్లో విఫలమైన సందేశాలను మళ్లీ పంపండి.',
  },
  ta: {
    subject: '{app}: ஒரு வெப்ஹூக் நிறுத்தப்பட்டது',
    hello: 'வணக்கம் {name},',
    stopped: '{host} க்கான வெப்ஹூக் {id} நிறுத்தப்பட்டது, ஏனெனில் அதன் பெறுநர் செய்திகளை ஏற்கவில்லை. காத்திருந்த செய்திகள் தோல்வியடைந்தன.',
    reason: 'காரணம்: {reason}',
    again: 'பெறுநர் சரியானதும் வெப்ஹூக்கை மீண்டும் இயக்கி, கடந்த 7 நாட்களில் தோல்வியடைந்த செய்திகளை மீண்டும் அனுப்புங்கள்.',
  },
  ur: {
    subject: '{app}: ایک ویب ہُک روک دیا گیا',
    hello: 'السلام علیکم {name}،',
    stopped:
      '{host} کے لیے ویب ہُک {id} روک دیا گیا ہے، کیونکہ اس کا وصول کنندہ پیغامات قبول نہیں کر رہا۔ جو پیغامات انتظار میں تھے وہ ناکام ہو گئے۔',
    reason: 'وجہ: {reason}',
    again: 'وصول کنندہ کے ٹھیک ہونے پر ویب ہُک دوبارہ چالو کریں اور پچھلے 7 دن کے ناکام پیغامات دوبارہ بھیجیں۔',
  },
};

/** What a message about a stop says. */
interface Stop {
  id: number;
  host: string;
  reason: string;
}

/** Writes a job for each active owner with an address, in the transaction that stops the webhook: once per stop. */
export async function enqueueStopMails(c: Change, stop: Stop): Promise<void> {
  if (mailWay(c.app.config) === null) return;
  const owners = await c.tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'owner')
    .where('is_active', '=', 1)
    .where('email', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id: user } of owners)
    await c.enqueue({ kind: 'webhooks.stop_mail', payload: { user, ...stop }, queue: mailQueue });
}

/** Job `webhooks.stop_mail`. */
export async function sendStopMail(app: App, job: Pick<RunningJob, 'payload'>): Promise<void> {
  const { user: userId, id, host, reason } = job.payload as { [name in keyof Stop]: Stop[name] } & { user: number };
  const user = await app.db.write
    .selectFrom('users')
    .select(['email', 'name', 'lang'])
    .where('id', '=', userId)
    .where('is_active', '=', 1)
    .executeTakeFirst();
  if (!user?.email) return;
  const lang = mailLangOf(user.lang);
  const words = texts[lang];
  const values = { app: cachedSettings(app).basic.app_name, name: user.name, id: String(id), host, reason };
  const lines = [words.hello, '', words.stopped, words.reason, '', words.again, ''];
  const text = lines.map((line) => fillText(line, values)).join('\n');
  await sendMail(app, { to: user.email, subject: fillText(words.subject, values), text, lang });
}
