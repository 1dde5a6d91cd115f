import { expect, test } from '@jest/globals';
import { useSandboxShop } from '../../../test/sandbox-shop.ts';

const TOTAL = 50_000;
const CHECK = { amount: 400, setupFutureUsage: 'off_session', captureMethod: 'manual' } as const;
const shop = useSandboxShop();
const { order, pay, statusOf, becomes } = shop;
const cards = async (): Promise<readonly { readonly id: string; readonly last4: string }[]> =>
  (await shop.api.call('GET', '/user/payment/cards', { as: shop.shopper })).data.data;
const addCard = (confirmationToken: string) =>
  shop.api.call('POST', '/user/payment/cards', {
    as: shop.shopper,
    body: { confirmationToken, bind: true, returnUrl: '/en-US/profile/cards' },
  });

test('a token of the browser pays, its card is kept and pays again', async () => {
  const confirmationToken = await shop.sandbox.token('4242424242424242', {
    amount: TOTAL,
    setupFutureUsage: 'off_session',
  });
  expect((await pay(await order(), { confirmationToken, saveCard: true })).data.status).toBe(
    'succeeded',
  );
  const [card] = await cards();
  expect(card).toMatchObject({ last4: '4242', id: expect.stringMatching(/^pm_/) });
  expect((await pay(await order(), { paymentMethodId: card?.id })).data.status).toBe('succeeded');
});

test('a token that is used or for another amount pays nothing; the order is payable', async () => {
  const orderNo = await order();
  const refused = { code: '20802', data: { declineCode: 'try_another_card' } };
  const other = await shop.sandbox.token('4242424242424242', { amount: TOTAL - 1 });
  expect(await pay(orderNo, { confirmationToken: other })).toMatchObject(refused);
  expect(await statusOf(orderNo)).toBe('TBP');
  const confirmationToken = await shop.sandbox.token('4242424242424242', { amount: TOTAL });
  expect((await pay(orderNo, { confirmationToken })).data.status).toBe('succeeded');
  expect(await pay(await order(), { confirmationToken })).toMatchObject(refused);
});

test('a declined token says of which class the refusal is', async () => {
  const orderNo = await order();
  const confirmationToken = await shop.sandbox.token('4000000000009995', { amount: TOTAL });
  expect(await pay(orderNo, { confirmationToken })).toMatchObject({
    code: '20803',
    data: { declineCode: 'declined' },
  });
});

test('3-D Secure of a token is the script’s to ask, with the secret of the payment', async () => {
  const orderNo = await order();
  const confirmationToken = await shop.sandbox.token('4000000000003220', { amount: TOTAL });
  const { data } = await pay(orderNo, { confirmationToken });
  expect(data).toMatchObject({
    status: 'pending',
    nextAction: { type: 'script' },
    client_secret: expect.stringContaining('_secret_'),
  });
  const intent = (await (
    await fetch(`${shop.sandbox.origin}/elements/intents/${data.client_secret}?key=pk_sandbox`)
  ).json()) as { next_action: { use_stripe_sdk: { url: string } } };
  await shop.sandbox.answer(intent.next_action.use_stripe_sdk.url, 'approve');
  expect(await becomes(orderNo, 'TBR')).toBe('TBR');
});

test('a card is checked by its token, kept, and pays an order', async () => {
  const before = (await cards()).length;
  const added = await addCard(await shop.sandbox.token('5555555555554444', CHECK));
  expect(added.data).toMatchObject({
    card: { last4: '4444', id: expect.stringMatching(/^pm_/) },
    verification: { status: 'verified', nextAction: null, client_secret: null },
  });
  expect(await cards()).toHaveLength(before + 1);
  expect((await pay(await order(), { paymentMethodId: added.data.card.id })).data.status).toBe(
    'succeeded',
  );
  expect((await addCard('ctoken_of_nobody')).code).toBe('20801');
});

test('a checked card of which its bank asks is kept once the script has asked', async () => {
  const asked = await addCard(await shop.sandbox.token('4000000000003220', CHECK));
  const { verification } = asked.data;
  expect(verification).toMatchObject({
    status: 'requires_action',
    nextAction: { type: 'script' },
    client_secret: expect.stringContaining('_secret_'),
  });
  const intent = (await (
    await fetch(
      `${shop.sandbox.origin}/elements/intents/${verification.client_secret}?key=pk_sandbox`,
    )
  ).json()) as { next_action: { use_stripe_sdk: { url: string } } };
  await shop.sandbox.answer(intent.next_action.use_stripe_sdk.url, 'approve');
  const isKept = async (): Promise<boolean> =>
    (await cards()).some(({ last4 }) => last4 === '3220');
  for (let tries = 0; tries < 100 && !(await isKept()); tries += 1)
    await new Promise((done) => setTimeout(done, 50));
  expect(await isKept()).toBe(true);
});

// Covers: PAY-020
test('a gateway down before anything was begun: the answer says that nothing was', async () => {
  const orderNo = await order();
  const confirmationToken = await shop.sandbox.token('4242424242424242', { amount: TOTAL });
  const switches = (body: object) =>
    fetch(`${shop.sandbox.origin}/api/payments/switches`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await switches({ faults: 'refuse' });
  const answer = await pay(orderNo, { confirmationToken });
  await switches({});
  expect(answer).toMatchObject({ status: 503, code: '10503', data: { attempted: false } });
  expect((await pay(orderNo, { confirmationToken })).data.status).toBe('succeeded');
});
