import { formatMoney } from '@tapnook/kernel';
import { useWords, type Words } from '@tapnook/platform';
import { alertIcon, Note } from '@tapnook/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { declineText } from '../../counter/decline-text.ts';
import styles from './checkout.module.css';
import type { Refused } from './use-payment.ts';

const wordsOf = (refused: Refused, { t, text }: Words): { readonly title: string; readonly lines: readonly string[]; readonly bad: boolean } => {
  switch (refused.kind) {
    case 'declined':
      return { title: declineText(t, refused.declineCode, refused.unsupported), lines: [t('refused.notCharged'), t('refused.kept')], bad: true };
    case 'changed':
      return { title: t('refused.changed', { before: formatMoney(refused.before), after: formatMoney(refused.after) }), lines: [t('refused.changedText')], bad: false };
    case 'code':
    case 'coins':
      return { title: text(refused.text), lines: [t('refused.sumChanged')], bad: false };
    case 'failed':
      return { title: text(refused.text), lines: [t('refused.notCharged')], bad: true };
    case 'card':
      return { title: t('refused.card'), lines: [t('refused.notCharged')], bad: true };
    case 'busy':
      return { title: t('refused.busy'), lines: [t('refused.notCharged'), t('refused.kept')], bad: false };
    case 'unknown':
      return { title: t('refused.unknown'), lines: [t('refused.unknownText')], bad: false };
  }
};

/** Why the last press did not pay, and whether money moved. Takes the focus, so that it is neither missed nor unheard. */
export const RefusalNote = ({ refused, count }: { readonly refused: Refused | null; readonly count: number }): ReactElement | null => {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count]);
  if (!refused) return null;
  const { title, lines, bad } = wordsOf(refused, words);
  return (
    <div ref={box} tabIndex={-1} className={styles.refused}>
      <Note icon={alertIcon} tone={bad ? 'bad' : 'warn'} role="alert" title={title}>
        {lines.map((line) => <p key={line} className="sm">{line}</p>)}
      </Note>
    </div>
  );
};
