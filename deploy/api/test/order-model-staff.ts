import type { Act } from './order-model-acts.ts';
import { at, orderAt, type World } from './order-model-world.ts';

const ADMIN = { userId: '1', role: 'admin' } as const;
const NOTHING = '00000000-0000-4000-8000-000000000000';
const productAt = (world: World, number: number) =>
  at(world.products, number) ?? { productId: '1', planId: '1' };
/** Merchants and administrators may do these alike. */
const somebody = (world: World, number: number) => (number % 2 === 0 ? ADMIN : world.shop.merchant);

const reviewAt = async ({ shop }: World, number: number): Promise<string> =>
  at(
    (await shop.deps.pool.query<{ id: string }>('select id from reviews order by id')).rows,
    number,
  )?.id ?? NOTHING;

/** What merchants and editors change of a shop while people buy in it. */
export const STAFF_ACTS = {
  // Whoever holds an order keeps its price; whoever confirms is told the new one.
  editPrice: (world, { a, b, c }) => {
    const { productId, planId } = productAt(world, a);
    return world.shop.call('PATCH', `/v1/merchant/products/${productId}/plans/${planId}`, {
      as: somebody(world, c),
      body: {
        price: 30_000 + b,
        ...(b % 3 === 0 && { specialPrice: b % 2 ? null : 20_000 + c }),
        ...(c % 4 === 0 && { quota: b % 6 }),
      },
    });
  },
  editDay: (world, { a, b, c }) => {
    const { productId, planId } = productAt(world, 2 + (a % 2));
    const day = at(world.days, b);
    return world.shop.call('POST', `/v1/merchant/products/${productId}/slots`, {
      as: somebody(world, c),
      body: {
        planId,
        from: day,
        to: day,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        times: ['10:00'],
        // Closed one time in four, or nothing would be sold any more.
        open: b % 4 > 0,
        ...(c % 3 === 0 && { places: c % 4 }),
        ...(c % 5 === 0 && { price: 40_000 + c }),
      },
    });
  },
  moveContent: (world, { a, b }) => {
    const { productId } = productAt(world, a);
    return world.shop.call('PATCH', `/v1/merchant/products/${productId}/content`, {
      as: ADMIN,
      body: { state: b % 5 === 0 ? 'unpublished' : 'published' },
    });
  },
  moveShelf: (world, { a, b }) => {
    const { productId } = productAt(world, a);
    return world.shop.call('PATCH', `/v1/merchant/products/${productId}/shelf`, {
      as: somebody(world, b),
      body: { status: b % 5 === 0 ? 'OFF_SHELF' : 'ON_SHELF' },
    });
  },
  editProduct: async (world, { a, b, c }) => {
    const { productId } = productAt(world, a);
    const path = `/v1/merchant/products/${productId}`;
    const as = somebody(world, c);
    const { data } = await world.shop.call('GET', path, { as });
    return world.shop.call('PATCH', path, {
      as,
      body: {
        // Two people at once: the second is told.
        version: data.version - (b % 5 === 0 ? 1 : 0),
        buyLimit: 1 + (b % 3),
        quota: b % 4 === 0 ? null : b % 9,
        orderCheckWay: c % 3 === 0 ? 'confirm' : 'instant',
      },
    });
  },
  undoVersion: async (world, { a, b, c }) => {
    const { productId } = productAt(world, a);
    const path = `/v1/merchant/products/${productId}/versions`;
    const as = somebody(world, c);
    const { data } = await world.shop.call('GET', path, { as });
    const version = at(data as { version: number }[], b)?.version;
    const { data: product } = await world.shop.call('GET', `/v1/merchant/products/${productId}`, {
      as,
    });
    return version === undefined
      ? undefined
      : world.shop.call('POST', `${path}/${version}/restored`, {
          as,
          body: { current: product.version },
        });
  },
  answerReview: async (world, { a, b, c }) =>
    world.shop.call('PATCH', `/v1/merchant/reviews/${await reviewAt(world, a)}/answer`, {
      as: somebody(world, c),
      body: { message: b % 4 === 0 ? '' : 'Thank you for coming.' },
    }),
  moderate: async (world, { a, b }) =>
    world.shop.call('PATCH', `/v1/admin/reviews/${await reviewAt(world, a)}`, {
      as: ADMIN,
      body: { status: b % 3 === 0 ? 'HIDE' : 'NORMAL' },
    }),
  undoRedemption: async (world, { a }) => {
    const { rows } = await world.shop.deps.pool.query<{ voucher_no: string }>(
      `select voucher_no from vouchers v join orders o on o.id = v.order_id where o.order_no = $1
        and v.used_count > 0`,
      [orderAt(world, a).orderNo],
    );
    const voucherNo = rows[0]?.voucher_no ?? 'TN0000-0000000000';
    return world.shop.call('POST', `/v1/merchant/vouchers/${voucherNo}/undo`, {
      as: world.shop.merchant,
      body: {},
    });
  },
} as const satisfies Record<string, Act>;
