import type { Deps } from '../../deps.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import { idOf } from '../catalog/index.ts';
import {
  merchantFor,
  OWNERS,
  requireMember,
  type Member,
  type MerchantRole,
} from '../merchants/index.ts';
import { decideApplication, listApplications } from './applications.service.ts';
import { changeBranch, createBranch } from './branches.service.ts';
import { acceptInvitation, readInvitation } from './invitations.service.ts';
import { readMember } from './member.service.ts';
import {
  changeMerchant,
  createMerchant,
  listMerchants,
  publishMerchant,
  readManagedMerchant,
} from './merchants.service.ts';
import {
  changeRole,
  invite,
  readPeople,
  removePerson,
  withdrawInvitation,
} from './people.service.ts';

type Calls =
  | 'getMember'
  | 'listManagedMerchants'
  | 'createMerchant'
  | 'getManagedMerchant'
  | 'changeMerchant'
  | 'publishMerchant'
  | 'createBranch'
  | 'changeBranch'
  | 'listPeople'
  | 'invitePerson'
  | 'changePerson'
  | 'removePerson'
  | 'withdrawInvitation'
  | 'readInvitation'
  | 'acceptInvitation'
  | 'listApplications'
  | 'decideApplication';

type Named = { readonly params: { readonly merchantId: string }; readonly viewer: Viewer };

/** Merchants, their branches and people: an administrator's, or the owner's of one merchant. */
export const backOfficeHandlers = (deps: Deps): Pick<Handlers, Calls> => {
  const { db } = deps;
  /** Whoever may work on the merchant that a call names. */
  const on = async (
    { params, viewer }: Named,
    roles?: readonly MerchantRole[],
  ): Promise<readonly [Member, number]> => {
    const member = await requireMember(db, viewer, roles);
    return [member, merchantFor(member, idOf(params.merchantId))];
  };
  return {
    getMember: ({ viewer }) => readMember(deps, viewer),
    listManagedMerchants: ({ query }) => listMerchants(db, query),
    createMerchant: async ({ viewer, body }) =>
      createMerchant(db, await requireMember(db, viewer), body),
    getManagedMerchant: async (call) => readManagedMerchant(db, (await on(call))[1]),
    changeMerchant: async (call) => changeMerchant(db, ...(await on(call, OWNERS)), call.body),
    publishMerchant: async (call) => publishMerchant(db, ...(await on(call)), call.body.published),
    createBranch: async (call) => createBranch(db, ...(await on(call, OWNERS)), call.body),
    changeBranch: async (call) => {
      const [member, merchantId] = await on(call, OWNERS);
      return changeBranch(db, member, merchantId, idOf(call.params.branchId), call.body);
    },
    listPeople: async (call) => readPeople(db, (await on(call, OWNERS))[1]),
    invitePerson: async (call) => {
      const [member, merchantId] = await on(call, OWNERS);
      return invite(deps, { member, merchantId, locale: call.locale }, call.body);
    },
    changePerson: async (call) => {
      const [member, merchantId] = await on(call, OWNERS);
      return changeRole(db, member, merchantId, idOf(call.params.userId), call.body.role);
    },
    removePerson: async (call) => {
      const [member, merchantId] = await on(call, OWNERS);
      return removePerson(db, member, merchantId, idOf(call.params.userId));
    },
    withdrawInvitation: async (call) => {
      const [member, merchantId] = await on(call, OWNERS);
      return withdrawInvitation(db, member, merchantId, idOf(call.params.invitationId));
    },
    readInvitation: ({ body }) => readInvitation(deps, body.token),
    acceptInvitation: ({ body, locale }) => acceptInvitation(deps, body, locale),
    listApplications: ({ query }) => listApplications(deps, query),
    decideApplication: async ({ viewer, params, body }) =>
      decideApplication(deps, await requireMember(db, viewer), params.enquiryNo, body),
  };
};
