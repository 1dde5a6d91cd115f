import { getProfile } from '@tapnook/contracts/calls';
import { callKey, useCall, usePlatform, type CallResult } from '@tapnook/platform';
import { SECTION_ERROR_CODES } from '../components/section-state.tsx';

export type Profile = CallResult<typeof getProfile>;

/** The signed-in shopper's profile. */
export const useProfile = (enabled = true) =>
  useCall(getProfile, {}, { handledErrorCodes: SECTION_ERROR_CODES, enabled });

/** Keeps what a change answered as the profile of now, in the header as well. */
export const useSetProfile = (): ((profile: Profile) => void) => {
  const { queryClient, session } = usePlatform();
  return (profile) => {
    queryClient.setQueryData(callKey(getProfile, {}), profile);
    // The header's name and picture follow at once, in every tab.
    session.getState().refresh();
  };
};
