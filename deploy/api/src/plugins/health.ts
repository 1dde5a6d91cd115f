import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from '../db/pool.ts';
import type { Deps } from '../deps.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says no to readiness from now on, while everything is still answered. */
    drain(): void;
  }
}

const MAX_ANSWER_MS = 2_000;
const answers = async (pool: Pool): Promise<boolean> => {
  const end = new AbortController();
  const late = wait(MAX_ANSWER_MS, false, { signal: end.signal }).catch(() => false);
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  const hasAnswered = await Promise.race([asked, late]);
  end.abort();
  return hasAnswered;
};

/**
 * `/livez`: the process is alive; a database that is away must not have it restarted. `/readyz`:
 * it may be given requests, as long as one database answers and it is not ending. `/healthz`: as
 * readiness, and which database serves what.
 */
export const registerHealth = (app: FastifyInstance, { databases }: Deps): void => {
  const schema = { hide: true };
  let isDraining = false;
  app.decorate('drain', () => {
    isDraining = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    // Whoever keeps this connection asks another process from now on.
    if (isDraining) reply.header('connection', 'close');
  });
  app.get('/livez', { schema }, (_request, reply) => reply.send({ status: 'alive' }));
  app.get('/readyz', { schema }, async (_request, reply) => {
    const isReady =
      !isDraining && (await Promise.all(Object.values(databases).map(answers))).includes(true);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  app.get('/healthz', { schema }, async (_request, reply) => {
    const states = await Promise.all(
      Object.entries(databases).map(
        async ([name, pool]) => [name, (await answers(pool)) ? 'up' : 'away'] as const,
      ),
    );
    const up = states.filter(([, state]) => state === 'up').map(([name]) => name);
    const [first] = up;
    const isReady = !isDraining && first !== undefined;
    return reply.code(isReady ? 200 : 503).send({
      status: isDraining ? 'draining' : isReady ? 'ready' : 'away',
      databases: Object.fromEntries(states),
      reads: up.includes('replica') ? 'replica' : (first ?? 'nothing'),
      writes: up.includes('primary') ? 'primary' : 'nothing',
    });
  });
};
