import { stopOnSignal } from '@tapnook/server/draining';
import { environmentOrExit } from '@tapnook/server/environment';
import { startTracing } from '@tapnook/server/tracing';
import { readEnvironment } from './environment.ts';
import { buildServer } from './server.ts';

const environment = environmentOrExit(readEnvironment);
const stopTracing = await startTracing({
  service: 'tapnook-backoffice',
  trustCallers: false,
  env: process.env,
});
const { server, drain } = buildServer(environment);
await server.listen({ port: environment.PORT, host: environment.HOST });
stopOnSignal(async () => {
  await drain();
  await server.close();
  await stopTracing();
});
