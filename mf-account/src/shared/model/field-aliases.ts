/**
 * A calling code is chosen in the same field as its number, so what is wrong with it is said there.
 */
export const FIELD_ALIASES = { regionId: 'phoneNo', phoneRegionId: 'phone' } as const;
