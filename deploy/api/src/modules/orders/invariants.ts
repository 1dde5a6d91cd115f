import type { Pool } from '../../db/pool.ts';

export interface Breach {
  readonly invariant: number;
  readonly subject: string;
  readonly detail: string;
}

const PARTS = [1, 2, 3, 4, 5, 6, 7, 8].map(
  (number) => `select ${number}::int as invariant, subject, detail from invariant_${number}`,
);
export const BREACHES = `${PARTS.join(' union all ')} order by 1 limit 100`;

/** Reads the views `invariant_1` to `invariant_8` (part 3, "Invariants"). Each row is a breach. */
export const checkInvariants = async (pool: Pool): Promise<readonly Breach[]> => {
  const { rows } = await pool.query<Breach>(BREACHES);
  return rows;
};
