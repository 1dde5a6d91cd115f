import { getRegions } from '@tapnook/contracts/calls';
import { useCall, type CallResult, useWords } from '@tapnook/platform';

export type Region = CallResult<typeof getRegions>[number];
export interface Regions {
  /** Calling codes for a phone field, each once, the frequent ones first. */
  readonly codes: readonly { readonly value: string; readonly label: string }[];
  readonly places: readonly { readonly value: string; readonly label: string }[];
  readonly prefixOf: (regionId: string | null) => string;
}

const HOME: Region = { id: 'HK', regionName: { en_gb: 'Hong Kong', zh_hk: '香港' }, prefixNo: '852', frequentlyUsed: true };

/** Regions with their calling codes, kept for the whole visit; Hong Kong until they are here. */
export const useRegions = (): Regions => {
  const { text } = useWords();
  const { data } = useCall(getRegions, {}, { staleTime: Infinity, handles: 'all' });
  const regions = data && data.length > 0 ? data : [HOME];
  const firsts = regions.filter((region, index) => regions.findIndex((other) => other.prefixNo === region.prefixNo) === index);
  return {
    codes: firsts.map(({ id, prefixNo }) => ({ value: id, label: `+${prefixNo}` })),
    places: regions.map(({ id, regionName }) => ({ value: id, label: text(regionName) })),
    prefixOf: (regionId) => regions.find(({ id }) => id === regionId)?.prefixNo ?? '',
  };
};
