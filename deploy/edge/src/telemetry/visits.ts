import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PageComposition } from '@tapnook/contracts';
import { NETWORK_GROUPS, type PageVisit } from '@tapnook/contracts/release';
import { networkOf } from '@tapnook/server/network';
import type { EdgeConfig } from '../env.ts';

/** A page that has been open for longer tells nothing that a running release is judged by. */
export const MAX_VISIT_AGE_MS = 2 * 3_600_000;
/** Clocks of several edges may differ by so much. */
const MAX_CLOCK_SKEW_MS = 60_000;
const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;
const TIME_DIGITS = 13;

/** A visit without its seal: what stands in a page that is kept for many. */
export type UnsealedVisit = Omit<PageVisit, 'seal'>;

export interface Visits {
  /** A seal of a new id, as of now; always of the length of {@link SEAL_LENGTH}. */
  seal(visit: UnsealedVisit): string;
  /** The visit's id; undefined unless an edge signed all of it, lately. */
  verify(visit: PageVisit): string | undefined;
  /** The group of an address's network; without the key nobody can choose or foresee it. */
  networkGroup(address: string): number;
  /** Stands for a shopper's id where only the same shopper must be known again. */
  shopperKey(id: string): string;
}

const base64Length = (bytes: number): number => Math.ceil((bytes * 4) / 3);
export const SEAL_LENGTH = base64Length(ID_BYTES) + TIME_DIGITS + base64Length(SIGNATURE_BYTES) + 2;

/** What a page load is made of, as the edge chose it. */
export const visitOf = (
  composition: PageComposition,
  route: string,
  flags: Readonly<Record<string, boolean>> = {},
): UnsealedVisit => ({
  generation: composition.generation,
  route,
  apps: Object.fromEntries(
    [
      { name: 'shell', version: composition.shell.version, bucket: composition.shell.bucket },
      ...composition.remotes.map(({ name, current, bucket }) => ({
        name,
        version: current.version,
        bucket,
      })),
    ].map(({ name, version, bucket }) => [
      name,
      { version, bucket: bucket === 'candidate' || bucket === 'outside' ? bucket : 'stable' },
    ]),
  ),
  ...(Object.keys(flags).length > 0 && { flags: { ...flags } }),
});

/** The same text for the same visit, in whatever order a browser sends it back. */
const textOf = (channel: string, visit: UnsealedVisit, stamp: string): string =>
  JSON.stringify([
    channel,
    visit.generation,
    visit.route,
    Object.entries(visit.apps)
      .map(([app, { version, bucket }]) => [app, version, bucket])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    stamp,
    ...(visit.flags ? [Object.entries(visit.flags).toSorted(([a], [b]) => (a < b ? -1 : 1))] : []),
  ]);

/** IPv6 networks count by their first 48 bits: one subscriber may have them all. */
const wideNetworkOf = (address: string): string => {
  const network = networkOf(address);
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network;
};

/**
 * Signs page loads and knows them again, at any edge that shares the secret. Without a secret of
 * the environment the signatures hold for as long as the process runs.
 */
export const createVisits = (config: EdgeConfig, now: () => number = Date.now): Visits => {
  const secret = config.shopperIdSecret ?? randomBytes(32);
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const [signingKey, networkKey] = [derive('page visit'), derive('visitor network')];
  const shopperKey = derive('shopper of a visit');
  const sign = (visit: UnsealedVisit, stamp: string): Buffer =>
    createHmac('sha256', signingKey)
      .update(textOf(config.channel, visit, stamp))
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  return {
    seal: (visit) => {
      const id = randomBytes(ID_BYTES).toString('base64url');
      const stamp = `${id}.${String(now()).padStart(TIME_DIGITS, '0')}`;
      return `${stamp}.${sign(visit, stamp).toString('base64url')}`;
    },
    verify: (visit) => {
      const [id = '', time = '', signature = ''] = visit.seal.split('.');
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== SIGNATURE_BYTES) return undefined;
      if (!timingSafeEqual(given, sign(visit, `${id}.${time}`))) return undefined;
      const age = now() - Number(time);
      return age >= -MAX_CLOCK_SKEW_MS && age <= MAX_VISIT_AGE_MS ? id : undefined;
    },
    networkGroup: (address) =>
      createHmac('sha256', networkKey).update(wideNetworkOf(address)).digest().readUInt32BE() %
      NETWORK_GROUPS,
    shopperKey: (id) =>
      createHmac('sha256', shopperKey)
        .update(id)
        .digest()
        .subarray(0, ID_BYTES)
        .toString('base64url'),
  };
};
