import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { managerToken, REGISTRY, ROOT, STACK_FOLDER } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const CHANGED = path.join(STACK_FOLDER, 'changed-contracts');

/** What `release contracts` says of a contracts package, and whether it lets it pass. */
const judged = (...args: readonly string[]): { said: string; passed: boolean } => {
  const options = { cwd: ROOT, encoding: 'utf8', env: { ...process.env, RELEASE_URL: REGISTRY, RELEASE_TOKEN: managerToken() } } as const;
  try {
    return { said: execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', path.join(ROOT, 'deploy/release/src/cli/main.ts'), 'contracts', ...args], options), passed: true };
  } catch (error) {
    return { said: String((error as { stdout: string }).stdout), passed: false };
  }
};
const change = (file: string, from: string, to: string): void => {
  const full = path.join(CHANGED, file);
  const before = readFileSync(full, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`the edit of ${file} changed nothing`);
  writeFileSync(full, after);
};

test('the released remotes stand on the contracts of this build, and contracts that would break them are told of before they are released', () => {
  const now = judged();
  expect(now).toMatchObject({ passed: true });
  for (const remote of ['mf-account', 'mf-catalog', 'mf-checkout', 'mf-merchant', 'mf-reviews']) expect(now.said).toMatch(new RegExp(`${remote} \\S+: stands`));

  rmSync(CHANGED, { recursive: true, force: true });
  cpSync(path.join(ROOT, 'shared/contracts'), CHANGED, { recursive: true, filter: (file) => !file.includes('node_modules') });
  change('src/api/shapes/catalog.ts', 'productName: localisedText', 'productName: localisedText.nullable()');
  change('src/api/reviews.ts', 'query: z.object({ merchantId: numberId,', 'query: z.object({ merchantId: numberId, region: z.string(),');
  change('src/examples.ts', `'merchant-card': [{ merchantId:`, `'merchant-card': [{ merchantRef:`);
  change('src/calls/help.ts', `'/`, `'/moved/`);
  const { said, passed } = judged('--dir', CHANGED);
  expect(passed).toBe(false);
  expect(said, 'an answer that may be null now').toMatch(/page \/detail\/\S+: Cannot read properties of null/);
  expect(said, 'a key that is asked for now').toMatch(/slot merchant-reviews: getMerchantReviewList would be refused: query region/);
  expect(said, 'a slot that takes something else now').toContain('it gives the slot merchant-card no merchantRef');
  expect(said, 'a call that has moved').toMatch(/mf-account \S+: would break/);
  expect(said, 'what none of it touches').toMatch(/mf-checkout \S+: stands/);
  rmSync(CHANGED, { recursive: true, force: true });
});
