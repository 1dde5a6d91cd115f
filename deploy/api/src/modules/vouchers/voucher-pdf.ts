import path from 'node:path';
import { Piscina } from 'piscina';
import type { VoucherPages } from './voucher-pdf.worker.ts';

const IDLE_MS = 60_000;
/** Answers go first where both want the same processor. */
const NICE = 10;

/**
 * Choosing a document's glyphs out of its typeface takes a processor for a fifth of a second: a
 * thread of its own does it, one document after the other, while the process goes on answering.
 */
const documents = new Piscina<VoucherPages, Uint8Array>({
  filename: path.join(import.meta.dirname, 'voucher-pdf.worker.ts'),
  name: 'voucherPdf',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  niceIncrement: NICE,
});

/** The document of these pages; the same pages of the same moment are the same bytes. */
export const pdfOf = async (pages: VoucherPages): Promise<Buffer> =>
  Buffer.from(await documents.run(pages));
