import { links, localePath, localised } from '@tapnook/contracts';
import { defineScreen, fillPlaceholder } from '@tapnook/platform';
import { readSearch, searchParams } from '../../features/search/search-address.ts';
import { loadSearch } from '../../features/search/search-inputs.ts';
import { CARD_SIZES } from '../../shelf/product-card.tsx';
import { SearchPage } from './search-page.tsx';

export const screen = defineScreen({
  Component: SearchPage,
  load: async ({ platform, search, t }) => {
    const state = readSearch(search);
    const results = await loadSearch(platform, state);
    const { origin } = platform.config;
    const picture = results?.data[0]?.productImages[0];
    const keyword = state.keyword || t('meta.searchTitle');
    return {
      title: state.keyword ? fillPlaceholder(t('meta.searchTitleFor'), { keyword }) : t('meta.searchTitle'),
      description: t('meta.searchDescription'),
      keywords: fillPlaceholder(t('meta.searchKeywords'), { keyword }),
      canonical: links.search(searchParams(state)),
      ...(picture ? { preloadImage: { base: picture, sizes: CARD_SIZES } } : {}),
      jsonLd: results && results.data.length > 0
        ? [{
            '@context': 'https://schema.org', '@type': 'ItemList', numberOfItems: results.totalCount,
            itemListElement: results.data.map((card, index) => ({ '@type': 'ListItem', position: index + 1, name: localised(card.productName, platform.locale), url: origin + localePath(platform.locale, links.product(card)) })),
          }]
        : [],
    };
  },
});
