import { createHash } from 'node:crypto';
import { change } from '../core/api/change.ts';
import { lruMap } from '../core/cache/lru.ts';
import { Fault } from '../core/error.ts';
import { FetchError } from '../core/fetch/fetch.ts';
import { copyToTemporary } from '../core/files/copy.ts';
import { removeTemporary } from '../core/files/temporary.ts';
import type { Lang } from '../core/model/common.ts';
import type { UploadBody } from '../media/model/media.ts';
import { addFromAddress, addMedia } from '../media/upload.ts';
import { fileUrl } from '../media/view.ts';
import { storeRedirect } from '../redirects/find.ts';
import { picturePathKey } from '../redirects/path.ts';
import { cutGraphemes } from '../text/graphemes.ts';
import { longestCaption } from './captions.ts';
import type { Run } from './context.ts';
import { importedItems, storeItem } from './store.ts';
import type { OldPicture } from './story.ts';

/** A picture that is in the library now, or why it is not. */
export type PictureResult = { id: number; address: string } | { problem: string };

/** So many in a row that a server does not answer: it is away, and what would follow is the same failure. */
const mostOutages = 8;
/** Pictures that are fetched at a time, from one server. */
const atOnce = 4;
/** Length of an id in the table of imported items. */
const longestKey = 1_000;

const keyOf = (url: string): string =>
  url.length <= longestKey ? url : `sha256:${createHash('sha256').update(url).digest('hex')}`;

/** Brings pictures of the old site into the library, each once. */
export class MediaImport {
  readonly #run: Run;
  readonly #results = lruMap<string, Promise<PictureResult>>(5_000);
  #outages = 0;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(run: Run) {
    this.#run = run;
  }

  /** @throws Fault `unavailable` when the disk is full, or the server of the pictures is away */
  take(picture: OldPicture, lang: Lang): Promise<PictureResult> {
    const found = this.#results.get(picture.url);
    if (found) return found;
    const result = this.#limited(() => this.#take(picture, lang));
    result.catch(() => {});
    this.#results.set(picture.url, result);
    return result;
  }

  async #limited<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running++;
    try {
      return await work();
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }

  async #take(picture: OldPicture, lang: Lang): Promise<PictureResult> {
    const { app, actor, source, report } = this.#run;
    const key = keyOf(picture.url);
    const before = (await importedItems(app.db.write, source.name, 'media', [key])).get(key);
    const present = before && (await this.#present(before.row_id));
    if (present) {
      report.pictures.present++;
      return present;
    }
    try {
      const { rows, isNew } = await this.#add(picture, lang);
      const [row] = rows as [(typeof rows)[number]];
      this.#outages = 0;
      if (row.kind !== 'image') return this.#failed('is no picture');
      await change(app, actor, async (c) => {
        await storeItem(c, { source: source.name, kind: 'media', external_id: key, row_id: row.id });
        // Other sites, old newsletters and search engines show the picture by its old address.
        const path = picturePathKey(picture.url);
        if (path !== null)
          await storeRedirect(c, { path, resource: 'media', row_id: row.id, lang: null, leads_to: null });
      });
      if (isNew) report.pictures.added++;
      else report.pictures.present++;
      return { id: row.id, address: fileUrl(app.config, row.original_key) };
    } catch (error) {
      return this.#failed(this.#reasonOf(error, picture.url));
    }
  }

  #failed(problem: string): PictureResult {
    this.#run.report.pictures.failed++;
    return { problem };
  }

  async #present(id: number): Promise<PictureResult | null> {
    const { app } = this.#run;
    const row = await app.db.write
      .selectFrom('media')
      .select(['id', 'original_key'])
      .where('id', '=', id)
      .where('trashed_at', 'is', null)
      .executeTakeFirst();
    return row ? { id: row.id, address: fileUrl(app.config, row.original_key) } : null;
  }

  /** From the local copy of the old files where it has the picture, else from the old site. */
  async #add(picture: OldPicture, lang: Lang) {
    const { app, actor, source, options } = this.#run;
    const url = picture.url.length <= 2_000 && URL.canParse(picture.url) ? picture.url : undefined;
    const described: UploadBody = {
      ...(picture.alt ? { alt: { [lang]: cutGraphemes(picture.alt, longestCaption) } } : {}),
      ...(picture.caption ? { caption: { [lang]: cutGraphemes(picture.caption, longestCaption) } } : {}),
    };
    const path = options.mediaFolder === null ? null : source.localPath(picture.url);
    const copy = path === null ? null : await copyToTemporary(app.config, options.mediaFolder as string, path);
    if (copy) {
      try {
        return await addMedia(app, [copy], { ...described, ...(url ? { url } : {}) }, actor, () => 'file');
      } finally {
        await removeTemporary(app.config, copy.path);
      }
    }
    if (url === undefined) throw new Fault('invalid', 'It has no address.');
    return addFromAddress(app, { ...described, url }, actor);
  }

  /** @throws Fault `unavailable` for what no other picture would be spared */
  #reasonOf(error: unknown, url: string): string {
    if (!(error instanceof Fault) || error.code === 'unavailable') throw error;
    const { cause } = error;
    const isOutage = cause instanceof FetchError && /^(dns|connect|timeout|tls)$/.test(cause.problem);
    this.#outages = isOutage ? this.#outages + 1 : 0;
    if (this.#outages >= mostOutages)
      throw new Fault(
        'unavailable',
        `${URL.parse(url)?.host} cannot be reached: ${cause instanceof Error ? cause.message : ''} Try again when it can, or import with --media-folder or --no-media.`,
      );
    return error.errors[0]?.message ?? error.message;
  }
}
