import { links, localePath, localised } from '@tapnook/contracts';
import { fillPlaceholder, type PageMeta, type LoadContext } from '@tapnook/platform';
import { subjectName } from '../../features/search/search-heading.ts';
import { isPlain, readSearch, searchParams } from '../../features/search/search-params.ts';
import { loadSearch } from '../../features/search/search-queries.ts';
import { CARD_MAX_WIDTH, CARD_SIZES, FIRST_ROW } from '../../shared/components/product-card.tsx';
import { cardPictures } from '../../shared/model/card-pictures.ts';

export const load = async ({ platform, search, t }: LoadContext): Promise<PageMeta> => {
  const state = readSearch(search);
  const { results, named } = await loadSearch(platform, state);
  const { origin } = platform.config;
  const [picture, ...beside] = cardPictures(results?.data.slice(0, FIRST_ROW) ?? []);
  const subject = state.keyword || subjectName(state, named, platform.locale);
  const title = subject
    ? fillPlaceholder(t('meta.searchTitleFor'), { keyword: subject })
    : t(state.isCashCouponProduct ? 'meta.couponsTitle' : 'meta.searchTitle');
  return {
    title: state.page > 1 ? `${title} · ${t('search.page', { page: state.page })}` : title,
    description: subject
      ? fillPlaceholder(t('meta.searchDescriptionFor'), { keyword: subject })
      : t('meta.searchDescription'),
    keywords: fillPlaceholder(t('meta.searchKeywords'), {
      keyword: subject || t('meta.searchTitle'),
    }),
    // What finds nothing, is about other words than were typed, or is one of the many combinations
    // of filters is no page to be found.
    noIndex:
      !isPlain(state) ||
      (results !== undefined && (results.data.length === 0 || results.correctedKeyword !== null)),
    canonical: links.search(
      searchParams({ ...state, sort: 'recommended', campaignId: undefined, showBanner: false }),
    ),
    ...(picture
      ? { preloadImage: { base: picture, sizes: CARD_SIZES, maxWidth: CARD_MAX_WIDTH, beside } }
      : {}),
    jsonLd:
      results && results.data.length > 0
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              numberOfItems: results.totalCount,
              itemListElement: results.data.map((card, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: localised(card.productName, platform.locale),
                url: origin + localePath(platform.locale, links.product(card)),
              })),
            },
          ]
        : [],
  };
};
