import { maskEmail, maskPhone } from '@tapnook/kernel';
import { ApiError, fieldError } from '../../errors.ts';
import { bilingual } from '../../translations.ts';
import { checkPhone } from './regions.ts';

/** Something a person can be reached by and prove to hold. */
export type Identity =
  | { readonly kind: 'email'; readonly email: string }
  | {
      readonly kind: 'phone';
      readonly regionId: string;
      readonly code: string;
      readonly number: string;
      /** Where the number is; absent when it was read before by its code. */
      readonly country?: string;
    };

interface IdentityFields {
  readonly email?: string | undefined;
  readonly phoneNo?: string | undefined;
  readonly regionId?: string | undefined;
}

const NEITHER = fieldError('body.email', 'fault.giveEmailOrPhoneno');

/**
 * The identity that a body names, judged by the rule of its calling code; undefined when it names
 * none.
 */
export const readIdentity = (body: IdentityFields): Identity | undefined => {
  if (body.email !== undefined && body.phoneNo !== undefined)
    throw new ApiError('10102', { fields: [NEITHER] });
  if (body.email !== undefined) return { kind: 'email', email: body.email };
  if (body.phoneNo === undefined) return undefined;
  const { code, number, country } = checkPhone(body.regionId ?? '', body.phoneNo, {
    region: 'regionId',
    phone: 'phoneNo',
  });
  return { kind: 'phone', regionId: body.regionId ?? '', code, number, country };
};

/** As {@link readIdentity}, but naming none is 10102. */
export const requireIdentity = (body: IdentityFields): Identity => {
  const identity = readIdentity(body);
  if (!identity) throw new ApiError('10102', { fields: [NEITHER] });
  return identity;
};

/**
 * The refusal of an identity that has an account already, in the words of its kind (part 2, section
 * 8).
 */
export const alreadyRegistered = ({ kind }: Identity): ApiError =>
  new ApiError('30007', {
    text:
      kind === 'email'
        ? bilingual('identity.emailAlreadyRegistered')
        : bilingual('identity.mobileNumberAlreadyRegistered'),
  });

/** One text an identity, the same however it was typed. */
export const identityKey = (identity: Identity): string =>
  identity.kind === 'email'
    ? `email:${identity.email}`
    : `phone:${identity.code}:${identity.number}`;

export const maskIdentity = (identity: Identity): string =>
  identity.kind === 'email'
    ? maskEmail(identity.email)
    : `+${identity.code} ${maskPhone(identity.number)}`;
