/** Structured data (schema.org BreadcrumbList) of a page's breadcrumb, outermost page first. */
export const breadcrumbData = (
  items: readonly { readonly name: string; readonly url: string }[],
): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});
