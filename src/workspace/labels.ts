import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, type TObject, Type } from 'typebox';
import type { ActRoute } from '../core/api/route.ts';
import { type DeskLang, deskLanguages, Labels } from '../model/admin/labels.ts';

type Texts = Static<typeof Labels>;

const loaded = new Map<DeskLang, Texts>();

/** What fields and their groups are called; read from the file of the language when first asked for. */
export function labelsOf(lang: DeskLang): Texts {
  let texts = loaded.get(lang);
  if (!texts) {
    const file = join(import.meta.dirname, 'labels', `${lang}.json`);
    texts = { lang, ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<Texts, 'lang'>) };
    loaded.set(lang, texts);
  }
  return texts;
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
  run: async (_app, { query }) => ({ data: labelsOf((query.lang as DeskLang | undefined) ?? 'en') }),
};
