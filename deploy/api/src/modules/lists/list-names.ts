import { rowNames } from '../../db/row-names.ts';
import { productLists } from './lists.tables.ts';

/** What lists of products are called, by their ids. */
export const productListNames = rowNames(productLists);
