import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { matchRoute, type RemoteManifest } from '@tapnook/contracts';
import { matchRoutes } from 'react-router-dom';

const ROOT = path.join(import.meta.dirname, '../../../..');
const routes = readdirSync(ROOT)
  .filter((name) => name.startsWith('mf-'))
  .flatMap(
    (name) =>
      (JSON.parse(readFileSync(path.join(ROOT, name, 'remote.json'), 'utf8')) as RemoteManifest)
        .routes,
  );
/** Addresses of every pattern: as it is meant, and as somebody might mistype it. */
const addressesOf = (pattern: string): readonly string[] => {
  const whole = pattern.replace(/:\w+\??/g, 'b%20c');
  const short = pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '%E9%99%B6%2F1');
  return [whole, short].flatMap((address) => [
    address || '/',
    `${address}/`,
    `${address}/more`,
    address.toUpperCase(),
    `/${address}`,
    address.replace(/\/[^/]*$/, '//x'),
  ]);
};

describe('the route of an address', () => {
  // The router draws what the matcher has found, so the two must never differ.
  test('is the one that React Router finds, with the same parameters', () => {
    const addresses = routes.flatMap(({ path: pattern }) => addressesOf(pattern));
    expect(addresses.length).toBeGreaterThan(200);
    for (const address of addresses) {
      const theirs = matchRoutes(
        routes.map(({ id, path: pattern }) => ({ id, path: pattern })),
        address,
      )?.at(-1);
      const ours = matchRoute(routes, address);
      expect([address, ours?.route.id, ours?.params]).toEqual([
        address,
        theirs?.route.id,
        theirs?.params,
      ]);
    }
  });
});
