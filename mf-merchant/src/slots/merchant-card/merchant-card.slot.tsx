import { links } from '@tapnook/contracts';
import type { BranchStore, MerchantDetail } from '@tapnook/contracts/api';
import { getMerchantBranches, getMerchantDetails } from '@tapnook/contracts/calls';
import { callQuery, defineSlot, useCall, UiLink, useTranslation } from '@tapnook/platform';
import { ButtonLink, QueryBoundary, Skeleton } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { MerchantLogo } from '../../shared/components/merchant-logo.tsx';
import { MerchantScore } from '../../shared/components/merchant-score.tsx';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import { branchesInput, merchantInput } from '../../shared/model/merchant-queries.ts';
import { weekText } from '../../shared/model/opening-hours-text.ts';
import styles from './merchant-card.module.css';

interface MerchantCardProps {
  readonly merchantId: string;
  /** Where the product takes place, in the page's language. */
  readonly address?: string;
}

/** The branch at the address, or the first one. */
const branchAt = (
  branches: readonly BranchStore[],
  address: string | undefined,
): BranchStore | undefined =>
  branches.find(
    (branch) =>
      address !== undefined && [branch.address.en_gb, branch.address.zh_hk].includes(address),
  ) ?? branches[0];

const Card = ({
  merchant,
  address,
}: {
  readonly merchant: MerchantDetail;
  readonly address: string | undefined;
}): ReactElement => {
  const { t, text, locale } = useTranslation();
  const { data: branches = [] } = useCall(getMerchantBranches, branchesInput(merchant.merchantId), {
    handledErrorCodes: 'all',
  });
  const name = text(merchant.merchantName);
  const branch = branchAt(branches, address);
  const place = address ?? text(branch?.address);
  const hours = branch && weekText(branch.openingDays, { t, locale });
  return (
    <div className={styles.card}>
      <MerchantLogo src={merchant.merchantImage} />
      <div className={styles.details}>
        <p className={styles.name}>
          <span>{name}</span>
          <MerchantScore score={merchant.overallScore} count={merchant.reviewCount} />
        </p>
        <p className="text-sm text-muted tabular">{[place, hours].filter(Boolean).join(' · ')}</p>
      </div>
      <ButtonLink href={links.merchant(merchant.merchantRoute)} as={UiLink} tone="outline" size="s">
        <span>{t('card.visit')}</span>
        <span className="visually-hidden">
          {' '}
          <span>{name}</span>
        </span>
      </ButtonLink>
    </div>
  );
};

const MerchantCard = ({ merchantId, address }: MerchantCardProps): ReactElement => {
  const { t } = useTranslation();
  const query = useCall(getMerchantDetails, merchantInput(merchantId), {
    handledErrorCodes: 'all',
  });
  return (
    <QueryBoundary
      query={query}
      loading={
        <div className={styles.placeholder} aria-busy="true">
          <Skeleton shape="block" />
        </div>
      }
      renderError={(retry) => <SectionQueryError name={t('card.name')} onRetry={retry} />}
    >
      {(merchant) => <Card merchant={merchant} address={address} />}
    </QueryBoundary>
  );
};

export const slot = defineSlot<MerchantCardProps>({
  Component: MerchantCard,
  load: ({ platform, props }) =>
    Promise.all([
      platform.queryClient.prefetchQuery(
        callQuery(platform.http, getMerchantDetails, merchantInput(props.merchantId), {
          handledErrorCodes: 'all',
        }),
      ),
      platform.queryClient.prefetchQuery(
        callQuery(platform.http, getMerchantBranches, branchesInput(props.merchantId), {
          handledErrorCodes: 'all',
        }),
      ),
    ]),
});
