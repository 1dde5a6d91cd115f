import { subject } from './picture.ts';
import type { PictureSpec } from './picture.ts';

/** One picture for each category of the shop. */
export const CATEGORY_PICTURES: readonly PictureSpec[] = [
  {
    id: 'category-dining',
    scene: 'dimsum',
    crop: 0.8,
    focus: [560, 500],
    width: 800,
    subject: subject('Dim sum on a wooden table', '木桌上的點心'),
  },
  {
    id: 'category-staycations',
    scene: 'room',
    crop: 0.8,
    focus: [700, 500],
    width: 800,
    subject: subject('A hotel bed before the skyline', '天際線前的酒店睡床'),
  },
  {
    id: 'category-harbour',
    scene: 'junk',
    crop: 0.9,
    focus: [570, 450],
    width: 800,
    subject: subject('A red-sailed junk', '紅帆船'),
  },
  {
    id: 'category-workshops',
    scene: 'pottery',
    crop: 0.75,
    focus: [640, 560],
    width: 800,
    subject: subject('Hands at the potter’s wheel', '轆轤前的雙手'),
  },
  {
    id: 'category-outdoors',
    scene: 'ridge',
    crop: 0.8,
    focus: [640, 560],
    width: 800,
    subject: subject('Walkers on a green ridge', '綠色山脊上的行山客'),
  },
  {
    id: 'category-attractions',
    scene: 'wheel',
    crop: 0.85,
    focus: [600, 420],
    width: 800,
    subject: subject('An observation wheel', '摩天輪'),
  },
  {
    id: 'category-wellness',
    scene: 'spa',
    crop: 0.85,
    focus: [560, 520],
    width: 800,
    subject: subject('Towels, stones and an orchid', '毛巾、暖石與蘭花'),
  },
  {
    id: 'category-coupons',
    scene: 'coupon',
    crop: 0.75,
    focus: [600, 450],
    width: 800,
    subject: subject('A paper ticket', '一張紙票'),
  },
];
