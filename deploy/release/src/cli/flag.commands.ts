import type { User } from '../checks/who-uses.ts';
import type { FlagState } from '../flags/flags.ts';
import { rulesOf } from './canary.commands.ts';
import { change } from './change.ts';
import { basisPoints, percent, UsageError, type Command } from './command.ts';

const flagLine = ({
  name,
  app,
  kind,
  setting,
  fallback,
  ageDays,
  isOverdue,
  verdict,
  reason,
}: FlagState) => {
  const state = setting
    ? setting.on
      ? `on for ${percent(setting.weight)}`
      : 'off'
    : `${fallback ? 'on' : 'off'}, as the contracts say`;
  const age = ageDays === null ? '' : `  ${ageDays} days old${isOverdue ? ', overdue' : ''}`;
  const judged = verdict
    ? `  ${verdict.state}, ${verdict.sessions.candidate} visits against ${verdict.sessions.stable}`
    : '';
  return `${name}  ${kind} of ${app}  ${state}${judged}${age}${reason && `: ${reason}`}`;
};

export const flagsCommand: Command = {
  usage:
    'flags [--channel C] | flags on NAME --reason TEXT [--weight 25%] [--only locales=zh-HK] ' +
    '[--days N] | flags off NAME --reason TEXT | flags reset NAME --reason TEXT',
  about: 'flags and kill switches that the contracts know: shows them, turns them, or lets them go',
  run: async (client, [act, name], options) => {
    if (!act) {
      const { flags } = await client.get<{ flags: FlagState[] }>(
        `/v1/channels/${options.channel}/flags`,
      );
      return { data: flags, lines: flags.map(flagLine) };
    }
    if (!['on', 'off', 'reset'].includes(act) || !name)
      throw new UsageError('Turn a flag on or off, or reset it: flags off chat-widget.');
    if (!options.reason) throw new UsageError('Give a reason: it goes to the log.');
    if (act === 'reset')
      return change(client, options, `flags/${name}/reset`, {}, `${name} is as the contracts say`);
    const turn = {
      on: act === 'on',
      ...(options.weight && { weight: basisPoints(options.weight) }),
      ...(options.only && { rules: rulesOf(options.only) }),
      ...(options.days && { days: Number(options.days) }),
    };
    return change(client, options, `flags/${name}`, turn, `${name} is ${act}`);
  },
};

export const usesCommand: Command = {
  usage: 'uses slot|event|link|shared|call NAME [--hours N] | uses contract [--hours N]',
  about: 'who still uses something: each live version with its visits of the last day, most first',
  run: async (client, [kind, subject = ''], options) => {
    if (!kind || (!subject && kind !== 'contract'))
      throw new UsageError('Say what is used, for example uses slot product-reviews.');
    const query = new URLSearchParams({ kind, subject, hours: options.hours ?? '24' });
    const { users } = await client.get<{ users: User[] }>(`/v1/uses?${query.toString()}`);
    return {
      data: users,
      lines:
        users.length === 0
          ? ['Nothing that is live uses it.']
          : users.map(
              ({ channel, app, version, side, wants, visits }) =>
                `${channel}  ${app}@${version}  ${side}  ${wants}  ${visits} visits`,
            ),
    };
  },
};
