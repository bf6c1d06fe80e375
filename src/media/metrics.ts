import { Counter, type Registry } from 'prom-client';
import type { App } from '../core/app.ts';
import { decoder } from './decoder.ts';

export function mediaMetrics(app: App, registry: Registry): void {
  const ended = new Counter({
    name: 'dinam_media_decoder_ended_total',
    help: 'How often the process that reads uploaded files was ended by a file, by reason',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      ended.reset();
      for (const [reason, n] of Object.entries(decoder(app).counts)) ended.inc({ reason }, n);
    },
  });
}
