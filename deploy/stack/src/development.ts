import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { appNames } from './apps.ts';
import { startService, type Service } from './processes.ts';

/**
 * Builds every app into a folder and keeps it built; the variables make the edge serve that folder.
 */
export const startDevelopment = async (
  folder: string,
  port: number,
  onExit: (name: string, code: number | null) => void,
): Promise<{ service: Service; variables: Record<string, string> }> => {
  const output = path.join(folder, 'dev');
  rmSync(output, { recursive: true, force: true });
  const apps = appNames();
  const service = startService('reload', 'shared/tooling/src/dev/main.ts', {}, onExit, [
    '--out',
    output,
    '--port',
    String(port),
    ...apps,
  ]);
  while (!apps.every((name) => existsSync(path.join(output, name, 'record.json')))) {
    if (service.child.exitCode !== null)
      throw new Error('the development builds ended; their lines above say why');
    await wait(250);
  }
  return { service, variables: { DEV_DIR: output, DEV_SOCKET: `ws://localhost:${port}` } };
};
