import type { BranchStore, Product } from '@tapnook/contracts/api';

/** Where it happens: the place of its own, or else the branches that offer it. */
export const productLocations = ({
  experienceLocation,
  locationCoordinate,
  districtName,
  branchStores,
}: Product): readonly BranchStore[] => {
  if (!experienceLocation || !locationCoordinate) return branchStores;
  const { latitude, longitude } = locationCoordinate;
  const none = { en_gb: '', zh_hk: '' };
  return [
    {
      branchId: 'own',
      branchName: experienceLocation,
      address: none,
      districtName: districtName ?? none,
      tel: '',
      locationCoordinate,
      openingDays: [],
      mapLocation:
        `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}` +
        `#map=18/${latitude}/${longitude}`,
    },
  ];
};
