import { hash } from 'node:crypto';
import { addressKey } from '../../core/address.ts';
import type { App } from '../../core/app.ts';
import { Fault, notFound } from '../../core/error.ts';
import type { MadeFile } from '../../core/files/made-files.ts';
import { removeTemporary, temporaryPath } from '../../core/files/temporary.ts';
import { limitAddress } from '../../core/rate-limit.ts';
import { ProcessError } from '../../core/threads/child-process.ts';
import { settingsTopic } from '../../settings/settings.ts';
import { cardState, drawings } from '../cards.ts';
import { withPicture } from '../pictures.ts';
import { findStored, plainMs, storeCard, storedCardKey } from '../store.ts';
import { type IconShape, type IconSpec, iconHash, iconPath, iconSpec, parseIconPath } from './address.ts';

/**
 * The file of an icon. The address of an older logo leads to that of the present one.
 * @param path what follows `/icons/`
 * @throws Fault `not_found`, `rate_limited`, `unavailable`
 */
export async function findIcon(app: App, path: string, ip: string): Promise<MadeFile | { moved: string }> {
  const wanted = parseIconPath(path);
  if (!wanted) throw notFound('icon');
  const { shape, size } = wanted;
  const spec = iconSpec(app);
  if (wanted.hash !== iconHash(spec)) return { moved: iconPath(spec, shape, size) };
  const content = hash('sha256', `icon ${iconHash(spec)} ${JSON.stringify(spec)}`, 'hex');
  const label = `${shape}-${size}`;
  const found = (await findStored(app, content, label, 'png')) ?? (await make(app, { spec, shape, size, content, ip }));
  return { key: found.key, topics: [settingsTopic], ...(found.isPlain ? { maxAge: plainMs / 1_000 / 4 } : {}) };
}

interface Wanted {
  spec: IconSpec;
  shape: IconShape;
  size: number;
  /** Names what is on it. */
  content: string;
  ip: string;
}

type Made = Awaited<ReturnType<typeof draw>>;

/** Draws an icon once, however many request it at the same time. */
async function make(app: App, wanted: Wanted): Promise<Made> {
  const { pendingIcons, admission } = cardState(app);
  const id = `${wanted.content} ${wanted.shape} ${wanted.size}`;
  const before = pendingIcons.get(id);
  if (before) return before;
  await limitAddress(app, drawings, wanted.ip);
  const meanwhile = pendingIcons.get(id);
  if (meanwhile) return meanwhile;
  const making = admission.run(() => draw(app, wanted), addressKey(wanted.ip)).finally(() => pendingIcons.delete(id));
  pendingIcons.set(id, making);
  return making;
}

/** With the letter instead of a logo that cannot be had, for a while. */
async function draw(app: App, { spec, shape, size, content }: Wanted): Promise<{ key: string; isPlain: boolean }> {
  const target = `${await temporaryPath(app.config, 'card')}.png`;
  const limits = { imageBytes: app.config.imageMaxBytes, pixels: app.config.imageMaxPixels };
  const run = (url: string | null) =>
    withPicture(app, url, (logo) => cardState(app).draw('icon', { spec, shape, size, logo, limits, target }));
  try {
    const { hasLogo } = await run(spec.logo).catch((error) => {
      if (!(error instanceof ProcessError) || error.reason === 'stopped') throw error;
      app.log.warn({ reason: error.reason, logo: spec.logo }, 'an icon is drawn without the logo');
      return run(null);
    });
    const isPlain = spec.logo !== null && !hasLogo;
    const key = storedCardKey(content, `${shape}-${size}`, isPlain, 'png');
    await storeCard(app, key, target);
    return { key, isPlain };
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    throw new Fault('unavailable', 'The icon cannot be drawn now.', { headers: { 'retry-after': '5' }, cause: error });
  } finally {
    await removeTemporary(app.config, target);
  }
}
