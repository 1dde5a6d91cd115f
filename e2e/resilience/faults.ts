import type { Page, Route } from '@playwright/test';
import { productionPins, productionVersions, untilServed } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  askRegistry,
  composeQuickly,
  publishMutated,
  type Mutation,
} from '../fixtures/version-mutations.ts';
import { REMOTE_LOCATIONS, type RemoteLocation } from './remote-locations.ts';

export interface Pair {
  readonly broken: string;
  readonly lastGood: string;
}
export interface BrokenPair extends Pair {
  /** The generation to go back to. */
  readonly before: number;
}
export interface Fault {
  /** What is wrong, in the words of the test's name. */
  readonly what: string;
  /** What telemetry must call it. */
  readonly kind: string;
  /** What happens on the line between the browser and the files of a healthy version; … */
  readonly onLine?: (route: Route) => unknown;
  /** … or what is wrong with the version itself. */
  readonly mutation?: Mutation;
  readonly locations?: readonly RemoteLocation[];
}

/** What a browser says of a version that fails; anything else fails the test. */
export const EXPECTED_LOG_LINES = new RegExp(
  'did not (load|start|unmount)|crashed|threw|on purpose|Failed to load resource|integrity|ERR_|' +
    'preload|Loading chunk|error boundary|RUNTIME-|Unexpected token|shared module|recovered from',
  'i',
);

/**
 * Two healthy versions of a remote, the newer one in production; made only when there is no such
 * pair yet.
 */
const healthyPair = async (remote: string): Promise<Pair> => {
  const pins = (await productionPins())[remote];
  if (pins?.lastGood && healthy.has(`${remote}@${pins.stable}`))
    return { broken: pins.stable, lastGood: pins.lastGood };
  const lastGood = pins?.stable ?? '';
  const broken = await publishMutated(remote, lastGood);
  healthy.add(`${remote}@${broken}`);
  await composeQuickly(remote, broken);
  return { broken, lastGood };
};
const healthy = new Set<string>();

/** A version that is wrong in itself, in production; the one before it is the last good one. */
export const brokenPair = async (remote: string, mutation: Mutation): Promise<BrokenPair> => {
  const { generation } = await productionVersions();
  const lastGood = (await productionPins())[remote]?.stable ?? '';
  const broken = await publishMutated(remote, lastGood, mutation);
  await composeQuickly(remote, broken);
  return { broken, lastGood, before: generation };
};

/** Ends what {@link brokenPair} began. */
export const restore = async ({ before }: BrokenPair): Promise<void> => {
  const { generation } = await askRegistry<{ generation: number }>(
    '/v1/channels/production/restore',
    { to: before, reason: 'an end-to-end test is over' },
  );
  await untilServed(generation);
};

interface Health {
  readonly details: readonly { readonly kind: string }[];
}
/**
 * Leaves the page, which tells what it saw, and waits until the registry has heard it of that very
 * version.
 */
export const expectBlamed = async (
  page: Page,
  remote: string,
  version: string,
  kind: string,
): Promise<void> => {
  await page.goto('about:blank');
  await expect
    .poll(
      async () =>
        (await askRegistry<Health>(`/v1/apps/${remote}/versions/${version}/health`)).details.map(
          (detail) => detail.kind,
        ),
      { timeout: 20_000, intervals: [100] },
    )
    .toContain(kind);
};

/**
 * One test a remote: the page stays usable, the last good version takes over within the same page
 * load, and the culprit is named.
 */
export const testFallback = ({
  what,
  kind,
  onLine,
  mutation,
  locations = REMOTE_LOCATIONS,
}: Fault): void => {
  for (const place of locations) {
    test(`${place.remote}: ${what}`, async ({ page }) => {
      const { remote } = place;
      let isLeft = false;
      const wrong = mutation && (await brokenPair(remote, mutation));
      const { broken, lastGood } = wrong ?? (await healthyPair(remote));
      try {
        if (onLine)
          await page.route(`**/remotes/${remote}/${broken}/**`, async (route) => {
            try {
              await onLine(route);
            } catch (error) {
              // What was still under way when the page was left has no answer any more.
              if (!isLeft) throw error;
            }
          });
        await place.open(page);
        const region = page.locator(place.region).first();
        // The failing piece may be taken away just then.
        await expect(() => region.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
        await expect(region).toHaveAttribute('data-app-version', lastGood);
        await expect(region).not.toBeEmpty();
        await expect(page.getByRole('link', { name: /TapNook 拾角 home/ }).first()).toBeVisible();
        isLeft = true;
        // A beacon that leaves with the page is lost where the test stands on its line.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await expectBlamed(page, remote, broken, kind);
      } finally {
        // A request that is still under way at the end of the test is not a fault of the page.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        if (wrong) await restore(wrong);
      }
    });
  }
};
