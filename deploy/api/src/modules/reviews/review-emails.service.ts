import type { Locale, LocalisedText } from '@tapnook/contracts';
import { sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { inBoth, type LetterPart } from '../jobs/letter.ts';
import { enqueueMail, type Mail } from '../jobs/outbox.service.ts';
import { createOrderAccessToken } from '../orders/order-access-token.ts';

/** A visit is asked about once the shopper is home again, and not days later. */
const INVITED = sql`o.first_redeemed_at between app_now() - interval '3 days' and app_now() - interval '2 hours'`;
const BATCH_SIZE = 50;

interface Letter {
  readonly key: string;
  readonly order_no: string;
  readonly email: string;
  readonly locale: Locale;
  readonly product: LocalisedText;
  readonly coins: number;
  readonly status: 'NORMAL' | 'HIDE' | null;
}
interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const invitation = ({ product, coins }: Letter): { readonly en: Words; readonly zh: Words } => ({
  en: {
    subject: `How was ${product.en_gb}?`,
    paragraphs: [
      `You were at ${product.en_gb}. Tell the next person what to expect.`,
      ...(coins > 0 ? [`A review earns up to ${coins} Tapcoin.`] : []),
    ],
  },
  zh: {
    subject: `${product.zh_hk}體驗如何？`,
    paragraphs: [
      `你剛去過「${product.zh_hk}」，跟下一位說說實際情況。`,
      ...(coins > 0 ? [`寫評價最多可賺${coins}個Tapcoin。`] : []),
    ],
  },
});
const outcome = ({
  product,
  coins,
  status,
}: Letter): { readonly en: Words; readonly zh: Words } => {
  const shown = status === 'NORMAL';
  return {
    en: {
      subject: shown ? 'Your review is on show' : 'Your review is not shown',
      paragraphs: [
        shown
          ? `Everybody who looks at ${product.en_gb} can read your review now.`
          : `Your review of ${product.en_gb} is hidden: only you can read it.`,
        ...(shown && coins > 0 ? [`${coins} Tapcoin are yours.`] : []),
      ],
    },
    zh: {
      subject: shown ? '你的評價已公開' : '你的評價未有公開',
      paragraphs: [
        shown
          ? `瀏覽「${product.zh_hk}」的人現在都能讀到你的評價。`
          : `你對「${product.zh_hk}」的評價已被隱藏，只有你能看到。`,
        ...(shown && coins > 0 ? [`${coins}個Tapcoin已存入你的帳戶。`] : []),
      ],
    },
  };
};

const BUTTONS = {
  reviews: { en: 'Write a review', zh: '撰寫評價' },
  reviewsDetail: { en: 'Show my review', zh: '查看我的評價' },
} as const;

/** A button in each language opens the page without signing in (part 3, Access to order pages). */
const mailOf = (
  letter: Letter,
  page: 'reviews' | 'reviewsDetail',
  { en, zh }: { readonly en: Words; readonly zh: Words },
  origin: string,
  access: string,
): Mail => {
  const parts = ({ paragraphs }: Words, locale: Locale, label: string): readonly LetterPart[] => [
    ...paragraphs,
    { label, url: `${origin}/${locale}/${page}/${letter.order_no}?access=${access}` },
  ];
  return {
    to: letter.email,
    dedupeKey: letter.key,
    subject: (letter.locale === 'zh-HK' ? zh : en).subject,
    letter: inBoth(
      letter.locale,
      parts(en, 'en-US', BUTTONS[page].en),
      parts(zh, 'zh-HK', BUTTONS[page].zh),
    ),
  };
};

const asked = (tx: Tx): Promise<readonly Letter[]> =>
  lettersOf(
    tx,
    sql`
  select 'review-invitation:' || o.id as key, o.order_no, o.email, u.locale, o.snapshot->'productName' as product, least((o.snapshot->>'reviewMaxPoint')::int, 80) as coins, null as status
  from orders o join users u on u.id::text = o.user_id where o.review_status = 'PENDING' and ${INVITED} and o.email is not null and u.use_email_notification`,
  );
const judged = (tx: Tx): Promise<readonly Letter[]> =>
  lettersOf(
    tx,
    sql`
  select 'review-' || lower(r.status) || ':' || r.id as key, o.order_no, o.email, u.locale, o.snapshot->'productName' as product, r.reward as coins, r.status
  from reviews r join orders o on o.id = r.order_id join users u on u.id::text = o.user_id
  where r.status <> 'PENDING' and r.updated_at > app_now() - interval '1 day' and o.email is not null and u.use_email_notification`,
  );
const lettersOf = async (tx: Tx, due: SQL): Promise<readonly Letter[]> =>
  (
    await tx.execute<Letter & Record<string, unknown>>(
      sql`select due.* from (${due}) due where not exists (select 1 from outbox where dedupe_key = due.key) order by due.key limit ${BATCH_SIZE}`,
    )
  ).rows;

/** Asks about visits, and says what became of reviews: each once, whichever process does it. Answers how many letters there were. */
export const mailReviews = async ({
  db,
  env,
  clock,
}: Pick<Deps, 'db' | 'env' | 'clock'>): Promise<number> => {
  const now = await clock.now();
  return inTransaction(db, async (tx) => {
    const [invitations, outcomes] = [await asked(tx), await judged(tx)];
    const access = (letter: Letter): string => createOrderAccessToken(env, letter.order_no, now);
    for (const letter of invitations)
      await enqueueMail(
        tx,
        mailOf(letter, 'reviews', invitation(letter), env.PUBLIC_ORIGIN, access(letter)),
      );
    for (const letter of outcomes)
      await enqueueMail(
        tx,
        mailOf(letter, 'reviewsDetail', outcome(letter), env.PUBLIC_ORIGIN, access(letter)),
      );
    return invitations.length + outcomes.length;
  });
};
