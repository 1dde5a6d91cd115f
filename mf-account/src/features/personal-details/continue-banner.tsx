import { links } from '@tapnook/contracts';
import { UiLink, useTranslation } from '@tapnook/platform';
import { ButtonLink, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { arrivalPath } from '../../shared/model/post-login-redirect.ts';
import styles from '../../shared/components/form.module.css';

/** Somebody new was on their way somewhere when a provider made their account: what is asked here, and the way on. */
export const WayOn = (): ReactElement | null => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const on = arrivalPath(search.get('redirect'));
  if (on === links.home()) return null;
  return (
    <Note tone="ok" title={t('you.made')}>
      <div className={styles.end}>
        <span>{t('you.missing')}</span>
        <ButtonLink as={UiLink} size="s" href={on}>
          {t('you.goOn')}
        </ButtonLink>
      </div>
    </Note>
  );
};
