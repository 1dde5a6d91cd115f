import { links, localePath, localised } from '@tapnook/contracts';
import { getProductList } from '@tapnook/contracts/calls';
import { callQuery, fillPlaceholder, type PageMeta, type LoadContext } from '@tapnook/platform';

export const load = async ({ platform, params, t }: LoadContext): Promise<PageMeta> => {
  const list = await platform.queryClient.fetchQuery(
    callQuery(platform.http, getProductList, { params: { productListId: params.id ?? '' } }),
  );
  const { locale, config } = platform;
  const name = localised(list.listName, locale);
  return {
    title: localised(list.titleTag, locale) || name,
    description: localised(list.metaDescription, locale) || localised(list.listDescription, locale),
    keywords: fillPlaceholder(t('meta.searchKeywords'), { keyword: name }),
    canonical: links.productList(list.productListRoute || list.productListId),
    image: list.pcBannerImage || undefined,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name,
        numberOfItems: list.products.length,
        itemListElement: list.products.map((card, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: localised(card.productName, locale),
          url: config.origin + localePath(locale, links.product(card)),
        })),
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: t('meta.home'),
            item: config.origin + localePath(locale, links.home()),
          },
          {
            '@type': 'ListItem',
            position: 2,
            name,
            item:
              config.origin +
              localePath(locale, links.productList(list.productListRoute || list.productListId)),
          },
        ],
      },
    ],
    ...(list.pcBannerImage
      ? {
          preloadImage: {
            base: list.pcBannerImage,
            narrow: list.mobileBannerImage || list.pcBannerImage,
            sizes: BANNER_SIZES,
          },
        }
      : {}),
  };
};

/** How wide the banner stands, for the page and for the preload in its head alike. */
export const BANNER_SIZES = '(min-width: 1344px) 1280px, 100vw';
