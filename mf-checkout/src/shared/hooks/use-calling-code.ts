import { getRegions } from '@tapnook/contracts/calls';
import { useCall } from '@tapnook/platform';

/** The calling code of a region without its plus; empty until the regions are loaded. */
export const useCallingCode = (): ((regionId: string | null) => string) => {
  const { data } = useCall(getRegions, {}, { handledErrorCodes: 'all', staleTime: Infinity });
  return (regionId) => data?.find(({ id }) => id === regionId)?.prefixNo ?? '';
};
