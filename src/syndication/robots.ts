import { Type } from 'typebox';
import { type Answer, read } from '../core/api/read.ts';

/** For crawlers: what is not theirs, and where to begin. */
export const robots = read({
  name: 'robots',
  summary: 'robots.txt with the URL of the sitemap index',
  media: 'text/plain; charset=utf-8',
  query: Type.Object({}),
  reply: Type.String(),
  normalise: () => ({}),
  topics: () => [],
  maxAge: 3600,
  async run({ config }): Promise<Answer> {
    const refused = ['/api/admin', '/api/auth', '/*/search?'].map((path) => `Disallow: ${path}\n`).join('');
    return { data: `User-agent: *\n${refused}\nSitemap: ${config.publicUrl}/sitemap.xml\n` };
  },
});
