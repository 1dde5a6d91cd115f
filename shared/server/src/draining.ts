import { setTimeout as wait } from 'node:timers/promises';

interface Reply {
  header(name: string, value: string): unknown;
}
/** What this needs of a fastify server. */
interface Server {
  addHook(
    name: 'onSend',
    hook: (request: unknown, reply: Reply, payload: unknown) => Promise<unknown>,
  ): unknown;
}

/** The end of a process, as whoever gives it requests sees it. */
export interface Draining {
  /** Readiness says no from here on; everything is still answered. */
  readonly isDraining: () => boolean;
  /** Says no to readiness, and waits so long for the balancers to have heard of it. */
  readonly drain: (pauseMs: number) => Promise<void>;
}

/**
 * Answers end their connections while the process drains, so that their callers ask another one.
 */
export const registerDraining = (server: Server): Draining => {
  let isDraining = false;
  server.addHook('onSend', async (_request, reply, payload) => {
    if (isDraining) reply.header('connection', 'close');
    return payload;
  });
  return {
    isDraining: () => isDraining,
    drain: async (pauseMs) => {
      isDraining = true;
      await wait(pauseMs);
    },
  };
};

/** Ends the process in order at the first SIGTERM or SIGINT; a second one does not begin anew. */
export const stopOnSignal = (stop: () => Promise<void>): void => {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop();
    });
};
