/** Where a branch stands on the map. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

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
  middle: Position | undefined,
): Position => {
  const near = branches.findLast((branch) => branch.districtId === districtId);
  const { latitude, longitude } = near ?? middle ?? branches.at(-1) ?? CENTRE;
  return { latitude, longitude };
};
