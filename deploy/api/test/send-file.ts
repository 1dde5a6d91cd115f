import type { Reply, TestApp } from './app.ts';

export interface FileWish {
  /** Empty: the field is left out. */
  readonly type?: string | undefined;
  readonly name?: string;
  readonly mime?: string;
  /** Whose it is; the first member's without. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Uploads as a browser would, for the first member. */
export const sendFile = (
  api: TestApp,
  bytes: Buffer | undefined,
  { type = 'review', name = 'photo.jpg', mime = 'image/jpeg', headers }: FileWish = {},
): Promise<Reply> => {
  const field =
    type === '' ? '' : `--b\r\ncontent-disposition: form-data; name="type"\r\n\r\n${type}\r\n`;
  const head =
    `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ` +
    `${mime}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(field),
    ...(bytes ? [Buffer.from(head), bytes, Buffer.from('\r\n')] : []),
    Buffer.from('--b--\r\n'),
  ]);
  return api.call('POST', '/v2/file/upload', {
    ...(!headers && { as: { userId: '1' } }),
    body,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
  });
};
