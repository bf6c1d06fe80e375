import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReadGate } from '../read/gate.ts';
import type { RefusalDelay } from '../refusal-delay.ts';

/** Public answers that have to be computed: how many wait and run, how many were refused and why, and delayed errors. */
export function gateMetrics(gate: ReadGate, refusalDelay: RefusalDelay, registry: Registry): void {
  const registers = [registry];
  const all = Object.entries(gate.admissions);
  const gauge = (name: string, help: string, of: 'waiting' | 'running'): void => {
    const made: Gauge<'kind'> = new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers,
      collect() {
        for (const [kind, admission] of all) made.set({ kind }, admission[of]);
      },
    });
  };
  gauge('dinam_reads_waiting', 'Answers that wait to be computed', 'waiting');
  gauge('dinam_reads_running', 'Answers that are being computed', 'running');
  const refused = new Counter({
    name: 'dinam_reads_refused_total',
    help: 'Answers that were not computed, or not in time, by reason',
    labelNames: ['reason'],
    registers,
    collect() {
      refused.reset();
      const { limited, shed, late } = gate.counts;
      const queue = all.reduce((sum, [, { counts }]) => sum + counts.refused, 0);
      const expired = all.reduce((sum, [, { counts }]) => sum + counts.expired, 0);
      for (const [reason, n] of Object.entries({ address: limited, overload: shed, queue, time: expired + late }))
        refused.inc({ reason }, n);
    },
  });
  const delayed = new Counter({
    name: 'dinam_errors_delayed_total',
    help: 'Error responses that were delayed, because their address had caused too many',
    registers,
    collect() {
      delayed.reset();
      delayed.inc(refusalDelay.delayed);
    },
  });
}
