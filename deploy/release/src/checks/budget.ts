import type { ReleaseRecord } from '@tapnook/contracts/release';
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
      message: {
        en_gb: `It is ${kilobytes(actual - limit)} over its budget (${sizes}).`,
        zh_hk: `超出預算${kilobytes(actual - limit)}（${sizes}）。`,
      },
    },
  ];
};
