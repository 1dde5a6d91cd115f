import { getRegions } from '@tapnook/contracts/calls';
import { callingCodes, HOME_REGION } from '@tapnook/kernel';
import { useCall, type CallResult, useTranslation } from '@tapnook/platform';
import type { CallingCode } from '@tapnook/ui';
import { useMemo } from 'react';

export type Region = CallResult<typeof getRegions>[number];
export interface Regions {
  /** Calling codes for a phone field, the frequently used ones first. */
  readonly codes: readonly CallingCode[];
  readonly places: readonly { readonly value: string; readonly label: string }[];
  readonly prefixOf: (regionId: string | null) => string;
}

const HOME: readonly Region[] = [HOME_REGION];

/**
 * Regions with their calling codes, cached for the whole visit; Hong Kong alone until they are
 * loaded.
 */
export const useRegions = (): Regions => {
  const { text, locale } = useTranslation();
  const { data } = useCall(getRegions, {}, { staleTime: Infinity, handledErrorCodes: 'all' });
  const regions = data && data.length > 0 ? data : HOME;
  return {
    codes: useMemo(() => callingCodes(regions, locale), [regions, locale]),
    places: regions.map(({ id, regionName }) => ({ value: id, label: text(regionName) })),
    prefixOf: (regionId) => regions.find(({ id }) => id === regionId)?.prefixNo ?? '',
  };
};
