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

/** A message of the server that names fields as programs call them: `must come after opens_at`. */
export const withLabels = (message: string): string =>
  message.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (name) => loaded[name] ?? name);

/** What the field of an error is called; a part, such as `images.0.url`, as the whole. */
export const labelOf = (field: string): string => loaded[field] ?? loaded[field.split('.')[0] ?? ''] ?? field;
