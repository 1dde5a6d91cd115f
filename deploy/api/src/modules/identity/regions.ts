import type { Refusal } from '@tapnook/kernel';
import { ApiError } from '../../errors.ts';
import { bilingual, isTextKey } from '../../translations.ts';
import { parsePhone, type PhoneNumber } from './phone-number.ts';
import { CALLING_CODES, FREQUENT_REGIONS } from './regions.data.ts';

/** A region as the wire has it; `prefixNo` without plus. */
export interface Region {
  readonly id: string;
  readonly regionName: { readonly en_gb: string; readonly zh_hk: string };
  readonly prefixNo: string;
  readonly frequentlyUsed: boolean;
}

/**
 * Every region with its calling code: Hong Kong and the mainland first, the frequent ones next, the
 * rest by English name.
 */
export const listRegions = (): Region[] => {
  const english = new Intl.DisplayNames(['en-GB'], { type: 'region' });
  const chinese = new Intl.DisplayNames(['zh-HK'], { type: 'region' });
  // Some regions have another name in Hong Kong than in the list of Unicode.
  const nameOf = (id: string): Region['regionName'] => {
    const key = `region.${id}`;
    return isTextKey(key)
      ? bilingual(key)
      : { en_gb: english.of(id) ?? id, zh_hk: chinese.of(id) ?? id };
  };
  const rank = (id: string): number => (FREQUENT_REGIONS as readonly string[]).indexOf(id);
  return Object.entries(CALLING_CODES)
    .map(([id, prefixNo]) => ({
      id,
      regionName: nameOf(id),
      prefixNo,
      frequentlyUsed: rank(id) >= 0,
    }))
    .toSorted((a, b) => {
      if (a.frequentlyUsed !== b.frequentlyUsed) return a.frequentlyUsed ? -1 : 1;
      return a.frequentlyUsed
        ? rank(a.id) - rank(b.id)
        : a.regionName.en_gb.localeCompare(b.regionName.en_gb, 'en');
    });
};

/** The calling code of a region without plus, or undefined for one that does not exist. */
export const callingCode = (regionId: string): string | undefined => CALLING_CODES[regionId];

/** The refusal of a number without the calling code of a region. */
export const callingCodeRefusal = (): Refusal => ({
  code: 'calling-code',
  text: bilingual('fault.callingCode'),
});

/**
 * A number of a region in its one form; throws 10102 with the field at fault.
 */
export const checkPhone = (
  regionId: string,
  phoneNo: string,
  fields: { readonly region: string; readonly phone: string },
): PhoneNumber => {
  const code = callingCode(regionId);
  const phone = code ? parsePhone(regionId, code, phoneNo) : callingCodeRefusal();
  if ('number' in phone) return phone;
  throw new ApiError('10102', {
    fields: [
      {
        field: `body.${code ? fields.phone : fields.region}`,
        en_US: phone.text.en_gb,
        zh_HK: phone.text.zh_hk,
      },
    ],
  });
};
