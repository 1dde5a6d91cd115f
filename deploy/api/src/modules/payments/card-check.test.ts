import { expect, test } from '@jest/globals';
import { useShop } from '../../../test/shop.ts';
import { applyCardCheck, checkCard } from './card-check.service.ts';

const shop = useShop();

test('says that the check is decided when the webhook was faster than the answer', async () => {
  const { userId } = await shop.addShopper();
  const { db, gateway } = shop.deps;
  let webhooks = 0;
  const { check } = await checkCard(
    db,
    {
      ...gateway,
      cancelIntent: async (intentId) => {
        const intent = await gateway.readIntent(intentId);
        webhooks += 1;
        await applyCardCheck(db, gateway, String(intent.transactionNo), intent);
        return gateway.cancelIntent(intentId);
      },
    },
    {
      userId,
      card: await gateway.createCard({
        number: '4242424242424242',
        expMonth: 12,
        expYear: 2031,
        cvc: '123',
      }),
      bind: false,
      makeDefault: false,
      name: null,
      returnUrl: 'https://shop.test/',
    },
  );
  expect(webhooks).toBe(1);
  expect(check).toMatchObject({ status: 'verified', voidedAt: expect.any(Date) });
});
