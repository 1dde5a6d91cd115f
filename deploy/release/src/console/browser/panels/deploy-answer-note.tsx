import type { UseQueryResult } from '@tanstack/react-query';
import type { DeployAnswer } from '../../../channels/can-deploy.types.ts';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './deploy-answer-note.module.css';

/** What speaks against a version; read out as it changes. */
export const DeployAnswerNote = ({
  isStable,
  answer: { data, isError },
}: {
  readonly isStable: boolean;
  readonly answer: UseQueryResult<DeployAnswer>;
}) => {
  const { t, text } = useTexts();
  const tone = isStable || !data ? undefined : data.deployable ? 'ok' : 'bad';
  const sentence = isStable
    ? t('pin.alreadyStable')
    : isError
      ? t('page.notLoaded')
      : !data
        ? t('pin.checking')
        : data.deployable
          ? t('pin.fits')
          : t('pin.doesNotFit', { count: data.findings.length });
  return (
    <div className={styles.note} data-tone={tone} role="status">
      <p>{sentence}</p>
      {!isStable && data && data.findings.length > 0 && (
        <ul>
          {data.findings.map(({ app, version, message }) => (
            <li key={`${app} ${version} ${message.en_gb}`}>
              <code>{`${app} ${version}`}</code> <span>{text(message)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
