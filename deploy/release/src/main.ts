import { createPace } from '@tapnook/server/activity';
import { stopOnSignal } from '@tapnook/server/draining';
import { environmentOrExit } from '@tapnook/server/environment';
import { startTracing } from '@tapnook/server/tracing';
import { startCanaryMonitor } from './analysis/canary-monitor.ts';
import { readConfig } from './config.ts';
import { openRegistry } from './registry/open-registry.ts';
import { makeFirstTokens } from './registry/tokens.ts';
import { buildServer } from './server.ts';

const config = environmentOrExit(readConfig);
const stopTracing = await startTracing({
  service: 'tapnook-release',
  trustCallers: false,
  env: process.env,
});
const registry = await openRegistry(config);
const tokens = await makeFirstTokens(registry.db, config.tokensFile, config.remakeTokens);
const server = await buildServer(registry);

/** Of a registry that nobody writes to: what comes up by then comes up by the clock. */
const REST_MS = 15_000;
const stopCanaryMonitor = startCanaryMonitor(
  registry,
  (error) => server.log.error(error),
  createPace(() => !server.activity.isAtRest(), REST_MS),
);

const stop = async () => {
  await server.draining.drain(config.drainMs);
  await stopCanaryMonitor();
  await server.close();
  await registry.close();
  await stopTracing();
};
stopOnSignal(stop);

await server.listen({ port: config.port, host: config.host });
process.stdout.write(`Release registry and console on http://localhost:${config.port}\n`);
if (tokens)
  process.stdout.write(`The first tokens are in ${config.tokensFile}, for its owner only\n`);
