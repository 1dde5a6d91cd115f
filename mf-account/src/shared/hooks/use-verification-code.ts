import type { LocalisedText } from '@tapnook/contracts';
import { sendClientCode, sendPublicCode } from '@tapnook/contracts/calls';
import { serverErrors } from '@tapnook/forms';
import type { CallInput } from '@tapnook/platform';
import { isCallFailure, usePlatform, type CallFailure } from '@tapnook/platform';
import { everySecond } from '@tapnook/ui';
import { useEffect, useState } from 'react';
import { FIELD_ALIASES } from '../model/field-aliases.ts';
import { retryAfterSeconds } from '../model/retry-after.ts';

export type CodePurpose = CallInput<'sendPublicCode'>['body']['type'];
/** The recipient; empty for the signed-in shopper's own address. */
export type CodeTarget =
  | { readonly email: string }
  | { readonly phoneNo: string; readonly regionId: string }
  | { readonly email?: never; readonly phoneNo?: never };

export interface VerificationCode {
  readonly value: string;
  readonly change: (value: string) => void;
  /** Binds the code to this browser; undefined until a code was sent. */
  readonly challengeId: string | undefined;
  readonly sentTo: string;
  /** Seconds until another code can be sent. */
  readonly wait: number;
  readonly sending: boolean;
  readonly failure: CallFailure | undefined;
  /** What the server refused of the recipient, for the field that it was typed in. */
  readonly refused: LocalisedText | undefined;
  readonly send: (target: CodeTarget) => Promise<boolean>;
  /** Takes up a code that was sent before this page was loaded. */
  readonly restore: (code: SentCode) => void;
  /** What was sent, to be taken up after a reload; undefined before. */
  readonly sentCode: SentCode | undefined;
  /** Forgets code and waiting time, because they belong to the previous recipient. */
  readonly reset: () => void;
}

const isRecipient = (field: string): boolean => field === 'phoneNo' || field === 'email';

/** A code on its way to somebody, in milliseconds of the server's clock. */
export interface SentCode {
  readonly challengeId: string;
  readonly sentTo: string;
  readonly resendAt: number;
  readonly expiresAt: number;
}

/** Seconds until a moment of the server's clock. The timer stops at zero. */
const useCountdown = (end: number): number => {
  const { now } = usePlatform();
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    const tick = (): void => setSecondsLeft(Math.max(0, Math.ceil((end - now()) / 1000)));
    tick();
    if (end <= now()) return undefined;
    const stop = everySecond(() => {
      tick();
      if (end <= now()) stop();
    });
    return stop;
  }, [end, now]);
  return secondsLeft;
};

/**
 * State of a verification code: sending it, waiting to resend, and the typed digits (part 3,
 * Identity).
 */
export const useVerificationCode = (
  purpose: CodePurpose,
  audience: 'public' | 'client' = 'public',
): VerificationCode => {
  const { http, now } = usePlatform();
  const [value, change] = useState('');
  const [sent, setSent] = useState<SentCode>();
  const [end, setEnd] = useState(0);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const wait = useCountdown(end);
  const send = async (target: CodeTarget): Promise<boolean> => {
    setSending(true);
    setFailure(undefined);
    try {
      const body = { type: purpose, ...target };
      // Public calls show all errors here; client calls leave an ended session to the shell.
      const receipt =
        audience === 'public'
          ? await http.call(sendPublicCode, { body }, { handledErrorCodes: 'all' })
          : await http.call(
              sendClientCode,
              { body },
              { handledErrorCodes: ['30027', '10429', '10102', 'network'] },
            );
      const resendAt = now() + receipt.resendAfter * 1000;
      setSent({
        challengeId: receipt.challengeId,
        sentTo: receipt.sentTo,
        resendAt,
        expiresAt: now() + receipt.ttl * 1000,
      });
      setEnd(resendAt);
      change('');
      return true;
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      setEnd(now() + retryAfterSeconds(error) * 1000);
      setFailure(error);
      return false;
    } finally {
      setSending(false);
    }
  };
  const refused = failure && Object.values(serverErrors(failure, isRecipient, FIELD_ALIASES))[0];
  return {
    value,
    change,
    wait,
    sending,
    failure: refused ? undefined : failure,
    refused,
    send,
    challengeId: sent?.challengeId,
    sentTo: sent?.sentTo ?? '',
    sentCode: sent,
    restore: (code) => {
      setSent(code);
      setEnd(code.resendAt);
    },
    reset: () => {
      setSent(undefined);
      setFailure(undefined);
      setEnd(0);
      change('');
    },
  };
};
