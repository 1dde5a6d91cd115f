const FIRST = 12;
const ALL = 100;

/** Products of a merchant: the first dozen, or as many as one call returns. */
export const productsInput = (merchantId: string, all: boolean) => ({
  params: { linkKey: merchantId },
  query: { linkType: 'merchant' as const, pageIndex: 1, pageSize: all ? ALL : FIRST },
});
export const FIRST_PRODUCTS = FIRST;
