import { links, type LocalisedText } from '@tapnook/contracts';
import type { registerUser } from '@tapnook/contracts/calls';
import { type CallResult, UiLink, useTranslation } from '@tapnook/platform';
import { Note } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { CodeStep } from '../../shared/components/code-step.tsx';
import { EmailStep } from '../../shared/components/email-step.tsx';
import { useVerificationCode } from '../../shared/hooks/use-verification-code.ts';
import { DetailsStep } from './details-step.tsx';

interface RegistrationProps {
  readonly step: number;
  readonly onStepChange: (step: number) => void;
  readonly redirect: string | null;
  readonly onDone: (result: CallResult<typeof registerUser>) => void;
}

/** Registration in three steps: address, code, details. Going back keeps what was typed. */
export const Registration = ({
  step,
  onStepChange,
  redirect,
  onDone,
}: RegistrationProps): ReactElement => {
  const { t, text } = useTranslation();
  const code = useVerificationCode('REGISTER');
  const [address, setAddress] = useState('');
  const [serverError, setServerError] = useState<{
    readonly step: number;
    readonly text: LocalisedText;
  }>();
  const go = (next: number): void => {
    setServerError(undefined);
    onStepChange(next);
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
        onCode={() => go(2)}
      />
    );
  return (
    <DetailsStep
      address={address}
      code={code}
      onDone={onDone}
      onRefused={(at, reason) => {
        if (at === 1) code.change('');
        setServerError({ step: at, text: reason });
        onStepChange(at);
      }}
    />
  );
};
