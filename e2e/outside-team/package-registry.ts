import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * An npm registry on this machine: our packages are published to it, all others come from the usual
 * one.
 */
export interface PackageRegistry {
  readonly url: string;
  /** Environment in which npm uses it. */
  readonly env: NodeJS.ProcessEnv;
  stop(): void;
}

const answers = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 240; tries += 1) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`nothing answers at ${url}`);
};
export { answers as untilAnswers };

export const startPackageRegistry = async (
  folder: string,
  port: number,
): Promise<PackageRegistry> => {
  mkdirSync(folder, { recursive: true });
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const config = path.join(folder, 'config.yaml');
  writeFileSync(
    config,
    `storage: ${folder}/storage
uplinks:
  upstream: { url: '${upstream}', timeout: 60s, max_fails: 20 }
packages:
  '@tapnook/*': { access: $all, publish: $all }
  '**': { access: $all, proxy: upstream }
max_body_size: 100mb
log: { type: stdout, level: warn }
`,
  );
  const server = spawn('verdaccio', ['--config', config, '--listen', `127.0.0.1:${port}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  await answers(`${url}-/ping`);
  const npmrc = path.join(folder, 'npmrc');
  writeFileSync(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=anybody\n`);
  return {
    url,
    env: {
      ...process.env,
      npm_config_userconfig: npmrc,
      npm_config_registry: url,
      // `npm create` runs what an earlier run of this proof left in the usual cache.
      npm_config_cache: path.join(folder, 'cache'),
    },
    stop: () => void server.kill(),
  };
};

/** Publishes what was built; a version that is there already stays as it is. */
export const publishPackages = (registry: PackageRegistry, built: string): string[] => {
  const published: string[] = [];
  for (const name of readdirSync(built)) {
    try {
      const said = execFileSync('npm', ['publish', '--loglevel=error'], {
        cwd: path.join(built, name),
        env: registry.env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      published.push(said.trim().replace(/^\+ /, ''));
    } catch (error) {
      const { stderr } = error as { stderr: string };
      if (!/cannot publish over|EPUBLISHCONFLICT|already present/i.test(stderr)) throw error;
    }
  }
  return published;
};
