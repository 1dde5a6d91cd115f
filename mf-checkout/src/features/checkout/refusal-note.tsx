import { formatMoney } from '@tapnook/kernel';
import { alertIcon, Button, ButtonLink, Note } from '@tapnook/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { CARD_FRAME_ID } from '../../counter/card-frame/card-frame.tsx';
import { declineText } from '../../counter/decline-text.ts';
import { UiLink, useWords, type Words } from '@tapnook/platform';
import styles from './checkout.module.css';
import type { CheckoutPlace } from './checkout-place.ts';
import { CODE_FIELD_ID, ToHolder } from './code-form.tsx';
import type { Refused } from './use-outcomes.ts';
import type { PaymentModel } from './use-payment.ts';

/** Words of a refusal. `total` is what is to be paid now, in cents. `inDoubt` is whether an earlier attempt may have moved money: then nothing is said to be uncharged. */
const wordsOf = (refused: Refused, total: number, inDoubt: boolean, { t, text }: Words): { readonly title: string; readonly lines: readonly string[]; readonly bad: boolean } => {
  const money = (known: string): string => t(inDoubt ? 'refused.unknownText' : known);
  switch (refused.kind) {
    case 'declined':
      return { title: declineText(t, refused), lines: [t('refused.notCharged'), t('refused.kept')], bad: true };
    case 'changed':
      return { title: t('refused.changed', { before: formatMoney(refused.before), after: formatMoney(refused.after) }), lines: [money('refused.changedText')], bad: false };
    case 'code':
    case 'coins':
      return { title: text(refused.text), lines: [money(refused.shown === total ? 'refused.notCharged' : 'refused.sumChanged')], bad: false };
    case 'failed':
      return { title: text(refused.text), lines: [money('refused.notCharged')], bad: true };
    case 'method':
    case 'choose':
      return { title: t(`refused.${refused.kind}`), lines: [money('refused.notCharged')], bad: true };
    case 'card':
      return { title: refused.why, lines: [money('refused.notCharged')], bad: true };
    case 'busy':
    case 'nothing':
      return { title: t(`refused.${refused.kind}`), lines: [money('refused.notCharged'), t('refused.kept')], bad: false };
    case 'unknown':
      return { title: t('refused.unknown'), lines: [t('refused.unknownText')], bad: false };
  }
};

/** Leads to the field that has to be put right. */
const To = ({ field, label }: { readonly field: string; readonly label: string }): ReactElement => (
  <p className={styles.noteWays}><Button tone="outline" size="s" onClick={() => document.getElementById(field)?.focus()}>{label}</Button></p>
);

interface RefusalNoteProps {
  readonly payment: PaymentModel;
  readonly total: number;
  readonly place: CheckoutPlace | undefined;
  /** The shopper's own unpaid order that has the coins. */
  readonly coinsHolder: string | undefined;
}

/** Why the last press did not pay, and whether money moved. Takes the focus, so that it is neither missed nor unheard. */
export const RefusalNote = ({ payment: { refused, refusals: count, inDoubt }, total, place, coinsHolder }: RefusalNoteProps): ReactElement | null => {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count]);
  if (!refused) return null;
  const { t } = words;
  const { title, lines, bad } = wordsOf(refused, total, inDoubt, words);
  return (
    <div ref={box} tabIndex={-1} className={styles.refused}>
      <Note icon={alertIcon} tone={bad ? 'bad' : 'warn'} role="alert" title={title}>
        {lines.map((line) => <p key={line} className="sm">{line}</p>)}
        {refused.kind === 'card' && <To field={CARD_FRAME_ID} label={t('refused.toCard')} />}
        {refused.kind === 'code' && (!place || place.page === 'product') && <To field={CODE_FIELD_ID} label={t('refused.toCode')} />}
        {refused.kind === 'coins' && coinsHolder && <p className={styles.noteWays}><ToHolder orderNo={coinsHolder} /></p>}
        {place && refused.kind === 'declined' && (
          <p className={styles.noteWays}>
            {place.page !== 'selectCard' && <ButtonLink as={UiLink} tone="outline" size="s" href={place.href('selectCard')}>{t('refused.otherCard')}</ButtonLink>}
            {place.page !== 'payType' && <ButtonLink as={UiLink} tone={place.page === 'selectCard' ? 'outline' : 'ghost'} size="s" href={place.href('payType')}>{t('refused.otherWay')}</ButtonLink>}
          </p>
        )}
      </Note>
    </div>
  );
};
