import type { ReleaseRecord } from '@tapnook/contracts/release';
import { bilingual } from '../translations.ts';
import type { Finding } from './finding.ts';

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;

/** An app keeps the byte budget of its `remote.json`. */
export const checkBudget = (record: ReleaseRecord): Finding[] => {
  const { limit, actual } = record.budget;
  if (actual <= limit) return [];
  const sizes = `${kilobytes(actual)} / ${kilobytes(limit)}`;
  return [
    {
      check: 'budget',
      app: record.name,
      version: record.version,
      subject: sizes,
      waivable: true,
      message: bilingual('budget', { excess: kilobytes(actual - limit), sizes }),
    },
  ];
};
