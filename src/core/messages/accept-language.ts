/** The first of these languages that a client requests in `Accept-Language`, by weight; undefined when it names none. */
export function preferredLang<L extends string>(accept: string | undefined, languages: readonly L[]): L | undefined {
  return (accept ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const weight = Number(params.find((param) => param.trim().startsWith('q='))?.split('=')[1] ?? 1);
      return { lang: languages.find((lang) => lang === tag.split('-')[0]), weight };
    })
    .sort((a, b) => b.weight - a.weight)
    .find(({ lang, weight }) => lang !== undefined && weight > 0)?.lang;
}
