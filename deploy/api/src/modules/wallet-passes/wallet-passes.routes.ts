import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { APPLE_PASS_TYPE } from './apple-pass.ts';
import {
  listGiftPasses,
  listWalletPasses,
  localeOf,
  openApplePass,
  openGooglePass,
  WALLET_PATH,
} from './wallet-passes.service.ts';

export const walletPassHandlers = (
  deps: Deps,
): Pick<Handlers, 'listWalletPasses' | 'listGiftPasses'> => ({
  listWalletPasses: ({ viewer, params, locale }) =>
    listWalletPasses(deps, viewer.userId, params.orderNo, locale),
  listGiftPasses: ({ viewer, params, locale }) =>
    listGiftPasses(deps, viewer?.userId, params.token, locale),
});

const HIDDEN = { schema: { hide: true } } as const;
interface PassRequest {
  readonly Params: { readonly token: string };
  readonly Querystring: { readonly lang?: string };
}
/** The address is as good as the ticket: nobody else learns it, and nothing keeps the answer. */
const closed = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });

/** What a phone opens, from a page or a letter, without a session. */
export const walletPassRoutes = (app: FastifyInstance, deps: Deps): void => {
  app.get<PassRequest>(`${WALLET_PATH}/:token/apple.pkpass`, HIDDEN, async (request, reply) => {
    const { params, query } = request;
    const pass = await openApplePass(deps, params.token, localeOf(query.lang));
    if (typeof pass === 'string') return closed(reply).redirect(pass);
    return closed(reply)
      .headers({
        'content-type': APPLE_PASS_TYPE,
        'content-disposition': 'attachment; filename="TapNook.pkpass"',
      })
      .send(pass);
  });
  app.get<PassRequest>(`${WALLET_PATH}/:token/google`, HIDDEN, async (request, reply) => {
    const { params, query } = request;
    return closed(reply).redirect(await openGooglePass(deps, params.token, localeOf(query.lang)));
  });
};
