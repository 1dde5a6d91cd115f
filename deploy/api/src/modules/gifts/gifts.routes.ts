import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import {
  claimGift,
  createGift,
  createGiftCode,
  listGifts,
  listReceivedGifts,
  readGift,
  takeBackGift,
} from './gifts.service.ts';

type GiftCalls =
  | 'createGift'
  | 'listGifts'
  | 'takeBackGift'
  | 'listReceivedGifts'
  | 'getGift'
  | 'createGiftCode'
  | 'claimGift';

export const giftHandlers = (deps: Deps): Pick<Handlers, GiftCalls> => ({
  createGift: (call) => createGift(deps, call),
  listGifts: ({ viewer, params }) => listGifts(deps, viewer.userId, params.orderNo),
  takeBackGift: ({ viewer, params }) => takeBackGift(deps, viewer.userId, params.giftId),
  listReceivedGifts: ({ viewer }) => listReceivedGifts(deps, viewer.userId),
  getGift: ({ viewer, params }) => readGift(deps, viewer?.userId, params.token),
  createGiftCode: ({ viewer, params }) => createGiftCode(deps, viewer?.userId, params.token),
  claimGift: ({ viewer, params }) => claimGift(deps, viewer.userId, params.token),
});
