import { join } from 'node:path';
import {
  type CallExpression,
  type Node,
  type StringLiteral,
  SyntaxKind,
  type TemplateExpression,
} from 'typescript/unstable/ast';
import { API, type Checker, type Type } from 'typescript/unstable/sync';

const admin = join(import.meta.dirname, '../../admin');

/** Keys of messages that the code of the interface names, as the compiler takes them. */
interface UsedKeys {
  /** Whole ones. A key with a value in it, `status.${name}`, is one for each text that the value may be. */
  closed: ReadonlySet<string>;
  /** What stands before a value that may be any text: `audit.actions.`. */
  open: ReadonlySet<string>;
}

export function usedKeys(known: ReadonlySet<string>): UsedKeys {
  const api = new API();
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(admin, 'tsconfig.json')] });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('the interface has no tsconfig.json');
    const { program, checker } = project;
    const used = { closed: new Set<string>(), open: new Set<string>() };
    for (const name of program.getSourceFileNames().filter((one) => one.startsWith(`${admin}/src/`))) {
      const file = program.getSourceFile(name);
      if (file) addFrom(file, checker, known, used);
    }
    snapshot.dispose();
    return used;
  } finally {
    api.close();
  }
}

type Found = { closed: Set<string>; open: Set<string> };

function addFrom(file: Node, checker: Checker, known: ReadonlySet<string>, used: Found): void {
  const templates: TemplateExpression[] = [];
  const visit = (node: Node, takesAny: boolean): void => {
    if (node.kind === SyntaxKind.StringLiteral) {
      const { text } = node as StringLiteral;
      if (!known.has(text) || used.closed.has(text)) return;
      if (mayBeKey(checker.getContextualType(node as StringLiteral), known)) used.closed.add(text);
    } else if (node.kind === SyntaxKind.TemplateExpression) {
      const template = node as TemplateExpression;
      if (!takesAny) templates.push(template);
      else if (template.head.text !== '') used.open.add(template.head.text);
    }
    node.forEachChild((child) => visit(child, takesAny || isTranslate(node)));
  };
  visit(file, false);
  if (templates.length === 0) return;
  for (const type of checker.getTypeAtLocation(templates)) for (const text of textsOf(type)) used.closed.add(text);
}

/** `translate` of the library takes any text; `text` takes keys. */
const isTranslate = (node: Node): boolean =>
  node.kind === SyntaxKind.CallExpression && (node as CallExpression).expression.getText() === 'translate';

/** Where a right may stand, `feeds.read` is one. */
const mayBeKey = (wanted: Type | undefined, known: ReadonlySet<string>): boolean =>
  textsOf(wanted).every((text) => known.has(text) || !text.includes('.'));

/** The texts that a type names. */
function textsOf(type: Type | undefined): string[] {
  if (!type) return [];
  const parts = (type as { getTypes?(): readonly Type[] | undefined }).getTypes?.() ?? [type];
  return parts.map((one) => (one as { value?: unknown }).value).filter((value) => typeof value === 'string');
}
