/** What is there for readers who come back. A publisher turns each off: `site_…` among the features of the app settings. */
const optionalParts = ['offline', 'alerts', 'saved', 'short', 'reports'] as const;

export type ShownParts = Readonly<Record<(typeof optionalParts)[number], boolean>>;

export const shownParts = (features: Readonly<Record<string, boolean>>): ShownParts =>
  Object.fromEntries(optionalParts.map((part) => [part, features[`site_${part}`] !== false])) as ShownParts;
