import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { Fault } from '../../../core/error.ts';
import { staticFolder } from '../../../core/files/static-folder.ts';
import { interfaceFolder, version } from '../../../core/release.ts';
import type { ApiDocuments } from '../documents.ts';
import type { StaticAnswer } from '../static-answer.ts';
import { operationGroups } from './operations.ts';
import { loadScript, referencePage, scriptPath } from './scalar.ts';
import { startPage } from './start.ts';

/** What the pages are made of. */
export interface DocsPages {
  publicUrl: string;
  /** Whether the operations of the newsroom have a page as well. */
  hasNewsroom: boolean;
  documents(): Promise<Pick<ApiDocuments, 'open'>>;
  /** The document of the newsroom's operations. */
  newsroomAnswer(): Promise<StaticAnswer>;
}

const newsroomPath = '/docs/newsroom';

/** Where the guide shows an address, as the build of the help found it; without help there are no links. */
async function guideLinks(folder: string): Promise<Record<string, string>> {
  const file = staticFolder(folder)('help/operations.json', false);
  return file ? (JSON.parse(await text(file.open())) as Record<string, string>) : {};
}

/**
 * The API documents as pages, under `/docs`: what one needs first, the reference of public operations, and that of the newsroom. Each is
 * made at the first request for it; who asks meanwhile waits for the same.
 */
export function mountDocs(server: FastifyInstance, pages: DocsPages, folder = interfaceFolder): void {
  const { publicUrl, hasNewsroom } = pages;
  const { origin } = new URL(publicUrl);
  const links = [
    ['/docs', 'First steps'],
    ['/docs/reference', 'Reference'],
    ...(hasNewsroom ? [[newsroomPath, 'Newsroom'] as const] : []),
    ['/admin/help/api.html', 'Guide'],
  ] as const;
  const newsroom = hasNewsroom ? newsroomPath : null;
  const makers: Record<string, () => Promise<StaticAnswer>> = {
    '/docs': async () => {
      const [{ open }, guide] = await Promise.all([pages.documents(), guideLinks(folder)]);
      return startPage({ publicUrl, version, groups: operationGroups(open, guide), links, newsroom });
    },
    '/docs/reference': async () =>
      referencePage({ title: 'Reference for apps and sites', url: '/api/openapi-public.json', links }, origin),
    [scriptPath]: () => loadScript(folder),
  };
  if (hasNewsroom) {
    makers[newsroomPath] = async () =>
      referencePage({ title: 'Reference for the newsroom', url: `${newsroomPath}.json`, links }, origin);
    makers[`${newsroomPath}.json`] = pages.newsroomAnswer;
  }
  const made = new Map<string, Promise<StaticAnswer>>();
  const answerOf = (path: string): Promise<StaticAnswer> => {
    const known = made.get(path);
    if (known) return known;
    const make = Object.hasOwn(makers, path) ? makers[path] : undefined;
    if (!make) throw new Fault('not_found', 'The page has no such part.');
    const making = make();
    made.set(path, making);
    making.catch(() => made.delete(path)); // the next visit tries again
    return making;
  };
  for (const url of ['/docs', '/docs/*']) {
    server.get(url, async (request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      const file = await answerOf(path === '/docs/' ? '/docs' : path);
      return file.send(request, reply);
    });
  }
}
