import { links } from '@tapnook/contracts';
import type { registerUser } from '@tapnook/contracts/calls';
import { type CallResult, UiLink, useTranslation } from '@tapnook/platform';
import { Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { CodeStep } from '../../shared/components/code-step.tsx';
import { EmailStep } from '../../shared/components/email-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { registrationDraft } from './registration-draft.ts';
import { useRegistration } from './use-registration.ts';

interface RegistrationProps {
  readonly step: number;
  readonly onStepChange: (step: number) => void;
  readonly redirect: string | null;
  readonly onDone: (result: CallResult<typeof registerUser>) => void;
}

/**
 * Registration in three steps: address, code, details. The code is checked before details are
 * asked; what was typed outlives wrong codes, a reload and the other language.
 */
export const Registration = ({
  step,
  onStepChange,
  redirect,
  onDone,
}: RegistrationProps): ReactElement => {
  const { t, text } = useTranslation();
  const registration = useRegistration(step, onStepChange);
  const { code, address, stepError } = registration;
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
        onSent={registration.enterCode}
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
        onCode={registration.check}
      />
    );
  return (
    <DetailsStep
      address={address}
      code={code}
      initial={registration.details}
      onType={registration.changeDetails}
      onDone={(result) => {
        registrationDraft.write(undefined);
        onDone(result);
      }}
      onRefused={registration.refuse}
    />
  );
};
