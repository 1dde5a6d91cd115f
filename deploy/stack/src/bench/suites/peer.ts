import type { BenchSuite } from '../bench-suite.ts';
import { openBrowser, visit, type PageFigures } from '../browser.ts';
import { ratio, withSpread } from '../figures.ts';
import { PAGES } from './browser.ts';

const FIGURES = ['fcp', 'lcp', 'blocking', 'scriptBytes', 'bytes', 'requests'] as const;

/** `home=http://…` → the page of ours and the peer's address beside it. */
export const peerPages = (words: readonly string[]) =>
  words.map((word) => {
    const [, name = '', url = ''] = /^(\w+)=(https?:\/\/.+)$/.exec(word) ?? [];
    const page = PAGES.find((one) => one.name === name);
    if (!page)
      throw new Error(
        `${word} names no page: say ${PAGES.map((one) => `${one.name}=http://…`).join(' or ')}`,
      );
    return { ...page, url };
  });

/**
 * Pages of another shop beside ours, both until they are quiet, in turn, on the same slow phone.
 */
export const peerSuite =
  (words: readonly string[]): BenchSuite =>
  async ({ shop, rounds, chromium }) => {
    const pages = peerPages(words);
    const browser = await openBrowser(chromium);
    const rows: string[][] = [['page', 'figure', 'this shop', 'peer', 'ratio']];
    for (const { name, path, url } of pages) {
      const ours: PageFigures[] = [];
      const theirs: PageFigures[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await visit(browser, shop + path));
        theirs.push(await visit(browser, url));
      }
      for (const key of FIGURES) {
        const [a, b] = [ours.map((one) => one[key]), theirs.map((one) => one[key])];
        rows.push([name, key, withSpread(a), withSpread(b), ratio(a, b)]);
      }
    }
    await browser.close();
    return [
      { title: 'Beside a peer, until quiet: slow phone, cold cache (milliseconds, bytes)', rows },
    ];
  };
