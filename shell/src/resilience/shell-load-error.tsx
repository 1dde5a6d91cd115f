import { usePlatform, useTranslation } from '@tapnook/platform';
import { ButtonLink, ErrorState } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useRoute } from '../layout/use-route.ts';
import { OrdersLink } from './orders-link.tsx';

/**
 * What a page says whose shell does not come: it lies ready in the document and does without any
 * script. Where the page stands as the server made it, a line above it is enough; where nothing
 * does, or money is paid, it takes the page's place.
 */
export const ShellLoadError = ({
  serverMarkup,
}: {
  readonly serverMarkup: boolean;
}): ReactElement => {
  const platform = usePlatform();
  const { t } = useTranslation();
  const { sensitive } = useRoute((page) => page.route);
  const again = (
    <ButtonLink tone={serverMarkup && !sensitive ? 'outline' : 'primary'} href="">
      {t('retry')}
    </ButtonLink>
  );
  if (serverMarkup && !sensitive) {
    return (
      <div className="container">
        <div className="tn-slot-failed" role="alert">
          <p>{t('pageFailed')}</p>
          {again}
        </div>
      </div>
    );
  }
  return (
    <div className="container band">
      <ErrorState
        level={serverMarkup ? 2 : 1}
        title={t('error.heading')}
        text={t(sensitive ? 'sectionFailed.paying' : 'error.text')}
        action={
          <>
            {again}
            {sensitive && <OrdersLink platform={platform} />}
          </>
        }
      />
    </div>
  );
};
