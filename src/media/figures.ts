import { Counter, type Registry } from 'prom-client';
import type { App } from '../core/app.ts';
import { countOf } from '../system/dashboard/count.ts';
import { attentionChecks } from '../system/dashboard/hooks.ts';
import { systemParts } from '../system/hooks.ts';
import { decoder, renderer } from './decoder.ts';

/** The library on the page of the server, and files that could not be prepared. */
export function addFigures(app: App): void {
  attentionChecks.add(app, {
    code: 'failed_media',
    right: 'media.manage',
    count: ({ db }) =>
      countOf(db.read.selectFrom('media').where('status', '=', 'failed').where('trashed_at', 'is', null)),
  });
  systemParts.add(app, async ({ config, db }) => {
    const { files, bytes } = await db.read
      .selectFrom('media')
      .select((e) => [e.fn.countAll<number>().as('files'), e.fn.sum<number | null>('bytes').as('bytes')])
      .executeTakeFirstOrThrow();
    return { media: { files: Number(files), bytes: Number(bytes ?? 0), is_bucket: config.filesS3Bucket !== '' } };
  });
}

export function mediaMetrics(app: App, registry: Registry): void {
  const ended = new Counter({
    name: 'dinam_media_decoder_ended_total',
    help: 'How often the process that reads uploaded files was ended by a file, by reason',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      ended.reset();
      for (const process of [decoder, renderer])
        for (const [reason, n] of Object.entries(process(app).counts)) ended.inc({ reason }, n);
    },
  });
}
