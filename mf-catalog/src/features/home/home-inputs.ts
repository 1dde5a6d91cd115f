/** Inputs of the home page's calls: the server and the components must ask the same. */
export const HANDPICKED = { query: { pageIndex: 1, pageSize: 5 } };
export const RANKING = { query: { pageIndex: 1, pageSize: 6 } };
/** A page of the last section; more come as one scrolls. */
export const PRODUCTS_PAGE = 12;
export const productsPage = (pageIndex: number) => ({ query: { pageIndex, pageSize: PRODUCTS_PAGE } });
