import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import { displayName, getUser } from '../identity/index.ts';
import { findMerchant, requireMember } from '../merchants/index.ts';

type Answer = Awaited<ReturnType<Handlers['getMember']>>;

/** Who is at work, and for which merchant. */
export const readMember = async (deps: Deps, viewer: Viewer): Promise<Answer> => {
  const member = await requireMember(deps.db, viewer);
  const user = await getUser(deps.db, member.userId);
  if (!user) throw new ApiError('10405');
  const merchant =
    member.merchantId === null ? undefined : await findMerchant(deps.db, member.merchantId);
  return {
    userId: String(user.id),
    name: displayName(user),
    email: user.email,
    role: member.role,
    merchant: merchant ? { merchantId: String(merchant.id), merchantName: merchant.name } : null,
  };
};
