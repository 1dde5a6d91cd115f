import { mergeNetworks, type NetworkSlots } from '../telemetry/aggregates.ts';
import { verdictOf, type Verdict, type VerdictOptions } from './canary-verdict.ts';

/**
 * Groups of networks that may lie all together: somebody at home has an address of each protocol.
 * What they alone say holds a rollout, and takes nothing back.
 */
export const MAX_DOUBTED_NETWORKS = 2;

/** The strongest evidence of all that is bad; 0 when nothing is. */
const evidenceOf = ({ metrics }: Verdict): number =>
  Math.max(0, ...metrics.filter(({ state }) => state === 'bad').map(({ evidence }) => evidence));

/**
 * The verdict over all visits; a bad one stands only if it does so without the groups of networks
 * that speak for it the loudest.
 */
export const networkVerdictOf = (
  networks: NetworkSlots,
  minimumSessions: number,
  options: VerdictOptions = {},
): Verdict => {
  const verdict = verdictOf(mergeNetworks(networks), minimumSessions, options);
  const doubted: number[] = [];
  let present = verdict;
  while (present.state === 'bad' && doubted.length < MAX_DOUBTED_NETWORKS) {
    const [weakest] = [...networks.keys()]
      .filter((network) => !doubted.includes(network))
      .map((network) => ({
        network,
        without: verdictOf(
          mergeNetworks(networks, [...doubted, network]),
          minimumSessions,
          options,
        ),
      }))
      .toSorted((a, b) => evidenceOf(a.without) - evidenceOf(b.without));
    if (!weakest) break;
    doubted.push(weakest.network);
    present = weakest.without;
  }
  return verdict.state === 'bad' && present.state !== 'bad'
    ? { ...verdict, state: 'watch' }
    : verdict;
};
