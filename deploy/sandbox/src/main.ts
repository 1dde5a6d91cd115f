import { environmentOrExit } from '@tapnook/server/environment';
import { readEnvironment } from './environment.ts';
import { buildServer } from './server.ts';

const environment = environmentOrExit(readEnvironment);
const { server, mailServer } = await buildServer(environment, { logger: true });
await mailServer.listen(environment.smtpPort, environment.host);
await server.listen({ port: environment.port, host: environment.host });
process.stdout.write(
  `Sandbox dashboard on ${environment.publicOrigin}, mail on port ${environment.smtpPort}\n`,
);

const stop = async (): Promise<void> => {
  await server.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
