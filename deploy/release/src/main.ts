import { startWatching } from './analysis/watch.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openRegistry } from './registry/open-registry.ts';
import { makeFirstTokens } from './registry/tokens.ts';

const config = readConfig(process.env);
const registry = await openRegistry(config);
const tokens = await makeFirstTokens(registry.db, config.tokensFile);
const app = await buildApp(registry);

const stopWatching = startWatching(registry, (error) => app.log.error(error));

const stop = async () => {
  await stopWatching();
  await app.close();
  await registry.close();
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

await app.listen({ port: config.port, host: config.host });
process.stdout.write(`Release registry and console on http://localhost:${config.port}\n`);
if (tokens)
  process.stdout.write(
    `Manager token: ${tokens.manager}\nAll first tokens are in ${config.tokensFile}\n`,
  );
