import type { CompatibilitySet, Finding } from './finding.ts';
import { subjectsOf, type OwnedKind } from './owned-subjects.ts';

export const KIND_WORDS: Readonly<Record<OwnedKind, { en: string; zh: string }>> = {
  route: { en: 'address', zh: '地址' },
  slot: { en: 'slot', zh: '插槽' },
  link: { en: 'link', zh: '連結' },
  event: { en: 'event', zh: '事件' },
  'root-file': { en: 'file at the root', zh: '根目錄檔案' },
};

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
      const { en, zh } = KIND_WORDS[kind];
      return [
        {
          check: 'clash',
          app: record.name,
          version: record.version,
          other,
          subject,
          waivable: false,
          message: {
            en_gb: `It gives the ${en} ${subject}, which ${other} gives too.`,
            zh_hk: `它提供${zh}${subject}，但${other}亦有提供。`,
          },
        },
      ];
    }),
  );
};
