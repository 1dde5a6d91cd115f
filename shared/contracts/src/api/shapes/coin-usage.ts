import { z } from 'zod';
import { cents, instant } from './basics.ts';

/** What coins would do for an order (part 2, tapCoins). */
export const coinUsage = z
  .object({
    useTapCoinStatus: z.enum(['available', 'not_enough', 'not_allowed']),
    discountAmount: cents,
    allowUseCoin: z.number().int().meta({ description: 'How many coins this order would take.' }),
    expiredTime: instant.nullable().meta({ description: 'When the first of them would expire.' }),
    balance: z.number().int().meta({ description: 'Coins that no order holds.' }),
    orderCoins: z
      .number()
      .int()
      .meta({
        description:
          'Coins that the asking order holds at the same moment: it could spend them beside the ' +
          'balance.',
      }),
    waiting: z
      .object({ orderNo: z.string(), coins: z.number().int(), holdExpiresAt: instant })
      .nullable()
      .meta({ description: 'Another unpaid order that holds coins of the balance until then.' }),
  })
  .meta({ id: 'CoinUsage' });
