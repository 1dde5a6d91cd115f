/** Inputs of the merchant's calls, so that server, browser and slots share one cache entry each. */
export const merchantInput = (merchantId: string) => ({ params: { merchantId } });
export const branchesInput = (merchantId: string) => ({ params: { merchantId } });
/** The merchants of the home page: what one row holds. */
export const streetInput = { body: { sort: 'recommended' as const, pageNum: 1, pageSize: 6 } };
