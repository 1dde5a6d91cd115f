import { links, type LocalisedText } from '@tapnook/contracts';
import { checkPublicCode, type registerUser } from '@tapnook/contracts/calls';
import {
  isCallFailure,
  usePlatform,
  type CallResult,
  UiLink,
  useTranslation,
} from '@tapnook/platform';
import { Note } from '@tapnook/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { CodeStep } from '../../shared/components/code-step.tsx';
import { EmailStep } from '../../shared/components/email-step.tsx';
import { useVerificationCode } from '../../shared/hooks/use-verification-code.ts';
import { DetailsStep } from './details-step.tsx';
import { NO_DETAILS, registrationDraft, type RegistrationDraft } from './registration-draft.ts';

interface RegistrationProps {
  readonly step: number;
  readonly onStepChange: (step: number) => void;
  readonly redirect: string | null;
  readonly onDone: (result: CallResult<typeof registerUser>) => void;
}

/**
 * Registration in three steps: address, code, details. The code is checked before details are asked;
 * what was typed outlives wrong codes, a reload and the other language.
 */
export const Registration = ({
  step,
  onStepChange,
  redirect,
  onDone,
}: RegistrationProps): ReactElement => {
  const { t, text } = useTranslation();
  const { http, now } = usePlatform();
  const code = useVerificationCode('REGISTER');
  const [address, setAddress] = useState('');
  const [details, setDetails] = useState(NO_DETAILS);
  const [serverError, setServerError] = useState<{
    readonly step: number;
    readonly text: LocalisedText;
  }>();
  const go = (next: number): void => {
    setServerError(undefined);
    onStepChange(next);
  };
  const restore = useEffectEvent(() => {
    const draft = registrationDraft.read();
    if (!draft || draft.sent.expiresAt <= now()) return;
    code.restore(draft.sent);
    code.change(draft.code);
    setAddress(draft.address);
    setDetails(draft.details);
    onStepChange(draft.step);
  });
  useEffect(() => restore(), []);
  const { sentCode } = code;
  const keep = (draft: Partial<Pick<RegistrationDraft, 'step' | 'code' | 'details'>>): void => {
    if (sentCode)
      registrationDraft.write({
        step,
        address,
        sent: sentCode,
        code: code.value,
        details,
        ...draft,
      });
  };
  useEffect(() => {
    if (sentCode && step === 1)
      registrationDraft.write({ step, address, sent: sentCode, code: '', details });
  }, [sentCode, step, address, details]);
  const refuse = (at: 0 | 1, reason: LocalisedText): void => {
    if (at === 1) code.change('');
    setServerError({ step: at, text: reason });
    onStepChange(at);
  };
  const check = async (digits: string): Promise<void> => {
    const body = {
      type: 'REGISTER' as const,
      email: address,
      verificationCode: digits,
      challengeId: code.challengeId ?? '',
    };
    try {
      await http.call(checkPublicCode, { body }, { handledErrorCodes: 'all' });
    } catch (error) {
      if (!isCallFailure(error) || error.code !== '30007') throw error;
      refuse(0, error.text);
      return;
    }
    keep({ step: 2, code: digits });
    go(2);
  };
  const stepError = serverError?.step === step ? serverError.text : undefined;
  if (step === 0) {
    const note = stepError && (
      <Note tone="bad" role="alert">
        <span>{text(stepError)}</span>{' '}
        <UiLink className="link" href={links.login(redirect ?? undefined)}>
          {t('join.signInInstead')}
        </UiLink>
      </Note>
    );
    return (
      <EmailStep
        name="join-email"
        code={code}
        initial={address}
        serverError={note}
        onSent={(to) => {
          setAddress(to);
          go(1);
        }}
      />
    );
  }
  if (step === 1)
    return (
      <CodeStep
        name="join-code"
        code={code}
        address={address}
        serverError={stepError}
        onCode={check}
      />
    );
  return (
    <DetailsStep
      address={address}
      code={code}
      initial={details}
      onType={(typed) => {
        setDetails(typed);
        keep({ step: 2, details: typed });
      }}
      onDone={(result) => {
        registrationDraft.write(undefined);
        onDone(result);
      }}
      onRefused={refuse}
    />
  );
};
