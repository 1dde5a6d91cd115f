import type { Readable, Writable } from 'node:stream';

/** No page, bundle or answer of the API is larger; whoever sends more is not one of ours. */
const MAX_FRAME_BYTES = 32 * 1024 * 1024;
const LENGTHS_BYTES = 8;

/**
 * Writes a message as two lengths (UInt32, big-endian), its JSON and its text. The text, a page or
 * a bundle, would cost as much again if it were escaped.
 */
export const writeFrame = (stream: Writable, message: object, text = ''): void => {
  const json = Buffer.from(JSON.stringify(message));
  const body = Buffer.from(text);
  const lengths = Buffer.allocUnsafe(LENGTHS_BYTES);
  lengths.writeUInt32BE(json.length, 0);
  lengths.writeUInt32BE(body.length, 4);
  stream.write(Buffer.concat([lengths, json, body]));
};

/**
 * Reads frames as they come; `onFault` is told of what is none, after which nothing is read.
 * `onChunk` is called before anything is read of what came.
 */
export const readFrames = (
  stream: Readable,
  onFrame: (message: unknown, text: string) => void,
  onFault: (error: Error) => void,
  onChunk: () => void = () => {},
): void => {
  let chunks: Buffer[] = [];
  let size = 0;
  let wanted = LENGTHS_BYTES;
  let isBroken = false;
  const fail = (error: unknown): void => {
    isBroken = true;
    chunks = [];
    onFault(error instanceof Error ? error : new Error(String(error)));
  };
  const take = (): void => {
    let buffer = Buffer.concat(chunks);
    while (buffer.length >= LENGTHS_BYTES) {
      const json = buffer.readUInt32BE(0);
      const end = LENGTHS_BYTES + json + buffer.readUInt32BE(4);
      if (end > MAX_FRAME_BYTES) return fail(`a message of ${end} bytes`);
      wanted = end;
      if (buffer.length < end) break;
      const message: unknown = JSON.parse(
        buffer.toString('utf8', LENGTHS_BYTES, LENGTHS_BYTES + json),
      );
      onFrame(message, buffer.toString('utf8', LENGTHS_BYTES + json, end));
      buffer = buffer.subarray(end);
      wanted = LENGTHS_BYTES;
    }
    chunks = [buffer];
    size = buffer.length;
  };
  stream.on('data', (chunk: Buffer) => {
    if (isBroken) return;
    onChunk();
    chunks.push(chunk);
    size += chunk.length;
    if (size < wanted) return;
    try {
      take();
    } catch (error) {
      fail(error);
    }
  });
};
