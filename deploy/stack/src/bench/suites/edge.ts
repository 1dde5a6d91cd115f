import autocannon from 'autocannon';
import type { BenchSuite } from '../bench-suite.ts';

const PAGES = [
  { name: 'home', path: '/en-US' },
  { name: 'detail', path: '/en-US/detail/hands-on-pottery' },
];
const SECONDS = 8;

/** Pages a second from the edge, without a browser. */
export const edgeSuite: BenchSuite = async ({ shop }) => {
  const rows: string[][] = [['page', 'pages/s', 'p99 ms']];
  for (const page of PAGES) {
    const { requests, latency } = await autocannon({
      url: shop + page.path,
      connections: 20,
      duration: SECONDS,
      headers: { 'accept-encoding': 'br' },
    });
    rows.push([page.name, requests.average.toFixed(0), latency.p99.toFixed(0)]);
  }
  return [{ title: 'Pages a second from the edge', rows }];
};
