import { buildApp } from './app.ts';
import { readEnvironment } from './environment.ts';

const environment = readEnvironment(process.env);
const { app, mailServer } = await buildApp(environment, { logger: true });
await mailServer.listen(environment.smtpPort, environment.host);
await app.listen({ port: environment.port, host: environment.host });
process.stdout.write(
  `Sandbox desk on ${environment.publicOrigin}, mail on port ${environment.smtpPort}\n`,
);

const stop = async (): Promise<void> => {
  await app.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
