import type { EnvironmentManifest, AppComposition, Targeting } from './environment.ts';

/** What is known of the person asking, when a composition is chosen (architecture, section 3). */
export interface Visitor {
  /** Stable, random and not tied to the account: the edge keeps it in a cookie. */
  shopperId: string;
  locale: string;
  /** `desktop`, `ios`, `android` or `other`. */
  platform: string;
  /** Id of the route that is asked for, as in the release record. */
  route: string;
  signedIn: boolean;
  /** Groups of the account: its role (`client`, `merchant`, `admin`); empty when signed out. */
  groups?: readonly string[];
}

/**
 * Side of a rollout. `outside`: the candidate's rules do not admit the visitor, who is compared
 * with nobody.
 */
export type Bucket = 'stable' | 'candidate' | 'outside';

/** One app as one visitor gets it. */
export interface ChosenApp {
  bucket: Bucket;
  version: string;
  digest: string;
}

/** Buckets are basis points: 0–9 999. */
export const BUCKETS = 10_000;

/**
 * Sticky bucket of a shopper in one rollout: 32-bit FNV-1a over salt and id, stirred by the murmur3
 * finaliser so that ids that differ in one character land far apart. Nothing but the salt and the
 * id matters, so a shopper stays put.
 */
export function bucketOf(salt: string, shopperId: string): number {
  const text = `${salt}:${shopperId}`;
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}

/** Whether the rules let this visitor meet a candidate; every list given must match. */
export function admits(rules: Targeting | undefined, visitor: Visitor): boolean {
  if (!rules) return true;
  if (rules.locales && !rules.locales.includes(visitor.locale)) return false;
  if (rules.platforms && !rules.platforms.includes(visitor.platform)) return false;
  if (rules.routes && !rules.routes.includes(visitor.route)) return false;
  if (rules.signedIn !== undefined && rules.signedIn !== visitor.signedIn) return false;
  if (rules.groups && !rules.groups.some((group) => visitor.groups?.includes(group))) return false;
  return true;
}

/**
 * Whether a shopper keeps the last good version for now, although everybody else has a newer one.
 */
export const isHeldBack = (
  { holdback, lastGood }: AppComposition,
  shopperId: string,
  now: number,
): boolean =>
  holdback !== undefined &&
  lastGood !== undefined &&
  now < Date.parse(holdback.until) &&
  bucketOf(holdback.salt, shopperId) < holdback.weight;

/**
 * Stable or candidate for one app. Raising the weight only ever moves shoppers to the candidate,
 * never back.
 */
export function chooseApp(
  app: AppComposition,
  visitor: Visitor,
  now: number = Date.now(),
): ChosenApp {
  const { candidate } = app;
  const stable = (isHeldBack(app, visitor.shopperId, now) && app.lastGood) || app.stable;
  const admitted = admits(candidate?.rules, visitor);
  if (candidate && admitted && bucketOf(candidate.salt, visitor.shopperId) < candidate.weight) {
    return { bucket: 'candidate', version: candidate.version, digest: candidate.digest };
  }
  return {
    bucket: admitted ? 'stable' : 'outside',
    version: stable.version,
    digest: stable.digest,
  };
}

/** Every app of a manifest as one visitor gets it. */
export function chooseComposition(
  manifest: EnvironmentManifest,
  visitor: Visitor,
): Record<string, ChosenApp> {
  return Object.fromEntries(
    Object.entries(manifest.apps).map(([name, app]) => [name, chooseApp(app, visitor)]),
  );
}

/** Every flag of a manifest as one visitor gets it. */
export function chooseFlags(
  { flags = {} }: Pick<EnvironmentManifest, 'flags'>,
  visitor: Visitor,
): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(flags).map(([name, { on, weight, salt, rules }]) => [
      name,
      on && admits(rules, visitor) && bucketOf(salt, visitor.shopperId) < weight,
    ]),
  );
}
