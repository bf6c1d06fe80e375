/** What fields of forms, and groups of them, are called in a language, by name. */
export interface FieldLabels {
  fields: Readonly<Record<string, string>>;
  groups?: Readonly<Record<string, string>>;
}

/** A file of labels for each language of the desk, read on first use. */
export type LabelFiles = (lang: string) => Promise<{ default: FieldLabels }>;

const declared = new Set<LabelFiles>();

/** Adds the labels of modules, in their order. */
export function declareLabels(files: readonly LabelFiles[]): void {
  for (const one of files) declared.add(one);
}

/** The labels of all modules. A field has its label in one of them, whatever modules send it. */
export async function labelsIn(lang: string): Promise<Required<FieldLabels>> {
  const files = await Promise.all([...declared].map((read) => read(lang)));
  const all = files.map(({ default: labels }) => labels);
  return {
    fields: Object.assign({}, ...all.map(({ fields }) => fields)),
    groups: Object.assign({}, ...all.map(({ groups }) => groups)),
  };
}
