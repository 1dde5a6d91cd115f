import { useTranslation } from '@tapnook/platform';
import { Button, chevronLeftIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { SignInChallenge } from '../../shared/model/sign-in-challenge.ts';
import { Enrolment } from './enrolment.tsx';
import { Verification } from './verification.tsx';

interface SecondFactorProps {
  readonly challenge: SignInChallenge;
  readonly redirect: string | null | undefined;
  /** Back to the first factor. */
  readonly onBack: () => void;
}

/** The second half of a sign-in of staff: a code, or an authenticator to set up first. */
export const SecondFactor = ({ challenge, redirect, onBack }: SecondFactorProps): ReactElement => {
  const { t } = useTranslation();
  const back = (
    <Button tone="ghost" size="s" icon={chevronLeftIcon} onClick={onBack}>
      {t('secondFactor.back')}
    </Button>
  );
  return challenge.kind === 'enrol' ? (
    <Enrolment challengeId={challenge.challengeId} redirect={redirect} back={back} />
  ) : (
    <Verification challenge={challenge} redirect={redirect} back={back} />
  );
};
