import { t } from '../text.ts';
import type { HomeContent, TargetContent, Text } from '../types.ts';

const link = (
  name: Text,
  target: TargetContent,
): { readonly name: Text; readonly target: TargetContent } => ({ name, target });
const search = (en: string, zh: string, keyword: string) =>
  link(t(en, zh), { kind: 'search', keyword });
const category = (en: string, zh: string, key: string) =>
  link(t(en, zh), { kind: 'category', key });
const list = (en: string, zh: string, key: string) =>
  link(t(en, zh), { kind: 'product-list', key });

/** Links at the foot of the home page, in four groups. */
export const seoLinks: HomeContent['seoLinks'] = [
  {
    group: t('By what you feel like', '按心情'),
    links: [
      category('Dim sum in Hong Kong', '香港點心', 'dim-sum'),
      category('Afternoon tea', '下午茶', 'afternoon-tea'),
      category('Hotpot', '火鍋', 'hotpot'),
      category('Dinner buffets', '自助晚餐', 'buffets'),
      category('Bars and wine', '酒吧及葡萄酒', 'bars-wine'),
      category('Japanese counters', '日式板前', 'japanese-counter'),
    ],
  },
  {
    group: t('By where you are', '按地區'),
    links: [
      search('Things to do in Sham Shui Po', '深水埗好去處', 'Sham Shui Po'),
      search('Things to do in Sai Kung', '西貢好去處', 'Sai Kung'),
      search('Things to do in Tai O', '大澳好去處', 'Tai O'),
      search('Things to do in Central', '中環好去處', 'Central'),
      search('Things to do in Tai Po', '大埔好去處', 'Tai Po'),
      search('Things to do in Wong Chuk Hang', '黃竹坑好去處', 'Wong Chuk Hang'),
    ],
  },
  {
    group: t('By who is coming', '按同行者'),
    links: [
      list('With children', '親子', 'with-children'),
      list('For two', '二人', 'just-two'),
      list('On your own', '一個人', 'on-your-own'),
      list('Gift ideas', '送禮靈感', 'gift-ideas'),
    ],
  },
  {
    group: t('By what it costs', '按預算'),
    links: [
      list('Under HK$200', 'HK$200以下', 'under-two-hundred'),
      link(t('Cash coupons', '現金券'), { kind: 'cash-coupon' }),
      category('Staycations', '酒店住宿', 'staycations'),
      category('Day stays and pools', '日租及泳池', 'day-stays'),
    ],
  },
];
