/** Languages in which there are texts; English for all others. */
export const mailLangs = ['en', 'hi', 'te', 'ta', 'ur'] as const;
export type MailLang = (typeof mailLangs)[number];

/** The language of messages to a user. */
export const mailLangOf = (lang: string | null): MailLang => mailLangs.find((one) => one === lang) ?? 'en';

/** A template with its `{name}` values. */
export const fillText = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
