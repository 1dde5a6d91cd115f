import type { Locale } from '@tapnook/contracts';
import { password as passwordRule } from '@tapnook/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import {
  hashPassword,
  hashSecret,
  createUser,
  findUser,
  changeUser,
  refuseBreachedPassword,
} from '../identity/index.ts';
import { merchants } from '../merchants/index.ts';
import { audit } from './audit.service.ts';
import { merchantInvitations as invitations } from './backoffice.tables.ts';
import { isOpen } from './people.service.ts';

/** An invitation by its token; 10405 when it was used, withdrawn, has ended or never was. */
const findInvitation = async (tx: Tx, token: string) => {
  const [found] = await tx
    .select({ invitation: invitations, merchantName: merchants.name })
    .from(invitations)
    .innerJoin(merchants, eq(merchants.id, invitations.merchantId))
    .where(and(eq(invitations.tokenHash, hashSecret(token)), isOpen))
    .for('update', { of: invitations });
  if (!found) throw new ApiError('10405');
  return found;
};

export const readInvitation = async ({ db }: Pick<Deps, 'db'>, token: string) => {
  const { invitation, merchantName } = await findInvitation(db, token);
  const user = await findUser(db, { kind: 'email', email: invitation.email });
  return {
    merchantName,
    email: invitation.email,
    role: invitation.role,
    hasAccount: user !== undefined,
  };
};

export interface Acceptance {
  readonly token: string;
  readonly password?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

const refusedPassword = (input: Acceptance): ApiError | undefined => {
  const refused = passwordRule(input.password ?? '');
  return refused
    ? new ApiError('10102', {
        fields: [
          {
            field: 'body.password',
            en_US: refused.text.en_gb,
            zh_HK: refused.text.zh_hk,
          },
        ],
      })
    : undefined;
};

/**
 * Takes an invitation up. The link proves the address: a new account is made with a password, and
 * an account that is there keeps its own.
 */
export const acceptInvitation = async (
  { db, env }: Pick<Deps, 'db' | 'env'>,
  input: Acceptance,
  locale: Locale,
) => {
  const refused = refusedPassword(input);
  if (input.password !== undefined && !refused)
    await refuseBreachedPassword(env, input.password, 'body.password');
  // Hashing takes long: it is done before anything is locked.
  const passwordHash = refused ? undefined : await hashPassword(input.password ?? '');
  return inTransaction(db, async (tx) => {
    const { invitation } = await findInvitation(tx, input.token);
    const identity = { kind: 'email', email: invitation.email } as const;
    const known = await findUser(tx, identity);
    if (known && known.role !== 'client') throw new ApiError('10409');
    if (!known && (refused || !passwordHash)) throw refused ?? new ApiError('10102');
    const user =
      known ??
      (await createUser(tx, {
        identity,
        ...(passwordHash && { passwordHash }),
        firstName: input.firstName,
        lastName: input.lastName,
        locale,
        acceptNotification: false,
      }));
    await changeUser(tx, user.id, {
      role: 'merchant',
      merchantId: invitation.merchantId,
      merchantRole: invitation.role,
    });
    await tx
      .update(invitations)
      .set({ acceptedAt: sql`app_now()`, acceptedBy: user.id })
      .where(eq(invitations.id, invitation.id));
    await audit(
      tx,
      { userId: user.id, role: invitation.role, merchantId: invitation.merchantId },
      { action: 'join', kind: 'person', subject: user.id, after: { role: invitation.role } },
    );
    return { email: invitation.email, role: invitation.role };
  });
};
