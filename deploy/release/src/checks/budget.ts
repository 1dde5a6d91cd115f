import type { ReleaseRecord } from '@tapnook/contracts/release';
import { bilingual } from '../translations.ts';
import type { Finding } from './finding.ts';

/** What a team may set itself at most: compressed script of a remote's route, and of the shell. */
const MAX_ROUTE_BYTES = 46_080;
const MAX_SHELL_BYTES = 150_000;

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;

/** The heaviest route by the list of files, whatever the record says of itself. */
const heaviestOf = ({ routes, files, scripts }: ReleaseRecord): number =>
  Math.max(
    ...[scripts, ...routes.map((route) => route.scripts)].map((names) =>
      names.reduce((sum, name) => sum + (files[name]?.compressed ?? 0), 0),
    ),
  );

const findingOf = (
  { name: app, version }: ReleaseRecord,
  subject: string,
  message: Finding['message'],
): Finding => ({ check: 'budget', app, version, subject, waivable: true, message });

/** An app keeps the byte budget of its `remote.json`, which has a ceiling itself. */
export const checkBudget = (record: ReleaseRecord): Finding[] => {
  const { limit } = record.budget;
  const actual = Math.max(record.budget.actual, heaviestOf(record));
  const ceiling = record.name === 'shell' ? MAX_SHELL_BYTES : MAX_ROUTE_BYTES;
  const sizes = `${kilobytes(actual)} / ${kilobytes(limit)}`;
  const found: Finding[] = [];
  if (limit > ceiling)
    found.push(
      findingOf(
        record,
        kilobytes(limit),
        bilingual('budgetCeiling', { limit: kilobytes(limit), ceiling: kilobytes(ceiling) }),
      ),
    );
  if (actual > limit)
    found.push(
      findingOf(record, sizes, bilingual('budget', { excess: kilobytes(actual - limit), sizes })),
    );
  return found;
};
