import { links } from '@tapnook/contracts';
import { AppLink, useWords } from '@tapnook/platform';
import { ButtonLink, ErrorState, Logo } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { MenuLink } from './account-menu.tsx';
import styles from './error-page.module.css';

export const ErrorPage = (): ReactElement => {
  const { t } = useWords();
  return (
    <div className="wrap band">
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
            <AppLink className="link sm" to={links.help()}>
              {t('footer.helpCentre')}
            </AppLink>
          </>
        }
      />
    </div>
  );
};
