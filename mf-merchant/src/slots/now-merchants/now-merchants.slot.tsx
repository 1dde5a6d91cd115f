import { links } from '@tapnook/contracts';
import { searchMerchants } from '@tapnook/contracts/calls';
import { callQuery, defineSlot, useCall, UiLink, useTranslation } from '@tapnook/platform';
import { QueryBoundary, SectionHead } from '@tapnook/ui';
import { useId, type ReactElement } from 'react';
import { MerchantLogo } from '../../shared/components/merchant-logo.tsx';
import { MerchantScore } from '../../shared/components/merchant-score.tsx';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import { homeMerchantsInput } from '../../shared/model/merchant-queries.ts';
import styles from './now-merchants.module.css';

interface NowMerchantsProps {
  readonly heading: string;
  readonly lines?: number;
}

const NowMerchants = ({ heading, lines }: NowMerchantsProps): ReactElement | null => {
  const { t, text } = useTranslation();
  const id = useId();
  const input = homeMerchantsInput(lines);
  const query = useCall(searchMerchants, input, { handledErrorCodes: 'all' });
  if (query.data?.length === 0) return null;
  return (
    <section className="container" aria-labelledby={id}>
      <SectionHead
        id={id}
        title={heading}
        link={{ href: links.merchantSearch(), label: t('street.all') }}
        as={UiLink}
      />
      <QueryBoundary
        query={query}
        renderError={(retry) => <SectionQueryError name={heading} onRetry={retry} />}
        loading={
          <ul className={styles.list} role="list" aria-busy>
            {Array.from({ length: input.body.pageSize }, (_, index) => (
              <li key={index} className={styles.placeholder} aria-hidden="true" />
            ))}
          </ul>
        }
      >
        {(merchants) => (
          <ul className={styles.list} role="list">
            {merchants.map((merchant) => (
              <li key={merchant.merchantId}>
                <UiLink href={links.merchant(merchant.merchantRoute)} className={styles.merchant}>
                  <MerchantLogo src={merchant.merchantImage} />
                  <span className={styles.name}>{text(merchant.merchantName)}</span>
                  <MerchantScore score={merchant.overallScore} count={merchant.reviewCount} quiet />
                </UiLink>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  );
};

export const slot = defineSlot<NowMerchantsProps>({
  Component: NowMerchants,
  load: ({ platform, props }) =>
    platform.queryClient.prefetchQuery(
      callQuery(platform.http, searchMerchants, homeMerchantsInput(props.lines), {
        handledErrorCodes: 'all',
      }),
    ),
});
