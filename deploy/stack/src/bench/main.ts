import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { partNames } from '../parts.ts';
import { ROOT } from '../processes.ts';
import { startStack } from '../stack.ts';
import { ensureChromium } from '../verify/chromium.ts';
import { openBrowser, visit, type PageFigures } from './browser.ts';
import { median, table } from './figures.ts';
import { startSingleServer } from './single-server.ts';

// `npm run bench`: the composed storefront against the same pages as one bundle, and pages a second from the edge, in one run.
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PORT = Number(process.env.PORT ?? 4500);
const PAGES = [
  { name: 'home', path: '/en-US', remote: 'mf-catalog' },
  { name: 'detail', path: '/en-US/detail/hands-on-pottery', remote: 'mf-catalog' },
];
const folder = path.join(ROOT, '.var/bench');
const log = (line: string): void => console.log(line);

const measure = async (single: string, composed: string, chromium: string | undefined): Promise<string[][]> => {
  const browser = await openBrowser(chromium);
  const rows: string[][] = [['page', 'figure', 'composed', 'one bundle', 'ratio']];
  for (const page of PAGES) {
    const figures: Record<'composed' | 'single', PageFigures[]> = { composed: [], single: [] };
    // In turn, so that a machine that slows down slows both.
    for (let round = 0; round < ROUNDS; round += 1) {
      figures.composed.push(await visit(browser, composed + page.path, page.remote));
      figures.single.push(await visit(browser, single + page.path, page.remote));
    }
    for (const key of ['scriptBytes', 'requests', 'lcp', 'interactive', 'cls'] as const) {
      const [a, b] = [median(figures.composed.map((one) => one[key])), median(figures.single.map((one) => one[key]))];
      rows.push([page.name, key, a.toFixed(key === 'cls' ? 3 : 0), b.toFixed(key === 'cls' ? 3 : 0), b === 0 ? '–' : (a / b).toFixed(2)]);
    }
  }
  await browser.close();
  return rows;
};
const pagesPerSecond = async (shop: string): Promise<string[][]> => {
  const rows: string[][] = [['edge', 'pages/s', 'p99 ms']];
  for (const page of PAGES) {
    const { requests, latency } = await autocannon({ url: shop + page.path, connections: 20, duration: 8, headers: { 'accept-encoding': 'br' } });
    rows.push([page.name, requests.average.toFixed(0), latency.p99.toFixed(0)]);
  }
  return rows;
};

const chromium = ensureChromium(log);
const stack = await startStack({ port: PORT, folder, log, onExit: (name, code) => log(`${name} ended (${code})`) });
try {
  const shop = `http://localhost:${PORT}`;
  const { buildSingleBundle } = (await import(path.join(ROOT, 'shared/tooling/src/single-bundle.ts'))) as { buildSingleBundle: (output: string, remotes: readonly string[]) => Promise<Parameters<typeof startSingleServer>[1]> };
  const bundle = await buildSingleBundle(path.join(folder, 'single'), partNames().filter((name) => name !== 'shell'));
  const server = await startSingleServer(shop, bundle, PORT + 9);
  const rows = await measure(`http://localhost:${PORT + 9}`, shop, chromium);
  server.close();
  console.log(`\n${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, medians of ${ROUNDS}`);
  console.log('Slow phone: 1.6 Mbps, 150 ms, 4× slower processor, cold cache\n');
  console.log(table(rows));
  console.log(`\n${table(await pagesPerSecond(shop))}`);
} finally {
  await stack.stop();
}
process.exit(0);
