import type { Block } from '../channels/blocks.ts';
import { appAndVersion, UsageError, type Command } from './command.ts';

const blockChange =
  (path: 'block' | 'unblock', done: (word: string) => string): Command['run'] =>
  async (client, [word], { reason }) => {
    const { app, version } = appAndVersion(word);
    if (!reason) throw new UsageError('Give a reason: it goes to the log.');
    const data = await client.post(`/v1/apps/${app}/versions/${version}/${path}`, { reason });
    return { data, lines: [done(`${app} ${version}`)] };
  };

export const blockCommand: Command = {
  usage: 'block <app>@<version> --reason TEXT',
  about: 'keeps a version that serves nowhere from ever serving',
  run: blockChange('block', (word) => `${word} is blocked.`),
};

export const unblockCommand: Command = {
  usage: 'unblock <app>@<version> --reason TEXT',
  about: 'lets a blocked version be composed again',
  run: blockChange('unblock', (word) => `${word} may be composed again.`),
};

export const blocksCommand: Command = {
  usage: 'blocks',
  about: 'lists the versions that must not serve, the latest first',
  run: async (client) => {
    const { blocks } = await client.get<{ blocks: Block[] }>('/v1/blocks');
    const lines = blocks.map(
      (one) => `${one.app}@${one.version}  ${one.blockedAt}  ${one.blockedBy}: ${one.reason}`,
    );
    return { data: blocks, lines: lines.length > 0 ? lines : ['Nothing is blocked.'] };
  },
};
