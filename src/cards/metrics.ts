import { Counter, Gauge, type Registry } from 'prom-client';
import type { App } from '../core/app.ts';
import { cardState } from './cards.ts';

export function cardMetrics(app: App, registry: Registry): void {
  const registers = [registry];
  const { admission, draw } = cardState(app);
  const ended = new Counter({
    name: 'dinam_cards_ended_total',
    help: 'How often the process that draws share cards was ended by a picture, by reason',
    labelNames: ['reason'],
    registers,
    collect() {
      ended.reset();
      for (const [reason, n] of Object.entries(draw.counts)) ended.inc({ reason }, n);
    },
  });
  const requested = new Counter({
    name: 'dinam_cards_drawn_total',
    help: 'Share cards that had to be drawn, by what came of the request',
    labelNames: ['outcome'],
    registers,
    collect() {
      requested.reset();
      for (const [outcome, n] of Object.entries(admission.counts)) requested.inc({ outcome }, n);
    },
  });
  new Gauge({
    name: 'dinam_cards_waiting',
    help: 'Share cards that wait to be drawn',
    registers,
    collect() {
      this.set(admission.waiting);
    },
  });
}
