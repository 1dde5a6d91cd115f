import { constants, setPriority } from 'node:os';
import { ask, attacksOf, type Account } from './attacks.ts';

/** What the benchmark tells its attacker. */
export interface AttackOrder {
  readonly shop: string;
  readonly address: string;
  readonly attack: string;
  readonly account: Account;
}
/** How it went. */
export interface AttackReport {
  readonly asked: number;
  /** Answered with 429 or 503. */
  readonly refused: number;
}

const CONNECTIONS = 20;

// An attacker's own work is done on the attacker's machine: it takes nothing from the shop here.
setPriority(constants.priority.PRIORITY_LOW);

process.once('message', (order: AttackOrder) => {
  const attack = attacksOf(order.account).find(({ name }) => name === order.attack);
  if (!attack) throw new Error(`there is no attack "${order.attack}"`);
  const over = new AbortController();
  process.once('message', () => over.abort());
  let asked = 0;
  let refused = 0;
  const connection = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const status = await ask(order.shop, order.address, attack, (asked += 1)).catch(() => 0);
      if (status === 429 || status === 503) refused += 1;
    }
  };
  void Promise.all(Array.from({ length: CONNECTIONS }, connection)).then(() =>
    process.send?.({ asked, refused } satisfies AttackReport, () => process.disconnect()),
  );
});
