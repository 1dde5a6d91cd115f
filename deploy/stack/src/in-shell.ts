import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { ROOT } from './processes.ts';

/** The registry of a shop: as the environment says, or two ports after the shop's. */
export const registryOf = (
  shop: string,
  env: Readonly<Record<string, string | undefined>>,
): string => {
  if (env.RELEASE_URL) return env.RELEASE_URL;
  const url = new URL(shop);
  return `${url.protocol}//${url.hostname}:${Number(url.port || 80) + 2}`;
};

const tokenOf = (env: Readonly<Record<string, string | undefined>>): string => {
  if (env.RELEASE_TOKEN) return env.RELEASE_TOKEN;
  const file = path.join(
    path.resolve(env.TAPNOOK_DIR ?? path.join(ROOT, '.var')),
    'release/tokens.json',
  );
  if (!existsSync(file))
    throw new Error('No registry token: set RELEASE_TOKEN, or start the shop from this folder.');
  return (JSON.parse(readFileSync(file, 'utf8')) as { manager: string }).manager;
};

/**
 * The link to the preview host of `shop` with one app taken from this machine's `port`, for eight
 * hours.
 */
export const localBuildLink = async (
  shop: string,
  app: string,
  port: number,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string> => {
  const response = await fetch(`${registryOf(shop, env)}/v1/overrides`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(env)}` },
    body: JSON.stringify({
      name: userInfo().username,
      hours: 8,
      apps: { [app]: { url: `http://localhost:${port}` } },
    }),
  });
  if (!response.ok) throw new Error(`The registry gave no override: ${await response.text()}`);
  return ((await response.json()) as { url: string }).url;
};
