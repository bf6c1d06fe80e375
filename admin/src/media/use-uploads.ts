import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DinamError } from '../../../client/error.ts';
import type { Media } from '../../../src/media/model/media.ts';
import { call } from '../api/http.ts';
import { upload } from './upload.ts';

export interface Upload {
  key: number;
  file: File;
  share: number;
  error: unknown;
}

/** Two at a time: a phone's connection is not faster with more. */
const together = 2;

/** The access token may have ended while the page was open; any call renews it. */
const renewSession = (): Promise<unknown> => call('/api/auth/me');

/**
 * Files on their way to the library. Those that failed stay, to be sent again.
 * @param onDone a file that has arrived is chosen by it. What has not arrived when its dialog closes is stopped: nobody
 *   would see it, and nothing may be chosen any more
 */
export function useUploads(onDone?: (media: Media) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const active = useRef(0);
  const number = useRef(0);
  const queries = useQueryClient();
  const done = useRef(onDone);
  done.current = onDone;
  const closed = useRef(new AbortController());
  useEffect(() => {
    const stop = new AbortController();
    closed.current = stop;
    return () => {
      if (!done.current) return;
      queue.current = [];
      stop.abort();
    };
  }, []);

  const change = useCallback((key: number, to: Partial<Upload>) => {
    setUploads((list) => list.map((one) => (one.key === key ? { ...one, ...to } : one)));
  }, []);

  const next = useCallback((): void => {
    if (active.current >= together) return;
    const one = queue.current.shift();
    if (!one) return;
    active.current++;
    const { signal } = closed.current;
    const send = () => upload(one.file, (share) => change(one.key, { share }), signal);
    send()
      .catch(async (error) => {
        if (!(error instanceof DinamError) || error.status !== 401) throw error;
        await renewSession();
        return send();
      })
      .then((media) => {
        setUploads((list) => list.filter(({ key }) => key !== one.key));
        void queries.invalidateQueries({ queryKey: ['media'] });
        if (!signal.aborted) done.current?.(media);
      })
      .catch((error: unknown) => change(one.key, { error }))
      .finally(() => {
        active.current--;
        next();
      });
    next();
  }, [change, queries]);

  const add = useCallback(
    (files: Iterable<File>) => {
      const added = [...files].map((file) => ({ key: number.current++, file, share: 0, error: null }));
      setUploads((list) => [...list, ...added]);
      queue.current.push(...added);
      next();
    },
    [next],
  );
  const retry = (one: Upload) => {
    change(one.key, { error: null, share: 0 });
    queue.current.push({ ...one, error: null, share: 0 });
    next();
  };
  const forget = (one: Upload) => setUploads((list) => list.filter(({ key }) => key !== one.key));
  return { uploads, add, retry, forget };
}

export type Uploading = ReturnType<typeof useUploads>;
