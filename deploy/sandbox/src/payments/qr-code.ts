import QRCode from 'qrcode';

const QUIET = 4;

/** A QR code as SVG, black on white with its quiet zone: one path, one square a module. */
export const qrSvg = (text: string): string => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET;
  const dark = Array.from(modules.data, (on, index) =>
    on
      ? `M${(index % modules.size) + QUIET} ${Math.floor(index / modules.size) + QUIET}h1v1h-1z`
      : '',
  ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path ` +
    `fill="#000" d="${dark}"/></svg>`
  );
};

export const qrPng = (text: string): Promise<Buffer> =>
  QRCode.toBuffer(text, { errorCorrectionLevel: 'M', margin: QUIET, width: 360 });

export const qrDataUrl = (text: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(qrSvg(text)).toString('base64')}`;
