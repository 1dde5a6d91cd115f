import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import autocannon from 'autocannon';
import { runScript } from '../../apps.ts';
import { createDatabases } from '../../databases.ts';
import { ROOT } from '../../processes.ts';
import type { BenchSuite, BenchTable } from '../bench-suite.ts';
import { median } from '../figures.ts';

const SCALES = [1, 100] as const;
const SECONDS = 3;
const CONNECTIONS = 8;
const SECRET = 'a-secret-of-the-benchmark-that-is-long-enough';

interface Case {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly signedIn?: boolean;
}
/** What `deploy/api/bench/serve.ts` tells when it is ready. */
interface Told {
  readonly port: number;
  readonly barePort: number;
  readonly token: string;
  readonly cases: readonly Case[];
}
interface Server extends Told {
  readonly child: ChildProcess;
}

export interface ApiBench {
  /** A database on the server that is measured; its neighbours are made beside it. */
  readonly databaseUrl: string;
  readonly rounds: number;
  readonly log: (line: string) => void;
}

const start = (databaseUrl: string): Promise<Server> =>
  new Promise((ready, fail) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', path.join(ROOT, 'deploy/api/bench/serve.ts')],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DATABASE_URL: databaseUrl,
          DATABASE_POOL: '8',
          TOKEN_SECRET: SECRET,
        },
      },
    );
    child.once('exit', (code) => fail(new Error(`the API of the benchmark ended with ${code}`)));
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const line = said.split('\n').find((one) => one.startsWith('{"token"'));
      if (line?.endsWith('}')) ready({ child, ...(JSON.parse(line) as Told) });
    });
  });

/** Requests a second of one case; anything but a success fails the measurement. */
const rate = async (
  { port, barePort, token }: Server,
  one: Case,
  bare: boolean,
): Promise<number> => {
  const result = await autocannon({
    url: `http://127.0.0.1:${bare ? barePort : port}${one.path}`,
    method: one.method,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: {
      'content-type': 'application/json',
      'x-case': one.name,
      ...(one.signedIn && { authorization: `Bearer ${token}` }),
    },
    ...(one.body && { body: JSON.stringify(one.body) }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${one.name}${bare ? ', bare' : ''}: ${result.non2xx} refused, ${result.errors} broken`,
    );
  return result.requests.average;
};

/**
 * The API's three hot calls against the same statements served bare, in a shop of 174 products and
 * one of 17,400.
 */
export const measureApi = async ({
  databaseUrl,
  rounds,
  log,
}: ApiBench): Promise<readonly BenchTable[]> => {
  const urlOf = (scale: number): string => new URL(`/bench_x${scale}`, databaseUrl).href;
  await createDatabases(
    databaseUrl,
    SCALES.map((scale) => `bench_x${scale}`),
    SCALES.map((scale) => `bench_x${scale}`),
  );
  for (const scale of SCALES) {
    log(`filling the shop of scale ${scale} …`);
    await runScript('deploy/api/seed/main.ts', [], {
      DATABASE_URL: urlOf(scale),
      TOKEN_SECRET: SECRET,
      SEED_SCALE: String(scale),
    });
  }
  const [small, large] = await Promise.all([start(urlOf(1)), start(urlOf(100))]);
  const rows: string[][] = [
    ['requests a second', 'API ×1', 'bare ×1', 'ratio', 'API ×100', 'bare ×100', 'ratio', 'growth'],
  ];
  try {
    for (const one of small.cases) {
      const other = large.cases.find(({ name }) => name === one.name) ?? one;
      const figures: [number[], number[], number[], number[]] = [[], [], [], []];
      // In turn, so that a machine that slows down slows all of them.
      for (let round = 0; round < rounds; round += 1) {
        figures[0].push(await rate(small, one, false));
        figures[1].push(await rate(small, one, true));
        figures[2].push(await rate(large, other, false));
        figures[3].push(await rate(large, other, true));
      }
      const [api1, bare1, api100, bare100] = figures.map(median) as [
        number,
        number,
        number,
        number,
      ];
      rows.push([
        one.name,
        api1.toFixed(0),
        bare1.toFixed(0),
        (api1 / bare1).toFixed(2),
        api100.toFixed(0),
        bare100.toFixed(0),
        (api100 / bare100).toFixed(2),
        (api1 / api100).toFixed(2),
      ]);
      log(rows.at(-1)?.join('  ') ?? '');
    }
  } finally {
    for (const { child } of [small, large]) child.removeAllListeners('exit').kill('SIGTERM');
  }
  return [
    { title: `The API against its own statements served bare, ${CONNECTIONS} connections`, rows },
  ];
};

export const apiSuite: BenchSuite = ({ stack, rounds, log }) =>
  measureApi({ databaseUrl: stack.databaseUrl, rounds, log });
