import type { LocalisedText } from '@tapnook/contracts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { products } from './catalog.tables.ts';

type Product = typeof products.$inferSelect;

/** A product as raw SQL gives it: columns by their own names, instants as text. */
export interface ProductRow extends Record<string, unknown> {
  id: number;
  route: string;
  product_no: string;
  merchant_id: number;
  kind: Product['kind'];
  status: Product['status'];
  name: LocalisedText;
  selling_point: LocalisedText;
  selling_point_color: string | null;
  angle_mark: Product['angleMark'];
  images: string[];
  image_texts: Product['imageTexts'];
  seo_title: LocalisedText | null;
  seo_description: LocalisedText | null;
  description: LocalisedText;
  schedule: LocalisedText | null;
  location: LocalisedText | null;
  location_note: LocalisedText | null;
  latitude: number | null;
  longitude: number | null;
  notice_keys: string[];
  faqs: Product['faqs'];
  terms: LocalisedText;
  id_card_needed: boolean;
  order_check_way: Product['orderCheckWay'];
  start_sell_at: string | null;
  end_sell_at: string | null;
  auto_sold_out_at: string | null;
  buy_limit: number | null;
  coin_ratio: number;
  max_point: number;
  labels: LocalisedText[];
  tags: LocalisedText[];
  sold_out_setting: Product['soldOutSetting'];
  use_multi_options: boolean;
  branch_ids: number[];
  main_category_id: number;
  category_ids: number[];
  main_district_id: number | null;
  district_ids: number[];
  lowest_price: number;
  lowest_special_price: number | null;
  pay_price: number;
  highest_price: number;
  limited_price_end_at: string | null;
  score: number | null;
  review_count: number;
  sold_count: number;
}

/** One product by id or route, whatever its shelf. */
export const findProductRow = async (
  tx: Tx,
  by: { readonly id: number } | { readonly route: string },
): Promise<ProductRow | undefined> => {
  const { rows } = await tx.execute<ProductRow>(
    'id' in by
      ? sql`select * from products where id = ${by.id}`
      : sql`select * from products where route = ${by.route}`,
  );
  return rows[0];
};
