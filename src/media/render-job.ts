import { createHash } from 'node:crypto';
import type { Change } from '../core/api/change.ts';
import { change } from '../core/api/change.ts';
import { type App, systemActor } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { Fault } from '../core/error.ts';
import { filesOf } from '../core/files/file-store.ts';
import { nameOfKey, originalKeys, variantKey } from '../core/files/key.ts';
import { removeTemporary, temporaryPath } from '../core/files/temporary.ts';
import { type Handler, RetryAt, type RunningJob } from '../core/jobs/worker.ts';
import { ProcessError } from '../core/threads/child-process.ts';
import { renderer, turnOf } from './decoder.ts';
import { tellMediaChange } from './hooks.ts';
import { planHash, type Rendered, type RenderPlan, renderPlan } from './picture/plan.ts';
import { cropOf, filesTopic, focalOf, type StoredMedia, type VariantRecord, variantsOf } from './store.ts';
import { mediaChanged } from './uses.ts';

/** Queue of the work on pictures: each keeps a processor busy. */
export const mediaQueue = 'media';

/** Files that are no longer named anywhere are removed after this long: pages with the old names are still about. */
const removeAfterMs = 86_400_000;

/** Work on files that are away is tried again after this long. */
const awayMs = 30_000;

/** The variants of a picture are to be made anew. Of one user two are on their way at a time, and others go between. */
export const enqueueRender = (c: Change, { id, created_by }: Pick<StoredMedia, 'id' | 'created_by'>): Promise<void> =>
  c.enqueue({
    kind: 'media.render',
    payload: { id },
    uniqueKey: `media.render:${id}`,
    queue: mediaQueue,
    concurrencyKey: `media:${created_by}`,
  });

/** Tries a picture again whose variants could not be made. @returns the row as it is then */
export async function renderAgain(c: Change, row: StoredMedia): Promise<StoredMedia> {
  const set = { status: 'processing' as const, error: null };
  await c.tx
    .updateTable('media')
    .set({ ...set, updated_at: c.now })
    .where('id', '=', row.id)
    .execute();
  await enqueueRender(c, row);
  return { ...row, ...set, updated_at: c.now };
}

/** Removes stored files once no page that names them is cached any more. */
export async function enqueueRemoval(c: Change, keys: readonly string[], afterMs = removeAfterMs): Promise<void> {
  if (keys.length === 0) return;
  await c.enqueue({
    kind: 'media.remove_files',
    payload: { keys },
    runAt: isoTime(c.nowMs + afterMs),
    queue: mediaQueue,
  });
}

function planOfRow(app: App, row: StoredMedia): RenderPlan {
  return renderPlan({
    width: row.width ?? 1,
    height: row.height ?? 1,
    pixels: app.config.imageMaxPixels,
    is_animated: row.is_animated === 1,
    crop: cropOf(row),
    focal: focalOf(row),
  });
}

const rowOf = (db: App['db']['write'], id: number): Promise<StoredMedia | undefined> =>
  db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();

/** Makes the variants of a picture. Names follow from how they are made, so running twice makes the same files. */
const run = async (app: App, { payload, log }: RunningJob): Promise<void> => {
  const id = Number(payload.id);
  const row = await rowOf(app.db.write, id);
  // One that failed is tried again: by an operator, or by who uploads it once more.
  if (row?.kind !== 'image' || row.status === 'ready') return;
  const plan = planOfRow(app, row);
  const hash = planHash(plan);
  let variants: VariantRecord[];
  try {
    variants = await makeVariants(app, row, plan, hash);
  } catch (error) {
    if (!(error instanceof ProcessError) || error.reason === 'stopped') throw laterIfAway(app, error);
    log.warn({ media: id, reason: error.reason }, 'the variants of a picture cannot be made');
    return markFailed(app, id, `The variants cannot be made: ${error.reason}.`);
  }
  await finish(app, row, variants, hash);
};

/** While the file storage is away, or the disk full, no attempt counts: nothing is wrong with the picture. */
const laterIfAway = (app: App, error: unknown): unknown =>
  error instanceof Fault && error.code === 'unavailable' ? new RetryAt(app.now() + awayMs) : error;

async function makeVariants(app: App, row: StoredMedia, plan: RenderPlan, hash: string): Promise<VariantRecord[]> {
  const files = await filesOf(app);
  const target = await temporaryPath(app.config, 'variant');
  const secret = createHash('sha256').update(`${row.original_key} ${hash}`).digest('hex');
  let rendered: Rendered[] = [];
  try {
    rendered = await files.withLocal(row.original_key, (path) =>
      renderer(app).as(turnOf(row.created_by), 'render', path, target, plan),
    );
    const variants: VariantRecord[] = [];
    for (const { name, format, extension, path, width, height, bytes } of rendered) {
      const key = variantKey(row.public_name ?? nameOfKey(row.original_key), secret, name, extension);
      await files.put(key, path);
      variants.push({ name, format, key, width, height, bytes });
    }
    return variants;
  } finally {
    await removeTemporary(app.config, target);
  }
}

/** @throws RetryAt when the crop or the file was changed meanwhile */
async function finish(app: App, before: StoredMedia, variants: VariantRecord[], hash: string): Promise<void> {
  const isCurrent = await change(app, systemActor, async (c) => {
    await c.dialect.lockRow(c.tx, 'media', before.id);
    const row = await rowOf(c.tx, before.id);
    const made = variants.map(({ key }) => key);
    if (row?.original_key !== before.original_key) {
      await enqueueRemoval(c, made, 0);
      return row === undefined;
    }
    const isSame = planHash(planOfRow(app, row)) === hash;
    const old = variantsOf(row).flatMap(({ key }) => (made.includes(key) ? [] : [key]));
    if (!isSame) await enqueueRemoval(c, made, 0);
    if (!isSame) return false;
    await enqueueRemoval(c, old);
    if (old.length) c.touch(filesTopic);
    const ready = await c.tx
      .updateTable('media')
      .set({ status: 'ready', error: null, variants: JSON.stringify(variants), variants_hash: hash, updated_at: c.now })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await mediaChanged(c, row.id);
    if (ready.trashed_at === null) await tellMediaChange(c, 'ready', ready);
    return true;
  });
  if (!isCurrent) throw new RetryAt(app.now());
}

async function markFailed(app: App, id: number, error: string): Promise<void> {
  await change(app, systemActor, async (c) => {
    const failed = await c.tx
      .updateTable('media')
      .set({ status: 'failed', error, updated_at: c.now })
      .where('id', '=', id)
      .where('status', '=', 'processing')
      .returningAll()
      .executeTakeFirst();
    if (failed?.trashed_at === null) await tellMediaChange(c, 'failed', failed);
  });
}

export const renderJob: Handler = Object.assign(run, {
  died: (app: App, { id }: Record<string, unknown>, reason: string) =>
    markFailed(app, Number(id), `The variants cannot be made: ${reason}`.slice(0, 300)),
});

/** Removes files from the storage, except one that a row names again. */
export const removeFilesJob: Handler = async (app, { payload }) => {
  const files = await filesOf(app);
  try {
    for (const key of payload.keys as string[]) if (!(await isNamed(app, key))) await files.remove(key);
  } catch (error) {
    throw laterIfAway(app, error);
  }
};

async function isNamed(app: App, key: string): Promise<boolean> {
  const name = nameOfKey(key);
  const rows = await app.db.write
    .selectFrom('media')
    .select(['original_key', 'variants'])
    .where((e) => e.or([e('public_name', '=', name), e('original_key', 'in', originalKeys(name))]))
    .execute();
  return rows.some((row) => row.original_key === key || variantsOf(row).some((variant) => variant.key === key));
}
