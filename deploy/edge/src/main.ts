import { stopOnSignal } from '@tapnook/server/draining';
import { readConfig } from './env.ts';
import { buildServer } from './server.ts';

const config = readConfig(process.env);
const server = await buildServer(config);
stopOnSignal(async () => {
  await server.draining.drain(config.drainMs);
  await server.close();
  process.exit(0);
});
await server.listen({ port: config.port, host: config.host });
