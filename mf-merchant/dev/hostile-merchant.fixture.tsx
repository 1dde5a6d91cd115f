import type {
  BranchStore,
  MerchantCard,
  MerchantDetail,
  ProductCard,
} from '@tapnook/contracts/api';
import { RemoteProviders } from '@tapnook/platform';
import { createFakeApi, createFakePlatform } from '@tapnook/testing';
import { HOSTILE_TEXTS } from '@tapnook/testing/hostile-texts';
import type { ReactElement } from 'react';
import { ContactPanel } from '../src/features/contact/contact-panel.tsx';
import { MerchantIntroduction, About } from '../src/features/merchant-profile/about.tsx';
import { Branches } from '../src/features/merchant-profile/branches.tsx';
import { MerchantHeader } from '../src/features/merchant-profile/merchant-header.tsx';
import { ProductTile } from '../src/features/merchant-profile/product-tile.tsx';
import { Scores } from '../src/features/merchant-profile/scores.tsx';
import { MerchantGrid } from '../src/features/search/merchant-tile.tsx';
import words from '../src/locales/en-US.json' with { type: 'json' };
import { branch, merchant, merchantCard, product } from './fakes.ts';

const NAMESPACE = 'test@1';
const platform = createFakePlatform({
  fetch: createFakeApi().fetch,
  messages: { [NAMESPACE]: words },
});
const both = (text: string): MerchantDetail['merchantName'] => ({ en_gb: text, zh_hk: text });

/** A merchant with the same hostile text in every field that merchants can edit. */
const hostileMerchant = (text: string): MerchantDetail => {
  const hostile = both(text);
  return merchant({
    merchantName: hostile,
    merchantImage: '',
    merchantRoute: text,
    categoryList: [{ categoryId: '22', categoryName: hostile }],
    districtList: [{ id: '30', districtName: hostile }],
    briefIntroduction: hostile,
    briefIntroductionImages: [],
    scoreStatistics: { ...merchant().scoreStatistics, scores: [] },
    detailedIntroduction: hostile,
    contactDescription: hostile,
    contactButtonText: hostile,
    contactButtonBottomText: hostile,
    latestReview: {
      id: 'r',
      authorName: text,
      overallScore: 5,
      message: text,
      createdAt: '2026-11-18T10:01:03.173Z',
    },
  });
};
const hostileBranch = (text: string, index: number): BranchStore =>
  branch({
    branchId: String(index),
    branchName: both(text),
    address: both(text),
    districtName: both(`${text}.`),
    tel: text,
    openingDays: [],
  });
const hostileCard = (text: string, index: number): MerchantCard =>
  merchantCard({
    merchantId: String(index),
    merchantName: both(text),
    categoryName: both(text),
    districtNames: [both(text)],
    merchantRoute: text,
    mobileCoverImage: '',
    merchantImage: '',
  });
const hostileProduct = (text: string): ProductCard =>
  product({
    productName: both(text),
    sellingPoint: both(text),
    districtName: both(text),
    productRoute: text,
    productImages: [],
    angleMark: { name: both(text), color: text },
  });

/** All components that show merchants' texts, once for each hostile text. */
export const HostileMerchant = ({ texts }: { readonly texts: readonly string[] }): ReactElement => (
  <RemoteProviders platform={platform} namespace={NAMESPACE}>
    <MerchantGrid merchants={texts.map(hostileCard)} label="All" />
    <Branches branches={texts.map(hostileBranch)} />
    <About
      merchant={{
        ...hostileMerchant(texts[0] ?? ''),
        briefIntroductionImages: texts.map((_, index) => `/api/media/scene-${index}`),
      }}
    />
    {texts.map((text) => {
      const hostile = hostileMerchant(text);
      return (
        <article key={text}>
          <MerchantHeader merchant={hostile} url="https://shop.example/" askId="ask" />
          <MerchantIntroduction merchant={hostile} />
          <About merchant={hostile} />
          <Scores merchant={hostile} reviewsId="reviews" />
          <ContactPanel merchant={hostile} />
          <ProductTile card={hostileProduct(text)} />
        </article>
      );
    })}
  </RemoteProviders>
);
/** A thousand hostile texts, fifty to a page. */
export const PAGES = Array.from({ length: HOSTILE_TEXTS.length / 50 }, (_, part) =>
  HOSTILE_TEXTS.slice(part * 50, part * 50 + 50),
);
