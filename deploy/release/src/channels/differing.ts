import type { Channel } from '@tapnook/contracts/release';
import { RegistryError } from '../errors.ts';
import type { Registry } from '../registry/registry.ts';
import { headOf } from './generations.ts';

/**
 * The stable versions of one channel that another does not have. Apps that only the other has stay
 * there: whoever means to take one out says so.
 */
export const differing = async (
  { db }: Registry,
  from: Channel,
  to: Channel,
): Promise<Record<string, string>> => {
  const [source, target] = await Promise.all([headOf(db, from), headOf(db, to)]);
  const versions = Object.entries(source.apps)
    .filter(([app, { stable }]) => target.apps[app]?.stable.version !== stable.version)
    .map(([app, { stable }]) => [app, stable.version] as const);
  if (versions.length === 0) throw new RegistryError('50109', { why: 'same-composition', from });
  return Object.fromEntries(versions);
};
