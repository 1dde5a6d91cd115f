import { links } from '@tapnook/contracts';
import { AppLink, useTranslation } from '@tapnook/platform';
import { ButtonLink, ErrorState, Logo } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { MenuLink } from './account-menu.tsx';
import styles from './error-page.module.css';

export const ErrorPage = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <div className="container band">
      <AppLink className={styles.logo} to={links.home()} aria-label={t('home')}>
        <Logo look="full" />
      </AppLink>
      <ErrorState
        level={1}
        title={t('error.heading')}
        text={t('error.text')}
        action={
          <>
            <ButtonLink tone="primary" as={MenuLink} href={links.home()}>
              {t('error.home')}
            </ButtonLink>
            <AppLink className="link text-sm" to={links.help()}>
              {t('footer.helpCentre')}
            </AppLink>
          </>
        }
      />
    </div>
  );
};
