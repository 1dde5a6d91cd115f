import type { Generation } from '../channels/generations.ts';
import type { Apps } from '../rollout/transitions.ts';
import type { Client } from './client.ts';
import type { Options, Outcome } from './command.ts';

/** What a channel serves now. */
export interface Head {
  readonly generation: number;
  readonly apps: Apps;
}
const reasonOf = (options: Options) => (options.reason ? { reason: options.reason } : {});

/** Changes a channel as it is now; the registry refuses when it has moved on meanwhile. */
export const change = async (
  client: Client,
  options: Options,
  path: string,
  body: Record<string, unknown>,
  done: string,
): Promise<Outcome> => {
  const { generation } = await client.get<Head>(`/v1/channels/${options.channel}`);
  const made = await client.post<Generation>(`/v1/channels/${options.channel}/${path}`, {
    expectedGeneration: generation,
    ...reasonOf(options),
    ...body,
  });
  return { data: made, lines: [`${done}. ${options.channel} is now r-${made.generation}`] };
};
