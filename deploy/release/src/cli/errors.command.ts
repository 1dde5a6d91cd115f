import type { ErrorGroup, ErrorGroupPage } from '../error-groups/error-groups.ts';
import { UsageError, type Command } from './command.ts';

const groupLines = (group: ErrorGroupPage): string[] => {
  const { touched, sample, lastGood, changes } = group;
  return [
    `${group.kind}: ${group.message}`,
    ...group.stack.map((line) => `  ${line}`),
    `First in ${group.firstVersion}, at ${group.firstSeenAt}; last at ${group.lastSeenAt}. In ` +
      `${group.versions.join(', ')}.`,
    `Visits: ${touched.visits}, shoppers: ${touched.shoppers}. By route: ${Object.entries(
      touched.routes,
    )
      .map(([route, visits]) => `${route} ${visits}`)
      .join(', ')}`,
    ...(lastGood ? [`Not in ${lastGood}. Since then:`] : ['No version before it is known.']),
    ...(changes?.releases.map(
      ({ version, commit, author }) =>
        `  ${version}  ${commit?.slice(0, 10) ?? 'no commit'}  ${author ?? ''}`,
    ) ?? []),
    ...(changes?.commitsUrl ? [`  ${changes.commitsUrl}`] : []),
    ...(sample
      ? [
          `A visit: ${sample.locale}${sample.path ?? ` (${sample.route})`}, ` +
            `generation ${sample.generation}`,
        ]
      : []),
  ];
};

export const errorsCommand: Command = {
  usage: 'errors <app> [ID | open ID] [--channel C] [--hours N]',
  about:
    'lists what goes wrong; shows one with its sources, whom it touched and what changed; or ' +
    'makes a link for staff that opens what the visitor had',
  run: async (client, [app, word, opened], { channel, hours }) => {
    if (!app) throw new UsageError('Name the app, for example errors mf-catalog.');
    const address = `/v1/apps/${encodeURIComponent(app)}/errors`;
    if (!word) {
      const { errors } = await client.get<{ errors: ErrorGroup[] }>(address);
      return {
        data: errors,
        lines: errors.map(
          ({ id, count, kind, message, firstVersion }) =>
            `${id}  ${String(count).padStart(6)}  ${kind}  since ${firstVersion}  ${message}`,
        ),
      };
    }
    if (word !== 'open') {
      const group = await client.get<ErrorGroupPage>(`${address}/${word}?channel=${channel}`);
      return { data: group, lines: groupLines(group) };
    }
    if (!opened) throw new UsageError('Name the error, as errors mf-catalog lists it.');
    const link = await client.post<{ url: string; expiresAt: string }>(
      `${address}/${opened}/link`,
      { channel, ...(hours && { hours: Number(hours) }) },
    );
    return { data: link, lines: [`For staff, until ${link.expiresAt}:`, `  ${link.url}`] };
  },
};
