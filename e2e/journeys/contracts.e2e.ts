import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { managerToken, REGISTRY, ROOT, STACK_FOLDER } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const CHANGED = path.join(STACK_FOLDER, 'changed-contracts');

const run = promisify(execFile);

/** What `release contracts` says of a contracts package, and whether it lets it pass. */
const judged = async (...args: readonly string[]): Promise<{ said: string; passed: boolean }> => {
  const options = {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, RELEASE_URL: REGISTRY, RELEASE_TOKEN: managerToken() },
  } as const;
  try {
    return {
      said: (
        await run(
          process.execPath,
          [
            '--disable-warning=ExperimentalWarning',
            path.join(ROOT, 'deploy/release/src/cli/main.ts'),
            'contracts',
            ...args,
          ],
          options,
        )
      ).stdout,
      passed: true,
    };
  } catch (error) {
    return { said: (error as { stdout: string }).stdout, passed: false };
  }
};
const change = (file: string, from: string, to: string): void => {
  const full = path.join(CHANGED, file);
  const before = readFileSync(full, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`the edit of ${file} changed nothing`);
  writeFileSync(full, after);
};

/** What each of the changes below breaks, among others. */
const BROKEN: readonly RegExp[] = [
  // An answer that may be null now.
  /page \/detail\/\S+: Cannot read properties of null/,
  // A key that is asked for now.
  /slot merchant-reviews: getMerchantReviewList would be refused: query region/,
  // A slot that takes something else now.
  /it gives the slot merchant-card no merchantRef/,
  // An event that has another field now.
  /slot order-detail: it reads orderNo of voucher:redeemed, which holds no such thing/,
  // A link that leads elsewhere now.
  new RegExp(
    String.raw`page /\S+: it leads to mf-merchant /merchant/\S+, ` +
      String.raw`where no link of these contracts leads \(in a browser`,
  ),
  // A call that only a press makes.
  /slot product-reviews: likeReview would be refused: body mood: .*in a browser, .*, at “Helpful/,
  // A call that has moved, of the shell.
  /in the shell, GET \/v1\/public\/home\/header-categories is not offered/,
];

/** And wherever else they are met. */
const CONSEQUENCES: readonly RegExp[] = [
  ...BROKEN,
  /Cannot read properties of null/,
  /likeReview would be refused: body mood/,
  /getHeaderCategories asks .* now$/,
  /page \/shop\/\S+: none of its screens answers this address/,
  /it leads to mf-merchant \/merchant\/\S+, where no link of these contracts leads/,
];

// Covers: REL-003
test('names only contract changes that would break released versions before release', async () => {
  test.setTimeout(240_000);
  rmSync(CHANGED, { recursive: true, force: true });
  cpSync(path.join(ROOT, 'shared/contracts'), CHANGED, {
    recursive: true,
    filter: (file) => !file.includes('node_modules'),
  });
  change(
    'src/api/shapes/catalog.ts',
    'productName: localisedText',
    'productName: localisedText.nullable()',
  );
  change(
    'src/api/reviews.ts',
    'query: z.object({ merchantId: numberId,',
    'query: z.object({ merchantId: numberId, region: z.string(),',
  );
  change('src/examples.ts', `'merchant-card': [{ merchantId:`, `'merchant-card': [{ merchantRef:`);
  change(
    'src/kit/events.ts',
    `'voucher:redeemed': z.strictObject({ orderNo:`,
    `'voucher:redeemed': z.strictObject({ orderRef:`,
  );
  change('src/link-builders.ts', '`/merchant/${', '`/shop/${');
  change(
    'src/api/reviews.ts',
    '.object({ likeIt: z.boolean(), ',
    '.object({ likeIt: z.boolean(), mood: z.string(), ',
  );
  change(
    'src/calls/home.ts',
    `'/v1/public/home/header-categories'`,
    `'/v1/public/home/top-categories'`,
  );
  const { said, passed } = await judged('--dir', CHANGED);
  expect(passed).toBe(false);
  for (const broken of BROKEN) expect(said).toMatch(broken);
  // What was left as it is breaks nothing: all else that the released versions do stands on these
  // contracts.
  expect(
    said
      .split('\n')
      .filter((line) => line.startsWith('  ') && !CONSEQUENCES.some((known) => known.test(line))),
  ).toEqual([]);
  expect(said, 'what none of it touches').toMatch(/mf-account \S+: stands/);
  rmSync(CHANGED, { recursive: true, force: true });
});
