import { getRegions } from '@tapnook/contracts/calls';
import { callingCodes, HOME_REGION } from '@tapnook/kernel';
import { useCall, useLocale, type CallResult } from '@tapnook/platform';
import type { CallingCode } from '@tapnook/ui';
import { useMemo } from 'react';

type Regions = CallResult<typeof getRegions>;
/** Used until the list is loaded, and when it fails to load. */
const DEFAULT_REGIONS: Regions = [HOME_REGION];

/** Calling codes for a telephone field, the frequently used ones first. */
export const useCallingCodes = (): {
  readonly codes: readonly CallingCode[];
  readonly prefixOf: (regionId: string) => string | undefined;
} => {
  const { data } = useCall(getRegions, {}, { handledErrorCodes: 'all', staleTime: Infinity });
  const locale = useLocale();
  const regions = data?.length ? data : DEFAULT_REGIONS;
  return {
    codes: useMemo(() => callingCodes(regions, locale), [regions, locale]),
    prefixOf: (regionId) => regions.find(({ id }) => id === regionId)?.prefixNo,
  };
};
