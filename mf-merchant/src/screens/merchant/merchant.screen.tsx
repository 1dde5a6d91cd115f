import { links, localised } from '@tapnook/contracts';
import {
  getMerchantBranches,
  getMerchantDetails,
  listLinkedProducts,
} from '@tapnook/contracts/calls';
import { callQuery, defineScreen, useCall } from '@tapnook/platform';
import { QueryBoundary, Skeleton, SkeletonText } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { COVER_SIZES } from '../../features/merchant-profile/cover.tsx';
import { merchantStructuredData } from '../../features/merchant-profile/merchant-structured-data.ts';
import { productsInput } from '../../features/merchant-profile/product-queries.ts';
import { PageQueryError } from '../../shared/components/query-errors.tsx';
import { branchesInput, merchantInput } from '../../shared/model/merchant-queries.ts';
import { MerchantPage } from './merchant-page.tsx';

const Merchant = (): ReactElement => {
  const { merchantNo = '' } = useParams();
  const query = useCall(getMerchantDetails, merchantInput(merchantNo));
  const { data: branches = [] } = useCall(getMerchantBranches, branchesInput(merchantNo), {
    handledErrorCodes: 'all',
  });
  return (
    <QueryBoundary
      query={query}
      loading={
        <div className="container band column gap-4" aria-busy="true">
          <Skeleton shape="picture" />
          <Skeleton shape="title" />
          <SkeletonText lines={4} />
        </div>
      }
      renderError={(retry) => (
        <div className="container band">
          <PageQueryError level={1} onRetry={retry} />
        </div>
      )}
    >
      {(merchant) => (
        <MerchantPage key={merchant.merchantId} merchant={merchant} branches={branches} />
      )}
    </QueryBoundary>
  );
};

export const screen = defineScreen({
  Component: Merchant,
  load: async ({ platform, params, t }) => {
    const { queryClient, http, locale, config } = platform;
    const { merchantNo = '' } = params;
    const [merchant, branches] = await Promise.all([
      queryClient.fetchQuery(callQuery(http, getMerchantDetails, merchantInput(merchantNo))),
      queryClient
        .fetchQuery(
          callQuery(http, getMerchantBranches, branchesInput(merchantNo), {
            handledErrorCodes: 'all',
          }),
        )
        .catch(() => []),
    ]);
    // A merchant number in the URL redirects to the merchant's own address.
    if (merchant.merchantRoute !== merchantNo)
      return {
        title: localised(merchant.merchantName, locale),
        redirect: links.merchant(merchant.merchantRoute),
      };
    await queryClient.prefetchQuery(
      callQuery(http, listLinkedProducts, productsInput(merchant.merchantId, false), {
        handledErrorCodes: 'all',
      }),
    );
    const cover = merchant.desktopCoverImage || merchant.mobileCoverImage;
    const { seoMetaTagTitle, seoMetaTagDescription, keywords } = merchant.seoConfig;
    return {
      title: localised(seoMetaTagTitle, locale) || localised(merchant.merchantName, locale),
      description:
        localised(seoMetaTagDescription, locale) || localised(merchant.briefIntroduction, locale),
      keywords: keywords.join(', '),
      canonical: links.merchant(merchant.merchantRoute),
      image: cover,
      ...(cover
        ? {
            preloadImage: {
              base: cover,
              narrow: merchant.mobileCoverImage || cover,
              sizes: COVER_SIZES,
            },
          }
        : {}),
      jsonLd: merchantStructuredData(
        merchant,
        branches,
        { origin: config.origin, locale },
        { home: t('meta.home'), merchants: t('meta.merchants') },
      ),
      slots: [{ name: 'merchant-reviews', props: { merchantId: merchant.merchantId } }],
    };
  },
});
