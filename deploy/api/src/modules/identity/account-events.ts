import { defineEvent } from '../../domain-events.ts';

/** An address was proved and belongs to the account from now on. */
export const emailAdded = defineEvent<{
  readonly userId: number;
  readonly email: string;
  readonly wantsNews: boolean;
  /** False for an account that had another address, or none, before. */
  readonly isRegistration: boolean;
}>('account.email-added');

/** An address no longer belongs to the account. */
export const emailRemoved = defineEvent<{ readonly userId: number; readonly email: string }>(
  'account.email-removed',
);
