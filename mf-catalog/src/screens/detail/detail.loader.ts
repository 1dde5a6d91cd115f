import { links, localised, readChoice } from '@tapnook/contracts';
import type { DateSlot, Product } from '@tapnook/contracts/api';
import { getCalendarMonth, getProduct, listMaybeLike } from '@tapnook/contracts/calls';
import { hongKongDay } from '@tapnook/kernel';
import {
  callQuery,
  fillPlaceholder,
  type Platform,
  type PageMeta,
  type LoadContext,
} from '@tapnook/platform';
import { GALLERY_FIRST_SIZES } from '@tapnook/ui';
import { loadPlanPicker } from '../../features/plan-picker/load-plan-picker.ts';
import { calendarInput, dayOfMonth } from '../../features/plan-picker/plan-picker-queries.ts';
import { availabilityOf } from '../../features/product/availability.ts';
import { merchantCardProps } from '../../features/product/merchant-card-props.ts';
import { productJsonLd } from '../../features/product/product-json-ld.ts';
import {
  relatedProductsInput,
  productInput,
  productRouteOf,
} from '../../features/product/product-queries.ts';

/**
 * The first day that can be bought, now or when the sale begins. At the end of a month it lies in a
 * later one, whose calendar the picker shows first, too.
 */
const nextDay = async (
  platform: Platform,
  product: Product,
  planId: string | undefined,
): Promise<DateSlot | undefined> => {
  if (product.productKind !== 'dated' || !planId) return undefined;
  const monthAt = (day: string) =>
    platform.queryClient
      .fetchQuery(
        callQuery(platform.http, getCalendarMonth, calendarInput(product, planId, day, []), {
          handledErrorCodes: 'all',
        }),
      )
      .catch(() => undefined);
  const from = hongKongDay(
    Math.max(platform.now(), product.startSellTime ? Date.parse(product.startSellTime) : 0),
  );
  const freeIn = (month: Awaited<ReturnType<typeof monthAt>>): DateSlot | undefined =>
    month?.days.find(({ day, reason }) => reason === null && day >= from);
  const month = await monthAt(from);
  const later = month?.nextAvailableDay?.slice(0, 7);
  if (freeIn(month) || !later) return freeIn(month);
  return freeIn(await monthAt(dayOfMonth(later, from)));
};

export const load = async ({ platform, params, search, t }: LoadContext): Promise<PageMeta> => {
  const route = productRouteOf(params, search);
  if (!route) return { title: t('meta.notFound'), status: 404, redirect: links.notFound() };
  const product = await platform.queryClient.fetchQuery(
    callQuery(platform.http, getProduct, productInput(route)),
  );
  const { locale } = platform;
  const state = availabilityOf(product, platform.now());
  const [plans] = await Promise.all([
    loadPlanPicker(platform, product, readChoice(search)),
    platform.queryClient.prefetchQuery(
      callQuery(platform.http, listMaybeLike, relatedProductsInput(product.productId), {
        handledErrorCodes: 'all',
      }),
    ),
  ]);
  const name = localised(product.productName, locale);
  const next = await nextDay(platform, product, plans[0]?.planId);
  const [image] = product.productImages;
  const [top] = product.historyNavInfo;
  return {
    title: localised(product.titleTag, locale) || name,
    description: localised(product.metaDescription, locale),
    keywords: fillPlaceholder(t('meta.detailKeywords'), {
      name,
      category: localised(product.categoryName, locale),
      district: product.districtName ? localised(product.districtName, locale) : '',
    }),
    canonical: links.product(product),
    type: 'product',
    image,
    ...(top && { categoryId: top.categoryId }),
    jsonLd: productJsonLd(
      product,
      state,
      { origin: platform.config.origin, locale },
      { home: t('meta.home'), next, plans },
    ),
    slots: [
      { name: 'merchant-card', props: merchantCardProps(product, locale) },
      { name: 'product-reviews', props: { productId: product.productId } },
    ],
    ...(image ? { preloadImage: { base: image, sizes: GALLERY_FIRST_SIZES } } : {}),
  };
};
