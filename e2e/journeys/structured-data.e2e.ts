import { expect, test } from '../fixtures/test.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * What Google's rich results require of each type, and what schema.org makes little sense without.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'description', 'sku', 'brand', 'offers'],
  Brand: ['name'],
  Offer: ['url', 'price', 'priceCurrency', 'availability'],
  AggregateOffer: ['url', 'lowPrice', 'highPrice', 'priceCurrency', 'availability'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  Event: [
    'name',
    'startDate',
    'location',
    'eventStatus',
    'eventAttendanceMode',
    'image',
    'description',
    'offers',
    'organizer',
  ],
  Place: ['name', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Organization: ['name'],
  WebSite: ['name', 'url'],
  LocalBusiness: ['name', 'address'],
  Review: ['author', 'reviewRating'],
  Person: ['name'],
  Rating: ['ratingValue', 'bestRating'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};
const ADDRESSES = ['url', 'item', 'image', 'logo'];

/** Text of a string or number; anything else has none. */
const scalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
/** Everything that is wrong with a piece of structured data and what it holds. */
const faults = (value: unknown, at: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => faults(item, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const item = value as Json;
  const type = scalarText(item['@type']);
  const required = REQUIRED[type];
  return [
    ...(required ? [] : [`${at} is of the unknown type ${type}`]),
    ...(required ?? [])
      .filter(
        (key) =>
          item[key] === undefined ||
          item[key] === null ||
          item[key] === '' ||
          (Array.isArray(item[key]) && item[key].length === 0),
      )
      .map((key) => `${at} (${type}) has no ${key}`),
    ...ADDRESSES.flatMap((key) =>
      [item[key]]
        .flat()
        .filter(
          (address) => typeof address === 'string' && !/^https?:\/\/[^/]+\//.test(`${address}/`),
        )
        .map(() => `${at}.${key} is not absolute`),
    ),
    ...['price', 'lowPrice', 'highPrice']
      .filter((key) => item[key] !== undefined && !/^\d+\.\d\d$/.test(scalarText(item[key])))
      .map((key) => `${at}.${key} is no number of dollars`),
    ...(type === 'Event' && Number.isNaN(Date.parse(String(item.startDate)))
      ? [`${at}.startDate is no time`]
      : []),
    ...Object.entries(item).flatMap(([key, inner]) => faults(inner, `${at}.${key}`)),
  ];
};
const ALTERNATE = /<link rel="alternate" href="([^"]+)" hreflang="([^"]+)"/g;
const textOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text]) => text ?? '');

const PAGES: readonly (readonly [path: string, types: readonly string[]])[] = [
  ['', ['Organization', 'WebSite']],
  ['/detail/hands-on-pottery', ['Product', 'Event', 'BreadcrumbList']],
  ['/detail/arch-room-200-cash-coupon', ['Product', 'BreadcrumbList']],
  ['/detail/afternoon-tea-for-two-book-later', ['Product', 'BreadcrumbList']],
  ['/detail/private-heritage-tram-two-hours', ['Product', 'BreadcrumbList']],
  ['/search?keyword=tea', ['ItemList']],
  ['/help', []],
  ['/aboutTN', ['Organization']],
  ['/promo/handpicked', ['ItemList']],
  ['/merchant/kiln-street-studio', ['LocalBusiness', 'BreadcrumbList']],
];

// Covers: RTE-044, RTE-082, CAT-087
test('structured data has what search engines require, and every page names its twin', async ({
  request,
  baseURL,
}) => {
  const problems: string[] = [];
  for (const locale of ['en-US', 'zh-HK'] as const) {
    for (const [path, types] of PAGES) {
      const html = await (await request.get(`/${locale}${path}`)).text();
      const items = textOf(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map(
        (text) => JSON.parse(text) as Json,
      );
      expect(
        items.map((item) => item['@type']),
        path,
      ).toEqual(expect.arrayContaining([...types]));
      problems.push(
        ...items.flatMap((item, index) =>
          faults(
            Object.fromEntries(Object.entries(item).filter(([key]) => key !== '@context')),
            `${locale}${path} ${index}`,
          ),
        ),
      );
      const [canonical = ''] = textOf(html, /<link rel="canonical" href="([^"]+)"/g);
      expect(canonical.startsWith(`${baseURL}/${locale}`), canonical).toBe(true);
      const alternates = Object.fromEntries(
        [...html.matchAll(ALTERNATE)].map(([, href, language]) => [language, href]),
      );
      expect(Object.keys(alternates).toSorted()).toEqual(['en-US', 'x-default', 'zh-HK']);
      expect(alternates[locale]).toBe(canonical);
      const twin = await (
        await request.get(alternates[locale === 'en-US' ? 'zh-HK' : 'en-US'] ?? '')
      ).text();
      expect(
        Object.fromEntries(
          [...twin.matchAll(ALTERNATE)].map(([, href, language]) => [language, href]),
        ),
        'the twin names the same',
      ).toEqual(alternates);
    }
  }
  expect(problems).toEqual([]);
});
