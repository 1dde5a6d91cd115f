import QRCode from 'qrcode';

/** A picture that goes along with a letter and is shown in its text (RFC 2392). */
interface EmailImage {
  readonly cid: string;
  readonly filename: string;
  readonly contentType: 'image/png';
  readonly content: Buffer;
}

const QR_ADDRESS = /src="cid:qr-([A-Z0-9-]+)"/g;

/** Where HTML finds the QR code of a number. Throws for anything but A–Z, 0–9 and hyphens. */
export const qrAddress = (number: string): string => {
  if (!/^[A-Z0-9-]+$/.test(number)) throw new Error(`no number for a QR code: ${number}`);
  return `cid:qr-${number}`;
};

/**
 * The QR codes that a letter's HTML shows, each once, as PNG files of 240 pixels. They are made
 * when the letter is sent, so that none is kept; most mail programs show no SVG and no `data:`.
 */
export const qrImagesOf = (html: string): Promise<EmailImage[]> =>
  Promise.all(
    [...new Set(Array.from(html.matchAll(QR_ADDRESS), ([, number = '']) => number))].map(
      async (number): Promise<EmailImage> => ({
        cid: `qr-${number}`,
        filename: `${number}.png`,
        contentType: 'image/png',
        content: await QRCode.toBuffer(number, { errorCorrectionLevel: 'M', width: 240 }),
      }),
    ),
  );
