import { subject } from './picture.ts';
import type { PictureSpec } from './picture.ts';

/** Cash-coupon art: one pattern, recoloured. */
export const COUPON_PICTURES: readonly PictureSpec[] = [
  {
    id: 'coupon',
    scene: 'coupon',
    width: 1600,
    subject: subject(
      'A paper ticket on a green pattern of quarter circles',
      '綠色扇形圖案上的一張紙票',
    ),
  },
  {
    id: 'coupon-tea',
    scene: 'couponTea',
    width: 1600,
    subject: subject(
      'A paper ticket on a brown pattern of quarter circles',
      '茶色扇形圖案上的一張紙票',
    ),
  },
  {
    id: 'coupon-sea',
    scene: 'couponSea',
    width: 1600,
    subject: subject(
      'A paper ticket on a blue pattern of quarter circles',
      '海藍扇形圖案上的一張紙票',
    ),
  },
  {
    id: 'coupon-plum',
    scene: 'couponPlum',
    width: 1200,
    subject: subject(
      'A paper ticket on a plum pattern of quarter circles',
      '梅紫扇形圖案上的一張紙票',
    ),
  },
  {
    id: 'coupon-brick',
    scene: 'couponBrick',
    width: 1200,
    subject: subject(
      'A paper ticket on a brick-red pattern of quarter circles',
      '磚紅扇形圖案上的一張紙票',
    ),
  },
  {
    id: 'coupon-ink',
    scene: 'couponInk',
    width: 1200,
    subject: subject(
      'A paper ticket on a dark pattern of quarter circles',
      '墨色扇形圖案上的一張紙票',
    ),
  },
];
