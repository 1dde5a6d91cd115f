import { defineScreen } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ReceiptPage } from './receipt-page.tsx';

const Page = (): ReactElement => {
  const { orderNo = '' } = useParams();
  const [search] = useSearchParams();
  return <ReceiptPage key={orderNo} orderNo={orderNo} access={search.get('access') ?? undefined} />;
};

/** `/receipt/:orderNo`: printable on A4. */
export const screen = defineScreen({
  Component: Page,
  load: async ({ t }) => ({ title: t('meta.receipt'), noIndex: true }),
});
