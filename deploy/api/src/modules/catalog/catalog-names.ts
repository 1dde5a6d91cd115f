import { rowNames } from '../../db/row-names.ts';
import { categories, plans, products } from './catalog.tables.ts';

/** What things of the catalogue are called, by their ids. */
export const categoryNames = rowNames(categories);
export const planNames = rowNames(plans);
export const productNames = rowNames(products);
