import { describe, expect, test } from '@jest/globals';
import type { CallContract } from '../call.ts';
import * as routes from '../calls/index.ts';
import { ERRORS } from '../errors.ts';
import { api } from './index.ts';

const contracts: Record<string, CallContract> = api;

describe.each(Object.entries(contracts))('%s', (id, contract) => {
  test('is what its route says', () => {
    expect(contract.route.id).toBe(id);
    const named = [...contract.route.path.matchAll(/\{(\w+)\??\}/g)].map(([, name]) => name);
    expect(new Set(Object.keys(contract.params?.shape ?? {}))).toEqual(new Set(named));
    expect(contract.errors.filter((code) => !(code in ERRORS))).toEqual([]);
  });
  // Covers: CAL-016
  test('has an example that fits', () => {
    if (contract.example === undefined || !contract.body) return;
    expect(contract.body.safeParse(contract.example).error?.issues ?? []).toEqual([]);
  });
});

describe('all of them', () => {
  test('have addresses of their own', () => {
    const addresses = Object.values(contracts).map(
      ({ route }) => `${route.method} ${route.path.replace(/\{\w+\??\}/g, '{}')}`,
    );
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });
  test('are the calls that browsers can make', () => {
    expect(Object.keys(contracts).toSorted()).toEqual(Object.keys(routes).toSorted());
  });
});
