import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OverrideClaim } from '@tapnook/contracts/release';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { DEV_VERSION } from '../composition/development.ts';
import { NO_OVERRIDES } from '../composition/overrides.ts';
import { registerLocalRoutes } from './local-routes.ts';

const CLAIM: OverrideClaim = {
  schema: 2,
  id: '1',
  kind: 'developer',
  name: 'somebody',
  audience: 'holder',
  apps: {},
  issuedAt: new Date(0).toISOString(),
  expiresAt: new Date(0).toISOString(),
};
/** Tells of a finished build, and goes on for as long as somebody listens. */
const builds = createServer((_request, response) => void response.write('data: built\n\n'));
let edge: FastifyInstance;
let origin: string;
/** What has to happen before a browser's override is known. */
let beforeClaim: (request: FastifyRequest) => Promise<unknown> = async () => undefined;
let tellAsked: (answer: Promise<Response>) => void;

beforeAll(async () => {
  builds.listen(0, '127.0.0.1');
  await once(builds, 'listening');
  const url = `http://127.0.0.1:${(builds.address() as AddressInfo).port}`;
  const claim = async (request: FastifyRequest): Promise<OverrideClaim> => {
    await beforeClaim(request);
    return { ...CLAIM, apps: { 'mf-a': { url } } };
  };
  edge = Fastify();
  registerLocalRoutes(
    edge,
    { ...NO_OVERRIDES, claim },
    {
      record: () => Promise.reject(new Error('no page is composed here')),
      fetch: (address, file, signal) => {
        const answer = fetch(`${address}/${file}`, signal ? { signal } : {});
        tellAsked(answer);
        return answer;
      },
    },
  );
  origin = await edge.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  builds.closeAllConnections();
  builds.close();
  await edge.close();
});

/** A browser that listens for builds, and how what is asked of the build's server for it ends. */
const listen = () => {
  const ending = new Promise<string>((resolve) => {
    tellAsked = (answer) =>
      void answer.then(
        ({ body }) => resolve(body ? 'a stream' : 'nothing'),
        ({ name }: Error) => resolve(name),
      );
  });
  const browser = get(`${origin}/remotes/mf-a/${DEV_VERSION}/changes`, { agent: false });
  browser.on('error', () => {});
  return { ending, browser };
};

test('a stream of builds ends with the browser that listens', async () => {
  beforeClaim = async () => undefined;
  const isAsked = once(builds, 'request');
  const { ending, browser } = listen();
  const [, stream] = (await isAsked) as [unknown, ServerResponse];
  await once(browser, 'response');
  expect(await ending).toBe('a stream');
  const isOver = once(stream, 'close');
  browser.destroy();
  await isOver;
});

test('no stream of builds begins for who has left before their override was known', async () => {
  let tellHeld: () => void;
  const held = new Promise<void>((resolve) => (tellHeld = resolve));
  beforeClaim = async ({ raw }) => {
    const isClosed = once(raw.socket, 'close');
    tellHeld();
    await isClosed;
  };
  const { ending, browser } = listen();
  await held;
  browser.destroy();
  expect(await ending).toBe('AbortError');
});
