import path from 'node:path';
import { appNames } from '../../apps.ts';
import { ROOT } from '../../processes.ts';
import type { BenchSuite } from '../bench-suite.ts';
import { openBrowser, visit, type PageFigures } from '../browser.ts';
import { median, ratio, withSpread } from '../figures.ts';
import { answers, type AnswerFigures } from '../interactions.ts';
import { startSingleServer } from '../single-server.ts';

/** Pages of the shop that are measured, by name. */
export const PAGES = [
  { name: 'home', path: '/en-US', remote: 'mf-catalog' },
  { name: 'search', path: '/en-US/search', remote: 'mf-catalog' },
  { name: 'detail', path: '/en-US/detail/hands-on-pottery', remote: 'mf-catalog' },
];
const FIGURES = [
  'scriptBytes',
  'scriptRequests',
  'requests',
  'fcp',
  'lcp',
  'interactive',
  'blocking',
  'cls',
] as const;

/**
 * The composed storefront against the same pages as one bundle, on a slow phone with a cold cache.
 */
export const browserSuite: BenchSuite = async ({ shop, port, folder, rounds, chromium }) => {
  const { buildSingleBundle } = (await import(
    path.join(ROOT, 'shared/tooling/src/single-bundle.ts')
  )) as {
    buildSingleBundle: (
      output: string,
      remotes: readonly string[],
    ) => Promise<Parameters<typeof startSingleServer>[1]>;
  };
  const bundle = await buildSingleBundle(
    path.join(folder, 'single'),
    appNames().filter((name) => name !== 'shell'),
  );
  const single = await startSingleServer(shop, bundle, port + 9);
  const browser = await openBrowser(chromium);
  const rows: string[][] = [['page', 'figure', 'composed', 'one bundle', 'ratio']];
  for (const page of PAGES) {
    const figures: Record<'composed' | 'single', PageFigures[]> = { composed: [], single: [] };
    // In turn, so that a machine that slows down slows both.
    for (let round = 0; round < rounds; round += 1) {
      figures.composed.push(await visit(browser, shop + page.path, page.remote));
      figures.single.push(
        await visit(browser, `http://localhost:${port + 9}${page.path}`, page.remote),
      );
    }
    for (const key of FIGURES) {
      const [ours, theirs] = [
        figures.composed.map((one) => one[key]),
        figures.single.map((one) => one[key]),
      ];
      const digits = key === 'cls' ? 3 : 0;
      rows.push([
        page.name,
        key,
        withSpread(ours, digits),
        withSpread(theirs, digits),
        ratio(ours, theirs),
      ]);
    }
  }
  const presses: AnswerFigures[] = [];
  for (let round = 0; round < rounds; round += 1) presses.push(await answers(browser, shop));
  const answered = (key: keyof AnswerFigures): string =>
    median(presses.map((one) => one[key])).toFixed(0);
  await browser.close();
  single.close();
  return [
    {
      title: 'Slow phone: 1.6 Mbps, 150 ms, 4× slower processor, cold cache (milliseconds, bytes)',
      rows,
    },
    {
      title: 'From a press to the next paint, 4× slower processor (milliseconds)',
      rows: [
        ['press', 'measured', 'wanted'],
        ['a date', answered('date'), '100'],
        ['an option', answered('option'), '100'],
        ['a card: its heading', answered('heading'), '150'],
      ],
    },
  ];
};
