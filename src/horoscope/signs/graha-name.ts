import type { Lang } from '../../core/model/common.ts';
import { type Graha, grahas } from '../../panchang/grahas/grahas.ts';
import { nameOf } from '../../panchang/names.ts';

/** What a graha is called in a language. */
export const grahaName = (graha: Graha, lang: Lang): string => nameOf('grahas', grahas.indexOf(graha) + 1, lang);
