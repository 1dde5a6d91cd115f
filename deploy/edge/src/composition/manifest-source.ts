import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  SignedManifest,
  verifySignedManifest,
  type EnvironmentManifest,
} from '@tapnook/contracts/release';
import { keepFile } from '@tapnook/server/files';
import { z } from 'zod';
import type { EdgeConfig } from '../env.ts';
import { openLogFollower, type LogFollower } from './log-follower.ts';
import { readJson } from './read-json.ts';
import { verifyEd25519 } from './signatures.ts';
import type { TrustedKeys } from './trusted-keys.ts';

const PeerAnswer = z.object({ generation: z.int().nonnegative() });
const POLL_INTERVAL_MS = 10_000;
const RETRY_DELAY_MS = 1_000;
/** The registry's clock may differ by so much, and its answer may have been on its way. */
const MAX_CLOCK_SKEW_MS = 60_000;
/** How long a start waits for the registry when there is a manifest on disk. */
const MAX_START_WAIT_MS = 1_000;

export interface ManifestSource {
  /** The manifest in force; undefined only before the very first one. */
  current(): EnvironmentManifest | undefined;
  /** The same as the registry signed it last, for those who do not believe this edge. */
  signed(): SignedManifest | undefined;
  /** Reads it from disk, then follows the registry for as long as the edge runs. */
  start(): Promise<void>;
  stop(): void;
  /** The transparency log as it is known here; undefined before the start. */
  log(): LogFollower | undefined;
}

/** The generation that other edges serve; 0 when none of them answers. */
const newestGenerationOf = async (peerOrigin: string | null): Promise<number> => {
  if (!peerOrigin) return 0;
  try {
    const response = await fetch(`${peerOrigin}/generation`, {
      signal: AbortSignal.timeout(MAX_START_WAIT_MS),
      redirect: 'error',
    });
    return PeerAnswer.parse(await response.json()).generation;
  } catch {
    return 0;
  }
};

/** Waits for a `generation` event of the registry's stream; ends when the stream does. */
const followStream = async (
  url: string,
  signal: AbortSignal,
  onGeneration: () => Promise<void>,
): Promise<void> => {
  const response = await fetch(url, { signal, headers: { accept: 'text/event-stream' } });
  if (!response.ok || !response.body)
    throw new Error(`the registry's stream answered ${response.status}`);
  let pending = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    // An event may come in pieces.
    const events = (pending + chunk).split('\n\n');
    pending = events.pop() ?? '';
    if (events.some((event) => event.includes('event: generation'))) await onGeneration();
  }
};

/** Follows the stream, and again whenever it ends, until the signal. */
const keepFollowing: typeof followStream = async (url, signal, onGeneration) => {
  while (!signal.aborted) {
    await followStream(url, signal, onGeneration).catch(() => {});
    await delay(RETRY_DELAY_MS);
  }
};

/**
 * Keeps the newest manifest that verifies, in memory and on disk. A registry that is down, slow or
 * lying changes nothing: pages go on from the last good one, across restarts.
 */
export const createManifestSource = (
  config: EdgeConfig,
  trustedKeys: TrustedKeys,
  log: (message: string) => void,
  prepare: (manifest: EnvironmentManifest) => Promise<void>,
  onServed: (manifest: EnvironmentManifest) => void = () => {},
): ManifestSource => {
  const file = path.join(config.dataDir, `manifest-${config.channel}.json`);
  const base = `${config.releaseOrigin}/v1/channels/${config.channel}`;
  const stopping = new AbortController();
  let manifest: EnvironmentManifest | undefined;
  let newestSigned: SignedManifest | undefined;
  let follower: LogFollower | undefined;
  /**
   * The newest generation that other edges serve, that lies on the disk or was ever believed, also
   * when it cannot be made ready: a registry that lies cannot give an older one.
   */
  let newestKnown = 0;

  /** A generation is signed again as keys and dates change: the newest signatures count. */
  const keepSigned = async (signed: unknown, source: 'disk' | 'registry'): Promise<void> => {
    const { data } = SignedManifest.safeParse(signed);
    if (JSON.stringify(data) === JSON.stringify(newestSigned)) return;
    newestSigned = data;
    if (source === 'registry')
      await keepFile(file, JSON.stringify(signed), ({ err }, message) =>
        log(`${message}: ${file}: ${String(err)}`),
      );
  };
  const accept = async (signed: unknown, source: 'disk' | 'registry'): Promise<boolean> => {
    // What lies on disk was verified when it was current; its expiry must not take the shop down
    // with the registry.
    const now = source === 'disk' ? issuedAtOf(signed) : Date.now();
    const verified = verifySignedManifest(
      signed,
      trustedKeys.keys(),
      verifyEd25519,
      now,
      // An old one of our own disk is better than none; from the registry it would be a lie.
      source === 'registry' ? newestKnown : (manifest?.generation ?? 0),
      config.channel,
    );
    if (!verified.ok) {
      if (signed !== undefined) log(`manifest from ${source} refused: ${verified.reason}`);
      return false;
    }
    // Before anything else: a fork shows in the present generation, signed again, as well.
    const refusal =
      source === 'registry' &&
      ((verified.manifest.generation !== manifest?.generation &&
        isHalfOver(verified.manifest, now) &&
        'signed-long-ago') ||
        (await follower?.refusalOf(verified.manifest)));
    if (refusal) {
      log(`manifest from ${source} refused: ${refusal}`);
      return false;
    }
    newestKnown = Math.max(newestKnown, verified.manifest.generation);
    if (source === 'disk') follower?.adopt(verified.manifest);
    if (verified.manifest.generation === manifest?.generation) {
      await keepSigned(signed, source);
      return true;
    }
    await prepare(verified.manifest);
    // Another one may have been made ready meanwhile: what came later is never undone by what took
    // longer.
    if (manifest && manifest.generation > verified.manifest.generation) return true;
    manifest = verified.manifest;
    onServed(manifest);
    await keepSigned(signed, source);
    return true;
  };
  const refreshKeys = (): Promise<void> =>
    trustedKeys
      .refresh()
      .catch((error: unknown) => log(`no keys from the registry: ${String(error)}`));
  const fetchManifest = async (): Promise<void> => {
    try {
      const response = await fetch(`${base}/manifest`, { signal: AbortSignal.timeout(5_000) });
      const signed: unknown = response.ok ? await response.json() : undefined;
      // Learnt as soon as it signs, not when the old key ends: previews are signed by the newest
      // key alone.
      if (signersOf(signed).some((keyId) => !trustedKeys.keys().some((key) => key.keyId === keyId)))
        await refreshKeys();
      if (signed !== undefined && !(await accept(signed, 'registry'))) {
        await trustedKeys.refresh();
        await accept(signed, 'registry');
      }
    } catch (error) {
      log(`the registry did not answer: ${String(error)}`);
    }
  };
  return {
    current: () => manifest,
    signed: () => newestSigned,
    log: () => follower,
    start: async () => {
      follower = await openLogFollower(config, log);
      newestKnown = await newestGenerationOf(config.peerOrigin);
      // What lies on the disk is known before the registry is asked.
      const keptOne = accept(await readJson(file), 'disk').catch((error: unknown) =>
        log(`the manifest on disk cannot be served: ${String(error)}`),
      );
      const firstFetch = refreshKeys().then(fetchManifest);
      await keptOne;
      // With something to serve, nobody waits for a registry that is slow.
      await (manifest
        ? Promise.race([firstFetch, delay(MAX_START_WAIT_MS, undefined, { ref: false })])
        : firstFetch);
      void keepFollowing(`${base}/events`, stopping.signal, fetchManifest);
      const poll = setInterval(() => void fetchManifest(), POLL_INTERVAL_MS).unref();
      stopping.signal.addEventListener('abort', () => clearInterval(poll));
    },
    stop: () => stopping.abort(),
  };
};

/**
 * Whether more than half of a manifest's life is over: an honest registry signs it again before. It
 * bounds what a liar can give to an edge that is new, or was away for long.
 */
const isHalfOver = ({ issuedAt, expiresAt }: EnvironmentManifest, now: number): boolean =>
  now > (Date.parse(issuedAt) + Date.parse(expiresAt)) / 2 + MAX_CLOCK_SKEW_MS;

/** Ids of the keys that an unverified document names. */
const signersOf = (signed: unknown): string[] => {
  const { data } = SignedManifest.safeParse(signed);
  return data ? data.signatures.map(({ keyId }) => keyId) : [];
};

/** Issue time inside an unverified document, so that a stored one is checked as of its own time. */
const issuedAtOf = (signed: unknown): number => {
  try {
    const { payload } = signed as { payload: string };
    return (
      Date.parse(
        (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { issuedAt: string }).issuedAt,
      ) + 1_000
    );
  } catch {
    return 0;
  }
};
