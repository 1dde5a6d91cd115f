import { inflateSync } from 'node:zlib';

const latin = (bytes: Buffer): string => bytes.toString('latin1');
/** Its objects by their numbers, as they stand in the file. */
const objectsOf = (pdf: Buffer): ReadonlyMap<string, string> =>
  new Map(
    Array.from(
      latin(pdf).matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj$/gm),
      ([, id = '', body = '']) => [id, body],
    ),
  );
const streamOf = (body: string): string => {
  const packed = Buffer.from(/stream\n([^]*)\nendstream/.exec(body)?.[1] ?? '', 'latin1');
  return latin(body.includes('/FlateDecode') ? inflateSync(packed) : packed);
};
const fromUtf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
/**
 * What each glyph of the embedded typeface stands for, as a reader that copies or searches text
 * learns it.
 */
const lettersOf = (objects: ReadonlyMap<string, string>): ReadonlyMap<number, string> => {
  const map = new Map<number, string>();
  for (const body of objects.values()) {
    const id = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1];
    if (id === undefined) continue;
    for (const [, from = '', , list = ''] of streamOf(objects.get(id) ?? '').matchAll(
      /<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi,
    )) {
      Array.from(list.matchAll(/<([0-9a-f ]*)>/gi), ([, hex = '']) =>
        fromUtf16(hex.replaceAll(' ', '')),
      ).forEach((letter, index) => map.set(Number.parseInt(from, 16) + index, letter));
    }
  }
  return map;
};

/** What is drawn on each page of a PDF, in its order. */
export const contentsOf = (pdf: Buffer): readonly string[] => {
  const objects = objectsOf(pdf);
  const pages = Array.from(
    /\/Kids \[([^\]]*)\]/.exec(latin(pdf))?.[1]?.matchAll(/(\d+) 0 R/g) ?? [],
    ([, id = '']) => objects.get(id) ?? '',
  );
  return pages.map((page) =>
    streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? ''),
  );
};

/** The text of each page of a PDF, a line of it a line. */
export const pagesOf = (pdf: Buffer): readonly string[] => {
  const letters = lettersOf(objectsOf(pdf));
  return contentsOf(pdf).map((content) =>
    Array.from(content.matchAll(/\[(.*)\] TJ/g), ([, runs = '']) =>
      Array.from(runs.matchAll(/<([0-9a-f]*)>/gi), ([, hex = '']) =>
        (hex.match(/.{4}/g) ?? [])
          .map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '')
          .join(''),
      )
        .join('')
        .trim(),
    ).join('\n'),
  );
};
