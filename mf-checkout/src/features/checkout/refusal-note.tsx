import { formatMoney } from '@tapnook/kernel';
import { alertIcon, ButtonLink, Note } from '@tapnook/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { declineText } from '../../counter/decline-text.ts';
import { UiLink, useWords, type Words } from '@tapnook/platform';
import styles from './checkout.module.css';
import type { CheckoutPlace } from './checkout-place.ts';
import type { Refused } from './use-payment.ts';

const wordsOf = (refused: Refused, { t, text }: Words): { readonly title: string; readonly lines: readonly string[]; readonly bad: boolean } => {
  switch (refused.kind) {
    case 'declined':
      return { title: declineText(t, refused), lines: [t('refused.notCharged'), t('refused.kept')], bad: true };
    case 'changed':
      return { title: t('refused.changed', { before: formatMoney(refused.before), after: formatMoney(refused.after) }), lines: [t('refused.changedText')], bad: false };
    case 'code':
    case 'coins':
      return { title: text(refused.text), lines: [t('refused.sumChanged')], bad: false };
    case 'failed':
      return { title: text(refused.text), lines: [t('refused.notCharged')], bad: true };
    case 'method':
    case 'choose':
      return { title: t(`refused.${refused.kind}`), lines: [t('refused.notCharged')], bad: true };
    case 'card':
      return { title: t('refused.card'), lines: [t('refused.notCharged')], bad: true };
    case 'busy':
      return { title: t('refused.busy'), lines: [t('refused.notCharged'), t('refused.kept')], bad: false };
    case 'unknown':
      return { title: t('refused.unknown'), lines: [t('refused.unknownText')], bad: false };
  }
};

/** Why the last press did not pay, and whether money moved. Takes the focus, so that it is neither missed nor unheard. */
export const RefusalNote = ({ refused, count, place }: { readonly refused: Refused | null; readonly count: number; readonly place: CheckoutPlace | undefined }): ReactElement | null => {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count]);
  if (!refused) return null;
  const { t } = words;
  const { title, lines, bad } = wordsOf(refused, words);
  return (
    <div ref={box} tabIndex={-1} className={styles.refused}>
      <Note icon={alertIcon} tone={bad ? 'bad' : 'warn'} role="alert" title={title}>
        {lines.map((line) => <p key={line} className="sm">{line}</p>)}
        {place && refused.kind === 'declined' && (
          <p className={styles.noteWays}>
            {place.page !== 'selectCard' && <ButtonLink as={UiLink} tone="outline" size="s" href={place.href('selectCard')}>{t('refused.otherCard')}</ButtonLink>}
            {place.page !== 'payType' && <ButtonLink as={UiLink} tone="ghost" size="s" href={place.href('payType')}>{t('refused.otherWay')}</ButtonLink>}
          </p>
        )}
      </Note>
    </div>
  );
};
