import { rowNames } from '../../db/row-names.ts';
import { branches } from './merchants.tables.ts';

/** What branches are called, by their ids. */
export const branchNames = rowNames(branches);
