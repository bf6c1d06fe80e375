import { verify } from 'otplib';
import type { App } from '../../core/app.ts';

/** Seconds of a step; the steps before and after the present one count too, for clocks that are off. */
export const period = 30;

/** The time step that a code belongs to; null for a wrong one. */
export async function stepOfCode(app: App, secret: string, code: string): Promise<number | null> {
  const token = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const result = await verify({ secret, token, epoch: Math.floor(app.now() / 1000), period, epochTolerance: period });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
