import type { ReleaseRecord } from '@tapnook/contracts/release';
import { bilingual } from '../translations.ts';
import { checkAddresses } from './addresses.ts';
import { checkBudget } from './budget.ts';
import { checkClashes } from './clashes.ts';
import { checkContract } from './contract.ts';
import type { Finding, CompatibilitySet } from './finding.ts';
import { checkRecordFiles } from './record-files.ts';
import { checkSharedRanges } from './shared-ranges.ts';
import { checkUses } from './uses.ts';

const keyOf = (finding: Finding) =>
  [finding.check, finding.app, finding.version, finding.other, finding.subject].join('|');

const missingShell = (pairing: CompatibilitySet): Finding[] => {
  if (pairing['shell']?.length || Object.keys(pairing).length === 0) return [];
  return [
    {
      check: 'missing-app',
      app: 'shell',
      version: '',
      subject: 'shell',
      waivable: false,
      message: bilingual('missingShell'),
    },
  ];
};

/** Everything that speaks against these apps meeting on a page. Empty means: yes, deploy. */
export const canDeploy = (pairing: CompatibilitySet): Finding[] => {
  const records = Object.values(pairing).flat();
  return [
    ...missingShell(pairing),
    ...records.flatMap(checkRecordFiles),
    ...records.flatMap(checkAddresses),
    ...checkClashes(pairing),
    ...checkContract(pairing),
    ...checkSharedRanges(pairing),
    ...checkUses(pairing),
    ...records.flatMap(checkBudget),
  ];
};

/**
 * What a change brings that was not there before; old sins do not stop a release that does not add
 * to them. Each set is what one group of shoppers may meet.
 */
export const newFindings = (
  before: readonly CompatibilitySet[],
  after: readonly CompatibilitySet[],
): Finding[] => {
  const known = new Set(before.flatMap(canDeploy).map(keyOf));
  const found = new Map(after.flatMap(canDeploy).map((one) => [keyOf(one), one]));
  return [...found].filter(([key]) => !known.has(key)).map(([, one]) => one);
};

/**
 * What a version brings to a live pairing that it would join: as a candidate beside the stable side
 * when the app is live, else as a newcomer. `published` are the newest versions of all apps: a
 * giver that waits there counts too.
 */
export const checkPublish = (
  record: ReleaseRecord,
  live: CompatibilitySet,
  published: readonly ReleaseRecord[],
): Finding[] => {
  const ownFindings = [
    ...checkRecordFiles(record),
    ...checkAddresses(record),
    ...checkBudget(record),
  ];
  if (!live['shell']?.length) return ownFindings;
  const notYetLive = Object.fromEntries(
    published
      .filter((one) => !live[one.name] && one.name !== record.name)
      .map((one) => [one.name, [one]]),
  );
  const before = { ...notYetLive, ...live };
  const joined = { ...before, [record.name]: [...(live[record.name] ?? []), record] };
  const isProvidedByPublished = (finding: Finding) =>
    finding.app === record.name &&
    published.some((one) =>
      [...one.slots.gives, ...one.events.emits, ...one.links.gives].includes(finding.subject),
    );
  // Whoever waits, or was taken out, is judged when it is composed.
  const meets = ({ app }: Finding) => app === record.name || live[app] !== undefined;
  const found = newFindings([before], [joined]).filter(
    (finding) => meets(finding) && !['budget', 'files', 'address', 'clash'].includes(finding.check),
  );
  return [...ownFindings, ...found.filter((finding) => !isProvidedByPublished(finding))];
};
