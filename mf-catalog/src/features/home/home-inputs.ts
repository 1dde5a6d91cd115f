import type { HomeSection } from '@tapnook/contracts/api';

/** Whether the header campaigns are the hours of the day, their second and usual version; plain banners otherwise. */
export const hasHours = ({ style }: Pick<HomeSection, 'style'>): boolean => style === 'hours' || style === '';

/** Inputs of the home page's calls: the server and the components must ask the same. */
export const HANDPICKED = { query: { pageIndex: 1, pageSize: 5 } };
export const RANKING = { query: { pageIndex: 1, pageSize: 6 } };
/** Cards in a row of a wide page; a section asks for as many rows as its settings name. */
export const IN_A_ROW = 4;
export const COUPONS_IN_A_ROW = 3;
export const rows = (displayLines: number, inARow = IN_A_ROW) => ({ query: { pageIndex: 1, pageSize: Math.max(1, displayLines) * inARow } });
/** The lists by their covers alone. */
export const COVERS = { query: { productsPerList: 0 } };
/** A page of the last section; more come as one scrolls. */
export const PRODUCTS_PAGE = 12;
export const productsPage = (pageIndex: number) => ({ query: { pageIndex, pageSize: PRODUCTS_PAGE } });
