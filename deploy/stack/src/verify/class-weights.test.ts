import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../processes.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const sourcesOf = (folder: string): string[] =>
  globSync(`${folder}/src/**/*.tsx`, { cwd: ROOT }).filter((file) => !file.includes('.test.'));

/**
 * What each class sets where it stands alone, without another class, element or attribute: such
 * rules weigh the same.
 */
const setAlone = (sheet: string): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const [, selectors = '', body = ''] of read(sheet)
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const properties = body
      .split(';')
      .map((line) => line.split(':')[0]?.trim() ?? '')
      .filter(Boolean);
    for (const name of selectors
      .split(',')
      .map((selector) => /^\.(\w+)$/.exec(selector.trim())?.[1]))
      if (name) found.set(name, [...(found.get(name) ?? []), ...properties]);
  }
  return found;
};
/** `margin` and `margin-top` speak of the same thing. */
const same = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

/** Component of `shared/ui` → what its own class sets on the element that takes `className`. */
const taken = new Map<string, string[]>();
for (const file of sourcesOf('shared/ui')) {
  const text = read(file);
  const sheet = /'\.\/([\w-]+\.module\.css)'/.exec(text)?.[1];
  const roots = [...text.matchAll(/classes\(styles\.(\w+),[^)]*className/g)].map(
    ([, name = '']) => name,
  );
  if (!sheet || roots.length === 0) continue;
  const own = setAlone(path.join(path.dirname(file), sheet));
  for (const [, component = ''] of text.matchAll(/export const ([A-Z]\w*)/g))
    taken.set(
      component,
      roots.flatMap((root) => own.get(root) ?? []),
    );
}

/**
 * Classes of a file that it gives to such a component although they set, at the same weight, what
 * the component sets.
 */
const contested = (file: string): string[] => {
  const text = read(file);
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, name, sheet = '']) => {
      const given = setAlone(path.join(path.dirname(file), sheet));
      return [
        ...text.matchAll(
          new RegExp(`<([A-Z]\\w*)\\b(?:[^<>]|=>)*?className=\\{[^}]*?\\b${name}\\.(\\w+)`, 'g'),
        ),
      ]
        .filter(([, component = '', own = '']) =>
          given
            .get(own)
            ?.some((property) => taken.get(component)?.some((other) => same(property, other))),
        )
        .map(([, component, own]) => `${file}: .${own} on ${component}`);
    },
  );
};

// Covers: CAT-060
test('no class given to a shared component competes with the component’s own rule', () => {
  expect(taken.get('Picture')).toContain('position');
  expect(taken.get('Dialog')).toContain('border-radius');
  expect(['shell', 'mf-*', 'shared/*'].flatMap(sourcesOf).flatMap(contested)).toEqual([]);
});
