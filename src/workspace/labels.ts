import { type TObject, Type } from 'typebox';
import type { ActRoute } from '../core/api/route.ts';
import { labelsIn } from '../core/model/field-labels.ts';
import { deskLanguages, Labels } from './model/labels.ts';

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
  run: async (_app, { query: { lang = 'en' } }) => ({ data: { lang, ...(await labelsIn(String(lang))) } }),
};
