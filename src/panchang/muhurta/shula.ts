import { weekdayOf } from '../zone.ts';

type Direction = 'east' | 'south' | 'west' | 'north';
type ShulaRemedy = 'curd' | 'oil' | 'jaggery' | 'milk';

/** The direction that is not travelled on a weekday, and what is eaten by who must (the parihara of Tamil almanacs). */
export interface DishaShula {
  direction: Direction;
  remedy: ShulaRemedy;
}

/** Sunday first: the table of Drik Panchang and of the Tamil almanacs (shulam). */
const directions: readonly Direction[] = ['west', 'east', 'north', 'north', 'south', 'west', 'east'];
const remedies: Readonly<Record<Direction, ShulaRemedy>> = {
  east: 'curd',
  south: 'oil',
  west: 'jaggery',
  north: 'milk',
};

/** @param date `YYYY-MM-DD`, of the sunrise with which the weekday begins */
export function dishaShulaOf(date: string): DishaShula {
  const direction = directions[weekdayOf(date) - 1] ?? 'west';
  return { direction, remedy: remedies[direction] };
}
