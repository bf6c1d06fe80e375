import type { Json } from './openapi-answers.ts';

/** A node of a JSON document: an object or a list. */
type Node = Json | unknown[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * Equal parts of a document as one object each (hash consing): two parts say the same if and only if they are identical.
 * The document is compared in linear time, instead of writing out every part at every level. Parts must not be changed.
 */
export class Parts {
  readonly #byShape = new Map<string, Node>();
  readonly #facts = new Map<Node, { id: number; size: number }>();
  readonly #seen = new Map<object, unknown>();

  /** The part that says the same; members without a value are left out, as JSON does. */
  of<T>(value: T): T {
    if (!isNode(value) || this.#facts.has(value)) return value;
    let part = this.#seen.get(value);
    if (part === undefined) {
      part = this.map(value, (inner) => this.of(inner));
      this.#seen.set(value, part);
    }
    return part as T;
  }

  /** The part with other members; `change` returns parts, or values that are no objects. */
  map(node: Node, change: (value: unknown, key: string) => unknown): unknown {
    if (Array.isArray(node)) return this.#intern(node.map((value, i) => change(value, String(i))));
    const made: Json = {};
    for (const key of Object.keys(node)) if (node[key] !== undefined) made[key] = change(node[key], key);
    return this.#intern(made);
  }

  /** About the length of the part as JSON. */
  sizeOf(part: object): number {
    return (this.#facts.get(part as Node) as { size: number }).size;
  }

  #intern(node: Node): Node {
    const isList = Array.isArray(node);
    let shape = isList ? '[' : '{';
    let size = 2;
    for (const key of Object.keys(node)) {
      const value = (node as Json)[key];
      let text: string;
      if (isNode(value)) {
        const facts = this.#facts.get(value) as { id: number; size: number };
        text = `#${facts.id}`;
        size += facts.size;
      } else {
        text = typeof value === 'string' ? `"${value}` : String(value);
        size += text.length;
      }
      shape += isList ? `${text}\0` : `${key}\0${text}\0`;
      size += isList ? 1 : key.length + 4;
    }
    const known = this.#byShape.get(shape);
    if (known) return known;
    this.#byShape.set(shape, node);
    this.#facts.set(node, { id: this.#facts.size, size });
    return node;
  }
}
