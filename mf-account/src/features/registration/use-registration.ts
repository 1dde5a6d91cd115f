import type { LocalisedText } from '@tapnook/contracts';
import { checkPublicCode } from '@tapnook/contracts/calls';
import { isCallFailure, usePlatform } from '@tapnook/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  useVerificationCode,
  type VerificationCode,
} from '../../shared/hooks/use-verification-code.ts';
import { NO_DETAILS, registrationDraft, type Details } from './registration-draft.ts';

export interface RegistrationSteps {
  readonly code: VerificationCode;
  readonly address: string;
  readonly details: Details;
  /** What the server refused of this step. */
  readonly stepError: LocalisedText | undefined;
  readonly enterCode: (address: string) => void;
  /** Checks the digits, before anything else is asked. */
  readonly check: (digits: string) => Promise<void>;
  readonly changeDetails: (details: Details) => void;
  readonly refuse: (step: 0 | 1, text: LocalisedText) => void;
}

/** The steps of a registration, which a reload and the other language take up again. */
export const useRegistration = (
  step: number,
  onStepChange: (step: number) => void,
): RegistrationSteps => {
  const { http, now } = usePlatform();
  const code = useVerificationCode('REGISTER');
  const [address, setAddress] = useState('');
  const [details, setDetails] = useState(NO_DETAILS);
  const [refused, setRefused] = useState<{ readonly step: number; readonly text: LocalisedText }>();
  const go = (next: number): void => {
    setRefused(undefined);
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
  useEffect(() => {
    // The server's markup knows no draft, so that it is read after the first view.
    // oxlint-disable-next-line react/set-state-in-effect -- see above
    restore();
  }, []);
  const { sentCode } = code;
  useEffect(() => {
    if (sentCode && step === 1)
      registrationDraft.write({ step, address, sent: sentCode, code: '', details });
  }, [sentCode, step, address, details]);
  const keep = (digits: string, typed: Details): void => {
    if (sentCode)
      registrationDraft.write({ step: 2, address, sent: sentCode, code: digits, details: typed });
  };
  const refuse = (at: 0 | 1, text: LocalisedText): void => {
    if (at === 1) code.change('');
    setRefused({ step: at, text });
    onStepChange(at);
  };
  return {
    code,
    address,
    details,
    stepError: refused?.step === step ? refused.text : undefined,
    enterCode: (to) => {
      setAddress(to);
      go(1);
    },
    check: async (digits) => {
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
      keep(digits, details);
      go(2);
    },
    changeDetails: (typed) => {
      setDetails(typed);
      keep(code.value, typed);
    },
    refuse,
  };
};
