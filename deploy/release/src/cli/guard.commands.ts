import type { Guard } from '../telemetry/guards.ts';
import { UsageError, type Command } from './command.ts';

const line = ({ app, name, worseWhen, tolerance, about }: Guard): string =>
  `${app}  ${name}  worse when ${worseWhen}, by more than ${Math.round(tolerance * 100)}%: ` +
  about;

export const guardsCommand: Command = {
  usage:
    'guards [APP] | guards set APP NAME --when more|fewer --reason TEXT [--tolerance 5%] | ' +
    'guards remove APP NAME',
  about:
    'metrics that a team judges its own releases by: the share of visits that record a custom ' +
    'observation of that name',
  run: async (client, [act, app, name], options) => {
    if (act !== 'set' && act !== 'remove') {
      const { guards } = await client.get<{ guards: Guard[] }>('/v1/guards');
      const wanted = guards.filter((guard) => !act || guard.app === act);
      return { data: wanted, lines: wanted.map(line) };
    }
    if (!app || !name) throw new UsageError('Give the app and the name of its metric.');
    const path = `/v1/apps/${app}/guards/${name}`;
    if (act === 'remove') {
      await client.remove(path);
      return { data: { removed: name }, lines: [`${app} is no longer judged by ${name}.`] };
    }
    if (options.when !== 'more' && options.when !== 'fewer')
      throw new UsageError('Say what is worse: --when more, or --when fewer.');
    if (!options.reason) throw new UsageError('Say what is counted: --reason "bookings opened".');
    const tolerance = Number((options.tolerance ?? '5%').replace('%', '')) / 100;
    if (!(tolerance >= 0)) throw new UsageError('Give the tolerance as a percentage.');
    const guard = await client.put<Guard>(path, {
      worseWhen: options.when,
      tolerance,
      about: options.reason,
    });
    return { data: guard, lines: [line(guard)] };
  },
};
