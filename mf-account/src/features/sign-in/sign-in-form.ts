import type { SignInChallenge } from '../../shared/model/sign-in-challenge.ts';

/** What both forms of the sign-in screen are given. */
export interface SignInFormProps {
  readonly redirect: string | null;
  /** The first factor was right; staff have to go on with the second. */
  readonly onChallenge: (challenge: SignInChallenge) => void;
}
