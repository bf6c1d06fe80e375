import type { CardSize } from '../card.ts';

/** The most that a text may be high, and its sizes, the largest first. */
export interface Sizes {
  height: number;
  sizes: readonly number[];
}

/** Measures of a size of card, in pixels. Text of a status stays where no app puts its buttons. */
export interface Measures {
  margin: number;
  /** First line of the publication. */
  top: number;
  /** Below the last text. */
  bottom: number;
  /** How far down a picture reaches. */
  pictureHeight: number;
  brand: number;
  logo: number;
  label: number;
  gap: number;
  title: Sizes;
  tallTitle: Sizes;
  text: Sizes;
  /** Where there is little but text: of a sign. */
  longText: Sizes;
  greeting: { title: Sizes; text: Sizes };
  rows: Sizes & { columns: number };
}

export const measures: Readonly<Record<CardSize, Measures>> = {
  og: {
    margin: 60,
    top: 44,
    bottom: 52,
    pictureHeight: 630,
    brand: 30,
    logo: 60,
    label: 27,
    gap: 20,
    title: { height: 310, sizes: [62, 56, 51, 46, 42, 38] },
    tallTitle: { height: 330, sizes: [78, 70, 62, 55, 48, 42, 38] },
    text: { height: 120, sizes: [34, 31, 28] },
    longText: { height: 290, sizes: [44, 40, 36, 32, 29] },
    greeting: {
      title: { height: 270, sizes: [120, 104, 90, 78, 66, 56, 48] },
      text: { height: 130, sizes: [52, 46, 40] },
    },
    rows: { height: 300, sizes: [38, 35, 32, 29, 26], columns: 2 },
  },
  status: {
    margin: 84,
    top: 190,
    bottom: 260,
    pictureHeight: 1_180,
    brand: 44,
    logo: 96,
    label: 40,
    gap: 36,
    title: { height: 700, sizes: [88, 80, 72, 65, 58, 52] },
    tallTitle: { height: 820, sizes: [104, 96, 88, 80, 72, 65, 58, 52] },
    text: { height: 520, sizes: [48, 44, 40, 36] },
    longText: { height: 900, sizes: [66, 60, 54, 48, 42] },
    greeting: {
      title: { height: 620, sizes: [170, 150, 130, 112, 96, 80, 64] },
      text: { height: 260, sizes: [76, 68, 60, 52] },
    },
    rows: { height: 900, sizes: [58, 54, 50, 46, 42, 38], columns: 1 },
  },
};
