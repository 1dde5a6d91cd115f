import type { CallContract } from '../call.ts';
import type { ContractNetwork } from './network.ts';
import type { Shape } from './sample-responses.ts';

/**
 * The contracts that a remote is held to. They are handed over, so that others than those of this
 * build can be tried.
 */
export interface ContractSet {
  readonly api: Readonly<Record<string, CallContract>>;
  readonly SHAPES: readonly Shape[];
  readonly createContractNetwork: (
    api: Readonly<Record<string, CallContract>>,
    shape: Shape,
  ) => ContractNetwork;
  readonly linkExamples: Readonly<Record<string, readonly string[]>>;
  readonly slotExamples: Readonly<Record<string, readonly object[]>>;
}
