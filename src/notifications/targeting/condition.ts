import { topicPattern } from '../devices/topics.ts';

/** FCM takes so many topics in a condition. */
export const mostConditionTopics = 5;

type Token = { kind: 'topic'; name: string; at: number } | { kind: 'in' | '&&' | '||' | '!' | '(' | ')'; at: number };

const pieces = /\s*(?:'([^']*)'|(in\s+topics)(?![\w])|(&&|\|\||!|\(|\)))/y;

/** @throws SyntaxError that says where */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  pieces.lastIndex = 0;
  for (let at = 0; text.slice(at).trim() !== ''; at = pieces.lastIndex) {
    pieces.lastIndex = at;
    const found = pieces.exec(text);
    if (!found) throw new SyntaxError(`has something at position ${at + 1} that does not belong there`);
    const [whole, topic, isIn, sign] = found;
    const start = at + whole.length - whole.trimStart().length;
    if (topic !== undefined) tokens.push({ kind: 'topic', name: topic, at: start });
    else tokens.push({ kind: isIn === undefined ? (sign as '&&') : 'in', at: start });
  }
  return tokens;
}

/** Whether a condition is true for a device that is subscribed to these topics. */
type Condition = (topics: ReadonlySet<string>) => boolean;

/**
 * What is wrong with a condition; null when FCM takes it. The grammar is FCM's:
 * `'a' in topics && ('b' in topics || !('c' in topics))`, at most five topics.
 */
export function conditionError(text: string): string | null {
  try {
    const { names } = parse(tokensOf(text));
    return names.size > mostConditionTopics ? `names ${names.size} topics; FCM takes ${mostConditionTopics}` : null;
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}

/** The topics that a condition names, with the condition. @throws SyntaxError for what is none */
export const topicsOfCondition = (text: string): { names: ReadonlySet<string>; holds: Condition } =>
  parse(tokensOf(text));

/** @throws SyntaxError for what is no condition */
export const conditionOf = (text: string): Condition => parse(tokensOf(text)).holds;

/** As FCM does: what is in brackets first, then from left to right, `&&` and `||` alike. */
function parse(tokens: readonly Token[]): { names: Set<string>; holds: Condition } {
  let next = 0;
  const names = new Set<string>();
  const wanted = (what: string): never => {
    const token = tokens[next];
    throw new SyntaxError(token ? `needs ${what} at position ${token.at + 1}` : `needs ${what} at its end`);
  };
  const take = (kind: Token['kind'], what: string): Token => {
    const token = tokens[next];
    if (token?.kind !== kind) return wanted(what);
    next++;
    return token;
  };
  const operand = (): Condition => {
    const token = tokens[next];
    if (token?.kind === '!') {
      next++;
      const inner = operand();
      return (topics) => !inner(topics);
    }
    if (token?.kind === '(') {
      next++;
      const inner = expression();
      take(')', 'a closing bracket');
      return inner;
    }
    const { name } = take('topic', "a topic such as 'news.te' in topics,") as Token & { kind: 'topic' };
    if (!topicPattern.test(name)) throw new SyntaxError(`names the topic '${name}': it may have A-Z a-z 0-9 - _ . ~ %`);
    names.add(name);
    take('in', '`in topics`');
    return (topics) => topics.has(name);
  };
  const joined = (kind: '&&' | '||', left: Condition, right: Condition): Condition =>
    kind === '&&' ? (topics) => left(topics) && right(topics) : (topics) => left(topics) || right(topics);
  const expression = (): Condition => {
    let left = operand();
    for (let sign = tokens[next]?.kind; sign === '&&' || sign === '||'; sign = tokens[next]?.kind) {
      next++;
      left = joined(sign, left, operand());
    }
    return left;
  };
  const holds = expression();
  if (next < tokens.length) wanted('&& or ||');
  return { names, holds };
}
