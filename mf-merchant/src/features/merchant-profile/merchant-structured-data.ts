import { links, localePath, localised, type Locale, type LocalisedText } from '@tapnook/contracts';
import type { BranchStore, MerchantDetail } from '@tapnook/contracts/api';
import { clockTime } from '@tapnook/kernel';

type Json = Readonly<Record<string, unknown>>;
export interface SiteLocation {
  readonly origin: string;
  readonly locale: Locale;
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const branchFacts = (branch: BranchStore, text: (value: LocalisedText) => string): Json => ({
  telephone: branch.tel,
  address: {
    '@type': 'PostalAddress',
    streetAddress: text(branch.address),
    addressLocality: text(branch.districtName),
    addressRegion: 'Hong Kong',
    addressCountry: 'HK',
  },
  geo: { '@type': 'GeoCoordinates', ...branch.locationCoordinate },
  hasMap: branch.mapLocation,
  openingHoursSpecification: branch.openingDays.flatMap(({ day, times }) =>
    times.map(({ start, end }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[day - 1]}`,
      opens: clockTime(start),
      closes: clockTime(end),
    })),
  ),
});

const ratingOf = ({ overallScore, reviewCount }: MerchantDetail): Json =>
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

const latestOf = ({ latestReview }: MerchantDetail): Json =>
  latestReview?.authorName
    ? {
        review: {
          '@type': 'Review',
          author: { '@type': 'Person', name: latestReview.authorName },
          datePublished: latestReview.createdAt,
          reviewBody: latestReview.message,
          reviewRating: {
            '@type': 'Rating',
            ratingValue: latestReview.overallScore,
            bestRating: 5,
          },
        },
      }
    : {};

/**
 * Structured data of a merchant: breadcrumbs, and a LocalBusiness with several branches as
 * departments.
 */
export const merchantStructuredData = (
  merchant: MerchantDetail,
  branches: readonly BranchStore[],
  { origin, locale }: SiteLocation,
  labels: { readonly home: string; readonly merchants: string },
): Json[] => {
  const text = (value: LocalisedText): string => localised(value, locale);
  const address = (path: string): string => origin + localePath(locale, path);
  const url = address(links.merchant(merchant.merchantRoute));
  const name = text(merchant.merchantName);
  const image = (base: string): string[] => (base ? [`${origin}${base}/1280.jpg`] : []);
  const [first] = branches;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      '@id': url,
      url,
      name,
      description: text(merchant.briefIntroduction),
      image: image(merchant.desktopCoverImage),
      logo: image(merchant.merchantImage)[0],
      ...(first ? branchFacts(first, text) : {}),
      ...ratingOf(merchant),
      ...latestOf(merchant),
      ...(branches.length > 1
        ? {
            department: branches.map((branch) => ({
              '@type': 'LocalBusiness',
              name: `${name} · ${text(branch.branchName)}`,
              image: image(merchant.desktopCoverImage),
              ...branchFacts(branch, text),
            })),
          }
        : {}),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: labels.home, item: address(links.home()) },
        {
          '@type': 'ListItem',
          position: 2,
          name: labels.merchants,
          item: address(links.merchantSearch()),
        },
        { '@type': 'ListItem', position: 3, name, item: url },
      ],
    },
  ];
};
