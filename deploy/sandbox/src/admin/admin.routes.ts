import { randomUUID } from 'node:crypto';
import { localised } from '@tapnook/contracts';
import { CAMPAIGN_EDGES, SHELF_EDGES, type CampaignState, type ShelfState } from '@tapnook/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MerchantApi } from '../scanner/merchant-api.ts';
import type { Counter } from '../scanner/scanner.page.ts';
import { counterOf, tell } from '../scanner/scanner.routes.ts';
import { SCANNER_TEXTS } from '../scanner/scanner.texts.ts';
import { sendPage } from '../web/headers.ts';
import { localeOf, say } from '../web/locale.ts';
import type { Notice } from '../web/notice.ts';
import { textOf } from '../web/request.ts';
import type { AdminApi } from './admin-api.ts';
import { adminPage } from './admin.page.ts';
import { CAMPAIGN_TEXTS, COUPON_TEXTS, OFFICE_TEXTS as TEXTS, SHELF_TEXTS } from './admin.texts.ts';

export interface AdminOptions {
  readonly counters: Readonly<Record<Counter, MerchantApi>>;
  readonly adminApi: AdminApi;
  readonly merchantEmail: string;
}

const shelfOf = (text: string): ShelfState | undefined =>
  (Object.keys(SHELF_EDGES) as ShelfState[]).find((one) => one === text);
const campaignOf = (text: string): CampaignState =>
  (Object.keys(CAMPAIGN_EDGES) as CampaignState[]).find((one) => one === text) ?? 'off_state';
/** A post keeps what was looked for before it. */
const wordOf = (request: FastifyRequest, name: string): string =>
  textOf(request.body, name) || textOf(request.query, name);

type Show = (
  request: FastifyRequest,
  reply: FastifyReply,
  notice?: Notice,
) => Promise<FastifyReply>;

/** Shows the page as it is now, with what came of the last press. */
const createShow =
  ({ counters, adminApi, merchantEmail }: AdminOptions): Show =>
  async (request: FastifyRequest, reply: FastifyReply, notice?: Notice): Promise<FastifyReply> => {
    const counter = counterOf(request);
    const filter = {
      keyword: wordOf(request, 'keyword').trim().slice(0, 100),
      status: shelfOf(wordOf(request, 'standing')),
    };
    const [products, coupons, campaigns] = await Promise.all([
      counters[counter].products(filter),
      adminApi.coupons(),
      adminApi.campaigns(),
    ]);
    return sendPage(
      reply,
      adminPage({
        locale: localeOf(request),
        counter,
        merchantEmail,
        key: randomUUID(),
        filter,
        products,
        coupons,
        campaigns,
        notice,
      }),
    );
  };

/** `name: now state`, in the reader’s language. */
const stateNotice = (
  request: FastifyRequest,
  name: string,
  state: { readonly en: string; readonly zh: string },
): string => `${name}: ${say(TEXTS.moved, localeOf(request))} ${say(state, localeOf(request))}`;

const productRoutes = (server: FastifyInstance, { counters }: AdminOptions, show: Show): void => {
  server.post('/dashboard/admin/shelf', async (request, reply) => {
    const outcome = await counters[counterOf(request)].moveProduct(
      textOf(request.body, 'productId'),
      shelfOf(textOf(request.body, 'to')) ?? 'OFF_SHELF',
    );
    return show(
      request,
      reply,
      tell(request, outcome, (product) =>
        stateNotice(
          request,
          localised(product.productName, localeOf(request)),
          SHELF_TEXTS[product.status].state,
        ),
      ),
    );
  });
  server.post('/dashboard/admin/booking', async (request, reply) => {
    const outcome = await counters[counterOf(request)].setBooking(
      textOf(request.body, 'productId'),
      textOf(request.body, 'state') === 'stopped' ? 'stopped' : 'in_booking',
    );
    return show(
      request,
      reply,
      tell(request, outcome, (set) => say(SCANNER_TEXTS[set.state], localeOf(request))),
    );
  });
};

const campaignAndCouponRoutes = (
  server: FastifyInstance,
  { adminApi }: AdminOptions,
  show: Show,
): void => {
  server.post('/dashboard/admin/campaign', async (request, reply) => {
    const outcome = await adminApi.moveCampaign(
      textOf(request.body, 'campaignId'),
      campaignOf(textOf(request.body, 'to')),
    );
    return show(
      request,
      reply,
      tell(request, outcome, (campaign) =>
        stateNotice(
          request,
          localised(campaign.name, localeOf(request)),
          CAMPAIGN_TEXTS[campaign.status].state,
        ),
      ),
    );
  });
  server.post('/dashboard/admin/revoke', async (request, reply) => {
    const outcome = await adminApi.revoke(textOf(request.body, 'code'));
    return show(
      request,
      reply,
      tell(request, outcome, (coupon) =>
        stateNotice(request, coupon.code, COUPON_TEXTS[coupon.status]),
      ),
    );
  });
  server.post('/dashboard/admin/issue', async (request, reply) => {
    const outcome = await adminApi.issue(
      textOf(request.body, 'code'),
      textOf(request.body, 'email').trim(),
    );
    return show(
      request,
      reply,
      tell(request, outcome, ({ issued }) =>
        say(issued ? TEXTS.issued : TEXTS.hadIt, localeOf(request)),
      ),
    );
  });
};

/** Registers the back office: products, booking, coupons and campaigns, all through the API. */
export const adminRoutes = async (
  server: FastifyInstance,
  options: AdminOptions,
): Promise<void> => {
  const show = createShow(options);
  server.get('/dashboard/admin', (request, reply) => show(request, reply));
  productRoutes(server, options, show);
  campaignAndCouponRoutes(server, options, show);
};
