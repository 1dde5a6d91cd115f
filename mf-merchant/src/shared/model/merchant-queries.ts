/** Inputs of the merchant's calls, so that server, browser and slots share one cache entry each. */
export const merchantInput = (merchantId: string) => ({ params: { merchantId } });
export const branchesInput = (merchantId: string) => ({ params: { merchantId } });
/** The merchants of the home page: six in a row of a wide page, up to what the call answers. */
export const homeMerchantsInput = (lines = 1) => ({
  body: { sort: 'recommended' as const, pageNum: 1, pageSize: Math.min(100, lines * 6) },
});
