import { links } from '@tapnook/contracts';
import { UiLink, useTranslation } from '@tapnook/platform';
import { Checkbox, Switch } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { Draft } from './draft.ts';
import styles from './review-form.module.css';

/** Whether the author recommends it, stays anonymous, and agrees to the terms. */
export const ReviewChoices = ({
  draft,
  agreed,
  termsError,
  onChange,
  onAgree,
}: {
  readonly draft: Draft;
  readonly agreed: boolean;
  readonly termsError: string | undefined;
  readonly onChange: (changed: Partial<Draft>) => void;
  readonly onAgree: (agreed: boolean) => void;
}): ReactElement => {
  const { t } = useTranslation();
  return (
    <div className={styles.choices}>
      <Switch
        label={t('compose.recommend')}
        checked={draft.recommended}
        onChange={(recommended) => onChange({ recommended })}
      />
      <Switch
        label={t('compose.anonymous')}
        hint={t('compose.anonymousHint')}
        checked={draft.anonymous}
        onChange={(anonymous) => onChange({ anonymous })}
      />
      <Checkbox
        id="review-terms"
        checked={agreed}
        error={termsError}
        onChange={(event) => onAgree(event.target.checked)}
        label={
          <span className="text-sm">
            <span>{t('compose.terms')}</span>{' '}
            <UiLink className="link" href={links.terms('usage-terms')} target="_blank">
              {t('compose.termsLink')}
            </UiLink>
          </span>
        }
      />
    </div>
  );
};
