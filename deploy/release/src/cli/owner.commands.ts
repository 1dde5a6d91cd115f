import { OWNED_KINDS } from '../checks/owned-subjects.ts';
import type { Owner } from '../registry/owners.ts';
import type { Client } from './client.ts';
import { UsageError, type Command, type Outcome } from './command.ts';

const list = async (client: Client, kind: string | undefined): Promise<Outcome> => {
  const { owners, names } = await client.get<{
    owners: Owner[];
    names: { name: string; team: string }[];
  }>('/v1/owners');
  const lines = [
    ...names.map(({ name, team }) => ({ kind: 'name', line: `name  ${name}  team ${team}` })),
    ...owners.map(({ kind: owned, subject, app, sharedWith }) => ({
      kind: owned,
      line: `${owned}  ${subject}  ${[app, ...sharedWith].join(', ')}`,
    })),
  ];
  return {
    data: { owners, names },
    lines: lines.filter((one) => !kind || one.kind === kind).map(({ line }) => line),
  };
};

export const ownersCommand: Command = {
  usage:
    'owners [KIND] | owners give KIND SUBJECT APP --reason TEXT | owners share event NAME APP ' +
    '--reason TEXT',
  about:
    'lists who owns what, gives it to another app, or shares an event; KIND is ' +
    `${OWNED_KINDS.join(', ')}, or name (to a team)`,
  run: async (client, [act, kind, subject, to], { reason }) => {
    if (act !== 'give' && act !== 'share') return list(client, act);
    if (!kind || !subject || !to)
      throw new UsageError(
        'Give the kind, the subject and who gets it: owners give route /partner mf-partner.',
      );
    if (!reason) throw new UsageError('Give a reason: it goes to the log.');
    const share = act === 'share';
    const data = await client.post('/v1/owners', { kind, subject, to, share, reason });
    return {
      data,
      lines: [share ? `${to} may emit ${subject} too.` : `${kind} ${subject} belongs to ${to}.`],
    };
  },
};
