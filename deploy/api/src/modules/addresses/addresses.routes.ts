import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { requireUserId } from '../identity/index.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.service.ts';

type Calls = 'getAddressBook' | 'addAddress' | 'updateAddress' | 'removeAddress';

/** The address book. */
export const addressHandlers = (deps: Deps): Pick<Handlers, Calls> => ({
  getAddressBook: async ({ viewer }) =>
    listAddresses(deps.db, await requireUserId(deps.db, viewer)),
  addAddress: async ({ viewer, body }) =>
    addAddress(deps, await requireUserId(deps.db, viewer), body),
  updateAddress: async ({ viewer, params, body }) =>
    changeAddress(deps, await requireUserId(deps.db, viewer), params.addressId, body),
  removeAddress: async ({ viewer, params }) =>
    removeAddress(deps.db, await requireUserId(deps.db, viewer), params.addressId),
});
