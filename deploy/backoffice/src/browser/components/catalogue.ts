import type { LocalisedText } from '@tapnook/contracts';
import {
  getCategories,
  getDistricts,
  listManagedMerchants,
  listMerchantProducts,
} from '@tapnook/contracts/calls';
import { callApi } from '../api.ts';
import type { Position } from './branch-start.ts';

export interface Choice {
  readonly value: string;
  readonly name: LocalisedText;
  /** How deep in its tree. */
  readonly depth: number;
}

/** Every category, those below another after it. */
export const loadCategories = async (): Promise<readonly Choice[]> => {
  const top = await callApi(getCategories, {});
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

export interface DistrictChoice extends Choice {
  /** The middle of it on the map, where that is known. */
  readonly position: Position | undefined;
}

/** Every district, those below a region after it. */
export const loadDistricts = async (): Promise<readonly DistrictChoice[]> => {
  const regions = await callApi(getDistricts, { body: {} });
  return regions.flatMap((region) => [
    { value: region.id, name: region.districtName, depth: 0, position: region.position },
    ...region.childDescriptions.map((child) => ({
      value: child.id,
      name: child.districtName,
      depth: 1,
      position: child.position,
    })),
  ]);
};

const FIRST = { pageNum: 1, pageSize: 20 };

/** The products whose name or number has a keyword in it, whatever their shelf. */
export const loadProducts = async (keyword: string) => {
  const query = { ...FIRST, ...(keyword && { keyword }) };
  const { items, totalCount } = await callApi(listMerchantProducts, { query });
  return {
    choices: items.map(({ productId, productName }) => ({
      value: productId,
      name: productName,
      depth: 0,
    })),
    totalCount,
  };
};

/** The merchants whose name has a keyword in it; of an administrator alone. */
export const loadMerchants = async (keyword: string) => {
  const query = { ...FIRST, ...(keyword && { keyword }) };
  const { items, totalCount } = await callApi(listManagedMerchants, { query });
  return {
    choices: items.map(({ merchantId, merchantName }) => ({
      value: merchantId,
      name: merchantName,
      depth: 0,
    })),
    totalCount,
  };
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
