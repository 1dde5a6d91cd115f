import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const TEST = /\.test\.tsx?$/;
/** What a syntax tree's node may hold, as far as imports go. */
interface SyntaxNode {
  readonly type?: string;
  readonly source?: { readonly value: string } | null;
  readonly typeOnly?: boolean;
  readonly specifiers?: readonly { readonly isTypeOnly?: boolean }[];
  readonly callee?: { readonly type: string };
  readonly arguments?: readonly { readonly expression: { readonly value?: unknown } }[];
}

/** Nothing of it is left when types are stripped. */
const isForTypes = ({ typeOnly, specifiers = [] }: SyntaxNode): boolean =>
  typeOnly === true || (specifiers.length > 0 && specifiers.every((one) => one.isTypeOnly));

/**
 * Specifiers of a module's imports, static and dynamic, and of its exports from elsewhere; types
 * are left out.
 */
export const importsOf = (text: string, isTsx = true): string[] => {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type = '', source, callee, arguments: given } = node as SyntaxNode;
    if (/^(Import|Export)\w*Declaration$/.test(type) && source && !isForTypes(node))
      found.push(source.value);
    if (callee?.type === 'Import' && typeof given?.[0]?.expression.value === 'string')
      found.push(given[0].expression.value);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: isTsx, target: 'es2022' }).body);
  return found;
};

/** Specifiers in a declaration file, whose types name modules in place too. */
export const declaredImportsOf = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\()(['"])([^'"\s]+)\1/g)].map(
    ([, , name = '']) => name,
  );

/** Every file that these import, and what those import, within the sources. */
export const reachableFrom = (entries: readonly string[]): string[] => {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const name of importsOf(readFileSync(file, 'utf8'), file.endsWith('x')))
      if (name.startsWith('.')) visit(path.resolve(path.dirname(file), name));
  };
  entries.forEach(visit);
  return [...found].toSorted();
};

/** All files of a package's sources but its tests. */
export const filesOf = (folder: string): string[] =>
  readdirSync(path.join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

/** `@scope/name/part` → `@scope/name`. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
