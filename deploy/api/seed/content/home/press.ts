import { t } from '../text.ts';
import type { HomeContent } from '../types.ts';

/** What invented papers have written about the shop. */
export const pressReleases: HomeContent['pressReleases'] = [
  {
    key: 'corner-fifty-thousand',
    title: t('Fifty thousand people took the 17:50 ferry on purpose', '五萬人特意坐17:50那班船'),
    outlet: t('The Harbour Gazette', '海港日報'),
    daysAgo: 6,
    scene: 'harbour',
    text: t(
      'The old green boats were about to be sold. A booking page and one drink per person ' +
        'have filled the upper deck every evening since March.',
      '綠色舊船原要變賣。一個訂位頁、每人一杯飲品，三月起上層甲板晚晚滿座。',
    ),
  },
  {
    key: 'coins-explained',
    title: t('A loyalty scheme short enough to remember', '一個記得住的積分計劃'),
    outlet: t('Tram Stop Weekly', '電車站週刊'),
    daysAgo: 13,
    scene: 'coupon',
    text: t(
      'Ten dollars, one coin. Ten coins, one dollar. Our columnist tried to find the catch ' +
        'for a month and ended up with a pottery bowl.',
      '十元一枚，十枚一元。專欄作者花了一個月找陷阱，最後多了一隻陶碗。',
    ),
  },
  {
    key: 'tai-o-walks',
    title: t('Tai O decides who may lead a walk', '誰可以帶團，由大澳決定'),
    outlet: t('Island Letters', '離島通訊'),
    daysAgo: 22,
    scene: 'stilts',
    text: t(
      'Groups of ten, local guides only, and no walk during lunch. Bookings rose; complaints ' +
        'from residents fell to none.',
      '每團十人、只用本地領隊、午飯時間不帶團。預訂上升，居民投訴降至零。',
    ),
  },
  {
    key: 'walk-up-studios',
    title: t('The walk-ups are full again, of students', '唐樓又滿了，滿的是學生'),
    outlet: t('North Light', '北光雜誌'),
    daysAgo: 34,
    scene: 'pottery',
    text: t(
      'Kilns, easels and tea tables are filling third floors that offices gave up. The ' +
        'stairs, owners say, keep the classes small.',
      '寫字樓棄用的三樓，如今放着窰、畫架和茶枱。業主說，樓梯令班數維持細小。',
    ),
  },
  {
    key: 'sold-out-honestly',
    title: t('In praise of saying “sold out”', '坦白說「已售罄」'),
    outlet: t('The Kowloon Reader', '九龍讀本'),
    daysAgo: 47,
    scene: 'tram',
    text: t(
      'No fake countdowns, no five people looking at this. When it is gone the page says so ' +
        'and suggests the tram on Sunday.',
      '沒有假倒數，沒有「五人正在瀏覽」。賣光便說賣光，然後建議星期日的電車。',
    ),
  },
  {
    key: 'partners-two-hundred',
    title: t('Small shops join by the dozen', '小店成批加入'),
    outlet: t('Counter & Till', '櫃枱與收銀'),
    daysAgo: 61,
    scene: 'bakery',
    text: t(
      'Bakeries and repair stalls now sell the quiet hours they used to give away. The ' +
        'average new partner has four stools.',
      '麵包店和維修檔，開始出售從前白白流走的靜場時段。新夥伴平均只有四張櫈。',
    ),
  },
];
