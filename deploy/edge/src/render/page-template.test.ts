import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import {
  ANSWERS_BEFORE_BEST,
  createPageTemplate as createTemplate,
  createSpareWork,
  type Filling,
  type Mark,
} from './page-template.ts';

const createPageTemplate = (text: string, marks: readonly Mark[]) =>
  createTemplate(text, marks, createSpareWork());

const NONCE = 'Kq7Zx0Vw3JpLr8TsYb2HcA==';
const TIME = '7777777777777';
const NONCE_MARK: Mark = { prefix: 'nonce="', placeholder: NONCE };
const TIME_MARK: Mark = { prefix: '"answeredAt":', placeholder: TIME };
const MARKS = [NONCE_MARK, TIME_MARK];
const paragraphs = Array.from(
  { length: 400 },
  (_, index) =>
    `<p data-n="${(index * 7919) % 1000}">A kiln older than lift ${index}. 窰爐比隔壁的電梯還要老。</p>`,
).join('');
const page =
  `<!doctype html><style nonce="${NONCE}">p{margin:0}</style><script defer nonce="${NONCE}" ` +
  `src="/a.js"></script>${paragraphs}<script ` +
  `nonce="${NONCE}">{"answeredAt":${TIME},"status":200}</script>`;
const fillings: Filling[] = Array.from({ length: 25 }, (_, index) => [
  [NONCE_MARK, randomBytes(16).toString('base64')],
  [TIME_MARK, String(1_700_000_000_000 + index * 987_654_321)],
]);

describe('a page that is compressed once', () => {
  test('reads as the page with this answer’s nonce and time, every time', async () => {
    const template = createPageTemplate(page, MARKS);
    for (const filling of fillings) {
      const compressed = await template.brotli(filling);
      expect(compressed && brotliDecompressSync(compressed).toString('utf8')).toBe(
        template.text(filling),
      );
    }
  });
  test('reads as the same page in gzip, with checksum, near the size of one stream', async () => {
    const template = createPageTemplate(page, MARKS);
    for (const filling of fillings) {
      const compressed = await template.gzip(filling);
      expect(gunzipSync(compressed).toString('utf8')).toBe(template.text(filling));
      expect(compressed.length).toBeLessThan(gzipSync(page, { level: 5 }).length * 1.05);
    }
  });
  test('differs from answer to answer in those bytes alone, and stays small', async () => {
    const template = createPageTemplate(page, MARKS);
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
    const compressed = await createPageTemplate('<p>plain</p>', MARKS).brotli(fillings[0] ?? []);
    expect(compressed && brotliDecompressSync(compressed).toString('utf8')).toBe('<p>plain</p>');
  });
  test('fills a place in only where its prefix stands', async () => {
    const text = `<p>${NONCE} ${TIME}</p>${page}<p title="${NONCE}">"at":${TIME}</p>`;
    const template = createPageTemplate(text, MARKS);
    const filling: Filling = [
      [NONCE_MARK, 'a-real-nonce-of-an-answer'.slice(0, 24)],
      [TIME_MARK, '1700000000000'],
    ];
    const filled = template.text(filling);
    expect(filled).toContain(`<p>${NONCE} ${TIME}</p>`);
    expect(filled).toContain(`<p title="${NONCE}">"at":${TIME}</p>`);
    expect(filled).toContain('nonce="a-real-nonce-of-an-answe" src');
    expect(filled).toContain('"answeredAt":1700000000000');
    const compressed = await template.brotli(filling);
    // Either the same text, or none: the page is then compressed anew.
    if (compressed) expect(brotliDecompressSync(compressed).toString('utf8')).toBe(filled);
  });
  test('is compressed better, and reads the same, once many have asked for it', async () => {
    const nonce: Mark = { prefix: 'nonce="', placeholder: `${randomBytes(11).toString('hex')}==` };
    const time: Mark = { prefix: '"answeredAt":', placeholder: '6183947205613' };
    const tag = `nonce="${nonce.placeholder}"`;
    const rows = Array.from(
      { length: 800 },
      (_, index) =>
        `<li class="card_${((index * 48_271) % 65_521).toString(36)}"><a ` +
        `href="/detail/${(index * 7919) % 997}">Lift ${index % 13}</a></li>`,
    );
    const template = createPageTemplate(
      `<!doctype html><meta charset="utf-8"><title>TapNook</title><link rel="preload" ` +
        `as="image" href="/api/media/a/320.avif"><script ${tag}>var a=1;</script><style ${tag} ` +
        `data-href="/x.css">p{margin:0}.card{color:red}</style><style ${tag} ` +
        `data-href="/y.css">a{margin:0}</style>${rows.join('')}<script type="application/json" ` +
        `${tag}>{"locale":"en-US","answeredAt":${time.placeholder},"status":200}</script></body>` +
        '</html>',
      [nonce, time],
    );
    const filling: Filling = [
      [nonce, randomBytes(16).toString('base64')],
      [time, '1700000000000'],
    ];
    const sizes: number[] = [];
    const ask = async (): Promise<number | undefined> => {
      const compressed = await template.brotli(filling);
      const read = compressed && brotliDecompressSync(compressed).toString('utf8');
      expect(read === template.text(filling)).toBe(true);
      sizes.push(compressed?.length ?? 0);
      return sizes.at(-1);
    };
    for (let answer = 0; answer < ANSWERS_BEFORE_BEST; answer += 1) await ask();
    const [first = 0] = sizes;
    expect(new Set(sizes)).toEqual(new Set([first]));
    for (let wait = 0; wait < 100 && (await ask()) === first; wait += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sizes.at(-1)).toBeLessThan(first * 0.97);
  });
});

test('spare work rests nine times as long as it took, whatever came of it', async () => {
  let time = 0;
  const ran: string[] = [];
  const spareWork = createSpareWork(() => time);
  const work = (name: string, milliseconds: number) => async (): Promise<void> => {
    ran.push(name);
    time += milliseconds;
    await Promise.resolve();
    throw new Error('it failed');
  };
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  spareWork(work('first', 100));
  spareWork(work('beside it', 1));
  await settle();
  time += 899;
  spareWork(work('too soon', 1));
  time += 1;
  spareWork(work('after its rest', 1));
  await settle();
  expect(ran).toEqual(['first', 'after its rest']);
});
