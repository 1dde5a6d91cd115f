import { useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { DeletionBanner } from './deletion-banner.tsx';
import { Header } from './header.tsx';
import { useRoute } from './use-route.ts';

/** Skip link, what every page says of an account that is being deleted, and the header. */
export const HeaderRoot = (): ReactElement => {
  const { t } = useTranslation();
  const route = useRoute((page) => page.route);
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <DeletionBanner />
      {route.header && <Header />}
    </>
  );
};
