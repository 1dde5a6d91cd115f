import type { FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import type { EdgeConfig } from '../env.ts';
import type { AccessTokenKeys } from './access-token-keys.ts';
import { canaryGroupsOf } from './canary-audience.ts';
import { cookieOf, isSignedIn } from './cookies.ts';

/** Pages do not renew a session, their calls do: so long after its last call it still counts. */
const GRACE_MS = 3_600_000;

/** Whether whoever asks is signed in here as staff: an account of the shop's own administration. */
export const createStaffCheck =
  (
    config: EdgeConfig,
    keys: Pick<AccessTokenKeys, 'find'>,
    now: () => number = Date.now,
  ): ((request: FastifyRequest) => Promise<boolean>) =>
  async (request) => {
    const token = cookieOf(request, config, 'access');
    if (!token || !isSignedIn(request, config)) return false;
    if (!(await canaryGroupsOf(token, keys)).includes('admin')) return false;
    return (decodeJwt(token).exp ?? 0) * 1_000 + GRACE_MS > now();
  };
