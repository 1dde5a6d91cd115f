import { expect, test } from '@jest/globals';
import { PRODUCT_FIELDS } from '../../product-fields.ts';
import { productInput } from './editing.ts';

test('every field that an editor writes of a product is checked, and no other one', () => {
  expect(Object.keys(productInput.shape).toSorted()).toEqual([...PRODUCT_FIELDS].toSorted());
});
