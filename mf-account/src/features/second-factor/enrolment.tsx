import { finishSecondFactorEnrolment, startSecondFactorEnrolment } from '@tapnook/contracts/calls';
import {
  isCallFailure,
  usePlatform,
  useTranslation,
  type CallData,
  type CallFailure,
} from '@tapnook/platform';
import { Button, Note, Spinner } from '@tapnook/ui';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { FormErrors } from '../../shared/components/form-errors.tsx';
import { useAccountForm } from '../../shared/hooks/use-account-form.ts';
import { completeLogin } from '../../shared/model/post-login-redirect.ts';
import { failureText } from '../../shared/model/retry-after.ts';
import { AuthenticatorCodeField, authenticatorCodeRule } from './authenticator-code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import formStyles from '../../shared/components/form.module.css';
import styles from './second-factor.module.css';

type Setup = CallData<'startSecondFactorEnrolment'>;
type Enrolled = CallData<'finishSecondFactorEnrolment'>;

interface EnrolmentProps {
  readonly challengeId: string;
  readonly redirect: string | null | undefined;
  readonly back: ReactNode;
}

/** In groups of four, as it is typed into an app by hand. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

const SetupForm = ({
  setup,
  challengeId,
  onEnrolled,
}: {
  readonly setup: Setup;
  readonly challengeId: string;
  readonly onEnrolled: (result: Enrolled) => void;
}): ReactElement => {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const [code, setCode] = useState('');
  const form = useAccountForm({
    id: 'enrolment',
    rules: { code: authenticatorCodeRule },
    values: { code },
    fieldOf: { 30050: 'code' },
    onSubmit: async () =>
      onEnrolled(
        await http.call(
          finishSecondFactorEnrolment,
          { body: { challengeId, code } },
          { handledErrorCodes: 'all' },
        ),
      ),
  });
  return (
    <form {...form.props} className={formStyles.form}>
      <FormErrors form={form} />
      <img className={styles.qrCode} src={setup.qrCode} alt={t('secondFactor.qrCode')} />
      <p className="text-sm">
        <span>{t('secondFactor.orType')}</span>
        <code className={styles.secret} translate="no">
          {grouped(setup.secret)}
        </code>
      </p>
      <p className="text-sm">
        <a className="link" href={setup.uri}>
          {t('secondFactor.openApp')}
        </a>
      </p>
      <AuthenticatorCodeField field={form.register('code')} value={code} onChange={setCode} />
      <Button type="submit" size="l" block busy={form.isSubmitting}>
        {t('secondFactor.confirm')}
      </Button>
    </form>
  );
};

/** Sets an authenticator app up during the first sign-in; ends with the recovery codes. */
export const Enrolment = ({ challengeId, redirect, back }: EnrolmentProps): ReactElement => {
  const words = useTranslation();
  const platform = usePlatform();
  const [setup, setSetup] = useState<Setup>();
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const [problem, setProblem] = useState<CallFailure>();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    platform.http
      .call(startSecondFactorEnrolment, { body: { challengeId } }, { handledErrorCodes: 'all' })
      .then(setSetup)
      .catch((error: unknown) => {
        if (!isCallFailure(error)) throw error;
        setProblem(error);
      });
  }, [platform, challengeId]);
  if (enrolled)
    return (
      <RecoveryCodes
        codes={enrolled.recoveryCodes}
        onDone={() => completeLogin(platform, enrolled, redirect)}
      />
    );
  return (
    <>
      {problem && (
        <Note tone="bad" role="alert">
          {failureText(problem, words)}
        </Note>
      )}
      {!setup && !problem && <Spinner />}
      {setup && <SetupForm setup={setup} challengeId={challengeId} onEnrolled={setEnrolled} />}
      <div className={formStyles.end}>{back}</div>
    </>
  );
};
