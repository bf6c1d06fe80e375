import { fold } from '../text/fold.ts';

/** The form in which names are compared: folded, only letters and digits. */
export const placeKey = (text: string): string => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
