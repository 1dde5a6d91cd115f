import { readConfig } from './env.ts';
import { buildServer } from './server.ts';

const config = readConfig(process.env);
const server = await buildServer(config);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)));
await server.listen({ port: config.port, host: config.host });
