import { existsSync } from 'node:fs';
import path from 'node:path';
import type {
  JsxChild,
  JsxElement,
  JsxExpression,
  JsxFragment,
  Node,
  SourceFile,
} from 'typescript/unstable/ast';
import {
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, type TypeReference } from 'typescript/unstable/sync';
import { findTranslatedValues } from './translated-values.ts';

/** Where a text stands in its file, as React keeps it: a node of its own among siblings. */
interface Found {
  readonly start: number;
  readonly end: number;
}

/** String, number, bigint, their literals, template literals. */
const TEXT_FLAGS = 32 | 64 | 128 | 1024 | 2048 | 4096 | 4194304;
/** What a condition leaves behind: it draws nothing, or a nought that does not change. */
const FALSY_LITERALS = new Set(['""', '0', '0n']);
const OBJECT_FLAG = 1048576;

const isText = (checker: Checker, type: Type, depth = 0): boolean => {
  if (FALSY_LITERALS.has(checker.typeToString(type))) return false;
  // White space is not translated, and a value of no known type may be an element.
  if (type.isStringLiteralType() && !type.value.trim()) return false;
  if ((type.flags & TEXT_FLAGS) !== 0) return true;
  if (type.isUnionType()) {
    const types = type.getTypes();
    // A `ReactNode` is what the caller makes of it: elements as a rule.
    const isMixed = types.some((one) => (one.flags & OBJECT_FLAG) !== 0);
    return !isMixed && types.some((one) => isText(checker, one, depth));
  }
  if (depth < 2 && checker.isArrayType(type))
    return checker
      .getTypeArguments(type as TypeReference)
      .some((one) => isText(checker, one, depth + 1));
  return false;
};

const isDrawn = (child: JsxChild): boolean =>
  isJsxText(child)
    ? child.text.trim() !== '' || !child.text.includes('\n')
    : !isJsxExpression(child) || child.expression !== undefined;

/** Elements whose only child React writes as the element's own text. */
const holdsTextAlone = (element: JsxElement | JsxFragment): boolean =>
  isJsxElement(element) &&
  !(
    isIdentifier(element.openingElement.tagName) &&
    element.openingElement.tagName.text === 'Fragment'
  );

/**
 * Finds texts that React keeps as nodes of their own. Translators and add-ons replace text nodes:
 * React then writes into a node that nobody sees, or fails to remove it. A text that is its
 * element's only child is safe.
 */
const findBareTexts = (source: SourceFile, checker: Checker): readonly Found[] => {
  const found: Found[] = [];
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      const children = node.children.filter(isDrawn);
      const expressions = children.filter((child): child is JsxExpression =>
        isJsxExpression(child),
      );
      const types = checker.getTypeAtLocation(
        expressions.map(({ expression }) => expression as Node),
      );
      if (children.length > 1 || !holdsTextAlone(node))
        expressions.forEach(({ pos, end }, index) => {
          const type = types[index];
          if (type && isText(checker, type)) found.push({ start: pos, end });
        });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
};

/** Bare texts of a project's folder, and values that a translator may change. */
const findTexts = (configFile: string, folder: string): readonly string[] => {
  const api = new API();
  try {
    const project = api.updateSnapshot({ openProjects: [configFile] }).getProject(configFile);
    if (!project) throw new Error(`No project at ${configFile}`);
    const { checker, program } = project;
    return program
      .getSourceFileNames()
      .filter((file) => file.startsWith(`${folder}${path.sep}`) && /(?<!\.test)\.tsx$/.test(file))
      .flatMap((file) => {
        const source = program.getSourceFile(file);
        if (!source) return [];
        const lineOf =
          (about: string) =>
          ({ start, end }: Found): string => {
            const line = source.text.slice(0, end).split('\n').length;
            return `${file}:${line} ${source.text.slice(start, end).trim()}${about}`;
          };
        return [
          ...findBareTexts(source, checker).map(lineOf('')),
          ...findTranslatedValues(source).map(lineOf(' without translate="no"')),
        ];
      });
  } finally {
    api.close();
  }
};

/** Where the sources of a folder with a `tsconfig.json` lie: a page has none for them alone. */
const sourcesOf = (folder: string): string => {
  const sources = path.join(folder, 'src');
  return existsSync(sources) ? sources : folder;
};

/** `node bare-texts.ts <folder>…` prints what it finds in workspaces and pages. */
if (import.meta.main)
  for (const folder of process.argv.slice(2).map((name) => path.resolve(name)))
    for (const line of findTexts(path.join(folder, 'tsconfig.json'), sourcesOf(folder)))
      process.stdout.write(`${path.relative(path.dirname(folder), line)}\n`);
