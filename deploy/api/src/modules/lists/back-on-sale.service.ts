import { links as pages, localePath, type Locale, type LocalisedText } from '@tapnook/contracts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inBoth } from '../../emails/email-body.ts';
import { translator } from '../../translations.ts';
import { enqueueMail } from '../jobs/index.ts';
import { unsubscribeLinks } from '../notifications/index.ts';

interface Waiting extends Record<string, unknown> {
  id: number;
  product_id: number;
  email: string;
  locale: Locale;
  name: LocalisedText;
  route: string;
}

const BATCH_SIZE = 200;

/** Emails the subscribers of products that can be bought again, each once. Returns how many. */
export const notifySubscribers = ({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<number> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<Waiting>(sql`
      select s.id::int as id, s.product_id, s.email, coalesce(u.locale, 'zh-HK') as locale, p.name,
        p.route
      from product_subscriptions s join products p on p.id = s.product_id
        left join users u on u.id = s.user_id
      where s.notified_at is null and p.status in ('ON_SHELF', 'UN_SOLD_OUT')
        and coalesce(p.start_sell_at <= app_now(), true)
          and coalesce(p.end_sell_at > app_now(), true)
          and coalesce(p.auto_sold_out_at > app_now(), true)
        and not exists (select 1 from inventory i where i.kind = 'product' and i.ref = p.id
          and i.day is null and i.quota <= i.held + i.sold)
        and exists (select 1 from plans pl join inventory i on i.kind = 'plan' and i.ref = pl.id
          and i.day is null where pl.product_id = p.id and pl.active
          and (i.quota is null or i.quota > i.held + i.sold))
      order by s.id limit ${BATCH_SIZE} for update of s skip locked`);
    for (const row of rows) {
      const page = pages.product({ productRoute: row.route, productId: String(row.product_id) });
      const urlIn = (locale: Locale): string => `${env.PUBLIC_ORIGIN}${localePath(locale, page)}`;
      const links = await unsubscribeLinks({ env }, tx, row.email);
      await enqueueMail(tx, {
        to: row.email,
        subject: translator(row.locale)('email.backOnSale.about', { product: row.name }),
        letter: inBoth(row.locale, (language) => {
          const t = translator(language);
          return [
            t('email.backOnSale.told', { product: row.name }),
            { label: t('email.backOnSale.book'), url: urlIn(language) },
            { label: t('email.backOnSale.end'), url: links.page(language) },
          ];
        }),
        unsubscribe: links.oneClick,
      });
      await tx.execute(
        sql`update product_subscriptions set notified_at = app_now() where id = ${row.id}`,
      );
    }
    return rows.length;
  });
