import type { Api } from '@tapnook/contracts/api';
import { REVIEW_DAYS, REVIEW_REWARD } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import type { Order } from '../orders/index.ts';
import { templateOf } from './rating-templates.service.ts';
import { rewardReason } from './review-reward.service.ts';

export type ReviewableItem = z.input<Api['getReviewOrder']['data']>['items'][number];

/** What of an order can be reviewed, with what it would earn this month. */
export const reviewableItem = async (
  tx: Tx,
  order: Order,
  reviewId: string | null,
): Promise<ReviewableItem> => {
  const { snapshot } = order;
  const template = await templateOf(tx, snapshot.reviewTemplateId);
  const { rows } = await tx.execute<{ month: string }>(
    sql`select to_char(hk_today(), 'YYYY-MM') as month`,
  );
  const reason =
    order.reviewStatus === 'PENDING'
      ? await rewardReason(
          tx,
          order.userId,
          rows[0]?.month ?? '',
          order.productId,
          snapshot.reviewMaxPoint,
        )
      : undefined;
  const maxPoint = Math.min(snapshot.reviewMaxPoint, REVIEW_REWARD.most);
  const isDated = snapshot.planInfo.appointDateOrPeriod === 'DATE';
  return {
    id: template.id,
    name: template.name,
    items: template.items,
    productId: String(order.productId),
    productRoute: snapshot.productRoute,
    productImages: [...snapshot.productImages],
    categoryIconImage: snapshot.categoryIconImage,
    quantity: order.quantity,
    paymentAmount: order.paymentAmount,
    reviewStatus: order.reviewStatus ?? 'DISABLE_REVIEW',
    productName: snapshot.productName,
    planName: snapshot.planName,
    exchangeStartTime: snapshot.startsAt,
    exchangeEndTime: snapshot.endsAt,
    exchangeTime: order.firstRedeemedAt?.toISOString() ?? null,
    exchangeTimeType: isDated ? 'DATE' : 'PERIOD',
    properties: snapshot.options.map((option) => ({
      propertyName: option.optionName,
      propertyValue: option.fieldName,
    })),
    isProperty: snapshot.options.length > 0,
    additions: snapshot.additions.map((addition) => ({
      name: addition.name,
      options: addition.options.map(({ name, quantity, price }) => ({ name, quantity, price })),
    })),
    orderNumberId: order.orderNo,
    orderId: order.id,
    maxPoint,
    reviewableUntil: order.firstRedeemedAt
      ? new Date(order.firstRedeemedAt.getTime() + REVIEW_DAYS * 86_400_000).toISOString()
      : null,
    reviewId,
    reward: {
      earns: order.reviewStatus === 'PENDING' && reason === undefined,
      reason: reason ?? null,
      text: REVIEW_REWARD.text,
      photos: REVIEW_REWARD.photos,
      recommendation: REVIEW_REWARD.recommendation,
      maxPoint,
    },
  };
};
