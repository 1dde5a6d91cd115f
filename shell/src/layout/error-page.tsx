import { links } from '@tapnook/contracts';
import { AppLink } from '@tapnook/platform';
import { ButtonLink, ErrorState } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuLink } from './account-menu.tsx';

export const ErrorPage = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <div className="wrap band">
      <ErrorState level={1} title={t('error.heading')} text={t('error.text')} action={<ButtonLink tone="primary" as={MenuLink} href={links.home()}>{t('error.home')}</ButtonLink>} />
      <p className="sm mut"><AppLink className="link" to={links.help()}>{t('footer.helpCentre')}</AppLink></p>
    </div>
  );
};
