import path from 'node:path';
import { parseEnvironment, type Variables } from '@tapnook/server/environment';
import { hostList } from '@tapnook/server/host-check';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const Environment = z.object({
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3005),
  HOST: z.string().default('127.0.0.1'),
  /**
   * Names that the process is asked for by, beside its public one and this machine's; by commas.
   */
  ALLOWED_HOSTS: z.string().default('').transform(hostList),
  /**
   * Proxies whose word on the caller's address is taken: addresses and ranges, or `loopback`,
   * `uniquelocal`; separated by commas.
   */
  TRUSTED_PROXIES: z.string().default('loopback').transform(hostList),
  /** The port of `/metrics`; nobody is told without one. */
  METRICS_PORT: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).max(65_535).optional(),
  ),
  /** How long an ending process still answers while balancers hear that it is not ready. */
  DRAIN_MS: z.coerce.number().int().min(0).default(0),
  /** The address under which people open it; a host of its own, never the shop's. */
  PUBLIC_ORIGIN: origin.default('http://localhost:3005'),
  /** The shop, for links to what shoppers see. */
  SHOP_ORIGIN: origin.default('http://localhost:3000'),
  API_ORIGIN: origin.default('http://localhost:3001'),
  /** What `npm run build` made. */
  PAGE_DIR: z.string().default(path.resolve(import.meta.dirname, '../../dist')),
});
export type Environment = z.output<typeof Environment>;

/** Reads the environment once; throws `EnvironmentError`. */
export const readEnvironment = (source: Variables): Environment =>
  parseEnvironment(Environment, source);
