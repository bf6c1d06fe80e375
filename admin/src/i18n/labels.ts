let loaded: Readonly<Record<string, string>> = {};

/** From now on fields are called this. */
export function nameFields(labels: Readonly<Record<string, string>>): void {
  loaded = labels;
}

/** A message of the server that names fields as programs call them: `must come after opens_at`. */
export const withLabels = (message: string): string =>
  message.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (name) => loaded[name] ?? name);

/** What the field of an error is called; a part, such as `images.0.url`, as the whole. */
export const labelOf = (field: string): string => loaded[field] ?? loaded[field.split('.')[0] ?? ''] ?? field;
