import { QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { DeployAnswer } from '../../../channels/can-deploy.types.ts';
import type { AuditLine, ConsoleState, HistoryRow } from '../../console-state.types.ts';
import { get, RegistryRefusal, send } from './http.ts';

/** Figures of a running canary change without an event. */
const FIGURE_RELOAD_MS = 5_000;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A refusal stays one; a lost connection is tried once more.
        retry: (failures, error) => failures < 1 && !(error instanceof RegistryRefusal),
        retryDelay: 500,
        staleTime: 2_000,
      },
    },
  });

/** Everything that one channel's page shows. */
export const useChannelState = (channel: string): UseQueryResult<ConsoleState> =>
  useQuery({
    queryKey: ['state', channel],
    queryFn: () => get<ConsoleState>(`/console/state/${channel}`),
    refetchInterval: ({ state }) => (state.data?.rollouts.length ? FIGURE_RELOAD_MS : false),
  });

/** Something of the registry that a panel shows. */
export const useRegistry = <T>(path: string, isWanted = true): UseQueryResult<T> =>
  useQuery({ queryKey: ['registry', path], queryFn: () => get<T>(path), enabled: isWanted });

/** Something of the registry whose figures change while a canary runs. */
export const useFigures = <T>(path: string): UseQueryResult<T> =>
  useQuery({
    queryKey: ['registry', path],
    queryFn: () => get<T>(path),
    refetchInterval: FIGURE_RELOAD_MS,
  });

/** Generations of a channel that changed an app, newest first. */
export const useHistoryOf = (
  channel: string,
  app: string,
): UseQueryResult<{ generations: Omit<HistoryRow, 'changes' | 'blocked'>[] }> =>
  useRegistry(`/v1/channels/${channel}/generations?limit=100&app=${app}`, app !== '');

/** Lines of the log about an app, newest first. */
export const useLogOf = (app: string): UseQueryResult<{ rows: AuditLine[] }> =>
  useRegistry(`/v1/audit?limit=200&app=${app}`, app !== '');

/** Whether these stable versions may be deployed to a channel. */
export const useDeployAnswer = (
  channel: string,
  apps: Readonly<Record<string, string>> | undefined,
  generation: number,
): UseQueryResult<DeployAnswer> =>
  useQuery({
    queryKey: ['can-deploy', channel, generation, apps],
    queryFn: () => send<DeployAnswer>('POST', `/v1/channels/${channel}/can-deploy`, { apps }),
    enabled: apps !== undefined,
  });
