/** Why a file is not accepted; the codes are those of field errors. */
export type RefusalCode = 'unsupported' | 'damaged' | 'unsafe' | 'too_large' | 'too_short';

/** Thrown while a file is inspected: it is refused. The message follows the name of the field. */
export class FileRefusal extends Error {
  readonly code: RefusalCode;
  readonly params: Record<string, unknown>;
  constructor(code: RefusalCode, message: string, params: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.params = params;
  }
}

export const damaged = (what: string): FileRefusal => new FileRefusal('damaged', `is damaged: ${what}`);

/** Pieces (boxes, segments, chunks, blocks) of any file: to go through millions of empty ones takes time and memory. */
const mostPieces = 10_000;

/** Counts the pieces of a file. @throws Refusal `too_large` by the call for one too many */
export function pieceCounter(what: string): () => void {
  let count = 0;
  return () => {
    if (++count > mostPieces)
      throw new FileRefusal('too_large', `has more than ${mostPieces} ${what}`, { max: mostPieces });
  };
}

/** Another kind of file could be read in it as well. */
export const unsafe = (what: string): FileRefusal =>
  new FileRefusal('unsafe', `contains ${what}; save the file again without it`);
