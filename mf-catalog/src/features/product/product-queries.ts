/** Inputs of the product page's calls: the server and the components must ask the same. */
export const productInput = (routeOrId: string) => ({ params: { productRoute: routeOrId } });

/** One row of neighbours. */
export const relatedProductsInput = (productId: string) => ({ body: { productId, pageSize: 4 } });

export const productRouteOf = (
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): string => params.customUrl ?? search.get('productId') ?? '';
