import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { Client } from './client.ts';
import { appAndVersion, type Command } from './command.ts';

/** The window's width and height. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const MAX_ROUTES = 6;
const QUALITY = 60;

/** As much of Playwright as is used: it is the project's own, when it has it. */
interface Tab {
  goto(url: string, options: { waitUntil: 'networkidle' }): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  screenshot(options: { type: 'jpeg'; quality: number; animations: 'disabled' }): Promise<Buffer>;
}
interface Playwright {
  readonly chromium: {
    launch(options: { executablePath?: string | undefined }): Promise<{
      newPage(options: { reducedMotion: 'reduce' }): Promise<Tab>;
      close(): Promise<void>;
    }>;
  };
}

/** Playwright of the project in which the command runs, else of this one. */
const loadPlaywright = (): Playwright => {
  for (const from of [join(process.cwd(), 'package.json'), import.meta.filename])
    for (const name of ['playwright', 'playwright-core'])
      try {
        return createRequire(from)(name) as Playwright;
      } catch {
        // The next place may have it.
      }
  throw new Error('Playwright is not installed here: npm install --save-dev playwright.');
};

/** Routes that anybody may open as they are: no sign-in, no payment, nothing to fill in. */
const keyRoutes = ({ routes }: ReleaseRecord): { id: string; path: string }[] =>
  routes
    .filter(({ auth, sensitive }) => !auth && !sensitive)
    .map(({ id, path }) => ({ id, path: path.replace(/\/:\w+\?/g, '') || '/' }))
    .filter(({ path }) => !path.includes(':'))
    .slice(0, MAX_ROUTES);

const takePictures = async (
  client: Client,
  app: string,
  version: string,
  executablePath: string | undefined,
): Promise<{ route: string; width: number }[]> => {
  const address = `/v1/apps/${app}/versions/${version}`;
  const { record } = await client.get<{ record: ReleaseRecord }>(address);
  const routes = keyRoutes(record);
  const { url } = await client.post<{ url: string }>('/v1/previews', {
    name: 'pictures',
    apps: { [app]: version },
    hours: 0.25,
  });
  const browser = await loadPlaywright().chromium.launch({ executablePath });
  const taken: { route: string; width: number }[] = [];
  try {
    const tab = await browser.newPage({ reducedMotion: 'reduce' });
    await tab.goto(url, { waitUntil: 'networkidle' });
    for (const { id: route, path } of routes)
      for (const size of SIZES) {
        await tab.setViewportSize(size);
        await tab.goto(new URL(`/en-US${path === '/' ? '' : path}`, url).href, {
          waitUntil: 'networkidle',
        });
        const image = await tab.screenshot({
          type: 'jpeg',
          quality: QUALITY,
          animations: 'disabled',
        });
        const { width } = size;
        await client.post(`${address}/pictures`, {
          route,
          width,
          image: image.toString('base64'),
        });
        taken.push({ route, width });
      }
  } finally {
    await browser.close();
  }
  return taken;
};

export const picturesCommand: Command = {
  usage: 'pictures <app>@<version>',
  about:
    'takes pictures of a version’s public routes in a preview, with the project’s Playwright ' +
    '(CHROMIUM_PATH names another browser); the console shows them beside those of another version',
  run: async (client, [word], { env }) => {
    const { app, version } = appAndVersion(word);
    const pictures = await takePictures(client, app, version, env['CHROMIUM_PATH']);
    return {
      data: { app, version, pictures },
      lines: [
        `${pictures.length} pictures of ${app} ${version}:`,
        ...pictures.map(({ route, width }) => `  ${route}  ${width} px`),
      ],
    };
  },
};
