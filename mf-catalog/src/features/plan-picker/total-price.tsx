import { links } from '@tapnook/contracts';
import { formatMoney, formatUsd } from '@tapnook/kernel';
import { UiLink, useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { fromLabel } from '../../shared/components/card-price.tsx';
import { BuyButton, PREVIEW_REASON_ID, type PickerProps } from './buy-button.tsx';
import styles from './plan-picker.module.css';

export const TotalPrice = ({ picker }: PickerProps): ReactElement => {
  const { t, locale } = useTranslation();
  const { total, selection, missing, isLeast, isPreview } = picker;
  const { before, after } = fromLabel(locale, isLeast ? t('card.from') : undefined);
  return (
    <div className={styles.foot}>
      <p className={styles.total} aria-live="polite">
        {total !== undefined && (
          <>
            <span>{t('picker.total', { count: selection.quantity })}</span>
            <span>
              <span>{before}</span>{' '}
              <b className="tabular" translate="no" data-usd={formatUsd(total)}>
                {formatMoney(total)}
              </b>
              {after && (
                <>
                  {' '}
                  <span>{after}</span>
                </>
              )}
            </span>
          </>
        )}
      </p>
      {missing?.kind === 'ceiling' && (
        <p className="text-sm" role="alert">
          {t('picker.ceiling')}
        </p>
      )}
      <BuyButton picker={picker} block />
      {isPreview ? (
        <p className="text-sm" id={PREVIEW_REASON_ID}>
          {t('preview.disabled')}
        </p>
      ) : (
        <p className="text-xs text-dim">
          <span>{t('picker.hold')}</span>{' '}
          <UiLink href={links.terms('refunds')} className="link nowrap">
            {t('picker.refunds')}
          </UiLink>
        </p>
      )}
      <noscript>
        <p className="text-sm">{t('picker.noScript')}</p>
      </noscript>
    </div>
  );
};
