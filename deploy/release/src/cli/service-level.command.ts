import type { ServiceLevel } from '../service-levels/service-levels.ts';
import { UsageError, type Command } from './command.ts';

const percent = (share: number | null): string =>
  share === null ? '–' : `${Number((share * 100).toFixed(2))}%`;
const times = (burn: number | null): string => (burn === null ? '–' : `${burn.toFixed(1)}×`);

export const serviceLevelsCommand: Command = {
  usage: 'slo | slo set <app> <percent>',
  about:
    'lists what share of each app’s visits goes well, and its error budget of 30 days; or ' +
    'says what share must',
  run: async (client, [act, app, wanted], { channel }) => {
    if (act === 'set') {
      const objective = Number(wanted?.replace(/%$/, '')) / 100;
      if (!app || !(objective > 0 && objective < 1))
        throw new UsageError('Give the app and a share of its visits: slo set mf-catalog 99.5%.');
      const data = await client.post(`/v1/service-levels/${encodeURIComponent(app)}`, {
        objective,
      });
      return { data, lines: [`${percent(objective)} of the visits of ${app} must go well.`] };
    }
    const data = await client.get<{ apps: ServiceLevel[] }>(
      `/v1/channels/${channel}/service-levels`,
    );
    return {
      data,
      lines: data.apps.map(
        ({ app: name, objective, visits, bad, budgetLeft, burn, burning }) =>
          `${name}  ${percent(visits > 0 ? 1 - bad / visits : null)} of ${visits} visits went ` +
          `well, ${percent(objective)} must  budget left ${percent(budgetLeft)}  burns ` +
          `${times(burn.hour)} in an hour, ${times(burn.sixHours)} in ` +
          `six${burning ? '  TOO FAST' : ''}`,
      ),
    };
  },
};
