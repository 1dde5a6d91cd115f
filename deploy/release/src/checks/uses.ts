import type { ReleaseRecord } from '@tapnook/contracts/release';
import { bilingual } from '../translations.ts';
import type { Finding, CompatibilitySet } from './finding.ts';

type Kind = 'slot' | 'event' | 'link';

const providedBy = (record: ReleaseRecord, kind: Kind): readonly string[] =>
  kind === 'slot'
    ? record.slots.gives
    : kind === 'event'
      ? record.events.emits
      : record.links.gives;
const usedBy = (record: ReleaseRecord, kind: Kind): readonly string[] =>
  kind === 'slot'
    ? record.slots.uses
    : kind === 'event'
      ? record.events.listens
      : record.links.uses;

/** The app that gives it on some side only: the likely culprit when something would vanish. */
const partialProvider = (
  pairing: CompatibilitySet,
  kind: Kind,
  subject: string,
): string | undefined =>
  Object.entries(pairing).find(([, sides]) =>
    sides.some((side) => providedBy(side, kind).includes(subject)),
  )?.[0];

/**
 * Whichever sides a shopper meets, some app gives it: one app does so on every one of its sides.
 */
const isAlwaysProvided = (pairing: CompatibilitySet, kind: Kind, subject: string): boolean =>
  Object.values(pairing).some(
    (sides) => sides.length > 0 && sides.every((side) => providedBy(side, kind).includes(subject)),
  );

const finding = (
  record: ReleaseRecord,
  kind: Kind,
  subject: string,
  other: string | undefined,
): Finding => ({
  check: kind,
  app: record.name,
  version: record.version,
  ...(other && { other }),
  subject,
  waivable: false,
  message: other
    ? bilingual(`uses.${kind}.oneSide`, { subject, other })
    : bilingual(`uses.${kind}.nobody`, { subject }),
});

/** Every slot, event and link that is used is given, whichever canary side each app is met on. */
export const checkUses = (pairing: CompatibilitySet): Finding[] =>
  Object.values(pairing).flatMap((sides) =>
    sides.flatMap((record) =>
      (['slot', 'event', 'link'] as const).flatMap((kind) =>
        usedBy(record, kind)
          .filter((subject) => !isAlwaysProvided(pairing, kind, subject))
          .map((subject) =>
            finding(record, kind, subject, partialProvider(pairing, kind, subject)),
          ),
      ),
    ),
  );

export interface Dependency {
  readonly asks: string;
  readonly answers: string;
  readonly kind: Kind | 'shared';
  readonly subject: string;
}

/** What the remotes share comes from the shell. */
const sharedDependencies = (pairing: CompatibilitySet): Dependency[] =>
  Object.entries(pairing)
    .filter(([asks]) => asks !== 'shell' && pairing['shell'])
    .flatMap(([asks, sides]) =>
      [...new Set(sides.flatMap((side) => Object.keys(side.shared)))].map((subject) => ({
        asks,
        answers: 'shell',
        kind: 'shared' as const,
        subject,
      })),
    );

/** Who leans on whom: for the board of the console. Asker → answerer → what is asked. */
export const dependencies = (pairing: CompatibilitySet): Dependency[] => {
  const named = Object.entries(pairing).flatMap(([asks, sides]) =>
    (['slot', 'event', 'link'] as const).flatMap((kind) =>
      [...new Set(sides.flatMap((side) => usedBy(side, kind)))].flatMap((subject) =>
        Object.entries(pairing)
          .filter(
            ([answers, others]) =>
              answers !== asks && others.some((side) => providedBy(side, kind).includes(subject)),
          )
          .map(([answers]) => ({ asks, answers, kind, subject })),
      ),
    ),
  );
  return [...named, ...sharedDependencies(pairing)];
};
