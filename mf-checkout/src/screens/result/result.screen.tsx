import { defineScreen } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { ResultPage } from '../../features/result/result-page.tsx';

const Page = (): ReactElement => {
  const { orderNo = '' } = useParams();
  return (
    <div className="wrap">
      <ResultPage key={orderNo} orderNo={orderNo} />
    </div>
  );
};

/** `/checkoutSuccess/:orderNo/:status`; the status in the address is never believed. */
export const screen = defineScreen({
  Component: Page,
  load: async ({ t }) => ({ title: t('meta.result'), noIndex: true }),
});
