import { getProfile } from '@tapnook/contracts/calls';
import { callKey, useCall, usePlatform, type CallResult } from '@tapnook/platform';
import { SECTION_ERROR_CODES } from '../components/query-section.tsx';

export type Profile = CallResult<typeof getProfile>;

export const useProfile = (enabled = true) =>
  useCall(getProfile, {}, { handledErrorCodes: SECTION_ERROR_CODES, enabled });

/** Returns a function that stores the profile a call returned, for the account and the header. */
export const useSetProfile = (): ((profile: Profile) => void) => {
  const { queryClient, session } = usePlatform();
  return (profile) => {
    queryClient.setQueryData(callKey(getProfile, {}), profile);
    // The header shows name and picture of the session, in every tab.
    session.getState().refresh();
  };
};
