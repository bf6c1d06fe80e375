// Apart from the parser, which is loaded by the first feed that is read.

/** Raised when the parser learns to read feeds differently: bodies that were seen are then read once more. */
export const parserVersion = 4;

/** Why bytes are no feed, in words that may be shown. */
export class NotAFeed extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'NotAFeed';
  }
}
