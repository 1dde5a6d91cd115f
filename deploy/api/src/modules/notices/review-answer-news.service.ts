import { links, type LocalisedText } from '@tapnook/contracts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { bilingual } from '../../translations.ts';
import type { TopicNotice } from './notice-delivery.service.ts';

interface AnswerRow extends Record<string, unknown> {
  id: string;
  user_id: string;
  order_no: string;
  answer: string;
  merchant: LocalisedText;
}
const LIMIT = 200;
const MOST_SIGNS = 160;
const shorten = (text: string): string =>
  text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS).trimEnd()}…` : text;

/**
 * Answers that merchants gave to reviews, told once to who wrote the review: an answer that is
 * changed later is no news.
 */
export const answerNews = async (
  tx: Tx,
): Promise<(TopicNotice & { readonly userId: string })[]> => {
  const { rows } = await tx.execute<AnswerRow>(sql`
    select r.id, o.user_id, o.order_no, r.answer, m.name as merchant
    from reviews r join orders o on o.id = r.order_id join merchants m on m.id = r.merchant_id
    where r.answered_at > app_now() - interval '2 days' and r.answer is not null
      and r.status = 'NORMAL'
      and not exists (select 1 from notifications n where n.dedupe_key = 'review-answer:' || r.id)
        limit ${LIMIT}`);
  return rows.map(({ id, user_id: userId, order_no: orderNo, answer, merchant }) => ({
    userId,
    topic: 'reviews',
    key: `review-answer:${id}`,
    kind: 'review',
    title: bilingual('notices.answeredReview', { merchant }),
    body: { en_gb: shorten(answer), zh_hk: shorten(answer) },
    link: links.reviewDetail(orderNo, id),
  }));
};
