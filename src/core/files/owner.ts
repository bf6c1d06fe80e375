import { lchown, mkdir, stat } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';

/**
 * What root makes in a folder of another user belongs to that user, like `model`: a service that runs as that user could
 * neither read nor replace it. Does nothing for other users than root.
 */
export async function ownLike(path: string, model: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(model);
  await lchown(path, uid, gid);
}

/** Makes a folder, and those above it that are not there, for their user alone: that of the folder in which they are made. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const made = resolve(first);
  let path = made;
  await ownLike(path, dirname(made));
  for (const name of relative(made, resolve(folder)).split(sep).filter(Boolean)) {
    path = `${path}${sep}${name}`;
    await ownLike(path, dirname(made));
  }
}
