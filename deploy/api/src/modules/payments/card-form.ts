import type { Api } from '@tapnook/contracts/api';
import { cardExpiry } from '@tapnook/kernel';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { CHECK_CENTS, checkCard } from './card-check.service.ts';
import { type GatewayCard, GatewayFault } from './gateway.ts';
import { savedCards } from './payments.tables.ts';
import { returnAddress } from './return-url.ts';
import { listCards, type SavedCard } from './saved-cards.service.ts';

export const cardView = ({
  id,
  brand,
  expireMonth,
  expireYear,
  country,
  funding,
  last4,
  fingerprint,
  name,
  isDefault,
}: SavedCard) => ({
  id,
  brand,
  expireMonth,
  expireYear,
  country,
  type: funding,
  last4,
  fingerprint,
  name,
  isDefault,
});

const unsavedView = (card: GatewayCard, name: string | null) => ({
  id: card.id,
  brand: card.brand,
  expireMonth: card.expireMonth,
  expireYear: card.expireYear,
  country: card.country,
  type: card.funding,
  last4: card.last4,
  fingerprint: card.fingerprint,
  name,
  isDefault: false,
});

/**
 * Whether a card is one of the shopper's saved ones; somebody else's is 10405, and what nobody
 * saved may be a fresh one.
 */
export const isSaved = async (
  deps: Deps,
  userId: string,
  paymentMethodId: string,
): Promise<boolean> => {
  const [saved] = await deps.db
    .select({ userId: savedCards.userId })
    .from(savedCards)
    .where(eq(savedCards.id, paymentMethodId));
  if (saved && saved.userId !== userId) throw new ApiError('10405');
  return saved !== undefined;
};

/** The rule of a typed expiry, as printed on the card. */
const refuseExpired = async (deps: Deps, month: number, year: number): Promise<void> => {
  const refused = cardExpiry(await deps.clock.today())(
    `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`,
  );
  if (refused)
    throw new ApiError('10102', {
      fields: [{ field: 'body.expYear', en_US: refused.text.en_gb, zh_HK: refused.text.zh_hk }],
    });
};

/**
 * A card by the script's token or as a payment method; its number only when the gateway is the
 * sandbox, and then straight on to it.
 */
const cardFrom = async (deps: Deps, body: Call<Api['addCard']>['body']): Promise<GatewayCard> => {
  try {
    if (body.confirmationToken) {
      const card = await deps.gateway.readTokenCard(body.confirmationToken);
      if (card) return card;
      throw new ApiError('20801');
    }
    if (body.token) {
      const card = await deps.gateway.readCard(body.token);
      if (card) return card;
      throw new ApiError('20801');
    }
    const { number, expMonth, expYear, cvc } = body;
    if (!number)
      throw new ApiError('10102', {
        fields: [fieldError('body.token', 'fault.pleaseEnterCard')],
      });
    if (!deps.env.STRIPE_API_ORIGIN || !expMonth || !expYear || !cvc) throw new ApiError('20801');
    await refuseExpired(deps, expMonth, expYear);
    return await deps.gateway.createCard({
      number: number.replace(/\D/g, ''),
      expMonth,
      expYear,
      cvc,
    });
  } catch (error) {
    if (error instanceof GatewayFault)
      throw new ApiError(error.kind === 'invalid' ? '20801' : '10503', {}, error);
    throw error;
  }
};

export const addCard = async (deps: Deps, { viewer, body }: Call<Api['addCard']>) => {
  const card = await cardFrom(deps, body);
  if (!(await isSaved(deps, viewer.userId, card.id)) && card.isKept) throw new ApiError('20801');
  const name = body.name ?? null;
  const { check, intent } = await checkCard(deps.db, deps.gateway, {
    userId: viewer.userId,
    card,
    confirmationToken: body.confirmationToken,
    bind: body.bind,
    makeDefault: body.isDefault === true,
    name,
    returnUrl: returnAddress(deps, body.returnUrl),
  });
  // A token has become a payment method only as it was confirmed.
  const id = intent.paymentMethodId ?? card.id;
  const [saved] = await listCards(deps.db, viewer.userId, [id]);
  return {
    card: saved ? cardView(saved) : unsavedView({ ...card, id }, name),
    verification: {
      transactionId: check.transactionNo,
      status: check.status === 'verified' ? ('verified' as const) : ('requires_action' as const),
      amount: CHECK_CENTS,
      nextAction: check.status === 'verified' ? null : intent.nextAction,
      client_secret: check.status === 'verified' ? null : intent.clientSecret,
    },
  };
};
