import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { queryOnce, signInShopper } from '../../purchases.ts';
import type { AttackOrder, AttackReport } from '../attack/attacker.ts';
import { ask, attacksOf, type Account, type Attack } from '../attack/attacks.ts';
import type { Bench, BenchSuite } from '../bench-suite.ts';

const SECONDS = 20;
const PAUSE_MS = 100;
const MAX_RATIO = 2;
const ATTACKER = path.join(import.meta.dirname, '../attack/attacker.ts');

const HOME: Attack = { name: 'home', path: () => '/en-US' };
const SIGN_IN: Attack = {
  name: 'sign-in',
  path: () => '/api/v1/public/accounts/users/login',
  body: () => ({ email: 'demo@tapnook.example', password: 'Corner_2026' }),
};

/** Of shoppers who ask one after another, each from an address of their own. */
const p95 = async (shop: string, task: Attack, until: AbortSignal): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; !until.aborted; n += 1) {
    const began = performance.now();
    const status = await ask(shop, `203.0.113.${n % 250}`, task, n).catch(() => 0);
    // No answer at all is as slow as can be.
    times.push(status >= 200 && status < 300 ? performance.now() - began : 60_000);
    await wait(PAUSE_MS);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
};
const measure = async (shop: string): Promise<readonly [home: number, signIn: number]> => {
  const until = AbortSignal.timeout(SECONDS * 1_000);
  return Promise.all([p95(shop, HOME, until), p95(shop, SIGN_IN, until)]);
};

const underAttack = async (order: AttackOrder) => {
  const attacker = fork(ATTACKER, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  try {
    attacker.send(order);
    const [home, signIn] = await measure(order.shop);
    const reported = once(attacker, 'message') as Promise<[AttackReport]>;
    attacker.send('stop');
    const [{ asked, refused }] = await reported;
    return { home, signIn, asked, refused: refused / Math.max(1, asked) };
  } finally {
    attacker.kill();
  }
};

const accountOf = async ({ databaseUrl, ports }: Bench['stack']): Promise<Account> => {
  const [order] = await queryOnce<{ readonly order_no: string }>(
    databaseUrl,
    `select o.order_no from orders o join users u on u.id::text = o.user_id
      join vouchers v on v.order_id = o.id where u.email = 'demo@tapnook.example' limit 1`,
  );
  if (!order) throw new Error('the demo has no order with vouchers');
  return {
    accessToken: await signInShopper(`http://127.0.0.1:${ports.api}`),
    orderNo: order.order_no,
  };
};

/**
 * What others wait for while one address asks for all that it can; at most twice as long as at
 * rest. Each attack comes from an address of its own, so that it finds its allowance whole.
 */
export const attackSuite: BenchSuite = async ({ shop, stack, log }) => {
  const account = await accountOf(stack);
  await measure(shop);
  const [home, signIn] = await measure(shop);
  const ms = (value: number): string => value.toFixed(0);
  const rows = [
    ['attack', 'home p95 ms', 'ratio', 'sign-in p95 ms', 'ratio', 'asked', 'refused', 'held'],
    ['none', ms(home), '1.0', ms(signIn), '1.0', '', '', ''],
  ];
  for (const [index, { name }] of attacksOf(account).entries()) {
    log(`  ${name}`);
    const seen = await underAttack({
      shop,
      address: `198.51.100.${index + 1}`,
      attack: name,
      account,
    });
    const ratios = [seen.home / home, seen.signIn / signIn];
    rows.push([
      name,
      ms(seen.home),
      (ratios[0] ?? 0).toFixed(1),
      ms(seen.signIn),
      (ratios[1] ?? 0).toFixed(1),
      String(seen.asked),
      `${(seen.refused * 100).toFixed(0)}%`,
      ratios.every((ratio) => ratio <= MAX_RATIO) ? 'yes' : 'no',
    ]);
  }
  return [{ title: 'What others wait for while one address attacks', rows }];
};
