import type { Fetched } from '../../core/fetch/fetch.ts';
import type { ParsedFeed } from '../../feed-parser/parse.ts';

/** The hub that pushes a feed, and the topic URL that the feed has there. */
export interface NamedHub {
  hub_url: string;
  hub_topic: string;
}

const longest = 2_000;
/** One link of the header: its address, then its parameters, whose values may be quoted and hold commas. */
const link = /<([^<>]{1,2000})>((?:\s*;\s*[\w!#$&+.^`|~*-]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s",;]+))?)*)/g;
const parameter = /;\s*([^\s=;]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]+)))?/g;

/** Targets of a `Link` header (RFC 8288) by relation. Of several `rel` of one link the first counts. */
function linksOf(header: string, base: string): { rel: string[]; url: string }[] {
  return [...header.slice(0, 8_192).matchAll(link)].flatMap(([, target = '', parameters = '']) => {
    const found = [...parameters.matchAll(parameter)].find(([, name]) => name?.toLowerCase() === 'rel');
    const url = URL.parse(target.trim(), base);
    if (!found || !url || !/^https?:$/.test(url.protocol) || url.href.length > longest) return [];
    // What is whole already stays as the publisher writes it: the hub compares it letter by letter.
    const written = /^https?:\/\/[\x21-\x7e]+$/i.test(target.trim()) ? target.trim() : url.href;
    return [{ rel: (found[2] ?? found[3] ?? '').toLowerCase().split(/\s+/), url: written }];
  });
}

/**
 * The hub that an answer names and the address it calls itself by: the header before the feed, as the recommendation
 * says. Of several hubs the one that is in use stays; else one with https. Null when it names none.
 */
export function hubNamed(
  { headers, url }: Pick<Fetched, 'headers' | 'url'>,
  { hubs, self }: Pick<ParsedFeed, 'hubs' | 'self'>,
  inUse: string | null,
): NamedHub | null {
  const links = linksOf(headers.link ?? '', url);
  const byRel = (rel: string): string[] => links.filter((l) => l.rel.includes(rel)).map((l) => l.url);
  const inHeader = byRel('hub');
  const all = inHeader.length ? inHeader : hubs;
  const hub = all.find((h) => h === inUse) ?? all.find((h) => /^https:/i.test(h)) ?? all[0];
  if (hub === undefined) return null;
  return { hub_url: hub, hub_topic: (inHeader.length ? byRel('self')[0] : undefined) ?? self ?? url };
}
