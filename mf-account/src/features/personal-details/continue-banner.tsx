import { links } from '@tapnook/contracts';
import { UiLink, useTranslation } from '@tapnook/platform';
import { ButtonLink, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { postLoginPath } from '../../shared/model/post-login-redirect.ts';
import styles from '../../shared/components/form.module.css';

/** Offers to continue to the original destination after a first sign-in through a provider. */
export const ContinueBanner = (): ReactElement | null => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const destination = postLoginPath(search.get('redirect'));
  if (destination === links.home()) return null;
  return (
    <Note tone="ok" title={t('you.made')}>
      <div className={styles.end}>
        <span>{t('you.missing')}</span>
        <ButtonLink as={UiLink} size="s" href={destination}>
          {t('you.goOn')}
        </ButtonLink>
      </div>
    </Note>
  );
};
