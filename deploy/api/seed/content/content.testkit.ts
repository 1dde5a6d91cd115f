import type { CategoryContent, DistrictContent, Text } from './types.ts';

/** Values that occur more than once. */
export const repeats = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Keys of all categories of the tree. */
export const categoryKeys = (tree: readonly CategoryContent[]): Set<string> =>
  new Set(tree.flatMap(({ key, children = [] }) => [key, ...categoryKeys(children)]));

/** Keys of the categories without children. */
export const leafKeys = (tree: readonly CategoryContent[]): Set<string> =>
  new Set(
    tree.flatMap(({ key, children = [] }) =>
      children.length === 0 ? [key] : [...leafKeys(children)],
    ),
  );

/** Keys below the regions: a branch is in a district or neighbourhood. */
export const branchDistricts = (tree: readonly DistrictContent[]): Set<string> =>
  new Set(
    tree.flatMap(({ children = [] }) =>
      children.flatMap(({ key, children: below = [] }) => [key, ...below.map((item) => item.key)]),
    ),
  );

const isText = (value: object): value is Text => 'en' in value && 'zh' in value;

/** Every pair of texts inside a value, however deep. */
export const everyText = (value: unknown): Text[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [value];
  return Object.values(value).flatMap(everyText);
};

/** Pairs of which one language is missing. */
export const emptyTexts = (value: unknown): Text[] =>
  everyText(value).filter(({ en, zh }) => en.trim() === '' || zh.trim() === '');
