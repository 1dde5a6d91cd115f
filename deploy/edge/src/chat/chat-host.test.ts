import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startFakeRegistry, type FakeRegistry } from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { contentSecurityPolicy } from '../security/content-security-policy.ts';
import { buildServer } from '../server.ts';

const WEBSITE = '5a5a5a5a-5a5a-4a5a-8a5a-5a5a5a5a5a5a';
const CHAT = {
  PUBLIC_ORIGIN: 'https://www.shop.example',
  CHAT_ORIGIN: 'https://chat.shop.example',
  CHAT_PROVIDER: 'crisp',
  CRISP_WEBSITE_ID: WEBSITE,
};
const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
let registry: FakeRegistry;
let edge: FastifyInstance;
beforeAll(async () => {
  registry = await startFakeRegistry([['shell', '1.0.0']]);
  edge = await buildServer(
    readConfig({
      ...CHAT,
      RELEASE_ORIGIN: registry.origin,
      API_ORIGIN: registry.origin,
      DATA_DIR: folder,
      TRUST_ON_FIRST_USE: '1',
    }),
  );
});
afterAll(async () => {
  await edge.close();
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});
const at = (host: string, url: string) => edge.inject({ url, headers: { host } });

describe('the host of the chat', () => {
  test("shows the provider's script with its own policy, framed by the shop alone", async () => {
    const { statusCode, headers, body } = await at('chat.shop.example', '/chat/frame?locale=zh-HK');
    expect(statusCode).toBe(200);
    expect(body).toContain('data-script="https://client.crisp.chat/l.js"');
    expect(body).toContain(`data-website="${WEBSITE}"`);
    expect(body).toContain('<html lang="zh-HK">');
    expect(body).toContain('暫時未能連接對話服務。');
    expect(body).toContain('href="https://www.shop.example/zh-HK/help#contact"');
    expect(body).toContain('id="retry" href="/chat/frame?locale=zh-HK"');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' https://*.crisp.chat;");
    expect(policy).toContain('wss://*.relay.crisp.chat');
    expect(policy).toContain('frame-ancestors https://www.shop.example');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  test('serves what its page loads, and nothing of the shop', async () => {
    for (const file of ['/chat/crisp.js', '/chat/chat.css'])
      expect((await at('chat.shop.example', file)).statusCode).toBe(200);
    for (const url of ['/', '/en-US', '/api/v1/client/accounts/users', '/generation'])
      expect([url, (await at('chat.shop.example', url)).statusCode]).toEqual([url, 404]);
    const post = await edge.inject({
      method: 'POST',
      url: '/api/v1/public/accounts/users/login',
      headers: { host: 'chat.shop.example' },
    });
    expect([post.statusCode, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  test('is the only one that the page is at', async () => {
    expect((await at('www.shop.example', '/chat/crisp.js')).body).not.toContain('CRISP_WEBSITE_ID');
    expect((await at('www.shop.example', '/en-US')).headers['x-frame-options']).toBe('DENY');
  });
});

describe('the pages of the shop', () => {
  const config = readConfig(CHAT);

  test("frame the chat's host and load nothing of the provider; payment pages do neither", () => {
    const policy = contentSecurityPolicy(config, 'abc');
    expect(policy).toMatch(/frame-src [^;]*https:\/\/chat\.shop\.example/);
    expect(policy).not.toContain('crisp');
    expect(contentSecurityPolicy(config, 'abc', true)).not.toContain('chat.shop.example');
  });

  test.each([
    ['without a host', { CHAT_ORIGIN: '' }, /CHAT_ORIGIN: needs a host name of its own/],
    ['on the shop’s host', { CHAT_ORIGIN: 'https://www.shop.example:1' }, /CHAT_ORIGIN: needs/],
    ['without a website', { CRISP_WEBSITE_ID: '' }, /CRISP_WEBSITE_ID: is needed/],
  ])('cannot have a provider %s', (_name, more, message) => {
    expect(() => readConfig({ ...CHAT, ...more })).toThrow(message);
  });

  test('have the chat of another process while no provider is named', () => {
    expect(readConfig({ ...CHAT, CHAT_PROVIDER: '' })).toMatchObject({
      chatProvider: null,
      chatOrigin: 'https://chat.shop.example',
    });
  });
});

test('a stand-in is one origin for all of the provider’s', async () => {
  const { chatPolicy } = await import('./chat-providers.ts');
  const { chatProvider } = readConfig({ ...CHAT, CRISP_ORIGIN: 'http://localhost:3003' });
  const policy = chatPolicy(chatProvider!, ['https://www.shop.example']);
  expect(policy).toContain("script-src 'self' http://localhost:3003;");
  expect(policy).toContain('connect-src http://localhost:3003;');
  expect(policy).not.toContain('crisp.chat');
});
