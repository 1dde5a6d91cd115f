import { useTranslation } from '@tapnook/platform';
import { Button, copyText, Note, useFocusOnMount } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import formStyles from '../../shared/components/form.module.css';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, shown this once: to copy or to save as a file. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps): ReactElement => {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<boolean>();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const list = codes.join('\n');
  const copy = (): void => void copyText(list).then(setCopied);
  return (
    <div className={formStyles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t('secondFactor.recoveryTitle')}
      </h2>
      <p className="text-muted">{t('secondFactor.recoveryText')}</p>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={formStyles.end}>
        <Button tone="outline" size="s" onClick={copy}>
          {t('secondFactor.copy')}
        </Button>
        <a
          className="link"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${list}\n`)}`}
          download="tapnook-recovery-codes.txt"
        >
          {t('secondFactor.save')}
        </a>
      </div>
      {copied !== undefined && (
        <Note tone={copied ? 'ok' : 'bad'} role="status">
          {t(copied ? 'secondFactor.copied' : 'secondFactor.notCopied')}
        </Note>
      )}
      <Button size="l" block onClick={onDone}>
        {t('secondFactor.saved')}
      </Button>
    </div>
  );
};
