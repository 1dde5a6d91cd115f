import { stopOnSignal } from '@tapnook/server/draining';
import { environmentOrExit } from '@tapnook/server/environment';
import { startTracing } from '@tapnook/server/tracing';
import { previewConfig, readConfig } from './env.ts';
import { buildServer } from './server.ts';

const config = environmentOrExit(readConfig);
const preview = previewConfig(config);
const stopTracing = await startTracing({
  service: 'tapnook-edge',
  trustCallers: false,
  env: process.env,
});
const server = await buildServer(config);
const previewServer = preview && (await buildServer(preview));
stopOnSignal(async () => {
  await server.draining.drain(config.drainMs);
  await Promise.all([server.close(), previewServer?.close()]);
  await stopTracing();
  process.exit(0);
});
await server.listen({ port: config.port, host: config.host });
if (preview) await previewServer?.listen({ port: preview.port, host: preview.host });
