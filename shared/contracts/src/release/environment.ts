import { z } from 'zod';
import { LogProof } from './log.ts';
import { AppName, Version } from './record.ts';

/** sha-256 of the canonical JSON of a release record, hexadecimal. */
export const RecordDigest = z.string().regex(/^[0-9a-f]{64}$/);
/** Number of a preview link or another override. */
export const LinkId = z.string().regex(/^\d{1,18}$/);
/** A version and the digest of its record. */
export const Pin = z.strictObject({ version: Version, digest: RecordDigest });

/** Who may meet a candidate; every given list must match. */
export const Targeting = z.strictObject({
  locales: z.array(z.string()).optional(),
  platforms: z.array(z.string()).optional(),
  routes: z.array(z.string()).optional(),
  signedIn: z.boolean().optional(),
  /** Groups of the signed-in account; one in common is enough. */
  groups: z.array(z.string()).optional(),
});

export const AppComposition = z.strictObject({
  stable: Pin,
  /** Served when stable or candidate fails; absent only before the first promotion. */
  lastGood: Pin.optional(),
  candidate: Pin.extend({
    /** 0–10 000 basis points of the shoppers that the rules admit. */
    weight: z.int().min(0).max(10_000),
    /** Stays the same through a rollout so that raising the weight never moves a shopper back. */
    salt: z.string().min(8),
    rules: Targeting.optional(),
  }).optional(),
  /**
   * Shoppers who keep the last good version for a while, so that the stable one can be compared.
   */
  holdback: z
    .strictObject({
      /** Basis points of all shoppers. */
      weight: z.int().min(0).max(10_000),
      salt: z.string().min(8),
      /** Since when; without it, half an hour before `until`. */
      since: z.iso.datetime().optional(),
      until: z.iso.datetime(),
    })
    .optional(),
});

export const FlagSetting = z.strictObject({
  on: z.boolean(),
  /** Basis points of the shoppers that the rules admit. */
  weight: z.int().min(0).max(10_000),
  salt: z.string().min(8),
  rules: Targeting.optional(),
});

/**
 * How many rows the registry's log has, and the hash of the last one, which names all before it.
 */
export const AuditAnchor = z.strictObject({
  rows: z.int().positive(),
  head: z.string().regex(/^[0-9a-f]{64}$/),
});
export type AuditAnchor = z.infer<typeof AuditAnchor>;

export const Channel = z.enum(['production', 'staging', 'preview']);

/**
 * What a channel serves now (architecture, section 3). Signed as a whole; never used unless it
 * verifies.
 */
export const EnvironmentManifest = z.strictObject({
  schema: z.literal(1),
  channel: Channel,
  generation: z.int().positive(),
  previous: z.int().nonnegative(),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  apps: z.record(AppName, AppComposition),
  /**
   * The registry's log as it stood: a copy of this manifest anywhere shows when its tail is cut.
   */
  audit: AuditAnchor.optional(),
  /**
   * Where this generation stands in the transparency log; absent from registries before there was
   * one.
   */
  log: LogProof.optional(),
  /** Links that were revoked before their end. */
  revokedLinks: z.array(LinkId).optional(),
  /** Flags that were turned, by their names in the contracts. */
  flags: z.record(z.string().regex(/^[a-z][a-z\d-]{1,60}$/), FlagSetting).optional(),
  /**
   * The emergency brake: until then each browser is told, once, to forget what this site stored on
   * it, service workers included.
   */
  clearSiteData: z.strictObject({ id: z.int().positive(), until: z.iso.datetime() }).optional(),
});
export type EnvironmentManifest = z.infer<typeof EnvironmentManifest>;
export type FlagSetting = z.infer<typeof FlagSetting>;
export type AppComposition = z.infer<typeof AppComposition>;
export type Targeting = z.infer<typeof Targeting>;
export type Channel = z.infer<typeof Channel>;

/**
 * `payload` is the manifest's exact JSON text in base64url; `signature` Ed25519 over its bytes,
 * base64url.
 */
export const SignedManifest = z.strictObject({
  payload: z.string(),
  signatures: z.array(z.strictObject({ keyId: z.string(), signature: z.string() })).min(1),
});
export type SignedManifest = z.infer<typeof SignedManifest>;
