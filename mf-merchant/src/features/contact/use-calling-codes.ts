import type { CallResult } from '@tapnook/platform';
import { useCall } from '@tapnook/platform';
import { getRegions } from '@tapnook/contracts/calls';

type Regions = CallResult<typeof getRegions>;
/** Until the list is here, and when it does not come. */
const HOME: Regions = [{ id: 'HK', regionName: { en_gb: 'Hong Kong', zh_hk: '香港' }, prefixNo: '852', frequentlyUsed: true }];

/** Calling codes for a telephone field, each code once, the frequent first. */
export const useCallingCodes = (): { readonly codes: { value: string; label: string }[]; readonly prefixOf: (regionId: string) => string | undefined } => {
  const { data } = useCall(getRegions, {}, { handles: 'all', staleTime: Infinity });
  const regions = data?.length ? data : HOME;
  return {
    codes: regions.map(({ id, prefixNo }) => ({ value: id, label: `+${prefixNo} ${id}` })),
    prefixOf: (regionId) => regions.find(({ id }) => id === regionId)?.prefixNo,
  };
};
