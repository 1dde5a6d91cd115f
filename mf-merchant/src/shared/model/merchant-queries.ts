/** Inputs of the merchant calls, so that server, browser and slots share one cache entry. */
export const merchantInput = (merchantId: string) => ({ params: { merchantId } });
export const branchesInput = (merchantId: string) => ({ params: { merchantId } });
/** Merchants of the home page: six to a row of a wide page, at most as many as one call returns. */
export const homeMerchantsInput = (lines = 1) => ({
  body: { sort: 'recommended' as const, pageNum: 1, pageSize: Math.min(100, lines * 6) },
});
