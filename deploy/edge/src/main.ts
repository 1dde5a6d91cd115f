import { buildEdge } from './app.ts';
import { readConfig } from './env.ts';

const config = readConfig(process.env);
const app = await buildEdge(config);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
await app.listen({ port: config.port, host: config.host });
