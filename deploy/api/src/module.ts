import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { Subscription } from './domain-events.ts';
import type { Handlers } from './handlers.ts';
import type { Sweep } from './modules/jobs/index.ts';

/** One part of the API. `modules/index.ts` lists them. */
export interface ApiModule {
  readonly name: string;
  /** Its handlers, by call id of the contracts. */
  readonly handlers?: (deps: Deps) => Partial<Handlers>;
  /**
   * Addresses outside the contracts (media, webhooks, pages behind mail links), in a scope of their
   * own under `/api`.
   */
  readonly routes?: (app: FastifyInstance, deps: Deps) => void | Promise<void>;
  /** What it does in the transactions of modules below it (decision 046). */
  readonly listeners?: readonly Subscription[];
  /** Its work that comes back; of any number of processes one runs each. */
  readonly sweeps?: readonly Sweep[];
}
