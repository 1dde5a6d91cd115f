import { readFileSync } from 'node:fs';
import type { Approval, ApprovalRequest } from '../policy/approvals.ts';
import type { PolicyPreview, PreviewedChange } from '../policy/policy-preview.ts';
import type { PolicyVersion } from '../policy/policy.ts';
import { instantOf } from '../policy/release-times.ts';
import type { Scheduled } from '../policy/schedule.ts';
import type { Client } from './client.ts';
import { appAndVersion, UsageError, type Command, type Options, type Outcome } from './command.ts';

const versionLine = ({ version, setBy, setAt, reason }: PolicyVersion): string =>
  `${version}  ${setAt}  ${setBy}: ${reason}`;

const setFrom = async (
  client: Client,
  file: string | undefined,
  options: Options,
): Promise<Outcome> => {
  if (!file || !options.reason)
    throw new UsageError('Give the file and a reason: policy set policy.json --reason TEXT.');
  const document = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const expectedVersion = options.expect === undefined ? undefined : Number(options.expect);
  const policy = await client.put<PolicyVersion>('/v1/policy', {
    document,
    reason: options.reason,
    ...(expectedVersion !== undefined && { expectedVersion }),
  });
  return { data: policy, lines: [`The policy is version ${policy.version} now.`] };
};

const refusedLine = ({ channel, kind, app, version, after }: PreviewedChange): string[] =>
  after.map(({ message }) => `  ${channel}: ${kind} ${app}@${version}: ${message.en_gb}`);

/** What a file would refuse today, before it is set. */
const previewOf = async (client: Client, file: string | undefined): Promise<Outcome> => {
  if (!file) throw new UsageError('Give the file: policy preview policy.json.');
  const document = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const preview = await client.post<PolicyPreview>('/v1/policy/preview', { document });
  const refused = preview.changes.filter(({ after }) => after.length > 0);
  const freed = preview.changes.filter(({ after }) => after.length === 0);
  return {
    data: preview,
    lines: [
      refused.length > 0 ? 'Today it would refuse:' : 'Today it would refuse nothing.',
      ...refused.flatMap(refusedLine),
      ...freed.map(
        ({ channel, kind, app, version }) =>
          `  no longer refused: ${channel}: ${kind} ${app}@${version}`,
      ),
      ...preview.teams.flatMap(({ channel, gained, lost }) => [
        ...(gained.length > 0 ? [`  teams may now, in ${channel}: ${gained.join(', ')}`] : []),
        ...(lost.length > 0 ? [`  teams may no longer, in ${channel}: ${lost.join(', ')}`] : []),
      ]),
    ],
  };
};

export const policyCommand: Command = {
  usage:
    'policy | policy history | policy preview FILE | policy set FILE --reason TEXT ' +
    '[--expect VERSION]',
  about:
    'shows the rules of releasing as JSON, their versions, what those of a file would refuse ' +
    'today, or sets them from a file: checks, stages, approvals, windows, freezes, what teams may',
  run: async (client, [act, file], options) => {
    if (act === 'preview') return previewOf(client, file);
    if (act === 'set') return setFrom(client, file, options);
    if (act === 'history') {
      const { policies } = await client.get<{ policies: PolicyVersion[] }>('/v1/policy/history');
      return { data: policies, lines: policies.map(versionLine) };
    }
    const policy = await client.get<PolicyVersion>('/v1/policy');
    return { data: policy, lines: [JSON.stringify(policy.document, null, 2)] };
  },
};

export const checkedCommand: Command = {
  usage: 'checked <app>@<version> NAME [--failed] [--url URL]',
  about: 'tells the registry that a version has passed a check elsewhere, or has not',
  run: async (client, [word, name], options) => {
    const { app, version } = appAndVersion(word);
    if (!name) throw new UsageError('Name the check, for example e2e.');
    const data = await client.post(`/v1/apps/${app}/versions/${version}/checks`, {
      name,
      passed: !options.failed,
      ...(options.url && { url: options.url }),
    });
    return {
      data,
      lines: [`${app} ${version} has ${options.failed ? 'failed' : 'passed'} ${name}.`],
    };
  },
};

export const approveCommand: Command = {
  usage: 'approve <app>@<version> --reason TEXT [--channel C] | approve [--channel C]',
  about: 'gives a second person’s yes to a version, or lists what waits for one',
  run: async (client, [word], options) => {
    const path = `/v1/channels/${options.channel}/approvals`;
    if (!word) {
      const listed = await client.get<{ requests: ApprovalRequest[]; approvals: Approval[] }>(path);
      return {
        data: listed,
        lines: [
          ...listed.requests.map(
            ({ app, version, requestedBy }) => `waits  ${app}@${version}  asked by ${requestedBy}`,
          ),
          ...listed.approvals.map(
            ({ app, version, approvedBy, reason }) =>
              `approved  ${app}@${version}  ${approvedBy}: ${reason}`,
          ),
        ],
      };
    }
    if (!options.reason) throw new UsageError('Say what you looked at: --reason TEXT.');
    const { app, version } = appAndVersion(word);
    const data = await client.post(path, { app, version, reason: options.reason });
    return { data, lines: [`Approved ${app} ${version} for ${options.channel}.`] };
  },
};

const listed = (scheduled: readonly Scheduled[]): Outcome => ({
  data: scheduled,
  lines: scheduled.map(
    ({ id, dueAt, kind, change, by, outcome }) =>
      `${id}  ${dueAt}  ${kind} ${JSON.stringify(change['apps'] ?? change['app'])}  ${by}  ` +
      (outcome ?? 'waits'),
  ),
});

export const scheduleCommand: Command = {
  usage:
    'schedule <app>@<version>… --at "2026-12-01 10:00" [--weight 5%] [--reason TEXT] ' +
    '[--channel C] | schedule | schedule cancel ID',
  about:
    'composes, or with --weight tries, versions at a time in Hong Kong; lists what waits, or ' +
    'cancels it',
  run: async (client, words, options) => {
    const path = `/v1/channels/${options.channel}/schedule`;
    if (words.length === 0)
      return listed((await client.get<{ scheduled: Scheduled[] }>(path)).scheduled);
    if (words[0] === 'cancel') {
      if (!words[1]) throw new UsageError('Give the number: schedule lists them.');
      await client.remove(`/v1/schedule/${encodeURIComponent(words[1])}`);
      return { data: { cancelled: words[1] }, lines: [`Cancelled ${words[1]}.`] };
    }
    const due = instantOf(options.at ?? '');
    if (due === undefined)
      throw new UsageError('Give the time in Hong Kong: --at "2026-12-01 10:00".');
    const apps = Object.fromEntries(
      words.map(appAndVersion).map(({ app, version }) => [app, version]),
    );
    const weight = options.weight && Math.round(Number(options.weight.replace('%', '')) * 100);
    const made = await client.post<Scheduled>(path, {
      kind: weight ? 'train' : 'compose',
      dueAt: new Date(due).toISOString(),
      change: {
        apps,
        ...(weight && { weight }),
        ...(options.reason && { reason: options.reason }),
      },
    });
    return listed([made]);
  },
};
