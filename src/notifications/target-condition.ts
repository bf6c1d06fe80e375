import { topicPattern } from './topics.ts';

/** FCM takes so many topics in a condition. */
const mostTopics = 5;

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

/**
 * What is wrong with a condition; null when FCM takes it. The grammar is FCM's:
 * `'a' in topics && ('b' in topics || !('c' in topics))`, at most five topics.
 */
export function conditionError(text: string): string | null {
  try {
    return checked(tokensOf(text));
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}

function checked(tokens: readonly Token[]): string | null {
  let next = 0;
  const topics = new Set<string>();
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
  const operand = (): void => {
    const token = tokens[next];
    if (token?.kind === '!') {
      next++;
      operand();
    } else if (token?.kind === '(') {
      next++;
      expression();
      take(')', 'a closing bracket');
    } else {
      const topic = take('topic', "a topic such as 'news.te' in topics,") as Token & { kind: 'topic' };
      if (!topicPattern.test(topic.name))
        throw new SyntaxError(`names the topic '${topic.name}': it may have A-Z a-z 0-9 - _ . ~ %`);
      topics.add(topic.name);
      take('in', '`in topics`');
    }
  };
  const expression = (): void => {
    operand();
    while (tokens[next]?.kind === '&&' || tokens[next]?.kind === '||') {
      next++;
      operand();
    }
  };
  expression();
  if (next < tokens.length) wanted('&& or ||');
  return topics.size > mostTopics ? `names ${topics.size} topics; FCM takes ${mostTopics}` : null;
}
