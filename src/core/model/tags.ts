/** What the API document says of the operations of a tag. Markdown. */
export interface TagText {
  about: string;
  /** Rules that no single parameter or field states. */
  notes?: string;
  /** What fields and parameters mean here, beyond what their names mean everywhere: a list in the text of the tag. */
  fields?: Readonly<Record<string, string>>;
  /** What the summary of an operation leaves open, by `operationId`; access, caching and headers follow from the code. */
  operations?: Readonly<Record<string, string>>;
}

/** Texts by the names of tags. */
export type Tags = Readonly<Record<string, TagText>>;
