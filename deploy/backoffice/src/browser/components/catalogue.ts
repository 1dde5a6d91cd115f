import type { LocalisedText } from '@tapnook/contracts';
import { getCategories, getDistricts } from '@tapnook/contracts/calls';
import { ask } from '../api.ts';

export interface Choice {
  readonly value: string;
  readonly name: LocalisedText;
  /** How deep in its tree. */
  readonly depth: number;
}

/** Every category, those below another after it. */
export const loadCategories = async (): Promise<readonly Choice[]> => {
  const top = await ask(getCategories, {});
  return top.flatMap((one) => [
    { value: one.categoryId, name: one.categoryName, depth: 0 },
    ...one.childCategories.flatMap((child) => [
      { value: child.categoryId, name: child.categoryName, depth: 1 },
      ...child.childCategories.map((leaf) => ({
        value: leaf.categoryId,
        name: leaf.categoryName,
        depth: 2,
      })),
    ]),
  ]);
};

/** Every district, those below a region after it. */
export const loadDistricts = async (): Promise<readonly Choice[]> => {
  const regions = await ask(getDistricts, { body: {} });
  return regions.flatMap((region) => [
    { value: region.id, name: region.districtName, depth: 0 },
    ...region.childDescriptions.map((child) => ({
      value: child.id,
      name: child.districtName,
      depth: 1,
    })),
  ]);
};

/** Choices as a list of the system shows them. */
export const optionsOf = (
  choices: readonly Choice[],
  text: (value: LocalisedText) => string,
): readonly { value: string; label: string }[] =>
  choices.map(({ value, name, depth }) => ({
    value,
    label: `${'\u2003'.repeat(depth)}${text(name)}`,
  }));
