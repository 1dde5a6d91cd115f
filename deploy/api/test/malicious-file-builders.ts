import { Buffer } from 'node:buffer';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export const picture = (width = 900, height = 600): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d4e' } });
/** A picture that does not compress, so that its middle is pixels. */
export const noisy = (): Sharp => {
  let seed = 1;
  const bytes = Buffer.from(
    Array.from({ length: 300 * 300 * 3 }, () => (seed = (seed * 48_271) % 2_147_483_647) & 255),
  );
  return sharp(bytes, { raw: { width: 300, height: 300, channels: 3 } });
};

export const text = (value: string) => () => Promise.resolve(Buffer.from(value, 'latin1'));
export const made = (of: () => Buffer) => () => Promise.resolve(of());
export const wide = (value: string) =>
  made(() => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(value, 'utf16le')]));
export const cut =
  (of: () => Sharp, format: 'jpeg' | 'png' | 'webp' | 'avif', share = 0.5) =>
  async () => {
    const whole = await of()[format]().toBuffer();
    return whole.subarray(0, Math.floor(whole.length * share));
  };
/** A whole picture with something behind it. */
export const followed = (format: 'jpeg' | 'png' | 'webp', tail: Buffer | string) => async () =>
  Buffer.concat([
    await picture(64, 64)[format]().toBuffer(),
    Buffer.from(tail as string, 'latin1'),
  ]);

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
export const chunk = (name: string, data: Buffer, crc?: number): Buffer => {
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc ?? crc32(Buffer.concat([Buffer.from(name), data])));
  return Buffer.concat([size, Buffer.from(name), data, sum]);
};
export const header = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', bytes);
};
const END = chunk('IEND', Buffer.alloc(0));
export const pixels = (width: number, height: number): Buffer =>
  chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * height)));
export const png = (...parts: readonly Buffer[]) => made(() => Buffer.concat([PNG, ...parts, END]));
/** A PNG of these chunks whose pixels are all there. */
export const pngWith = (...parts: readonly Buffer[]) =>
  png(header(64, 64), ...parts, pixels(64, 64));

/** A JPEG with a segment of our own behind its first two bytes. */
export const jpegWith = (marker: number, content: string) => async () => {
  const whole = await picture(64, 64).jpeg().toBuffer();
  const data = Buffer.from(content, 'latin1');
  return Buffer.concat([
    whole.subarray(0, 2),
    Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]),
    data,
    whole.subarray(2),
  ]);
};
/** A JPEG whose frame claims another size than its pixels have. */
export const jpegClaiming = (width: number, height: number) => async () => {
  const whole = Buffer.from(await picture(64, 64).jpeg({ progressive: false }).toBuffer());
  const frame = whole.indexOf(Buffer.from([0xff, 0xc0]));
  whole.writeUInt16BE(height, frame + 5);
  whole.writeUInt16BE(width, frame + 7);
  return whole;
};
/** A WebP of the extended kind whose canvas claims these sides. */
export const webpClaiming = (width: number, height: number) =>
  made(() => {
    const head = Buffer.alloc(30);
    head.write('RIFF', 0, 'latin1');
    head.writeUInt32LE(22, 4);
    head.write('WEBPVP8X', 8, 'latin1');
    head.writeUInt32LE(10, 16);
    head.writeUIntLE(width - 1, 24, 3);
    head.writeUIntLE(height - 1, 27, 3);
    return head;
  });

/** An archive of one file: `size` zeros, which pack a thousand to one. */
export const archive = (name: string, size: number): Buffer => {
  const raw = Buffer.alloc(size);
  const packed = deflateRawSync(raw);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(raw), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    fields,
    Buffer.from(name),
    packed,
  ]);
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(entry.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, entry, Buffer.from('PK\x05\x06', 'latin1'), end]);
};
export const animation = async (): Promise<Buffer> => {
  const frames = await Promise.all(
    ['#0b5d4e', '#c0392b'].map((background) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
};
