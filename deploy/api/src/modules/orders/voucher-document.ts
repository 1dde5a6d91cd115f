import { formatDay, hongKongDay } from '@tapnook/kernel';
import type { Locale } from '@tapnook/contracts';
import type { OrderView } from './order.types.ts';

/** Points from the page's lower left corner; A4. */
const PAGE = { width: 595, height: 842, left: 64, top: 770 } as const;
/** What fits below the rest on one page; the voucher's own page lists them all. */
const MOST_BRANCHES = 6;
const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

interface Line {
  readonly text: string;
  readonly size: number;
  readonly gap: number;
}

const linesOf = (order: OrderView, index: number, locale: Locale): readonly Line[] => {
  const chinese = locale === 'zh-HK';
  const say = (text: { en_gb: string; zh_hk: string }): string => (chinese ? text.zh_hk : text.en_gb);
  const voucher = order.vouchers[index];
  if (!voucher) return [];
  const until = voucher.endExchangeTime ? formatDay(hongKongDay(Date.parse(voucher.endExchangeTime) - 1), locale) : '';
  const day = voucher.bookingDate ?? order.participationDate;
  const when = day && [formatDay(day, locale), voucher.bookingDate ? voucher.bookingTime : order.startTime].filter(Boolean).join(' ');
  return [
    { text: 'TapNook 拾角', size: 14, gap: 40 },
    { text: say(order.productName), size: 20, gap: 28 },
    { text: say(order.planName), size: 13, gap: 44 },
    { text: voucher.voucherNo, size: 26, gap: 40 },
    { text: chinese ? `第${index + 1}張，共${order.vouchers.length}張` : `Voucher ${index + 1} of ${order.vouchers.length}`, size: 12, gap: 22 },
    { text: when || (chinese ? `有效期至${until}` : `Valid until ${until}`), size: 12, gap: 28 },
    ...order.branchStores.slice(0, MOST_BRANCHES).flatMap((branch) => [{ text: say(branch.branchName), size: 12, gap: 18 }, { text: say(branch.address), size: 11, gap: 28 }]),
    { text: chinese ? '請向店員出示此號碼，或在手機開啟電子券以顯示二維碼。' : 'Show this number, or open the voucher on your phone for its QR code.', size: 11, gap: 20 },
    { text: chinese ? `訂單 ${order.orderNo}` : `Order ${order.orderNo}`, size: 11, gap: 20 },
  ];
};

/** Splits what is longer than the page is wide; a Chinese character is as wide as its size, a Latin one half. */
const wrapped = (line: Line): readonly Line[] => {
  const room = (PAGE.width - 2 * PAGE.left) / line.size;
  const rows: string[] = [''];
  let width = 0;
  for (const character of line.text) {
    width += character.charCodeAt(0) < 0x2e80 ? 0.55 : 1;
    if (width > room) {
      rows.push('');
      width = 1;
    }
    rows[rows.length - 1] += character;
  }
  return rows.map((text, index) => ({ text, size: line.size, gap: index === rows.length - 1 ? line.gap : line.size * 1.4 }));
};

const contentOf = (lines: readonly Line[]): string => {
  let y: number = PAGE.top;
  const shown = lines.flatMap(wrapped).map((line) => {
    const row = `BT /F1 ${line.size} Tf ${PAGE.left} ${y.toFixed(1)} Td <${utf16(line.text)}> Tj ET`;
    y -= line.gap;
    return row;
  });
  return shown.join('\n');
};

const assemble = (objects: readonly string[]): Buffer => {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`, 'latin1');
};

/**
 * The vouchers of an order as a PDF, one page each. The one typeface is the reader's own for traditional Chinese
 * (Adobe-CNS1), so that no font needs to be carried. No personal data and no scannable code: codes live 60 seconds.
 */
export const voucherDocument = (order: OrderView, locale: Locale): Buffer => {
  const fixed = 5;
  const pages = order.vouchers.map((_, index) => fixed + 1 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /MSung-Light /Encoding /UniCNS-UTF16-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /MSung-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (CNS1) /Supplement 4 >> /FontDescriptor 5 0 R /DW 1000 /W [1 [500] 2 95 500] >>',
    '<< /Type /FontDescriptor /FontName /MSung-Light /Flags 6 /FontBBox [-160 -249 1015 1071] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ...order.vouchers.flatMap((_, index) => {
      const content = contentOf(linesOf(order, index, locale));
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${fixed + 2 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return assemble(objects);
};
