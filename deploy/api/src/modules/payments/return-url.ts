import { safePath } from '@tapnook/contracts';
import type { Deps } from '../../deps.ts';

/**
 * Where the gateway sends a person back: a path of ours under the shop's own address, whatever was
 * asked for.
 */
export const returnAddress = (deps: Deps, wanted: string | undefined): string => {
  const origin = deps.env.PUBLIC_ORIGIN;
  const path = wanted?.startsWith(`${origin}/`) ? wanted.slice(origin.length) : wanted;
  return origin + safePath(path);
};
