import type { Command } from './command.ts';
export const monitorCommand: Command = {
  usage: 'monitor',
  about: '',
  run: async () => ({ data: {}, lines: [] }),
};
