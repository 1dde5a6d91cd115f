import type { Choice } from '@tapnook/contracts';

/** One key per choice, independent of the order of its parameters. */
export const choiceKey = (productId: string, limited: boolean, choice: Choice): string =>
  [
    productId,
    limited ? 'limited' : '',
    choice.planId ?? '',
    [...(choice.fieldIds ?? [])].toSorted((a, b) => a.localeCompare(b)).join('+'),
    choice.date ?? '',
    choice.time ?? '',
    choice.quantity ?? 1,
    [...(choice.additions ?? [])].toSorted((a, b) => a.localeCompare(b)).join('+'),
  ].join('|');

/**
 * The body of the call that creates an order; undefined without a plan. `expectedTotal` in cents.
 */
export const orderBody = (
  productId: string,
  limited: boolean,
  choice: Choice,
  expectedTotal: number | undefined,
) =>
  choice.planId
    ? {
        productId,
        planId: choice.planId,
        quantity: choice.quantity ?? 1,
        limited,
        ...(choice.fieldIds?.length ? { fieldIds: [...choice.fieldIds] } : {}),
        ...(choice.date ? { date: choice.date } : {}),
        ...(choice.time ? { time: choice.time } : {}),
        ...(choice.additions?.length
          ? {
              additions: choice.additions
                .map((item) => ({
                  id: item.split(':')[0] ?? '',
                  quantity: Number(item.split(':')[1]),
                }))
                .filter((item) => item.quantity > 0),
            }
          : {}),
        ...(expectedTotal === undefined ? {} : { expectedTotal }),
      }
    : undefined;
