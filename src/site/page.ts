import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { type Answer, type Effort, type Read, read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { notFound } from '../core/error.ts';
import type { Lang } from '../core/model/common.ts';
import { cachedSettings } from '../settings/settings.ts';
import { layout, type Page } from './layout.ts';
import { type PublicSite, siteOf, siteTopics } from './site.ts';
import { themedUntil, themeKey } from './theme/current.ts';

/** The content type of a page. */
export const pageMedia = 'text/html; charset=utf-8';

/** A page, and until when (ms) it may be cached. */
export type RenderedPage = Page & Pick<Answer, 'validUntil'>;

/** @throws Fault `not_found` for a language that the publisher does not write in */
function siteLang(app: App, lang: string | undefined): Lang {
  const found = cachedSettings(app).basic.languages.find((one) => one === lang);
  if (!found) throw notFound('page');
  return found;
}

interface Definition<P extends TProperties, Q> {
  /** Of the operation: `site.home`. */
  name: string;
  summary: string;
  /** Parameters besides `lang`. */
  query: P;
  /** Default: the parameters as they are. */
  normalise?(app: App, query: Static<TObject<P>> & { lang: Lang }): Q;
  topics(query: Q): string[];
  rare?(query: Q, app: App): boolean;
  effort?: Effort;
  /** As that of a `Read`. */
  cost?(query: Q): number;
  maxAge?: number;
  make(app: App, query: Q, site: PublicSite): Promise<RenderedPage>;
}

/**
 * A read whose answer is a page of the site in a language: cached like any other read, with an ETag.
 * @throws Fault `not_found` for a language that the publisher does not write in
 */
export function page<P extends TProperties, Q extends { lang: Lang }>(definition: Definition<P, Q>): Read {
  const { name, summary, query, normalise, topics, rare, effort = 'heavy', cost, maxAge = 60, make } = definition;
  /** A normalised query: the types of `read` know the parameters that came, not what they became. */
  const wantedOf = (given: unknown) => given as Q & { theme?: string };
  return read({
    name,
    summary,
    media: pageMedia,
    query: Type.Object({ lang: Type.Optional(Type.String()), ...query }),
    reply: Type.String(),
    normalise(app, given) {
      const wanted = { ...given, lang: siteLang(app, given.lang as string) } as Static<TObject<P>> & { lang: Lang };
      const normalised: object = { ...(normalise ? normalise(app, wanted) : wanted), ...themeKey(app) };
      return normalised as typeof given;
    },
    topics: (given) => [...new Set([...topics(wantedOf(given)), ...siteTopics])],
    ...(rare ? { rare: (given, app) => rare(wantedOf(given), app) } : {}),
    effort,
    ...(cost ? { cost: (given) => cost(wantedOf(given)) } : {}),
    maxAge,
    async run(app, given): Promise<Answer> {
      const wanted = wantedOf(given);
      const site = await siteOf(app, wanted.lang);
      const { validUntil = Number.POSITIVE_INFINITY, ...made } = await make(app, wanted, site);
      const data = layout(site, made).text;
      const ends = [validUntil, site.validUntil, themedUntil(app, site.theme, wanted.theme)];
      return { data, validUntil: Math.min(...ends) };
    },
  });
}
