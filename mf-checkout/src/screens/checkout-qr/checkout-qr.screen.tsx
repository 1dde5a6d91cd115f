import { links } from '@tapnook/contracts';
import { getPendingPayProduct } from '@tapnook/contracts/calls';
import { formatMoney } from '@tapnook/kernel';
import { defineScreen, useCall, UiLink, useTranslation } from '@tapnook/platform';
import { ButtonLink, EmptyState, QueryBoundary } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { QueryError } from '../../shared/components/query-error.tsx';
import { CheckoutSkeleton } from '../checkout/payable-order.tsx';
import { WalletPage, type WalletKind } from './wallet-page.tsx';
import styles from '../../shared/components/page-background.module.css';

const kindOf = (type = ''): WalletKind | undefined =>
  type.startsWith('wechat') ? 'wechat_pay_hk' : type.startsWith('alipay') ? 'alipay_hk' : undefined;

/**
 * Without an order in the address, the one that waits is meant; of several, the one that the
 * shopper says.
 */
const UnpaidOrderPicker = ({ kind }: { readonly kind: WalletKind }): ReactElement => {
  const { t, text } = useTranslation();
  const pending = useCall(
    getPendingPayProduct,
    {},
    { handledErrorCodes: ['10500', '10503', 'network'], staleTime: 0 },
  );
  return (
    <QueryBoundary
      query={pending}
      loading={<CheckoutSkeleton />}
      renderError={(retry) => <QueryError failure={pending.error} onRetry={retry} />}
    >
      {({ items }) => {
        const [first, ...others] = items;
        if (first && others.length === 0) return <WalletPage orderNo={first.orderNo} kind={kind} />;
        if (first) {
          return (
            <EmptyState
              level={1}
              title={t('wallet.which', { name: t(`wallet.${kind}`) })}
              text={t('wallet.whichText')}
              className={styles.choice}
            >
              {items.map(({ orderNo, productName, paymentAmount }) => (
                <ButtonLink
                  key={orderNo}
                  as={UiLink}
                  tone="outline"
                  block
                  href={links.checkoutQrCode(kind, orderNo)}
                >
                  <span>
                    <span>
                      {[text(productName), formatMoney(paymentAmount), ''].join('\u00a0· ')}
                    </span>
                    <span className="nowrap" translate="no">
                      {orderNo}
                    </span>
                  </span>
                </ButtonLink>
              ))}
            </EmptyState>
          );
        }
        return (
          <EmptyState
            level={1}
            title={t('wallet.nothing')}
            text={t('wallet.nothingText')}
            action={
              <ButtonLink as={UiLink} href={links.profile('order')}>
                {t('wallet.orders')}
              </ButtonLink>
            }
          />
        );
      }}
    </QueryBoundary>
  );
};

const Page = (): ReactElement | null => {
  const kind = kindOf(useParams().type);
  const orderNo = useSearchParams()[0].get('orderNo');
  if (!kind) return null;
  return (
    <div className={`on-tile ${styles.ground}`}>
      <div className="container">
        {orderNo ? (
          <WalletPage key={orderNo} orderNo={orderNo} kind={kind} />
        ) : (
          <UnpaidOrderPicker kind={kind} />
        )}
      </div>
    </div>
  );
};

/** `/CheckoutQrCode/:type`: `type` is the wallet, the query holds the order. */
export const screen = defineScreen({
  Component: Page,
  load: async ({ params, t }) => ({
    title: t('meta.qr'),
    noIndex: true,
    ...(!kindOf(params.type) && { redirect: links.notFound() }),
  }),
});
