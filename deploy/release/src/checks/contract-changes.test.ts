import { describe, expect, it } from '@jest/globals';
import { defineCall, type CallContract } from '@tapnook/contracts';
import { api } from '@tapnook/contracts/api';
import { contractSurface } from '@tapnook/contracts/kit';
import type { ContractSurface } from '@tapnook/contracts/release';
import { z } from 'zod';
import { breakingChanges } from './contract-changes.ts';

const Product = z
  .object({ name: z.string(), price: z.number().nullable(), kind: z.enum(['day', 'pass']) })
  .meta({ id: 'SurfaceProduct' });
const Tree: z.ZodType = z.lazy(() =>
  z.object({ label: z.string(), children: z.array(Tree) }).meta({ id: 'SurfaceTree' }),
);
const call = (changes: Partial<CallContract> = {}): Record<string, CallContract> => ({
  getProduct: {
    route: defineCall('getProduct', 'GET', '/v2/products/{id}', 'public'),
    tag: 'catalogue',
    summary: 'A product',
    params: z.object({ id: z.string() }),
    query: z.object({ sort: z.enum(['price', 'name']).optional() }),
    data: z.object({ product: Product, tree: Tree }),
    errors: [],
    ...changes,
  },
});
const surface = (changes?: Partial<CallContract>): ContractSurface =>
  contractSurface('1.2.0', call(changes));
const data = (product: z.ZodType) => ({ data: z.object({ product, tree: Tree }) });

// Covers: REL-003
describe('a change of the contracts', () => {
  it('breaks nothing when it changes nothing, and in all the calls of today', () => {
    expect(breakingChanges(surface(), surface())).toEqual([]);
    const today = contractSurface('1.2.0', api);
    expect(breakingChanges(today, today)).toEqual([]);
  });

  it.each<[string, Partial<CallContract>]>([
    ['a further key of an answer', data(Product.extend({ stock: z.number() }))],
    ['an answer that is never null any more', data(Product.extend({ price: z.number() }))],
    [
      'a further value of an answer',
      data(Product.extend({ kind: z.enum(['day', 'pass', 'gift']) })),
    ],
    [
      'an optional parameter',
      { query: z.object({ sort: z.string().optional(), page: z.int().optional() }) },
    ],
  ])('breaks nothing by %s', (_name, changes) =>
    expect(breakingChanges(surface(), surface(changes))).toEqual([]),
  );

  it.each<[string, Partial<CallContract>, string]>([
    [
      'a moved call',
      { route: defineCall('getProduct', 'GET', '/v3/products/{id}', 'public') },
      'getProduct is GET /v3/products/{id} now',
    ],
    [
      'a call for others',
      { route: defineCall('getProduct', 'GET', '/v2/products/{id}', 'client') },
      'getProduct: it is for client, not public',
    ],
    [
      'a key that is gone',
      data(Product.omit({ name: true })),
      'getProduct: data.product.name is gone',
    ],
    [
      'a key that may be missing',
      data(Product.partial({ name: true })),
      'getProduct: data.product.name may be missing',
    ],
    [
      'a key that may be null',
      data(Product.extend({ name: z.string().nullable() })),
      'getProduct: data.product.name may be null, not string',
    ],
    [
      'another type',
      data(Product.extend({ name: z.number() })),
      'getProduct: data.product.name may be number, not string',
    ],
    [
      'a parameter that it needs',
      { query: z.object({ sort: z.enum(['price', 'name']) }) },
      'getProduct: query.sort is needed now',
    ],
    [
      'a value that it refuses',
      { query: z.object({ sort: z.enum(['price']).optional() }) },
      'getProduct: query.sort no longer takes name',
    ],
    [
      'a body that it needs',
      { body: z.object({ note: z.string() }) },
      'getProduct: body.note is needed now',
    ],
  ])('is breaking by %s', (_name, changes, reason) =>
    expect(breakingChanges(surface(), surface(changes))).toEqual([reason]),
  );

  it('is breaking when a call, a slot, a link or an event is gone', () => {
    const before = surface();
    const after: ContractSurface = {
      ...before,
      calls: {},
      slots: before.slots.filter((slot) => slot !== 'coin-meter'),
      links: before.links.filter((link) => link !== 'voucher'),
      events: Object.fromEntries(
        Object.entries(before.events).filter(([name]) => name !== 'order:paid'),
      ),
    };
    expect(breakingChanges(before, after)).toEqual([
      'there is no call getProduct',
      'the slot coin-meter is gone',
      'the link voucher is gone',
      'the event order:paid is gone',
    ]);
  });
});
