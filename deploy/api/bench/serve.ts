import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { buildApp } from '../src/app.ts';
import { closeDeps, createDeps } from '../src/deps.ts';
import { readEnv } from '../src/env.ts';
import { signAccessToken } from '../src/plugins/access-token.ts';
import { record, replay } from './baseline-server.ts';
import { casesOf } from './cases.ts';

// For the benchmark: the API, and beside it the same statements over a pool of the same size,
// served bare; both on free ports, which it tells.
const env = readEnv(process.env);
const deps = createDeps(env);
const {
  rows: [choice],
} = await deps.pool.query<{ productId: string; planId: string }>(`
  select p.id::text as "productId", pl.id::text as "planId" from products p
    join plans pl on pl.product_id = p.id and pl.active join inventory i on i.kind = 'plan'
    and i.ref = pl.id
    join inventory pi on pi.kind = 'product' and pi.ref = p.id
  where p.status = 'ON_SHELF' and p.kind = 'period' and p.buy_limit is null
    and not exists (select 1 from option_groups g where g.plan_id = pl.id)
    and not exists (select 1 from additions a where a.plan_id = pl.id) order by p.id limit 1`);
if (!choice) throw new Error('nothing can be ordered');
await deps.pool.query(
  `update inventory set quota = null where (kind = 'plan' and ref = $1)
    or (kind = 'product' and ref = $2)`,
  [choice.planId, choice.productId],
);
const {
  rows: [buyer],
} = await deps.pool.query<{ id: number }>(
  "insert into users (first_name, last_name) values ('Bench', 'Mark') returning id",
);
await deps.pool.query(
  `insert into sessions (id, user_id, platform, device, ip_address)
    values ('bench', $1, 'web', 'Bench', '::1') on conflict (id) do update
    set user_id = excluded.user_id`,
  [buyer?.id],
);
const token = await signAccessToken(env, {
  userId: String(buyer?.id),
  role: 'client',
  sessionId: 'bench',
});
const cases = casesOf({ ...choice, quantity: 1 });

/** One request through the API in this process tells which statements it takes. */
const learn = async () => {
  const deps2 = createDeps(env);
  const app = await buildApp(deps2);
  const learnt = new Map<string, Awaited<ReturnType<typeof record>>['statements']>();
  for (const { name, method, path, body, signedIn } of cases) {
    const request = {
      method,
      url: path,
      headers: signedIn ? { authorization: `Bearer ${token}` } : {},
      ...(body && { payload: body }),
    };
    await app.inject(request);
    const { statements, stop } = record(deps2.pool);
    const { statusCode, body: answer } = await app.inject(request);
    stop();
    if (statusCode >= 300) throw new Error(`${name}: ${statusCode} ${answer}`);
    learnt.set(name, statements);
  }
  await app.close();
  await closeDeps(deps2);
  return learnt;
};
const learnt = await learn();

const app = await buildApp(deps);
await app.listen({ port: 0, host: '127.0.0.1' });
const portOf = (server: Pick<Server, 'address'>): number => (server.address() as AddressInfo).port;
const bare = createServer((request, reply) => {
  const parts: Buffer[] = [];
  request
    .on('data', (part: Buffer) => parts.push(part))
    .on('end', () => {
      const given =
        parts.length > 0 ? (JSON.parse(Buffer.concat(parts).toString()) as object) : undefined;
      replay(deps.pool, learnt.get(String(request.headers['x-case'])) ?? []).then(
        (rows) =>
          reply
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify({ given, rows })),
        (error: unknown) => reply.writeHead(500).end(String(error)),
      );
    });
});
bare.listen(0, '127.0.0.1', () => {
  const ports = { port: portOf(app.server), barePort: portOf(bare) };
  const statements = Object.fromEntries([...learnt].map(([name, list]) => [name, list.length]));
  process.stdout.write(`${JSON.stringify({ token, ...ports, cases, statements })}\n`);
});
process.once('SIGTERM', () => process.exit(0));
