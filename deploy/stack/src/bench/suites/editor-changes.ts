import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Bench, BenchSuite } from '../bench-suite.ts';
import { median } from '../figures.ts';

const CHANGES = 40;
const PRODUCT = 'hands-on-pottery';
const WANTED_MS = 1_000;

interface Editor {
  readonly call: <T>(method: string, path: string, body?: object) => Promise<T>;
}

/** The demo's administrator at the back office: its server answers a page of its own alone. */
const signIn = async ({ stack, folder }: Bench): Promise<Editor> => {
  const origin = `http://localhost:${stack.ports.backoffice}`;
  const { adminPassword } = JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')) as {
    readonly adminPassword: string;
  };
  const headers = { origin, 'content-type': 'application/json' };
  const send = async (
    method: string,
    address: string,
    body?: object,
    cookie = '',
  ): Promise<Response> => {
    const response = await fetch(origin + address, {
      method,
      headers: { ...headers, ...(cookie && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status}`);
    return response;
  };
  const entered = await send('POST', '/session', {
    email: 'admin@tapnook.example',
    password: adminPassword,
  });
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return {
    call: async <T>(method: string, address: string, body?: object) =>
      ((await (await send(method, `/api${address}`, body, cookie)).json()) as { data: T }).data,
  };
};

interface Taken {
  /** Until the change was kept. */
  readonly kept: number;
  /** Until the first page that showed it, from the same press. */
  readonly shown: number;
  /** Until the page showed the newest change in its other language too. */
  readonly shownInBoth: number;
}

/** Changes a product's selling point, and asks for its pages until they have it. */
const change = async (
  { shop }: Bench,
  editor: Editor,
  productId: string,
  words: string,
): Promise<Taken> => {
  const place = `/v1/merchant/products/${productId}`;
  const { version } = await editor.call<{ version: number }>('GET', place);
  const hasWords = async (locale: string): Promise<boolean> =>
    (await (await fetch(`${shop}/${locale}/detail/${PRODUCT}`)).text()).includes(words);
  const started = performance.now();
  await editor.call('PATCH', place, { version, sellingPoint: { en_gb: words, zh_hk: words } });
  const kept = performance.now() - started;
  while (!(await hasWords('en-US')));
  const shown = performance.now() - started;
  while (!(await hasWords('zh-HK')));
  return { kept, shown, shownInBoth: performance.now() - started };
};

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;
const ms = (value: number): string => `${value.toFixed(0)} ms`;

/** How soon the shop shows what an editor changed, from the press that saves it. */
export const editorChangesSuite: BenchSuite = async (bench) => {
  const editor = await signIn(bench);
  const { items } = await editor.call<{
    readonly items: readonly { readonly productId: string; readonly productRoute: string }[];
  }>('GET', '/v1/merchant/products?keyword=pottery');
  const productId = items.find(({ productRoute }) => productRoute === PRODUCT)?.productId;
  if (!productId) throw new Error(`the shop has no ${PRODUCT}`);
  const taken: Taken[] = [];
  for (let round = 0; round < CHANGES; round += 1)
    taken.push(await change(bench, editor, productId, `Glaze number ${round} of ${CHANGES}`));
  const row = (name: string, values: readonly number[], wanted = ''): string[] => [
    name,
    ms(median(values)),
    ms(p95(values)),
    ms(Math.max(...values)),
    wanted,
  ];
  return [
    {
      title: `An editor’s change on the shop, ${CHANGES} changes`,
      rows: [
        ['from the press', 'median', 'p95', 'worst', 'wanted'],
        row(
          'kept by the API',
          taken.map(({ kept }) => kept),
        ),
        row(
          'on the product’s page',
          taken.map(({ shown }) => shown),
          `p95 ${ms(WANTED_MS)}`,
        ),
        row(
          'in both languages',
          taken.map(({ shownInBoth }) => shownInBoth),
        ),
      ],
    },
  ];
};
