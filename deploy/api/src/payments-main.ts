import { environmentOrExit } from '@tapnook/server/environment';
import { asc, eq, isNull } from 'drizzle-orm';
import { closeDeps, createDeps, type Deps } from './deps.ts';
import { readEnv } from './env.ts';
// Connects what listens in other modules to what is done here.
import './modules/index.ts';
import { orders, releaseRedemption } from './modules/orders/index.ts';
import { closeCase, paymentCases, returnedOtherwise, sendAgain } from './modules/payments/index.ts';

// What an operator does about money that moved without us: `npm run payments -w deploy/api --
// cases` lists what is open; the other commands take the id that the list shows, and a note.
const USAGE = `npm run payments -w deploy/api -- cases
  again <refund> <note>      sends a failed refund to the gateway once more
  returned <refund> <note>   the money went back another way
  close <case> <note>        nothing is left to do
  release <order number>     its vouchers may be redeemed again
`;

const list = async ({ db }: Deps): Promise<boolean> => {
  const open = await db
    .select({ one: paymentCases, orderNo: orders.orderNo })
    .from(paymentCases)
    .leftJoin(orders, eq(orders.id, paymentCases.orderId))
    .where(isNull(paymentCases.closedAt))
    .orderBy(asc(paymentCases.createdAt));
  for (const { one, orderNo } of open)
    process.stdout.write(
      `${[one.id, one.kind, orderNo, one.amount, one.detail, one.onceKey].join('\t')}\n`,
    );
  return true;
};

const release = async ({ db }: Deps, orderNo: string): Promise<boolean> => {
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  if (order) await releaseRedemption(db, order.id);
  return order !== undefined;
};

const run = async (deps: Deps, [command, id = '', ...words]: string[]): Promise<boolean> => {
  const note = words.join(' ');
  if (command === 'cases') return list(deps);
  if (command === 'release') return release(deps, id);
  if (!note) return false;
  if (command === 'again') return sendAgain(deps.db, id, note);
  if (command === 'returned') return returnedOtherwise(deps.db, id, note);
  return command === 'close' && closeCase(deps.db, { id }, note);
};

const deps = createDeps(environmentOrExit(readEnv));
try {
  if (!(await run(deps, process.argv.slice(2)))) {
    process.stderr.write(`Nothing was done.\n${USAGE}`);
    process.exitCode = 1;
  }
} finally {
  await closeDeps(deps);
}
