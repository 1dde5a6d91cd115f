// oxlint-disable no-console -- This is a command-line program, which prints.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '@tapnook/stack/chromium';
import { chromium } from 'playwright';
import { publishPackages, startPackageRegistry, untilAnswers } from './package-registry.ts';
import { copyPlatform, deprecate, versionPackages } from './platform-copy.ts';

// A team with a repository of its own, from `npm create` to a page in the shop and the next version
// of the platform: `npm run outside-team`; `-- --short` ends with the team's first build, without a
// shop. Takes the port OUTSIDE_PORT (4700) and the ten after it.
const IS_SHORT = process.argv.includes('--short');
const PORT = Number(process.env['OUTSIDE_PORT'] ?? 4_700);
const SCRATCH = mkdtempSync(path.join(tmpdir(), 'outside-team-'));
const PLATFORM = path.join(SCRATCH, 'platform');
const SHOP = path.join(SCRATCH, 'shop');
const TEAM = path.join(SCRATCH, 'team');
const REMOTE = path.join(TEAM, 'gift-cards');
const BUILT = path.join(SCRATCH, 'packages');
const NODE = [process.execPath, '--disable-warning=ExperimentalWarning'] as const;

const started = Date.now();
const step = (text: string): void =>
  console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`);

const run = (
  folder: string,
  env: NodeJS.ProcessEnv,
  command: string,
  ...args: readonly string[]
): string => {
  try {
    // Warnings of a build stand on stderr.
    return execFileSync('sh', ['-c', '"$0" "$@" 2>&1', command, ...args], {
      cwd: folder,
      env,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    console.error((error as { stdout: string }).stdout);
    throw error;
  }
};

/** Chromium's view of the remote's page, in both languages. */
const expectPage = async (titles: Readonly<Record<string, string>>): Promise<void> => {
  const executablePath = ensureChromium(step);
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
  try {
    for (const [locale, title] of Object.entries(titles)) {
      const page = await browser.newPage();
      await page.goto(`http://localhost:${PORT}/${locale}/gift-cards`);
      await page.waitForFunction(
        () => performance.getEntriesByName('mounted:mf-gift-cards').length > 0,
      );
      const heading = await page.getByRole('heading', { level: 1, name: title }).textContent();
      assert.equal(heading, title);
      await page.close();
    }
  } finally {
    await browser.close();
  }
};

const buildPackages = (): void => {
  rmSync(BUILT, { recursive: true, force: true });
  const script = path.join(PLATFORM, 'shared/tooling/src/packages/main.ts');
  run(PLATFORM, process.env, ...NODE, script, '--from', PLATFORM, '--out', BUILT);
};

const startShop = (): ReturnType<typeof spawn> => {
  const child = spawn(
    process.execPath,
    [path.join(PLATFORM, 'deploy/stack/src/start.ts'), '--fresh', '--strict-builds'],
    {
      cwd: PLATFORM,
      env: { ...process.env, PORT: String(PORT), TAPNOOK_DIR: SHOP, HOLDBACK_PERCENT: '0' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  child.once('exit', (code) => {
    if (code === 0 || code === null) return;
    registry.stop();
    process.exit(code);
  });
  return child;
};

/** The remote in the shop, and both on the next version of the platform. */
const shipAndUpgrade = async (): Promise<void> => {
  await untilAnswers(`http://localhost:${PORT}/healthz`);
  const { manager } = JSON.parse(readFileSync(path.join(SHOP, 'release/tokens.json'), 'utf8')) as {
    manager: string;
  };
  const url = { RELEASE_URL: `http://localhost:${PORT + 2}` };
  const asManager = { ...registry.env, ...url, RELEASE_TOKEN: manager };
  const release = (env: NodeJS.ProcessEnv, ...args: readonly string[]): string =>
    run(REMOTE, env, 'npm', 'run', '--silent', 'release', '--', ...args);
  const { token } = JSON.parse(
    release(asManager, 'token', 'team:gifts', 'Gift team', '--json'),
  ) as { token: string };
  const asTeam = { ...registry.env, ...url, RELEASE_TOKEN: token };
  // Nobody may publish under a name, or answer an address, that was not given to their team.
  release(
    asManager,
    'owners',
    'give',
    'name',
    'mf-gift-cards',
    'gifts',
    '--reason',
    'A team of its own',
  );
  step(run(REMOTE, asTeam, 'npm', 'run', '--silent', 'check').trim());
  step(run(REMOTE, asTeam, 'npm', 'run', '--silent', 'publish').trim());
  step(release(asManager, 'compose', 'mf-gift-cards@1.0.0').trim());
  await expectPage({ 'en-US': 'Gift cards', 'zh-HK': '禮品卡' });
  step('Chromium shows the page in both languages');

  deprecate(PLATFORM, 'defineScreen');
  versionPackages(PLATFORM);
  buildPackages();
  step(`published ${publishPackages(registry, BUILT).join(', ')}`);
  run(
    PLATFORM,
    { ...asManager, TAPNOOK_DIR: SHOP },
    ...NODE,
    path.join(PLATFORM, 'deploy/release/src/cli/main.ts'),
    'publish',
    'shell',
    '--compose',
  );
  await expectPage({ 'en-US': 'Gift cards' });
  step('the shop has the next platform, and the remote of the former one still works in it');
  run(
    REMOTE,
    registry.env,
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    '@tapnook/platform@latest',
  );
  const warned = run(REMOTE, registry.env, 'npm', 'run', '--silent', 'build');
  assert.match(warned, /defineScreen of @tapnook\/platform is deprecated since 1\.1\.0/);
  step(warned.trim());
  run(REMOTE, asTeam, 'npm', 'run', '--silent', 'publish');
  release(asManager, 'compose', 'mf-gift-cards@1.0.1');
  await expectPage({ 'en-US': 'Gift cards', 'zh-HK': '禮品卡' });
  step('the remote of the next platform is in the shop');
};

const registry = await startPackageRegistry(path.join(SCRATCH, 'npm'), PORT + 9);
let shop: ReturnType<typeof spawn> | undefined;
const stop = (): void => {
  shop?.kill('SIGTERM');
  registry.stop();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stop();
    process.exit(130);
  });
try {
  copyPlatform(PLATFORM);
  versionPackages(PLATFORM);
  step('the packages have their first versions');
  if (!IS_SHORT) shop = startShop();
  buildPackages();
  step(`published ${publishPackages(registry, BUILT).join(', ')}`);

  mkdirSync(TEAM);
  run(
    TEAM,
    registry.env,
    'npm',
    'create',
    '--yes',
    '@tapnook/remote',
    'gift-cards',
    '--',
    '--title',
    'Gift cards',
    '--title-zh',
    '禮品卡',
  );
  run(REMOTE, registry.env, 'npm', 'install', '--no-audit', '--no-fund');
  step('the team has a repository');
  run(REMOTE, registry.env, 'npm', 'run', 'types');
  run(REMOTE, registry.env, 'npm', 'test');
  step(`its tests pass; ${run(REMOTE, registry.env, 'npm', 'run', '--silent', 'build').trim()}`);

  if (!IS_SHORT) await shipAndUpgrade();
} finally {
  stop();
}
rmSync(SCRATCH, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
step('done');
