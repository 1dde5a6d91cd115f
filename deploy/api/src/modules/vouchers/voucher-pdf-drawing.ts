import type { Locale } from '@tapnook/contracts';
import type PDFDocument from 'pdfkit';
import { bilingual } from '../../translations.ts';

/** Text that is not in the page's own language says which it is in. */
interface Line {
  readonly text: string;
  readonly locale: Locale;
}

/** The words of one voucher, from the top of its page to the bottom. */
export interface VoucherPage {
  /** Which order and which of its vouchers; stands at the head of each page. */
  readonly place: string;
  readonly name: string;
  readonly choice: string;
  readonly number: string;
  /** Its number is crossed out. */
  readonly isOver: boolean;
  readonly standing: readonly Line[];
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly lists: readonly {
    readonly title: string;
    readonly rows: readonly { readonly name?: string; readonly text: string }[];
  }[];
}

type Pdf = InstanceType<typeof PDFDocument>;

type Part = ReturnType<Pdf['struct']>;

/** Points on A4. */
export const EDGE = { left: 56, right: 539, top: 48, bottom: 790 } as const;

const WIDTH = EDGE.right - EDGE.left;

const SIZE = {
  brand: 13,
  small: 9.5,
  text: 11,
  list: 10,
  heading: 12,
  over: 14,
  name: 21,
  number: 30,
} as const;

const INK = {
  ink: '#11201b',
  second: '#45544e',
  brand: '#0b5a45',
  line: '#dbe2dc',
  good: '#e0efe7',
  over: '#f2f5f1',
} as const;

const PANEL = { padding: 20, corner: 28, round: 10, letterGap: 1 } as const;

const FACT_NAME = 110;

const GUTTER = 24;

/** From so many named rows on, a list stands in two columns. */
const COLUMNS_FROM = 5;

/** Signs that the typeface lacks, by those that stand for them. */
const STAND_INS: Readonly<Record<string, string>> = { '／': '/', '・': '·', '‧': '·' };

const drawable = (text: string): string =>
  text.replace(/[／・‧]/g, (sign) => STAND_INS[sign] ?? sign);

interface Style {
  readonly size: number;
  readonly colour?: string;
  readonly x?: number;
  readonly width?: number;
  readonly tag?: 'H1' | 'H2' | 'P';
  /** Of text that is not in the page's language. */
  readonly lang?: Locale;
  readonly letterGap?: number;
}

/** Writes below what stands, as a part of the document's structure. */
const write = (
  doc: Pdf,
  part: Part,
  text: string,
  { size, colour = INK.ink, x = EDGE.left, width = WIDTH, tag = 'P', lang, letterGap = 0 }: Style,
): void => {
  const own = lang ? doc.struct('Div', { lang }) : undefined;
  if (own) part.add(own);
  doc
    .fontSize(size)
    .fillColor(colour)
    .text(drawable(text), x, doc.y, {
      width,
      characterSpacing: letterGap,
      structParent: own ?? part,
      structType: tag,
    });
  own?.end();
};

const heightOf = (doc: Pdf, text: string, size: number, width: number = WIDTH): number =>
  doc.fontSize(size).heightOfString(drawable(text), { width });

const head = (doc: Pdf, place: string): void => {
  doc.markContent('Artifact', { type: 'Pagination' });
  doc
    .fontSize(SIZE.brand)
    .fillColor(INK.brand)
    .text(bilingual('siteName').zh_hk, EDGE.left, EDGE.top, { lineBreak: false });
  doc.fontSize(SIZE.small).fillColor(INK.second);
  doc.text(place, EDGE.right - doc.widthOfString(place), EDGE.top + 4, { lineBreak: false });
  doc
    .moveTo(EDGE.left, EDGE.top + 28)
    .lineTo(EDGE.right, EDGE.top + 28)
    .lineWidth(0.75)
    .stroke(INK.line);
  doc.endMarkedContent();
  doc.y = EDGE.top + 48;
};

/** Goes to another page where so much does not fit below any more. */
const room = (doc: Pdf, height: number, place: string): void => {
  if (doc.y + height <= EDGE.bottom) return;
  doc.addPage();
  head(doc, place);
};

/** A panel with our corner. */
const panelPath = (x: number, y: number, width: number, height: number): string => {
  const { corner, round } = PANEL;
  const turn = (dx: number, dy: number): string => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x} ${y + corner}a${corner} ${corner} 0 0 1 ${corner} ${-corner}` +
    `H${x + width - round}${turn(round, round)}V${y + height - round}${turn(-round, round)}` +
    `H${x + round}${turn(-round, -round)}Z`
  );
};

/** The number in its panel, with what it is good for. */
const panel = (
  doc: Pdf,
  part: Part,
  { number, isOver, standing }: VoucherPage,
  locale: Locale,
): void => {
  const { padding, letterGap } = PANEL;
  const [size, x, width] = [
    isOver ? SIZE.over : SIZE.text,
    EDGE.left + padding,
    WIDTH - 2 * padding,
  ];
  const numberHeight = heightOf(doc, number, SIZE.number, width);
  const height =
    2 * padding +
    numberHeight +
    standing.reduce((sum, { text }) => sum + 6 + heightOf(doc, text, size, width), 0);
  const top = doc.y;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.path(panelPath(EDGE.left, top, WIDTH, height)).fill(isOver ? INK.over : INK.good);
  doc.endMarkedContent();
  doc.y = top + padding;
  write(doc, part, number, {
    size: SIZE.number,
    x,
    width,
    colour: isOver ? INK.second : INK.ink,
    letterGap,
  });
  if (isOver) {
    const middle = top + padding + numberHeight * 0.53;
    const end =
      x + doc.fontSize(SIZE.number).widthOfString(number, { characterSpacing: letterGap });
    doc.markContent('Artifact', { type: 'Layout' });
    doc.moveTo(x, middle).lineTo(end, middle).lineWidth(2).stroke(INK.ink);
    doc.endMarkedContent();
  }
  for (const line of standing) {
    doc.y += 6;
    write(doc, part, line.text, {
      size,
      x,
      width,
      ...(line.locale !== locale && { lang: line.locale }),
    });
  }
  doc.y = top + height + 24;
};

const fact = (doc: Pdf, part: Part, [name, value]: VoucherPage['facts'][number]): void => {
  const top = doc.y;
  write(doc, part, name, { size: SIZE.text, colour: INK.second, width: FACT_NAME - 12 });
  const below = doc.y;
  doc.y = top;
  write(doc, part, value, { size: SIZE.text, x: EDGE.left + FACT_NAME, width: WIDTH - FACT_NAME });
  doc.y = Math.max(below, doc.y) + 4;
};

/**
 * A list whose rows are never torn: what does not fit below begins the next page, and the title
 * stays with the first row.
 */
const list = (
  doc: Pdf,
  part: Part,
  { title, rows }: VoucherPage['lists'][number],
  place: string,
): void => {
  const columns = rows.length >= COLUMNS_FROM && rows.every(({ name }) => name) ? 2 : 1;
  const width = (WIDTH - (columns - 1) * GUTTER) / columns;
  const heightOfRow = ({ name, text }: (typeof rows)[number]): number =>
    (name ? heightOf(doc, name, SIZE.list, width) : 0) +
    (text ? heightOf(doc, text, SIZE.list, width) : 0);
  for (let index = 0; index < rows.length; index += columns) {
    const line = rows.slice(index, index + columns);
    const height = Math.max(...line.map(heightOfRow));
    room(doc, (index === 0 ? 40 : 0) + height, place);
    if (index === 0) {
      doc.y += 16;
      write(doc, part, title, { size: SIZE.heading, colour: INK.brand, tag: 'H2' });
      doc.y += 4;
    }
    const top = doc.y;
    line.forEach(({ name, text }, column) => {
      const x = EDGE.left + column * (width + GUTTER);
      doc.y = top;
      if (name) write(doc, part, name, { size: SIZE.list, x, width });
      if (text)
        write(doc, part, text, { size: SIZE.list, x, width, colour: name ? INK.second : INK.ink });
    });
    doc.y = top + height + 6;
  }
};

export const draw = (doc: Pdf, part: Part, page: VoucherPage, locale: Locale): void => {
  doc.addPage();
  head(doc, page.place);
  write(doc, part, page.name, { size: SIZE.name, tag: 'H1' });
  doc.y += 2;
  write(doc, part, page.choice, { size: SIZE.text, colour: INK.second });
  doc.y += 18;
  panel(doc, part, page, locale);
  for (const one of page.facts) fact(doc, part, one);
  for (const one of page.lists) list(doc, part, one, page.place);
};
