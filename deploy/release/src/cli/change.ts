import type { Generation } from '../channels/generations.ts';
import type { Apps } from '../rollout/transitions.ts';
import type { Client } from './client.ts';
import { UsageError, type Options, type Outcome } from './command.ts';

/** What a channel serves now. */
export interface Head {
  readonly generation: number;
  readonly apps: Apps;
}
const reasonOf = (options: Options) => (options.reason ? { reason: options.reason } : {});

/** `--expect r-12`: the generation that the caller looked at when they decided. */
const expectedOf = ({ expect }: Options): { expectedGeneration?: number } => {
  if (!expect) return {};
  const expectedGeneration = Number(expect.replace(/^r-/, ''));
  if (!Number.isInteger(expectedGeneration) || expectedGeneration < 0)
    throw new UsageError('Give the generation that you saw, for example --expect r-12.');
  return { expectedGeneration };
};

/**
 * Changes a channel. With `--expect` the registry refuses when it has moved on since the caller
 * looked; a generation read just before the change would protect nobody.
 */
export const change = async (
  client: Client,
  options: Options,
  path: string,
  body: Record<string, unknown>,
  done: string | ((made: Generation) => string),
): Promise<Outcome> => {
  const made = await client.post<Generation>(`/v1/channels/${options.channel}/${path}`, {
    ...expectedOf(options),
    ...reasonOf(options),
    ...(options['break-glass'] && { breakGlass: true }),
    ...body,
  });
  const text = typeof done === 'string' ? done : done(made);
  return { data: made, lines: [`${text}. ${options.channel} is now r-${made.generation}`] };
};
