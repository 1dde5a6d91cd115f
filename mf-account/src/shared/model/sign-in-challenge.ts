import { isCallFailure, type TextKey } from '@tapnook/platform';

/** What a sign-in of a merchant or administrator needs besides its first factor. */
export type SignInChallenge =
  | {
      readonly kind: 'verify';
      /** Missing where only a passkey will do. */
      readonly challengeId: string | undefined;
      readonly methods: readonly string[];
    }
  | { readonly kind: 'enrol'; readonly challengeId: string };

/** The challenge in a refused sign-in (30048, 30049); undefined for any other failure. */
export const challengeOf = (error: unknown): SignInChallenge | undefined => {
  if (!isCallFailure(error)) return undefined;
  const { challengeId, methods = [] } = (error.data ?? {}) as {
    readonly challengeId?: string;
    readonly methods?: readonly string[];
  };
  if (error.code === '30048') return { kind: 'verify', challengeId, methods };
  return error.code === '30049' && challengeId ? { kind: 'enrol', challengeId } : undefined;
};

/** The line under the title of the step that a challenge leads to. */
export const challengeTextKey = (challenge: SignInChallenge): TextKey => {
  if (challenge.kind === 'enrol') return 'secondFactor.enrolText';
  return challenge.challengeId ? 'secondFactor.verifyText' : 'secondFactor.passkeyText';
};
