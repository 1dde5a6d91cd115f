import type { LocalisedText } from '@tapnook/contracts';
import type { BranchStore } from '@tapnook/contracts/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';

/** Opening hours as they are kept. */
export type Hours = readonly {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}[];

interface BranchRow extends Record<string, unknown> {
  id: number;
  name: LocalisedText;
  address: LocalisedText;
  district_name: LocalisedText;
  tel: string;
  latitude: number;
  longitude: number;
  hours: Hours;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** The same by weekday, as they go over the wire. */
export const openingDays = (hours: Hours): BranchStore['openingDays'] =>
  WEEK.map((day) => {
    const times = hours
      .filter((rule) => rule.days.includes(day))
      .map((rule) => ({ start: rule.opens, end: rule.closes }));
    return { day, times, enable: times.length > 0 };
  });

const toBranch = (row: BranchRow): BranchStore => ({
  branchId: String(row.id),
  branchName: row.name,
  address: row.address,
  districtName: row.district_name,
  tel: row.tel,
  mapLocation:
    `https://www.openstreetmap.org/?mlat=${row.latitude}&mlon=${row.longitude}` +
    `#map=18/${row.latitude}/${row.longitude}`,
  locationCoordinate: { latitude: row.latitude, longitude: row.longitude },
  openingDays: openingDays(row.hours),
});

/** The branches `b` that a condition picks, in the merchant's order. */
export const branchesOf = async (tx: Tx, where: SQL): Promise<BranchStore[]> => {
  const { rows } = await tx.execute<BranchRow>(sql`
    select b.id, b.name, b.address, d.name as district_name, b.tel, b.latitude, b.longitude, b.hours
    from branches b join districts d on d.id = b.district_id where ${where} order by b.sort, b.id`);
  return rows.map(toBranch);
};

export const branchesOfMerchant = (tx: Tx, merchantId: number): ReturnType<typeof branchesOf> =>
  branchesOf(tx, sql`b.merchant_id = ${merchantId}`);
