/** What a form shows a field with. */
export type Widget =
  | ('text' | 'textarea' | 'richtext' | 'number' | 'switch' | 'select' | 'multiselect' | 'tags' | 'url' | 'image')
  | ('images' | 'date' | 'datetime' | 'category' | 'categories' | 'places' | 'story' | 'color' | 'password')
  | ('translations' | 'group' | 'list' | 'json');

/** Parts of a form, in the order in which they are shown. */
export const groups = [
  ...(['main', 'content', 'media', 'place', 'state', 'source', 'price', 'push', 'almanac', 'ads', 'access'] as const),
  'advanced',
] as const;
export type FormGroup = (typeof groups)[number];

/** What a module says of fields by their names: it holds wherever a field has the name, and is said once. */
export interface FieldTable {
  /** Names by the part of the form that the fields are in, with spaces between them; what is not named is in `main`. */
  groups?: Partial<Readonly<Record<FormGroup, string>>>;
  /** Fields whose schema does not say what they are shown with. */
  widgets?: Readonly<Record<string, Widget>>;
  /** Descriptions of fields and parameters whose schema has none of its own. */
  meanings?: Readonly<Record<string, string>>;
}

const groupsOf = new Map<string, FormGroup>();
const widgets = new Map<string, Widget>();
const meanings = new Map<string, string>();

interface DeclaredFields {
  groups: ReadonlyMap<string, FormGroup>;
  widgets: ReadonlyMap<string, Widget>;
  meanings: ReadonlyMap<string, string>;
}

/** Adds what modules say of fields. */
export function declareFields(added: DeclaredFields): void {
  for (const [name, group] of added.groups) groupsOf.set(name, group);
  for (const [name, widget] of added.widgets) widgets.set(name, widget);
  for (const [name, meaning] of added.meanings) meanings.set(name, meaning);
}

export const groupOf = (name: string): FormGroup => groupsOf.get(name) ?? 'main';
export const widgetOf = (name: string): Widget | undefined => widgets.get(name);
export const meaningOf = (name: string): string | undefined => meanings.get(name);

/** The groups of a table by name. */
export const groupsByName = ({ groups: named = {} }: FieldTable): Record<string, FormGroup> =>
  Object.fromEntries(
    Object.entries(named).flatMap(([group, names]) => names.split(/\s+/).map((name) => [name, group as FormGroup])),
  );
