import { parse, type AnyNode, type ClassBody, type Node, type Program, type SwitchCase, type SwitchStatement } from 'acorn';

/** What the storefront does not use of one file of a library. Names are those of the installed version; an unknown one fails the build. */
export interface LeftOut {
  /** End of the file's path. */
  readonly file: string;
  readonly sourceType: 'script' | 'module';
  /** Reached by nothing that the storefront does: these say so when they are called after all. `Class.method`, `object.member =`, or a function. */
  readonly refused?: readonly string[];
  /** Called on the way, but with nothing to find: these do nothing. */
  readonly emptied?: readonly string[];
  /** Kinds of nodes that never arise: their cases are taken out of every `switch (….tag)`. */
  readonly tags?: readonly number[];
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}
type Named = { readonly name: string; readonly body: Node };

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const childrenOf = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode);
const everyNode = (node: AnyNode): AnyNode[] => [node, ...childrenOf(node).flatMap(everyNode)];

const methodsOf = (owner: string, { body }: ClassBody): Named[] =>
  body.flatMap((member) => (member.type === 'MethodDefinition' && member.key.type === 'Identifier' ? [{ name: `${owner}.${member.key.name}`, body: member.value.body }] : []));

/** Functions, methods and functions given to a member of something, with the names by which a list may call them. */
const namedFunctions = (program: Program, source: string): Named[] =>
  everyNode(program).flatMap((node): Named[] => {
    if (node.type === 'FunctionDeclaration' && node.id) return [{ name: node.id.name, body: node.body }];
    if (node.type === 'ClassDeclaration' && node.id) return methodsOf(node.id.name, node.body);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init?.type === 'ClassExpression') return methodsOf(node.id.name, node.init.body);
    if (node.type === 'AssignmentExpression' && node.right.type === 'FunctionExpression') return [{ name: `${source.slice(node.left.start, node.left.end)} =`, body: node.right.body }];
    return [];
  });

const JUMPS = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement']);
/** Whether nothing runs on from this case into the next. */
const isClosed = ({ consequent }: SwitchCase): boolean => {
  const last = consequent.at(-1);
  return last !== undefined && (JUMPS.has(last.type) || (last.type === 'BlockStatement' && JUMPS.has(last.body.at(-1)?.type ?? '')));
};
const isTag = (node: SwitchCase, tags: ReadonlySet<number>): boolean => node.test?.type === 'Literal' && typeof node.test.value === 'number' && tags.has(node.test.value);

const isFunction = ({ type }: AnyNode): boolean => type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
/** Names that a case declares for its whole function: other cases use them too. */
const declaredIn = (node: AnyNode): string[] => {
  if (isFunction(node)) return [];
  const own = node.type === 'VariableDeclaration' && node.kind === 'var' ? node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [])) : [];
  return [...own, ...childrenOf(node).flatMap(declaredIn)];
};
const isTagSwitch = (node: AnyNode): node is SwitchStatement =>
  node.type === 'SwitchStatement' && node.discriminant.type === 'MemberExpression' && node.discriminant.property.type === 'Identifier' && node.discriminant.property.name === 'tag';

/** Cases of the tags that can go: a label that others share, or a case that nothing runs into and that runs into nothing. */
const casesOf = ({ cases }: SwitchStatement, tags: ReadonlySet<number>): SwitchCase[] =>
  cases.filter((one, index) => {
    if (!isTag(one, tags)) return false;
    const before = cases[index - 1];
    const isEntered = before !== undefined && !isClosed(before) && !(before.consequent.length === 0 && isTag(before, tags));
    return one.consequent.length === 0 || (!isEntered && isClosed(one));
  });

const tagEdits = (program: Program, tags: ReadonlySet<number>): Edit[] => {
  const edits: Edit[] = [];
  const walk = (node: AnyNode, body: Node | undefined): void => {
    const inner = isFunction(node) && 'body' in node && isNode(node.body) ? node.body : body;
    if (isTagSwitch(node) && inner) {
      const gone = casesOf(node, tags);
      const names = [...new Set(gone.flatMap((one) => declaredIn(one)))];
      if (names.length > 0) edits.push({ from: inner.start + 1, to: inner.start + 1, text: `var ${names.join()};` });
      for (const { start, end } of gone) edits.push({ from: start, to: end, text: '' });
    }
    for (const child of childrenOf(node)) walk(child, inner);
  };
  walk(program, undefined);
  return edits;
};

/** Keeps the lines where they were, for the source map. */
const withLines = (text: string, source: string): string => text + '\n'.repeat(source.split('\n').length - 1);

/** The file without what is left out of it. */
export const leaveOut = (source: string, { file, sourceType, refused = [], emptied = [], tags = [] }: LeftOut): string => {
  const program = parse(source, { ecmaVersion: 'latest', sourceType });
  const functions = namedFunctions(program, source);
  const bodies = [...refused.map((name) => [name, `{throw Error("left out: ${name.replace(/ =$/, '')}")}`] as const), ...emptied.map((name) => [name, '{}'] as const)];
  const bodyEdits = bodies.flatMap(([name, text]): Edit[] => {
    const found = functions.filter((one) => one.name === name);
    if (found.length === 0) throw new Error(`${file} has no ${name}: look anew at what is left out of it`);
    return found.map(({ body }) => ({ from: body.start, to: body.end, text }));
  });
  const caseEdits = tagEdits(program, new Set(tags));
  if (tags.length > 0 && caseEdits.length === 0) throw new Error(`${file} has no case of ${tags.join(', ')}`);
  const edits = [...bodyEdits, ...caseEdits].toSorted((a, b) => a.from - b.from);
  let at = 0;
  let text = '';
  for (const edit of edits) {
    // What lies within something that is left out goes with it.
    if (edit.from < at) continue;
    text += source.slice(at, edit.from) + withLines(edit.text, source.slice(edit.from, edit.to));
    at = edit.to;
  }
  return text + source.slice(at);
};
