import type { Choice } from '@tapnook/contracts';
import type { PersonType } from '@tapnook/contracts/api';

type PersonKind = PersonType['kind'];

const sorted = (items: readonly string[] = []): string =>
  items.toSorted((a, b) => a.localeCompare(b)).join('+');

const counts = (items: readonly string[]) =>
  items.map((item) => {
    const [name = '', count] = item.split(':');
    return { name, quantity: Number(count) };
  });

/** One key per choice, independent of the order of its parameters. */
export const choiceKey = (productId: string, limited: boolean, choice: Choice): string =>
  [
    productId,
    limited ? 'limited' : '',
    choice.planId ?? '',
    sorted(choice.fieldIds),
    choice.date ?? '',
    choice.time ?? '',
    choice.quantity ?? 1,
    ...(choice.people?.length ? [sorted(choice.people)] : []),
    sorted(choice.additions),
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
        ...(choice.people?.length
          ? {
              people: counts(choice.people).map(({ name, quantity }) => ({
                kind: name as PersonKind,
                quantity,
              })),
            }
          : {}),
        ...(choice.fieldIds?.length ? { fieldIds: [...choice.fieldIds] } : {}),
        ...(choice.date ? { date: choice.date } : {}),
        ...(choice.time ? { time: choice.time } : {}),
        ...(choice.additions?.length
          ? {
              additions: counts(choice.additions)
                .map(({ name, quantity }) => ({ id: name, quantity }))
                .filter((item) => item.quantity > 0),
            }
          : {}),
        ...(expectedTotal === undefined ? {} : { expectedTotal }),
      }
    : undefined;
