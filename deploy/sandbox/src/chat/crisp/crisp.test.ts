import { createHmac } from 'node:crypto';
import { Script } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RunningSandbox } from '../../testing/running-sandbox.ts';
import { runSandbox } from '../../testing/running-sandbox.ts';

const WEBSITE = '5a5a5a5a-5a5a-4a5a-8a5a-5a5a5a5a5a5a';
const SECRET = 'crisp-identity-secret-of-the-sandbox';
const EMAIL = 'ka.yan@mail.example';
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.close());

/** As the script calls it from the page of another site. */
const post = async (path: string, body: object) => {
  const answer = await fetch(`${sandbox.origin}/crisp/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { id: string } };
};
const open = async (token: string | null): Promise<string> =>
  (await post(`${WEBSITE}/sessions`, { token })).body.id;
const shown = async (id: string): Promise<string> => {
  await post(`sessions/${id}/messages`, { text: 'Hello' });
  return (await fetch(`${sandbox.origin}/dashboard/chat/${id}`)).text();
};

describe('the stand-in of Crisp', () => {
  test('knows one website, and shows nothing for another', async () => {
    const { status, body } = await post('00000000-0000-4000-8000-000000000000/sessions', {});
    expect([status, body]).toEqual([404, { error: true, reason: 'website_not_found' }]);
  });

  test('goes by the token, and gives a browser without one a session of its own', async () => {
    expect(await open('token-of-one')).toBe(await open('token-of-one'));
    expect(await open('token-of-one')).not.toBe(await open('token-of-two'));
    expect(await open(null)).not.toBe(await open(null));
  });

  test.each([
    ['signed by the shop', createHmac('sha256', SECRET).update(EMAIL).digest('hex'), true],
    ['signed by another', createHmac('sha256', 'another').update(EMAIL).digest('hex'), false],
    ['not signed', undefined, false],
  ])('an address that is %s is shown as such', async (_name, signature, isVerified) => {
    const id = await open(null);
    await post(`sessions/${id}/user`, { email: EMAIL, signature, nickname: 'Ka Yan' });
    const page = await shown(id);
    expect(page).toContain(EMAIL);
    expect(page.includes('address not verified')).toBe(!isVerified);
    expect(page.includes('address verified')).toBe(isVerified);
  });

  test('the script is one classic script that anybody may load', async () => {
    const answer = await fetch(`${sandbox.origin}/l.js`);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    const text = await answer.text();
    expect(() => new Script(text)).not.toThrow();
  });
});
