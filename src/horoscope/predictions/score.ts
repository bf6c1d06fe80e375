import type { Graha } from '../../panchang/grahas/grahas.ts';
import cuts from '../data/prediction-cuts.json' with { type: 'json' };
import weights from '../data/prediction-weights.json' with { type: 'json' };
import type { Period } from '../model.ts';
import { type PredictionSection, predictionSections, type Tone } from '../phrases/phrases.ts';

/** A graha as it stands to a sign. */
export interface GrahaPlacement {
  graha: Graha;
  /** From the sign, 1 to 12. */
  house: number;
  effect: Tone;
}

export type Scores = Readonly<Record<PredictionSection, number>>;

const values: Readonly<Record<Tone, number>> = { good: 1, mixed: 0, bad: -1 };

/** Benefics in a house help what it stands for, malefics hinder it: -1 to 1. */
function occupants(placements: readonly GrahaPlacement[], house: number): number {
  const sum = placements
    .filter((one) => one.house === house)
    .reduce((total, { graha }) => total + weights.natural[graha], 0);
  return Math.max(-1, Math.min(1, sum));
}

/** How a day stands for a sign, by section: -1 to 1. The Moon in the eighth weighs on the day as a whole. */
export function scoresOf(placements: readonly GrahaPlacement[]): Scores {
  const of = new Map(placements.map((one) => [one.graha as string, values[one.effect]]));
  const scoreOf = (section: PredictionSection): number => {
    let [sum, all] = [0, 0];
    for (const [what, weight] of Object.entries(weights.sections[section])) {
      const house = what.startsWith('house_') ? Number(what.slice(6)) : null;
      sum += weight * (house === null ? (of.get(what) ?? 0) : occupants(placements, house));
      all += weight;
    }
    const isHeavy = section === 'overview' && placements.some(({ graha, house }) => graha === 'moon' && house === 8);
    return Math.max(-1, (sum - (isHeavy ? weights.chandrashtama : 0)) / all);
  };
  return Object.fromEntries(predictionSections.map((section) => [section, scoreOf(section)])) as Record<
    PredictionSection,
    number
  >;
}

/** The mean of several days. */
export const meanOf = (all: readonly Scores[]): Scores =>
  Object.fromEntries(
    predictionSections.map((section) => [section, all.reduce((sum, one) => sum + one[section], 0) / all.length]),
  ) as Record<PredictionSection, number>;

/** How a section is spoken of. The cuts are those that leave a quarter of all days bad and a third good. */
export function toneOf(period: Period, section: PredictionSection, score: number): Tone {
  const [bad, good] = cuts[period].tones[section] as [number, number];
  return score < bad ? 'bad' : score >= good ? 'good' : 'mixed';
}

/** 1 to 5. */
export const ratingOf = (period: Period, score: number): number =>
  1 + cuts[period].ratings.filter((cut) => score >= cut).length;
