import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RunningSandbox } from '../testing/running-sandbox.ts';
import { runSandbox } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.close());

const post = (path: string, body: object): Promise<Response> =>
  fetch(sandbox.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const MEMBER = {
  id: 'u-1',
  name: 'Cheung <Ka> Yan',
  email: 'ka.yan@mail.example',
  phone: '+852 6123 4567',
  image: '',
};
const start = async (): Promise<string> =>
  (
    (await (await post('/chat/conversations', { member: MEMBER, route: '/en-US/' })).json()) as {
      id: string;
    }
  ).id;
const page = async (path: string): Promise<string> => (await fetch(sandbox.origin + path)).text();

describe('the chat', () => {
  test('only the shop may frame the widget', async () => {
    const frame = await fetch(`${sandbox.origin}/chat/frame?locale=zh-HK`);
    expect(frame.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://shop.test',
    );
    expect(await frame.text()).toContain('聯絡我們');
  });

  test('shows a shopper’s message on the dashboard, and the answer to the shopper', async () => {
    const id = await start();
    await post(`/chat/conversations/${id}/messages`, { text: 'Can I come <b>on Sunday</b>?' });
    expect(await page('/dashboard/chat')).toContain('Cheung &lt;Ka&gt; Yan');
    expect(await page(`/dashboard/chat/${id}`)).toContain('Can I come &lt;b&gt;on Sunday');
    await fetch(`${sandbox.origin}/dashboard/chat/${id}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ text: 'You can.' }),
    });
    const { messages } = JSON.parse(await page(`/chat/conversations/${id}`)) as {
      messages: { from: string; text: string }[];
    };
    expect(messages.map(({ from, text }) => `${from}: ${text}`)).toEqual([
      'shopper: Can I come <b>on Sunday</b>?',
      'agent: You can.',
    ]);
  });

  test('the widget hears of its own conversation only', async () => {
    const [mine, other] = [await start(), await start()];
    const stopping = new AbortController();
    const stream = await fetch(`${sandbox.origin}/chat/conversations/${mine}/live`, {
      signal: stopping.signal,
    });
    const reader = stream.body?.getReader();
    await reader?.read();
    await post(`/chat/conversations/${other}/messages`, { text: 'Not for you' });
    await post(`/chat/conversations/${mine}/messages`, { text: 'For you' });
    const heard = new TextDecoder().decode((await reader?.read())?.value);
    stopping.abort();
    expect(heard).toContain(mine);
    expect(heard).not.toContain(other);
  });

  test('unknown conversations and empty messages are refused', async () => {
    expect((await post('/chat/conversations/none/messages', { text: 'x' })).status).toBe(404);
    expect(
      (await post(`/chat/conversations/${await start()}/messages`, { text: '  ' })).status,
    ).toBe(400);
  });
});
