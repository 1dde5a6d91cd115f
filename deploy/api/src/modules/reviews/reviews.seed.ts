import { randomUUID } from 'node:crypto';
import type { Content, ProductContent, ReviewBankContent } from '../../../seed/content/types.ts';
import { insertRows } from '../../../seed/insert.ts';
import { known, localised, type Keys } from '../../../seed/keys.ts';
import { randomOf, type Random } from '../../../seed/random.ts';
import type { Queryable } from '../../db/pool.ts';
import { generalTemplate } from './rating-templates.service.ts';
import { createReviewWriter } from './seed-review-text.ts';

type Wanted = Pick<Content, 'products' | 'reviewBanks' | 'people'>;
/** How many there are at scale 1. */
const TOTAL = 3_000;
const MINUTES_BACK = 400 * 24 * 60;
/** Copies of products have ids this far from their original. */
const COPY_STEP = 1_000_000;

const itemId = (bank: ReviewBankContent, index: number): string => `${bank.key}-${index + 1}`;

const seedTemplates = async (pool: Queryable, content: Wanted, keys: Keys): Promise<void> => {
  const made = content.reviewBanks.map((bank) => ({
    id: bank.key,
    name: localised(bank.templateName),
    items: bank.items.map((item, index) => ({
      id: itemId(bank, index),
      itemName: localised(item),
    })),
  }));
  await insertRows(pool, 'review_templates', [generalTemplate(), ...made]);
  const links = content.products.filter(
    (product) => product.reviewBank && made.some((one) => one.id === product.reviewBank),
  );
  await insertRows(
    pool,
    'product_review_templates',
    links.map((product) => ({
      product_id: known(keys.products, product.key, 'a review'),
      template_id: product.reviewBank,
    })),
  );
};

/** Stars around a product's score: most at it or one beside it, a few far below. */
const starsFor = (random: Random, score: number): number => {
  const drawn = random.next();
  const spread = drawn < 0.05 ? -2.4 : drawn < 0.14 ? -1.2 : random.next() * 1.2 - 0.35;
  return Math.min(5, Math.max(1, Math.round(score + spread)));
};

interface Sold {
  readonly productId: number;
  readonly merchantId: number;
  readonly plans: readonly { readonly id: number; readonly name: unknown }[];
}
const reviewsOf = (
  content: Wanted,
  product: ProductContent,
  { productId, merchantId, plans }: Sold,
  number: number,
  now: number,
): Record<string, unknown>[] => {
  const random = randomOf(`reviews ${product.key}`);
  const choices = randomOf(`plans reviewed ${product.key}`);
  const bank =
    content.reviewBanks.find((one) => one.key === product.reviewBank) ??
    random.pick(content.reviewBanks);
  const wording = createReviewWriter(randomOf(`words of ${product.key}`), bank, product.key);
  const written = Array.from({ length: number }, () => {
    const stars = starsFor(random, product.score ?? 4.5);
    const chinese = random.next() < 0.58;
    const person = random.pick(content.people);
    const age = Math.floor(MINUTES_BACK * random.next() ** 1.6) + 90;
    const at = new Date(now - age * 60_000).toISOString();
    const anonymous = random.next() < 0.06;
    const bought = plans.length > 0 ? choices.pick(plans) : undefined;
    return {
      id: randomUUID(),
      product_id: productId,
      merchant_id: merchantId,
      plan_id: bought?.id ?? null,
      plan_name: bought?.name ?? null,
      template_id: bank.key,
      author_name: chinese ? person.name.zh : person.name.en,
      author_image: person.avatar ? `/api/media/scene-${person.avatar}` : null,
      is_anonymous: anonymous,
      overall_score: stars,
      scores: bank.items.map((_, index) => ({
        id: itemId(bank, index),
        score: Math.min(
          5,
          Math.max(1, stars + (random.next() < 0.25 ? -1 : random.next() < 0.15 ? 1 : 0)),
        ),
      })),
      language: chinese ? 'zh_hk' : 'en_gb',
      pictures:
        stars >= 4 && random.next() < 0.14
          ? product.scenes.slice(0, random.between(1, 3)).map((scene) => `scene-${scene}`)
          : [],
      is_recommended: stars >= 4 && random.next() < 0.8,
      likes: Math.floor(random.next() ** 4 * 40),
      status: 'NORMAL',
      platform: random.pick(['web', 'ios', 'android']),
      max_point: 80,
      reward: 0,
      month: at.slice(0, 7),
      moderate_at: at,
      created_at: at,
      updated_at: at,
    };
  });
  return written
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .map((review) => ({
      ...review,
      message: wording({ stars: review.overall_score, chinese: review.language === 'zh_hk' }),
    }));
};

const SUMMARISE = `
  insert into review_statistics (key, count, histogram, with_pictures, recommended, items)
  select subject.key, count(*), array[count(*) filter (where overall_score = 1), count(*)
    filter (where overall_score = 2), count(*) filter (where overall_score = 3), count(*)
    filter (where overall_score = 4), count(*) filter (where overall_score = 5)]::int[],
    count(*) filter (where cardinality(pictures) > 0), count(*) filter (where is_recommended),
      '{}'::jsonb
  from reviews r cross join lateral (values ('product:' || r.product_id),
    ('merchant:' || r.merchant_id)) as subject (key) where r.status = 'NORMAL' group by 1
  on conflict (key) do update set count = excluded.count, histogram = excluded.histogram,
    with_pictures = excluded.with_pictures, recommended = excluded.recommended;
  update review_statistics s set items = i.items from (
    select key, jsonb_object_agg(item, jsonb_build_object('sum', sum, 'count', count)) as items
      from (
      select subject.key, one->>'id' as item, sum((one->>'score')::int) as sum, count(*) as count
      from reviews r cross join lateral jsonb_array_elements(r.scores) as one
        cross join lateral (values ('product:' || r.product_id),
        ('merchant:' || r.merchant_id)) as subject (key) where r.status = 'NORMAL' group by 1, 2
    ) as parts group by key
  ) as i where i.key = s.key;
  update products p set score = s.score, review_count = s.count from (
    select split_part(key, ':', 2)::int as id, count,
      round((histogram[1] + 2 * histogram[2] + 3 * histogram[3] + 4 * histogram[4] + 5 *
      histogram[5])::numeric / count, 1)::float8 as score from review_statistics
      where key like 'product:%' and count > 0
  ) s where p.id = s.id;
  update merchants m set score = s.score, review_count = s.count, score_counts = s.histogram from (
    select split_part(key, ':', 2)::int as id, count, histogram,
      round((histogram[1] + 2 * histogram[2] + 3 * histogram[3] + 4 * histogram[4] + 5 *
      histogram[5])::numeric / count, 1)::float8 as score from review_statistics
      where key like 'merchant:%' and count > 0
  ) s where m.id = s.id`;

/**
 * Reviews over all products by how many each is written to have, their copies at larger scales, and
 * the statistics of all of them.
 */
export const seedReviews = async (
  pool: Queryable,
  content: Wanted,
  keys: Keys,
  now: Date,
  scale: number,
): Promise<void> => {
  await seedTemplates(pool, content, keys);
  const { rows: owners } = await pool.query<{ id: number; merchant_id: number }>(
    'select id, merchant_id from products',
  );
  const merchantIdOf = new Map(owners.map((row) => [row.id, row.merchant_id]));
  const { rows: plans } = await pool.query<{ id: number; product_id: number; name: unknown }>(
    'select id, product_id, name from plans where active order by id',
  );
  const plansOf = Map.groupBy(plans, (plan) => plan.product_id);
  const reviewed = content.products.filter((product) => product.shelf !== 'waiting');
  const weights = reviewed.reduce((sum, product) => sum + (product.reviews ?? 12), 0);
  const rows = reviewed.flatMap((product) => {
    const id = known(keys.products, product.key, 'a review');
    return reviewsOf(
      content,
      product,
      { productId: id, merchantId: merchantIdOf.get(id) ?? 0, plans: plansOf.get(id) ?? [] },
      Math.max(2, Math.ceil(((product.reviews ?? 12) / Math.max(1, weights)) * TOTAL)),
      now.getTime(),
    );
  });
  await insertRows(pool, 'reviews', rows);
  if (scale > 1) await copyReviews(pool, scale);
  await pool.query(SUMMARISE);
};

const copyReviews = async (pool: Queryable, scale: number): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public'
      and table_name = 'reviews' order by ordinal_position`,
  );
  const changed: Readonly<Record<string, string>> = {
    id: 'gen_random_uuid()',
    product_id: `t.product_id + n * ${COPY_STEP}`,
    plan_id: 'null',
  };
  const names = rows.map((row) => `"${row.name}"`).join(', ');
  await pool.query(
    `insert into reviews (${names})
      select ${rows.map((row) => changed[row.name] ?? `t."${row.name}"`).join(', ')}
      from reviews t, generate_series(1, $1::int) as n`,
    [scale - 1],
  );
  await pool.query(
    `insert into product_review_templates (product_id, template_id) select product_id + n * $2::int,
      template_id from product_review_templates t, generate_series(1, $1::int) as n`,
    [scale - 1, COPY_STEP],
  );
};
