/** Says that people read what the server answers, and in which language. */
export const asClient = (): Record<string, string> => ({
  'x-dinam-client': 'web',
  'accept-language': document.documentElement.lang || 'en',
});
