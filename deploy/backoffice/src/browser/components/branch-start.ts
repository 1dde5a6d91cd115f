import type { LocalisedText } from '@tapnook/contracts';

/** Where a branch stands on the map. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Roughly the middle of where people go in each district, by its English name. */
const MIDDLES: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'Hong Kong Island': [22.277, 114.175],
  'Central & Western': [22.286, 114.148],
  'Wan Chai District': [22.278, 114.175],
  'Eastern District': [22.284, 114.215],
  'Southern District': [22.248, 114.158],
  Kowloon: [22.316, 114.176],
  'Yau Tsim Mong': [22.311, 114.17],
  'Sham Shui Po District': [22.331, 114.16],
  'Kowloon City District': [22.322, 114.188],
  'Wong Tai Sin District': [22.342, 114.194],
  'Kwun Tong District': [22.312, 114.226],
  'New Territories & Islands': [22.383, 114.148],
  'Kwai Tsing': [22.357, 114.13],
  'Tsuen Wan District': [22.371, 114.114],
  'Tuen Mun District': [22.392, 113.973],
  'Yuen Long District': [22.445, 114.022],
  'North District': [22.497, 114.138],
  'Tai Po District': [22.451, 114.164],
  'Sha Tin District': [22.383, 114.189],
  'Sai Kung District': [22.381, 114.271],
  'Islands District': [22.281, 113.944],
};
/** The middle of Hong Kong, until somebody says where it really is. */
const CENTRE: Position = { latitude: 22.3027, longitude: 114.1772 };

interface Known extends Position {
  readonly districtId: string;
}

/**
 * Where a new branch stands before its position is typed: beside another of the merchant's in the
 * district, in the middle of the district, or beside the merchant's last.
 */
export const branchStart = (
  branches: readonly Known[],
  districtId: string,
  districtName: LocalisedText | undefined,
): Position => {
  const near = branches.findLast((branch) => branch.districtId === districtId);
  const middle = MIDDLES[districtName?.en_gb ?? ''];
  const { latitude, longitude } =
    near ?? (middle && { latitude: middle[0], longitude: middle[1] }) ?? branches.at(-1) ?? CENTRE;
  return { latitude, longitude };
};
