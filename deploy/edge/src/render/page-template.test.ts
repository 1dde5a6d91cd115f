import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { createPageTemplate, type Filling } from './page-template.ts';

const NONCE = 'Kq7Zx0Vw3JpLr8TsYb2HcA==';
const TIME = '7777777777777';
const paragraphs = Array.from(
  { length: 400 },
  (_, index) =>
    `<p data-n="${(index * 7919) % 1000}">A kiln older than lift ${index}. 窰爐比隔壁的電梯還要老。</p>`,
).join('');
const page = `<!doctype html><style nonce="${NONCE}">p{margin:0}</style><script defer nonce="${NONCE}" src="/a.js"></script>${paragraphs}<script nonce="${NONCE}">{"answeredAt":${TIME},"status":200}</script>`;
const fillings: Filling[] = Array.from({ length: 25 }, (_, index) => [
  [NONCE, randomBytes(16).toString('base64')],
  [TIME, String(1_700_000_000_000 + index * 987_654_321)],
]);

describe('a page that is compressed once', () => {
  test('reads as the page with this answer’s nonce and time, every time', async () => {
    const template = createPageTemplate(page, [NONCE, TIME]);
    for (const filling of fillings) {
      const compressed = await template.brotli(filling);
      expect(compressed && brotliDecompressSync(compressed).toString('utf8')).toBe(
        template.text(filling),
      );
    }
  });
  test('differs from answer to answer in those bytes alone, and stays small', async () => {
    const template = createPageTemplate(page, [NONCE, TIME]);
    const [first, second] = await Promise.all(
      fillings.slice(0, 2).map((filling) => template.brotli(filling)),
    );
    expect(first?.length).toBe(second?.length);
    const differing = first?.reduce(
      (count, byte, index) => count + (byte === second?.[index] ? 0 : 1),
      0,
    );
    expect(differing).toBeLessThanOrEqual(NONCE.length + TIME.length);
    expect(first?.length).toBeLessThan(page.length / 4);
  });
  test('a page without marks is served as it is', async () => {
    const compressed = await createPageTemplate('<p>plain</p>', [NONCE, TIME]).brotli(
      fillings[0] ?? [],
    );
    expect(compressed && brotliDecompressSync(compressed).toString('utf8')).toBe('<p>plain</p>');
  });
});
