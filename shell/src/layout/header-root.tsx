import { useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { Header } from './header.tsx';
import { useRoute } from './use-route.ts';

/** Skip link and, by the route's flags, the header. */
export const HeaderRoot = (): ReactElement => {
  const { t } = useTranslation();
  const route = useRoute((page) => page.route);
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {route.header && <Header />}
    </>
  );
};
