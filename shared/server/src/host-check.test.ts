import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { createHostJudge, hostList, registerHostCheck } from './host-check.ts';

const judge = createHostJudge({
  hosts: ['https://www.tapnook.example', 'api', '2001:db8::7'],
  listensAt: '192.0.2.4',
});
const ask = (host: string | undefined, target = '/', count = host === undefined ? 0 : 1) =>
  judge({ host, target, count, path: target.replace(/^\w+:\/\/[^/]*/, '') });

describe('the host of a request', () => {
  test.each([
    'www.tapnook.example',
    'www.tapnook.example:443',
    'WWW.TapNook.Example',
    'www.tapnook.example.',
    'www.tapnook.example.:3000',
    'localhost:3000',
    'LOCALHOST',
    '127.0.0.1:3000',
    '127.4.5.6',
    '[::1]:3000',
    '[0:0:0:0:0:0:0:1]',
    '[2001:DB8::7]:80',
    'api:3001',
    '192.0.2.4:3000',
  ])('%s is ours', (host) => expect(ask(host)).toBe('ours'));
  test.each([
    'evil.example',
    'evil.example:3000',
    'tapnook.example',
    'www.tapnook.example.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'api.evil.example',
    '203.0.113.9',
    '0.0.0.0:3000',
    '[2001:db8::8]',
  ])('%s is another', (host) => expect(ask(host)).toBe(421));
  test.each(['', ' ', 'a b', 'localhost/', 'evil@localhost', 'localhost:99999', '::1', 'lo%63al'])(
    '"%s" is none',
    (host) => expect(ask(host)).toBe(400),
  );
  test('is judged in the target too, where the target names one', () => {
    expect(ask('localhost', 'http://localhost:3000/en-US')).toBe('ours');
    expect(ask('localhost', 'http://evil.example/en-US')).toBe(421);
    expect(ask('evil.example', 'http://localhost/en-US')).toBe(421);
    expect(ask('localhost', 'http://evil@localhost/en-US')).toBe(400);
  });
  test('may be an address, or be missing, where a probe asks', () => {
    expect([ask('10.1.2.3:3000', '/readyz'), ask('[fd00::9]:3000', '/livez')]).toEqual([
      'ours',
      'ours',
    ]);
    expect([ask(undefined, '/healthz'), ask(undefined, '/')]).toEqual(['ours', 400]);
    expect([ask('evil.example', '/readyz'), ask('10.1.2.3:3000', '/')]).toEqual([421, 421]);
  });
  test('is named once', () => expect(ask('localhost', '/', 2)).toBe(400));
});

test('a list separated by commas', () =>
  expect(hostList(' api , ,api.tapnook.svc')).toEqual(['api', 'api.tapnook.svc']));

describe('a server that is asked for another host', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = Fastify();
    registerHostCheck(server, { hosts: ['https://www.tapnook.example'] });
    server.get('/', async () => 'the secrets');
    server.post('/', async () => 'the deed');
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());
  const send = async (text: string): Promise<string> => {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.end(text);
    await once(socket, 'close');
    return answer;
  };

  test('a rebound name reads and does nothing, and is told so in both languages', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await send(
        `${method} / HTTP/1.1\r\nHost: evil.example:3000\r\nContent-Length: 0\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1.1 421 /);
      expect(answer).toContain('connection: close');
      expect(answer).toContain('Nothing of TapNook is at this address');
      expect(answer).toContain('此網址並非 TapNook 的網址');
      expect(answer).not.toMatch(/secrets|deed/);
    }
  });
  test('two hosts are none', async () => {
    const answer = await send('GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });
  test('its own are answered', async () => {
    expect((await server.inject({ url: '/', headers: { host: 'localhost:1' } })).body).toBe(
      'the secrets',
    );
    const answer = await send(
      'GET http://WWW.tapnook.example./ HTTP/1.1\r\nHost: x\r\n\r\n'.replace(
        'Host: x',
        'Host: www.tapnook.example',
      ),
    );
    expect(answer).toContain('the secrets');
  });
});
