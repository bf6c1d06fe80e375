import { DinamError } from '../../../client/error.ts';
import type { Media } from '../../../src/media/model/media.ts';
import { Unreachable } from '../api/http.ts';
import { accessToken } from '../session/session.ts';

/**
 * Sends a file and says how much of it has arrived, from 0 to 1; `fetch` cannot do that.
 * @throws DinamError, Unreachable, AbortError
 */
export function upload(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Media> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set('file', file);
    request.open('POST', '/api/admin/media');
    request.setRequestHeader('authorization', `Bearer ${accessToken()}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Unreachable('The connection was lost.'));
    request.onload = () => {
      const answer = (() => {
        try {
          return JSON.parse(request.responseText) as { data?: Media[] };
        } catch {
          return {};
        }
      })();
      const [media] = answer.data ?? [];
      if (request.status < 300 && media) resolve(media);
      else reject(new DinamError(request.status, answer as object, new Headers()));
    };
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal.throwIfAborted();
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
