import { distance } from 'fastest-levenshtein';
import { nameSoundKeys } from '../../text/nearest.ts';
import { placeKey } from '../place-key.ts';
import { namesOf, type StoredPlace } from '../tree.ts';
import type { Shipped } from './list.ts';

/** A place that an owner added by hand or from a file, as far as it is compared with those that come with Dinam. */
export type OwnPlace = Pick<StoredPlace, 'id' | 'parent_id' | 'type' | 'code' | 'lgd_code' | 'name' | 'texts'>;

/** Letters of names may differ by a third: `Jangoan` and `Jangaon`, not `Medak` and `Nalgonda`. */
const lettersPerSlip = 3;

const keysOf = ({ name, texts, aliases = [] }: { name: string; texts: string; aliases?: readonly string[] }) =>
  new Set([name, ...aliases, ...Object.values(namesOf({ texts }))].map((one) => placeKey(one ?? '')).filter(Boolean));

/**
 * Finds the districts and mandals that an owner added before Dinam shipped them, so that none is there twice. The same
 * place is the one with the LGD code; else the one of its name right below the same parent, in any language, or sounding
 * like it; else the only one of its name in the state. A code alone is that of the census as likely as that of the LGD, so
 * it counts only together with a similar name.
 */
export class OwnPlaces {
  readonly #below = new Map<string, OwnPlace[]>();
  readonly #inState = new Map<string, OwnPlace[]>();
  readonly #adopted = new Set<number>();

  /** @param stateOf the state (its id) that a place lies in */
  constructor(all: readonly OwnPlace[], stateOf: (id: number) => number | null) {
    for (const place of all) {
      if (place.lgd_code !== null || (place.type !== 'district' && place.type !== 'mandal')) continue;
      push(this.#below, `${place.type} ${place.parent_id}`, place);
      for (const key of keysOf(place)) push(this.#inState, `${place.type} ${stateOf(place.id)} ${key}`, place);
    }
  }

  get isEmpty(): boolean {
    return this.#below.size === 0;
  }

  /**
   * @param parent the place below which it lies, as it is in the database
   * @param alone whether no other shipped place of its type has its name in the state
   */
  take(place: Shipped, parent: number, state: number | null, alone: boolean): OwnPlace | undefined {
    const keys = keysOf(place);
    const siblings = this.#free(this.#below.get(`${place.type} ${parent}`));
    const found =
      siblings.find((own) => isCode(own.code, place) && similar(own.name, place.name)) ??
      siblings.find((own) => [...keysOf(own)].some((key) => keys.has(key))) ??
      only(siblings.filter((own) => soundsLike(own.name, place.name))) ??
      (alone ? only(this.#free(this.#inState.get(`${place.type} ${state} ${placeKey(place.name)}`))) : undefined);
    if (found) this.#adopted.add(found.id);
    return found;
  }

  #free = (all: readonly OwnPlace[] = []): OwnPlace[] => all.filter(({ id }) => !this.#adopted.has(id));
}

function push<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** Whether a code that an owner wrote is the LGD code of a place, `5401` or `LGD-5401`. */
export const isCode = (code: string | null, { lgd_code }: Pick<Shipped, 'lgd_code'>): boolean =>
  code !== null && code.replace(/^LGD[-.]?/, '') === String(lgd_code);

/** Whether names differ by no more than a few letters. */
export function similar(a: string, b: string): boolean {
  const [one, other] = [placeKey(a), placeKey(b)];
  return distance(one, other) <= Math.floor(Math.max(one.length, other.length) / lettersPerSlip);
}

/** Whether a name is another spelling of one: it sounds like it, and differs by few letters. */
export function soundsLike(a: string, b: string): boolean {
  const keys = new Set(nameSoundKeys(a));
  return similar(a, b) && nameSoundKeys(b).some((key) => keys.has(key));
}
