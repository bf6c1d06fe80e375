import type { FestivalRule } from './rule.ts';
import { rules } from './rules.ts';
import { iskcon } from './tables/iskcon.ts';
import { jain, jainShared } from './tables/jain.ts';
import { nanakshahi, nanakshahiShared } from './tables/nanakshahi.ts';
import { sgpc, sgpcShared } from './tables/sgpc.ts';

/** Communities with a calendar of their own: their days would flood everybody's, so they are included on request only. */
export const communities = ['jain', 'sgpc', 'nanakshahi', 'iskcon'] as const;
export type Community = (typeof communities)[number];

const common = new Map(rules.map((rule) => [rule.key, rule]));
const fromCommon = (keys: readonly string[]): FestivalRule[] => keys.flatMap((key) => common.get(key) ?? []);

/** A key of the common list in a community's own table means the same observance on the community's day. */
const tables: Record<Community, readonly FestivalRule[]> = {
  jain: [...fromCommon(jainShared), ...jain],
  sgpc: [...fromCommon(sgpcShared), ...sgpc],
  nanakshahi: [...fromCommon(nanakshahiShared), ...nanakshahi],
  iskcon,
};

/** The rules of a community's calendar; `null` is the common list. */
export const rulesOfCommunity = (community: Community | null): readonly FestivalRule[] =>
  community ? tables[community] : rules;

/** Those that only communities have: their keys are valid everywhere, though no common list holds them. */
export const communityRules: readonly FestivalRule[] = Object.values(tables)
  .flat()
  .filter(({ key }) => !common.has(key));
