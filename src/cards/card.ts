import type { Lang } from '../core/model/common.ts';

/** `og`: what a shared link shows; `status`: upright, for a WhatsApp status or an Instagram story. */
export type CardSize = 'og' | 'status';

/** Sides in pixels. */
export const cardSides: Readonly<Record<CardSize, { width: number; height: number }>> = {
  og: { width: 1_200, height: 630 },
  status: { width: 1_080, height: 1_920 },
};

/** Everything that decides how a card looks. */
export interface CardSpec {
  layout: 'story' | 'table' | 'greeting';
  lang: Lang;
  /** Name of the publication. */
  brand: string;
  /** Address of its logo. */
  logo: string | null;
  /** `#rrggbb`: of the category, or of the kind of card. */
  color: string;
  /** What the card is about: the category, "Panchang". */
  label: string | null;
  title: string;
  /** Below the title: a date and a place, a prediction. */
  text: string | null;
  /** Names and values. */
  rows: readonly (readonly [name: string, value: string])[];
  /** Address of the background, and the point of it that stays visible (fractions). */
  picture: { url: string; focal: { x: number; y: number } | null } | null;
}
