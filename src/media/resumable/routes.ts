import { Type } from 'typebox';
import { idOf } from '../../core/api/resource-routes.ts';
import type { ActRoute } from '../../core/api/route.ts';
import type { App } from '../../core/app.ts';
import { invalidField } from '../../core/error.ts';
import { MediaUpload } from '../model/media.ts';
import { bytesHeader, checkVersion, metadataOf, partMedia, tusVersion } from './protocol.ts';
import { checkLength, endUpload, receivePart, settledUpload } from './receive.ts';
import { addUpload, receivedBytes, type StoredUpload } from './store.ts';

const path = '/api/admin/media-uploads';
const one = { tag: 'Admin: media', access: 'media.write' as const, path: `${path}/:id` };

const version = Type.Optional(Type.String({ description: `\`${tusVersion}\`, which is taken for granted` }));

/** Headers of every answer about an upload. */
async function stateOf(app: App, upload: StoredUpload): Promise<Record<string, string>> {
  return {
    'tus-resumable': tusVersion,
    'upload-offset': String(await receivedBytes(app, upload)),
    'upload-length': String(upload.bytes),
    'upload-expires': new Date(upload.expires_at).toUTCString(),
    ...(upload.media_id === null
      ? {}
      : { 'content-location': `${app.config.publicUrl}/api/admin/media/${upload.media_id}` }),
  };
}

async function viewed(app: App, upload: StoredUpload): Promise<MediaUpload> {
  const { id, name, bytes, media_id, created_at, expires_at } = upload;
  return { id, name, bytes, received_bytes: await receivedBytes(app, upload), media_id, created_at, expires_at };
}

/** A number in a header, which clients send as text: generated ones take no other type. */
const bytesText = (description: string) => Type.String({ pattern: '^\\d{1,15}$', description });

const begin: ActRoute = {
  ...one,
  path,
  method: 'POST',
  headers: Type.Object({
    'Tus-Resumable': version,
    'Upload-Length': bytesText('Bytes of the file'),
    'Upload-Metadata': Type.Optional(
      Type.String({
        description:
          'Pairs of a name and a value in Base64, with commas between: `filename`, `credit`, `alt` and `caption` (JSON)',
      }),
    ),
  }),
  reply: MediaUpload,
  status: 201,
  summary: 'Begin a resumable upload (tus 1.0.0) of one large file',
  async run(app, { request, actor }) {
    checkVersion(request);
    if (request.headers['upload-defer-length'] !== undefined)
      throw invalidField('Upload-Length', 'has to be known at the beginning', 'required');
    const bytes = bytesHeader(request, 'Upload-Length');
    if (bytes === 0) throw invalidField('Upload-Length', 'must be at least 1: the file is empty', 'too_short');
    const said = metadataOf(request);
    await checkLength(app, bytes);
    const upload = await addUpload(app, bytes, said, actor);
    const location = `${app.config.publicUrl}${path}/${upload.id}`;
    const headers = { location, ...(await stateOf(app, upload)) };
    return { data: await viewed(app, upload), status: 201, message: 'Begun.', headers };
  },
};

const look: ActRoute = {
  ...one,
  method: 'GET',
  reply: MediaUpload,
  summary: 'How far a resumable upload is; HEAD gives `Upload-Offset`',
  async run(app, call) {
    checkVersion(call.request);
    const upload = await settledUpload(app, idOf(call), call.actor);
    return { data: await viewed(app, upload), headers: await stateOf(app, upload) };
  },
};

const append: ActRoute = {
  ...one,
  method: 'PATCH',
  headers: Type.Object({
    'Tus-Resumable': version,
    'Upload-Offset': bytesText('Bytes that are there: where the part begins'),
  }),
  streamed: partMedia,
  status: 204,
  summary: 'Append a part to a resumable upload; the last one adds the file to the library',
  async run(app, call) {
    checkVersion(call.request);
    const offset = bytesHeader(call.request, 'Upload-Offset');
    const upload = await receivePart(app, idOf(call), offset, call.request, call.actor);
    return { data: null, status: 204, headers: await stateOf(app, upload) };
  },
};

const end: ActRoute = {
  ...one,
  method: 'DELETE',
  status: 204,
  summary: 'Give up a resumable upload',
  async run(app, call) {
    checkVersion(call.request);
    await endUpload(app, idOf(call), call.actor);
    return { data: null, status: 204, headers: { 'tus-resumable': tusVersion } };
  },
};

/** Uploads that go on after a connection was lost, by the protocol tus: creation, termination, expiration. */
export const resumableRoutes: ActRoute[] = [begin, look, append, end];
