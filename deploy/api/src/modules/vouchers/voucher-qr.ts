import QRCode from 'qrcode';

/** A QR code as an SVG document: black on white, no styles, so that a strict page can show it. */
export const qrSvg = (payload: string): Promise<string> =>
  QRCode.toString(payload, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
