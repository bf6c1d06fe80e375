import { type Static, type TObject, Type } from 'typebox';
import type { ActRoute } from '../core/api/route.ts';
import { type DeskLang, deskLanguages, Labels } from '../model/admin/labels.ts';

type Texts = Static<typeof Labels>;

/** What fields and their groups are called; the file of a language is read when first asked for. */
export async function labelsOf(lang: DeskLang): Promise<Texts> {
  const { default: texts } = await import(`./labels/${lang}.json`, { with: { type: 'json' } });
  return { lang, ...(texts as Omit<Texts, 'lang'>) };
}

const query: TObject = Type.Object({
  lang: Type.Optional(Type.Enum([...deskLanguages], { description: 'Language; default: en' })),
});

/** The texts of forms. */
export const labelRoute: ActRoute = {
  tag: 'Admin: workspace',
  method: 'GET',
  access: 'workspace.use',
  path: '/api/admin/labels',
  query,
  reply: Labels,
  summary: 'What fields and groups of forms are called, by their `x-label` and `x-group`',
  run: async (_app, { query }) => ({ data: await labelsOf((query.lang as DeskLang | undefined) ?? 'en') }),
};
