import { rowNames } from '../../db/row-names.ts';
import { banners } from './home.tables.ts';

/** What campaigns are called, by their ids. */
export const campaignNames = rowNames(banners);
