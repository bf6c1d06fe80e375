/** A node of a text, as the editor gives it as JSON. */
export interface TextNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: TextNode[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
}

/** Two nodes with one key are the same. */
export const keyOf = (node: TextNode): string => JSON.stringify(node);

/** The words of a node, with a space between its parts. */
export const wordsIn = (node: TextNode): string =>
  node.text ?? (node.content ?? []).map(wordsIn).join(isLine(node) ? '' : ' ');

/** Words stand in it, and no other block. */
export const isLine = ({ type }: TextNode): boolean =>
  type === 'paragraph' || type === 'heading' || type === 'codeBlock' || type === 'caption';
