import type { EnvironmentManifest, PartComposition, Targeting } from '@tapnook/contracts/release';

export type Parts = EnvironmentManifest['parts'];
export interface Pin {
  version: string;
  digest: string;
}
export interface Change {
  parts: Parts;
  refused?: 'no-candidate' | 'not-composed' | 'same-version' | 'candidate-present';
}

const stableOnly = (part: PartComposition): PartComposition => ({
  stable: part.stable,
  ...(part.lastGood && { lastGood: part.lastGood }),
});

function restable(part: PartComposition | undefined, pin: Pin): PartComposition {
  if (!part) return { stable: pin };
  if (part.stable.version === pin.version) return part;
  const candidate =
    part.candidate && part.candidate.version !== pin.version ? part.candidate : undefined;
  return { stable: pin, lastGood: part.stable, ...(candidate && { candidate }) };
}

/** Sets stable versions; what was stable becomes the last good one. `removed` parts leave the composition. */
export function compose(
  parts: Parts,
  pins: Readonly<Record<string, Pin>>,
  removed: readonly string[] = [],
): Change {
  const kept = Object.entries(parts).filter(([name]) => !removed.includes(name));
  const next: Parts = Object.fromEntries(kept);
  for (const [name, pin] of Object.entries(pins)) next[name] = restable(parts[name], pin);
  return { parts: next };
}

/** Lets some shoppers meet a new version. The salt is new for each rollout and stays through it. */
export function startCandidate(
  parts: Parts,
  name: string,
  pin: Pin,
  rollout: { weight: number; salt: string; rules?: Targeting },
): Change {
  const part = parts[name];
  if (!part) return { parts, refused: 'not-composed' };
  if (part.candidate) return { parts, refused: 'candidate-present' };
  if (part.stable.version === pin.version) return { parts, refused: 'same-version' };
  const { weight, salt, rules } = rollout;
  return {
    parts: {
      ...parts,
      [name]: { ...part, candidate: { ...pin, weight, salt, ...(rules && { rules }) } },
    },
  };
}

export function setWeight(parts: Parts, name: string, weight: number): Change {
  const part = parts[name];
  if (!part?.candidate) return { parts, refused: 'no-candidate' };
  return { parts: { ...parts, [name]: { ...part, candidate: { ...part.candidate, weight } } } };
}

/** Everybody meets stable again. */
export function abort(parts: Parts, name: string): Change {
  const part = parts[name];
  if (!part?.candidate) return { parts, refused: 'no-candidate' };
  return { parts: { ...parts, [name]: stableOnly(part) } };
}

/** The candidate becomes stable: a pointer moves, nothing is built. */
export function promote(parts: Parts, name: string): Change {
  const part = parts[name];
  if (!part?.candidate) return { parts, refused: 'no-candidate' };
  const { version, digest } = part.candidate;
  return { parts: { ...parts, [name]: { stable: { version, digest }, lastGood: part.stable } } };
}

/** The stable versions of an older generation, without the candidates it had. */
export function rollback(older: Parts): Change {
  return {
    parts: Object.fromEntries(
      Object.entries(older).map(([name, part]) => [name, stableOnly(part)]),
    ),
  };
}

export interface PartDifference {
  part: string;
  from: string | null;
  to: string | null;
  candidateFrom: string | null;
  candidateTo: string | null;
  weightFrom: number;
  weightTo: number;
}

/** What changes between two compositions, part by part; parts that stay the same are left out. */
export function compareParts(from: Parts, to: Parts): PartDifference[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return names
    .map((part) => ({
      part,
      from: from[part]?.stable.version ?? null,
      to: to[part]?.stable.version ?? null,
      candidateFrom: from[part]?.candidate?.version ?? null,
      candidateTo: to[part]?.candidate?.version ?? null,
      weightFrom: from[part]?.candidate?.weight ?? 0,
      weightTo: to[part]?.candidate?.weight ?? 0,
    }))
    .filter(
      (row) =>
        row.from !== row.to ||
        row.candidateFrom !== row.candidateTo ||
        row.weightFrom !== row.weightTo,
    );
}
