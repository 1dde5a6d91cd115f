import type { ErrorCode } from '@tapnook/contracts/errors';
import { sql, type SQL } from 'drizzle-orm';
import { ApiError } from '../../errors.ts';

const LARGEST = 2_147_483_647;

/** Ids on the wire are digits; one that no row can have is simply not found. */
export const idOf = (wire: string, notFound: ErrorCode = '10405'): number => {
  const id = Number(wire);
  if (!Number.isSafeInteger(id) || id < 1 || id > LARGEST) throw new ApiError(notFound);
  return id;
};
/** Those of a list that a row can have. */
export const idsOf = (wire: readonly string[] | undefined): number[] =>
  (wire ?? []).map(Number).filter((id) => Number.isSafeInteger(id) && id >= 1 && id <= LARGEST);

export const ints = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::int[]`;
