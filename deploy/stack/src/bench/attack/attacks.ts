import { crc32, deflateSync } from 'node:zlib';

/** What one address asks for, over and over. */
export interface Attack {
  readonly name: string;
  readonly path: (n: number) => string;
  /** Sent as JSON, unless it is a form. */
  readonly body?: (n: number) => unknown;
  readonly headers?: (n: number) => Readonly<Record<string, string>>;
}
/** What somebody with an account brings. */
export interface Account {
  readonly accessToken: string;
  /** An order of theirs that has vouchers. */
  readonly orderNo: string;
}

const letters = (seed: number, length: number): string =>
  Array.from({ length }, (_, index) =>
    String.fromCharCode(97 + ((seed * 31 + index * index * 7 + index * seed) % 26)),
  ).join('');
/** Short words that are in no index: the dearest search there is. */
const misspelt = (n: number): string =>
  Array.from({ length: 9 }, (_, index) => letters(n * 9 + index, 4)).join(' ');

const chunk = (name: string, data: Buffer): Buffer => {
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name), data])));
  return Buffer.concat([size, Buffer.from(name), data, sum]);
};
const WIDTH = 5_000;
const HEIGHT = 4_000;
/** As many pixels as a picture may have, in a few kilobytes. */
const largestPicture = (): Blob => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits of red, green and blue.
  header.set([8, 2], 8);
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((WIDTH * 3 + 1) * HEIGHT))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return new Blob([new Uint8Array(png)], { type: 'image/png' });
};

/** All that one address is tried with; the last two need an account. */
export const attacksOf = ({ accessToken, orderNo }: Account): readonly Attack[] => {
  const headers = (): Record<string, string> => ({ authorization: `Bearer ${accessToken}` });
  const picture = largestPicture();
  return [
    { name: 'home with a made-up parameter', path: (n) => `/en-US?made-up=${n}` },
    { name: 'addresses that lead nowhere', path: (n) => `/en-US/nowhere-${n}` },
    {
      name: 'pages of searches',
      path: (n) => `/en-US/search?keyword=${encodeURIComponent(misspelt(n))}`,
    },
    {
      name: 'searches',
      path: () => '/api/user/product/productList',
      body: (n) => ({ pageNum: 1, pageSize: 20, keyword: misspelt(n) }),
    },
    {
      name: 'suggestions',
      path: (n) => `/api/user/product/searchListV2/${encodeURIComponent(letters(n, 7))}`,
    },
    {
      name: 'made-up sessions',
      path: () => '/api/v1/client/accounts/users',
      headers: (n) => ({ cookie: `tn_refresh=made-up-${n}`, 'x-auth-schema': 'Bearer' }),
    },
    {
      name: 'pictures of 20 megapixels',
      path: () => '/api/v2/file/upload',
      headers,
      body: () => {
        const form = new FormData();
        form.set('type', 'review');
        form.set('file', picture, 'picture.png');
        return form;
      },
    },
    { name: 'vouchers as PDF', path: () => `/api/user/order/export/voucher/${orderNo}`, headers },
  ];
};

/** One request from an address, as a proxy on this machine tells it; gives the status. */
export const ask = async (
  shop: string,
  address: string,
  { path, body, headers }: Omit<Attack, 'name'>,
  n: number,
): Promise<number> => {
  const sent = body?.(n);
  const isForm = sent instanceof FormData;
  const response = await fetch(shop + path(n), {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': address,
      'sec-fetch-site': 'same-origin',
      source: 'Web',
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...headers?.(n),
    },
    ...(body && { body: isForm ? sent : JSON.stringify(sent) }),
    signal: AbortSignal.timeout(60_000),
  });
  await response.arrayBuffer();
  return response.status;
};
