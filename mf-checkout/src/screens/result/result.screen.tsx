import { defineScreen } from '@tapnook/platform';
import { useEffect, type ReactElement } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ResultPage } from './result-page.tsx';
import styles from '../../shared/components/page-background.module.css';

const Page = (): ReactElement => {
  const { orderNo = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // What the gateway hung on the address, its secret included, is of no use here and must not be
  // copied along.
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
  return (
    <div className={`on-tile ${styles.ground}`}>
      <div className="container">
        <ResultPage key={orderNo} orderNo={orderNo} />
      </div>
    </div>
  );
};

/** `/checkoutSuccess/:orderNo/:status`; the status in the address is never believed. */
export const screen = defineScreen({
  Component: Page,
  load: async ({ t }) => ({ title: t('meta.result'), noIndex: true }),
});
