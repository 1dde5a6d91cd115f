import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { uploadFile } from '@tapnook/contracts/calls';
import { createHttp } from './http.ts';

/** What the fake line does with the next form. */
let line: 'takes' | 'refuses' | 'is down' | 'hangs' = 'takes';
const sent: FakeSender[] = [];

/** The part of XMLHttpRequest that an upload needs; the journeys prove the real one. */
class FakeSender extends EventTarget {
  readonly headers = new Map<string, string>();
  readonly upload = new EventTarget();
  method = '';
  url = '';
  body: unknown;
  status = 0;
  statusText = '';
  responseText = '';
  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-request-id: r-1\r\n';
  }
  abort(): void {
    this.tell('abort', 'loadend');
  }
  private tell(...events: readonly string[]): void {
    for (const name of events) this.dispatchEvent(new Event(name));
  }
  send(body: unknown): void {
    this.body = body;
    sent.push(this);
    if (line === 'hangs') return;
    queueMicrotask(() => {
      for (const loaded of [30, 60, 100])
        this.upload.dispatchEvent(
          Object.assign(new Event('progress'), { loaded, total: 100, lengthComputable: true }),
        );
      if (line === 'is down') this.tell('error');
      else {
        this.status = line === 'takes' ? 201 : 400;
        this.responseText = JSON.stringify(
          line === 'takes'
            ? { code: '0', message: '', data: { id: 'up-1' } }
            : {
                code: '21001',
                message: 'no',
                data: { en_US: 'This picture is damaged.', zh_HK: '此相片已損壞。' },
              },
        );
        this.tell('load');
      }
      this.tell('loadend');
    });
  }
}
const real = globalThis.XMLHttpRequest;
beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: FakeSender }));
afterAll(() => void Object.assign(globalThis, { XMLHttpRequest: real }));

const form = new FormData();
form.append('type', 'review');
form.append('file', new Blob(['x'.repeat(100)], { type: 'image/jpeg' }));
const http = createHttp({ base: 'https://shop.example/api', locale: 'en-US', platform: 'web' });
const upload = (
  onUploadProgress: (share: number) => void = () => undefined,
  signal?: AbortSignal,
) =>
  http.call(
    uploadFile,
    { form },
    { handledErrorCodes: 'all', onUploadProgress, ...(signal && { signal }) },
  );

describe('an upload that is watched', () => {
  // Covers: SHP-033
  test('is sent with shared headers and the browser’s type, and tells how far it is', async () => {
    line = 'takes';
    const shares: number[] = [];
    expect(await upload((share) => shares.push(share))).toEqual({ id: 'up-1' });
    const { method, url, headers, body } = sent.at(-1) as FakeSender;
    expect([method, url, body]).toEqual(['POST', 'https://shop.example/api/v2/file/upload', form]);
    expect([
      headers.get('x-auth-schema'),
      headers.get('x-current-locale'),
      headers.has('content-type'),
    ]).toEqual(['Bearer', 'en-US', false]);
    expect(shares).toEqual([0.3, 0.6, 1]);
  });
  test('is refused in the server’s own words', async () => {
    line = 'refuses';
    await expect(upload()).rejects.toMatchObject({
      code: '21001',
      status: 400,
      text: { en_gb: 'This picture is damaged.' },
    });
  });
  test('fails like any call when the line is down', async () => {
    line = 'is down';
    await expect(upload()).rejects.toMatchObject({ code: 'network' });
  });
  test('is stopped with its signal', async () => {
    line = 'hangs';
    const before = sent.length;
    const stop = new AbortController();
    const sending = upload(undefined, stop.signal);
    while (sent.length === before) await new Promise((next) => setTimeout(next, 0));
    stop.abort();
    await expect(sending).rejects.toMatchObject({ code: 'canceled' });
  });
});
