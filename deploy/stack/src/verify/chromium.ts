import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT } from '../processes.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const found = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));
const isRoot = (): boolean => process.getuid?.() === 0;
const has = (command: string): boolean => spawnSync('which', [command]).status === 0;

/** A face for Chinese, without which screenshots show boxes. */
const FONTS = 'fonts-noto-cjk';

/**
 * A Chromium to run the journeys in: one that is there, Debian's package where apt and root are,
 * Playwright's own download elsewhere. Gives its path, or undefined for Playwright's own.
 */
export const ensureChromium = (log: (line: string) => void): string | undefined => {
  const present = found();
  if (present) return present;
  if (isRoot() && has('apt-get')) {
    log('installing Chromium and a Chinese typeface from the system’s packages …');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore', env: environment });
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', FONTS], {
      stdio: 'ignore',
      env: environment,
    });
    return found();
  }
  log('downloading Playwright’s Chromium …');
  execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return undefined;
};
