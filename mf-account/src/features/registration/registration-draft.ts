import { defineStored } from '@tapnook/platform';
import type { SentCode } from '../../shared/hooks/use-verification-code.ts';

/** What is typed beside the password, which no storage ever has. */
export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly news: boolean;
  readonly terms: boolean;
}
export const NO_DETAILS: Details = { firstName: '', lastName: '', news: false, terms: false };

/** A registration on its way, which a reload and the other language take up again. */
export interface RegistrationDraft {
  readonly step: number;
  readonly address: string;
  readonly sent: SentCode;
  /** The digits once they were right; they are good for one registration in this browser. */
  readonly code: string;
  readonly details: Details;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isSent = (value: unknown): value is SentCode => {
  const { challengeId, sentTo, resendAt, expiresAt } = { ...(value as Partial<SentCode>) };
  return (
    isText(challengeId) && isText(sentTo) && Number.isFinite(resendAt) && Number.isFinite(expiresAt)
  );
};
const parse = (value: unknown): RegistrationDraft | undefined => {
  const { step, address, sent, code, details } = { ...(value as Partial<RegistrationDraft>) };
  if (!isText(address) || !isText(code) || !isSent(sent) || (step !== 1 && step !== 2))
    return undefined;
  const { firstName, lastName, news, terms } = { ...details } as Partial<Details>;
  return {
    step: code ? step : 1,
    address,
    sent,
    code,
    details: {
      firstName: isText(firstName) ? firstName : '',
      lastName: isText(lastName) ? lastName : '',
      news: news === true,
      terms: terms === true,
    },
  };
};

export const registrationDraft = defineStored<RegistrationDraft>({
  key: 'registration',
  scope: 'user',
  area: 'session',
  parse,
});
