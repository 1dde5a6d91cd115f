import { createHash } from 'node:crypto';
import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildApp, type BuiltApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { isPublicAddress } from '../notices/public-address.ts';
import { openRegistry } from './open-registry.ts';

let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry();
});
afterAll(() => all.close());

const withFile = (version: string, path: string, text: string): BuiltApp => {
  const app = buildApp('mf-catalog', version);
  const entry = {
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    bytes: Buffer.byteLength(text),
    compressed: Buffer.byteLength(text),
  };
  return {
    files: { ...app.files, [path]: text },
    record: { ...app.record, files: { ...app.record.files, [path]: entry } },
  };
};
const SVG = 'xmlns="http://www.w3.org/2000/svg"';

describe('publishing', () => {
  it.each([
    ['a page', 'page.html', '<script>1</script>', 'type'],
    ['XML', 'page.xhtml', '<x/>', 'type'],
    ['a PDF', 'x.pdf', '%PDF', 'type'],
    ['an SVG with a script', 'a.svg', `<svg ${SVG}><script>1</script></svg>`, 'script'],
    ['an SVG with a handler', 'a.svg', `<svg ${SVG} onload="x()"/>`, 'script'],
    ['an SVG with a foreign page', 'a.svg', `<svg ${SVG}><foreignObject/></svg>`, 'script'],
    [
      'an SVG with a link that runs',
      'a.svg',
      '<svg><a href="java&#115;cript:x()"/></svg>',
      'script',
    ],
    [
      'an SVG with a link whose word a tab divides',
      'a.svg',
      `<svg ${SVG}><a href="java\tscript:x()"/></svg>`,
      'script',
    ],
    [
      'an SVG that draws another document',
      'a.svg',
      `<svg ${SVG}><use href="data:image/svg+xml;base64,x"/></svg>`,
      'script',
    ],
    [
      'an SVG that a style sheet of XML turns into a page',
      'a.svg',
      `<?xml-stylesheet href="x.xsl" type="text/xsl"?><svg ${SVG}/>`,
      'script',
    ],
    ['an SVG in UTF-16', 'a.svg', '<\0s\0v\0g\0/\0>\0', 'script'],
  ])('refuses %s', async (_name, path, text, why) => {
    expect(await all.publish(withFile('1.0.0', path, text))).toMatchObject({
      status: 422,
      body: { code: '50108', data: { file: path, why } },
    });
  });

  it('takes a plain SVG, and answers every artefact as something that runs nothing', async () => {
    const drawing = `<svg ${SVG}><path id="a" d="M0 0h1v1z"/><use href="#a" x="2"/></svg>`;
    expect((await all.publish(withFile('1.0.0', 'mark.svg', drawing))).status).toBe(201);
    const { headers, body } = await all.server.inject('/artefacts/mf-catalog/1.0.0/mark.svg');
    expect(body).toBe(drawing);
    expect(headers).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a version', () => {
  it('is told to be in use only while a generation or a link names it', async () => {
    const inUse = async () =>
      (await all.get<{ inUse: boolean }>('/v1/apps/mf-catalog/versions/1.0.0')).body.inUse;
    expect(await inUse()).toBe(false);
    await all.post('/v1/previews', { name: 'pr-1', apps: { 'mf-catalog': '1.0.0' } });
    expect(await inUse()).toBe(true);
  });

  it('is not answered when its file on the disk is damaged', async () => {
    const file = join(all.registry.config.artefactDir, 'mf-catalog/1.0.0/browser/remoteEntry.js');
    truncateSync(file, 3);
    const answer = await all.server.inject('/artefacts/mf-catalog/1.0.0/browser/remoteEntry.js');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['cache-control']).toBeUndefined();
  });
});

describe('lost signing keys', () => {
  it('stop the registry, which names the folder, unless it is told to begin anew', async () => {
    await all.composeAll([]);
    const { config } = all.registry;
    rmSync(config.keyDir, { recursive: true });
    await expect(openRegistry(config)).rejects.toThrow(`${config.keyDir} holds no signing key`);
    const anew = await openRegistry({ ...config, newSigningKeys: true });
    expect(anew.keys.publicKeys()).toHaveLength(1);
    await anew.close();
  });
});

describe('an address of a webhook', () => {
  it.each([
    'http://127.0.0.1/',
    'http://localhost:3001/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://0x7f000001/',
  ])('%s is private', async (url) => {
    expect(await isPublicAddress(url)).toBe(false);
    expect((await all.post('/v1/webhooks', { url })).status).toBe(400);
  });
  it('may be a public one', async () => {
    expect(await isPublicAddress('https://203.0.114.7/hook')).toBe(true);
  });
});
