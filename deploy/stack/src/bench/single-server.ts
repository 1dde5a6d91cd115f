import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface SingleBundle {
  readonly folder: string;
  readonly version: string;
  readonly initial: readonly string[];
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

const scriptTag = /<script defer[^>]*><\/script>/g;
const preloadTag = /<link rel="preload" as="script"[^>]*>/g;

/**
 * The shop's own pages with the scripts of the single bundle in place of the composed ones;
 * everything else is passed on.
 */
export const startSingleServer = async (
  shop: string,
  bundle: SingleBundle,
  port: number,
): Promise<Server> => {
  const compressed = new Map<string, Buffer>();
  const file = (name: string): Buffer => {
    const known =
      compressed.get(name) ?? brotliCompressSync(readFileSync(path.join(bundle.folder, name)));
    compressed.set(name, known);
    return known;
  };
  const rewrite = (html: string, nonce: string): string => {
    const route = /"route":"([\w-]+)"/.exec(html)?.[1] ?? '';
    const screens = Object.entries(bundle.chunks)
      .filter(([key]) => key === `screen ${route}`)
      .flatMap(([, files]) => files);
    const locale = /"locale":"([\w-]+)"/.exec(html)?.[1] ?? '';
    const remote = /"remote":"(mf-[\w-]+)"/.exec(html)?.[1] ?? '';
    const needed = [
      ...new Set([
        ...(bundle.chunks[`${remote}/index.ts`] ?? []),
        ...(bundle.chunks[`${remote}/words/${locale}`] ?? []),
        ...screens,
      ]),
    ].filter((name) => !bundle.initial.includes(name));
    const scripts = bundle.initial
      .map((name) => `<script defer nonce="${nonce}" src="/single/${name}"></script>`)
      .join('');
    const preloads = needed
      .map((name) => `<link rel="preload" as="script" nonce="${nonce}" href="/single/${name}">`)
      .join('');
    // What the server rendered is what the bundle holds: it hydrates the markup instead of drawing
    // it anew.
    return html
      .replace(/ data-rendered="[^"]+"/g, ` data-rendered="${bundle.version}"`)
      .replace(preloadTag, '')
      .replace(scriptTag, '')
      .replace('</head>', `${scripts}${preloads}</head>`);
  };
  const server = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? '/';
      if (url.startsWith('/single/')) {
        response.writeHead(200, {
          'content-type': 'text/javascript',
          'content-encoding': 'br',
          'cache-control': 'public, max-age=31536000, immutable',
        });
        return response.end(file(url.slice('/single/'.length)));
      }
      if (request.method !== 'GET') return response.writeHead(204).end();
      const answer = await fetch(shop + url, {
        headers: { accept: request.headers.accept ?? '*/*' },
        redirect: 'manual',
      });
      const type = answer.headers.get('content-type') ?? '';
      const headers = Object.fromEntries(
        [...answer.headers].filter(
          ([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name),
        ),
      );
      if (!type.startsWith('text/html')) {
        response.writeHead(answer.status, headers);
        return response.end(Buffer.from(await answer.arrayBuffer()));
      }
      const html = await answer.text();
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
      response.writeHead(answer.status, {
        ...headers,
        'content-encoding': 'br',
        'content-security-policy': (headers['content-security-policy'] ?? '').replace(
          /require-trusted-types-for[^;]*;?|trusted-types[^;]*;?/g,
          '',
        ),
      });
      return response.end(brotliCompressSync(rewrite(html, nonce)));
    })().catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
};
