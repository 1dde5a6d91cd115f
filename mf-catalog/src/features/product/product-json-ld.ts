import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import type { DateSlot, Plan, Product } from '@tapnook/contracts/api';
import { hongKongInstant, shelfPrice } from '@tapnook/kernel';
import type { Availability } from './availability.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { productLocations } from './product-locations.ts';

export interface PageLocation {
  readonly origin: string;
  readonly locale: Locale;
}

type Json = Readonly<Record<string, unknown>>;

const AVAILABILITY: Readonly<Record<Availability, string>> = {
  on: 'InStock',
  'sold-out': 'SoldOut',
  soon: 'PreOrder',
  over: 'Discontinued',
};

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** One price, or a range of prices where plans, days or options differ. */
const offerOf = (product: Product, state: Availability, url: string): Json => {
  const { pay, from } = shelfPrice(product);
  return {
    ...(from
      ? {
          '@type': 'AggregateOffer',
          lowPrice: dollars(pay),
          highPrice: dollars(product.highestPrice.HKD),
        }
      : { '@type': 'Offer', price: dollars(pay) }),
    url,
    priceCurrency: 'HKD',
    availability: `https://schema.org/${AVAILABILITY[state]}`,
    ...(product.startSellTime ? { validFrom: product.startSellTime } : {}),
  };
};

const ratingOf = ({ overallScore, reviewCount }: Product): Json =>
  overallScore !== null && reviewCount > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: overallScore,
          reviewCount,
          bestRating: 5,
        },
      }
    : {};

/** A dated product is an event on its next free day; it needs a place. */
const eventOf = (
  product: Product,
  next: DateSlot | undefined,
  {
    text,
    url,
    images,
    offer,
  }: {
    text: (value: Product['productName']) => string;
    url: string;
    images: string[];
    offer: Json;
  },
): Json[] => {
  const [place] = productLocations(product);
  if (product.productKind !== 'dated' || !next || !place) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: text(product.productName),
      description: text(product.metaDescription),
      image: images,
      url,
      startDate: next.startTime === null ? next.day : hongKongInstant(next.day, next.startTime),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: text(place.branchName),
        address: {
          '@type': 'PostalAddress',
          streetAddress: text(place.address) || text(place.branchName),
          addressLocality: text(place.districtName),
          addressCountry: 'HK',
        },
      },
      organizer: { '@type': 'Organization', name: text(product.merchantPageInfo.merchantName) },
      offers: offer,
    },
  ];
};

/**
 * Structured data of a product page: Product with its Offer and rating, Event for dated ones,
 * breadcrumbs.
 */
export const productJsonLd = (
  product: Product,
  state: Availability,
  place: PageLocation,
  words: {
    readonly home: string;
    readonly next?: DateSlot | undefined;
    readonly plans: readonly Plan[];
  },
): Json[] => {
  const { origin, locale } = place;
  const text = (value: Product['productName']): string => localised(value, locale);
  const url = origin + localePath(locale, links.product(product));
  const images = product.productImages.map((image) => `${origin}${image}/1280.jpg`);
  const offer = offerOf(product, state, url);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: text(product.productName),
      description: text(product.metaDescription),
      image: images,
      sku: product.productNo,
      url,
      brand: { '@type': 'Brand', name: text(product.merchantPageInfo.merchantName) },
      category: text(product.categoryName),
      offers: offer,
      ...ratingOf(product),
    },
    ...eventOf(product, words.next, { text, url, images, offer }),
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbsOf(product, locale, words.home).map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: path === undefined ? url : origin + localePath(locale, path),
      })),
    },
  ];
};
