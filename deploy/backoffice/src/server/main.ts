import { stopOnSignal } from '@tapnook/server/draining';
import { readEnvironment } from './environment.ts';
import { buildServer } from './server.ts';

const environment = readEnvironment(process.env);
const { server, drain } = buildServer(environment);
await server.listen({ port: environment.PORT, host: environment.HOST });
stopOnSignal(async () => {
  await drain();
  await server.close();
});
