import { bilingual } from '../translations.ts';
import type { CompatibilitySet, Finding } from './finding.ts';
import { subjectsOf } from './owned-subjects.ts';

/**
 * Two apps that give the same on one page, as may be while a subject moves from one to the other.
 */
export const checkClashes = (pairing: CompatibilitySet): Finding[] => {
  const givers = new Map<string, Set<string>>();
  const records = Object.values(pairing).flat();
  for (const record of records)
    for (const { kind, subject } of subjectsOf(record))
      givers.set(
        `${kind} ${subject}`,
        (givers.get(`${kind} ${subject}`) ?? new Set<string>()).add(record.name),
      );
  return records.flatMap((record) =>
    subjectsOf(record).flatMap(({ kind, subject }): Finding[] => {
      // An event may be shared: its emitters are told apart by their owner, not by their number.
      if (kind === 'event') return [];
      const other = [...(givers.get(`${kind} ${subject}`) ?? [])].find(
        (app) => app !== record.name,
      );
      if (!other) return [];
      return [
        {
          check: 'clash',
          app: record.name,
          version: record.version,
          other,
          subject,
          waivable: false,
          message: bilingual('clash', { kind: bilingual(`kind.${kind}`), subject, other }),
        },
      ];
    }),
  );
};
