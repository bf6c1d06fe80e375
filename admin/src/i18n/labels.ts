type Labels = { fields: Record<string, string>; groups: Record<string, string> };

/** Names of fields and groups, the same as `GET /api/admin/labels` has. */
const files: Record<string, () => Promise<{ default: Labels }>> = {
  en: () => import('../../../src/workspace/labels/en.json'),
  hi: () => import('../../../src/workspace/labels/hi.json'),
  te: () => import('../../../src/workspace/labels/te.json'),
  ta: () => import('../../../src/workspace/labels/ta.json'),
  ur: () => import('../../../src/workspace/labels/ur.json'),
};

let loaded: Record<string, string> = {};

export async function fieldLabels(locale: string): Promise<Record<string, string>> {
  loaded = (await (files[locale] ?? files.en)?.())?.default.fields ?? {};
  return loaded;
}

/** What the field of an error is called; `images.0.url` is one of a list, which has no name. */
export const labelOf = (field: string): string => loaded[field] ?? field;
