import { formatMoney } from '@tapnook/kernel';
import { hk, mark, product } from '../build.ts';
import { t } from '../text.ts';
import type { ProductContent } from '../types.ts';
import { cashCoupon } from './families-play.ts';

type Face = readonly [worth: number, price: number];

/** Plans of a cash coupon: one for each face value, sold below it and valid for 180 days. */
const faces = (...values: readonly Face[]): ProductContent['plans'] =>
  values.map(([worth, price]) => ({
    key: `worth-${worth}`,
    name: t(`Worth ${formatMoney(hk(worth))}`, `面值${formatMoney(hk(worth))}`),
    price: hk(worth),
    specialPrice: hk(price),
    validForDays: 180,
  }));

/** Cash coupons. */
export const coupons1: readonly ProductContent[] = [
  product(cashCoupon, {
    key: 'arch-room-200-cash-coupon',
    merchant: 'the-arch-room',
    kind: 'cash-coupon',
    scenes: ['coupon-tea', 'tea', 'lobby'],
    name: t('HK$200 Arch Room cash coupon', 'HK$200拱廊現金券'),
    line: t('Weekdays and weekends, tea or something stronger.', '平日及假日適用，喝茶或喝別的。'),
    about: t(
      'Takes HK$200 off anything on the bill, window seat or not. Two of them make a tea for ' +
        'two nearly free, if you skip the fizz.',
      '帳單扣減HK$200，坐不坐窗邊都一樣。不加氣泡酒的話，兩張差不多請你喝一次雙人茶。',
    ),
    score: 4.6,
    reviews: 318,
    plans: faces([200, 168]),
  }),
  product(cashCoupon, {
    key: 'ridge-and-bay-500-cash-coupon',
    merchant: 'ridge-and-bay',
    kind: 'cash-coupon',
    categories: ['leisure-coupons'],
    scenes: ['coupon-sea', 'ridge', 'junk'],
    name: t('HK$500 Ridge & Bay cash coupon', 'HK$500山與灣現金券'),
    line: t(
      'All boats and walks, used up by the second hill.',
      '所有船團及行山團適用，第二個山頭便用完。',
    ),
    about: t(
      'Worth HK$500 towards any boat or walk booked directly with the guides. The cheapest ' +
        'way to promise someone a Sunday.',
      '直接向領隊預訂任何船團或行山團，可抵HK$500。答應別人一個星期日，這是最便宜的方法。',
    ),
    angleMark: mark('rose', '20% off', '八折'),
    score: 4.7,
    reviews: 142,
    plans: faces([500, 400]),
  }),
  product(cashCoupon, {
    key: 'kiln-street-500-cash-coupon',
    merchant: 'kiln-street-studio',
    kind: 'cash-coupon',
    categories: ['leisure-coupons'],
    scenes: ['coupon-tea', 'pottery-glaze', 'pottery'],
    name: t('HK$500 studio cash coupon', 'HK$500工房現金券'),
    line: t('Classes, firings, or a cup someone else made.', '上課、燒窰，或者買一隻別人做的杯。'),
    about: t(
      'Spend it at either branch on a class, a kiln slot or the shelf by the stairs where the ' +
        'teachers’ own pots are. No change, so take two bowls.',
      '兩間分店通用，可上課、訂窰位，或在樓梯旁的架上買導師的作品。不設找贖，所以拿兩隻碗。',
    ),
    angleMark: mark('amber', '10% back in Tapcoin', '回贈10% Tapcoin'),
    score: 4.8,
    reviews: 96,
    coinRatio: 1,
    plans: faces([500, 420]),
  }),
  product(cashCoupon, {
    key: 'two-broths-cash-coupon',
    merchant: 'two-broths',
    kind: 'cash-coupon',
    scenes: ['coupon', 'hotpot'],
    name: t('Hotpot cash coupon, HK$100 or HK$300', '火鍋現金券，HK$100或HK$300'),
    line: t('Another plate of beef, in coupon form.', '多一碟牛肉，以現金券形式。'),
    about: t(
      'Three shops, any broth, any hour they are open. The larger one is the better bargain ' +
        'and the smaller one is the better present.',
      '三間分店、任何湯底，營業時間內任何時候。大面值抵用，小面值送得出手。',
    ),
    score: 4.5,
    reviews: 402,
    plans: faces([100, 86], [300, 245]),
  }),
  product(cashCoupon, {
    key: 'fook-tong-cash-coupon',
    merchant: 'fook-tong-roast',
    kind: 'cash-coupon',
    scenes: ['coupon-tea', 'siumei'],
    name: t('HK$50 roast cash coupon', 'HK$50燒味現金券'),
    line: t('The price of a plate of rice, minus the regret.', '一碟飯錢，少一點內疚。'),
    about: t(
      'HK$50 at the window. Works on rice plates, half a goose or the ends that go at closing ' +
        'time.',
      '在櫥窗前抵HK$50，碟頭飯、半隻鵝、收舖前的尾貨都適用。',
    ),
    score: 4.6,
    reviews: 233,
    plans: faces([50, 43]),
  }),
  product(cashCoupon, {
    key: 'fan-blade-cash-coupon',
    merchant: 'fan-blade-ice-room',
    kind: 'cash-coupon',
    scenes: ['coupon', 'bakery', 'coffee'],
    name: t('HK$50 ice-room cash coupon', 'HK$50冰室現金券'),
    line: t('Breakfast, or a very good four o’clock.', '早餐，或者一個很好的三點三。'),
    about: t(
      'Milk tea, toast, macaroni, in any order. Shown at the till under the fan, before the ' +
        'lady asks.',
      '奶茶、多士、通粉，次序隨意。在吊扇下的收銀枱出示，趁老闆娘未開口。',
    ),
    score: 4.5,
    reviews: 187,
    plans: faces([50, 42]),
  }),
  product(cashCoupon, {
    key: 'milkcrate-cash-coupon',
    merchant: 'milkcrate-coffee',
    kind: 'cash-coupon',
    scenes: ['coupon-sea', 'coffee', 'bakery'],
    name: t('HK$200 coffee cash coupon', 'HK$200咖啡現金券'),
    line: t('Six coffees, or one bag of beans and a biscuit.', '六杯咖啡，或者一包豆加一塊餅。'),
    about: t(
      'For both shops, drinks and beans. Regulars keep one on the telephone for the morning ' +
        'they forget their wallet.',
      '兩店通用，飲品或咖啡豆。熟客電話裡長期有一張，以防忘記帶銀包。',
    ),
    score: 4.7,
    reviews: 164,
    plans: faces([200, 170]),
  }),
  product(cashCoupon, {
    key: 'highwater-cash-coupon',
    merchant: 'highwater-bar',
    kind: 'cash-coupon',
    scenes: ['coupon-sea', 'bar'],
    name: t('HK$300 Highwater cash coupon', 'HK$300高水位現金券'),
    line: t('Two drinks and the olives, forty-three floors up.', '四十三樓，兩杯酒連橄欖。'),
    about: t(
      'Any drink, any night, the long bar or the tables. Over-18s only, as the law and the ' +
        'bartender insist.',
      '任何飲品、任何晚上，吧枱或散座。法律和調酒師都堅持，只限18歲以上。',
    ),
    score: 4.5,
    reviews: 121,
    notices: ['age-18'],
    plans: faces([300, 248]),
  }),
  product(cashCoupon, {
    key: 'slipway-seafood-cash-coupon',
    merchant: 'slipway-seafood',
    kind: 'cash-coupon',
    scenes: ['coupon', 'stilts'],
    name: t('HK$500 seafood cash coupon', 'HK$500海鮮現金券'),
    line: t(
      'Show it after the fish is weighed and before the bill is.',
      '過磅之後、埋單之前出示。',
    ),
    about: t(
      'HK$500 off any table of four or forty. Tank prices change with the tide; the coupon ' +
        'does not.',
      '四人或四十人都減HK$500。魚價隨潮水，券不會。',
    ),
    score: 4.3,
    reviews: 88,
    plans: faces([500, 415]),
  }),
  product(cashCoupon, {
    key: 'still-room-cash-coupon',
    merchant: 'still-room',
    kind: 'cash-coupon',
    categories: ['wellness-coupons'],
    scenes: ['coupon-tea', 'spa'],
    name: t('HK$300 Still Room cash coupon', 'HK$300靜室現金券'),
    line: t(
      'Put it in a card for someone who says they are fine.',
      '放進卡裡，送給說自己沒事的人。',
    ),
    about: t(
      'Good at both branches for any treatment, and for the bottle of oil on the way out. It ' +
        'may be passed on, and usually is.',
      '兩店任何療程通用，臨走買瓶油也可以。可轉贈，通常都轉贈了。',
    ),
    score: 4.7,
    reviews: 155,
    plans: faces([300, 246]),
  }),
  product(cashCoupon, {
    key: 'bamboo-bath-cash-coupon',
    merchant: 'bamboo-bath-house',
    kind: 'cash-coupon',
    categories: ['wellness-coupons'],
    scenes: ['coupon', 'spapool'],
    name: t('HK$200 bath-house cash coupon', 'HK$200浴場現金券'),
    line: t('Pools, scrubs, noodles in a robe.', '浸浴、擦背、穿浴袍吃麵。'),
    about: t(
      'Spend it on entry or inside it. Two coupons and a weekday make a whole day of doing ' +
        'nothing.',
      '入場或場內消費都可用。兩張券加一個平日，便是完整一日的無所事事。',
    ),
    score: 4.6,
    reviews: 97,
    plans: faces([200, 166]),
  }),
  product(cashCoupon, {
    key: 'hotel-mooring-1000-stay-coupon',
    merchant: 'hotel-mooring',
    kind: 'cash-coupon',
    categories: ['stay-coupons'],
    scenes: ['coupon-sea', 'room', 'lobby'],
    name: t('HK$1,000 Hotel Mooring stay coupon', 'HK$1,000泊岸酒店住宿券'),
    line: t(
      'Towards a room, a dinner or a very long breakfast.',
      '抵房租、晚飯，或一頓很長的早餐。',
    ),
    about: t(
      'Use it at the front desk against the whole bill. Several may be used in one stay, and ' +
        'the view is not discounted.',
      '在前台抵扣整張帳單，一次入住可用多張，景色不打折。',
    ),
    score: 4.6,
    reviews: 134,
    buyLimit: 10,
    plans: faces([1000, 850]),
  }),
  product(cashCoupon, {
    key: 'quarterdeck-500-buffet-coupon',
    merchant: 'quarterdeck-hotel',
    kind: 'cash-coupon',
    categories: ['stay-coupons', 'dining-coupons'],
    scenes: ['coupon', 'buffet', 'pool'],
    name: t('HK$500 Quarterdeck coupon, bed or buffet', 'HK$500後甲板酒店券，住或吃'),
    line: t('Bed, buffet or the ninth-floor pool.', '客房、自助餐、九樓泳池，任你。'),
    about: t(
      'The same coupon works at reception and at the chandelier. Not on 24, 25 and 31 ' +
        'December, when the hotel is full of people who planned.',
      '前台和吊燈下都收。12月24、25及31日不適用，那幾天酒店住滿早有準備的人。',
    ),
    schedule: t(
      'Any day within 180 days of purchase, except 24, 25 and 31 December.',
      '購買日起180日內適用，12月24、25及31日除外。',
    ),
    score: 4.5,
    reviews: 176,
    plans: faces([500, 418]),
  }),
  product(cashCoupon, {
    key: 'echo-rooms-cash-coupon',
    merchant: 'echo-rooms',
    kind: 'cash-coupon',
    categories: ['leisure-coupons'],
    shelf: 'sold-out',
    scenes: ['coupon-tea', 'karaoke'],
    name: t('HK$200 singing cash coupon', 'HK$200唱K現金券'),
    line: t('All gone for this month. More on the first.', '本月已售罄，下月一日再有。'),
    about: t(
      'HK$200 at any of the three branches, before or after midnight. Five hundred are issued ' +
        'each month and leave quickly.',
      '三店通用，午夜前後都可。每月發五百張，走得很快。',
    ),
    score: 4.4,
    reviews: 205,
    soldOutSetting: {
      button: t('See other leisure coupons', '看看其他玩樂現金券'),
      introducer: t(
        'This month’s five hundred have gone. The next are out on the first.',
        '本月五百張已售罄，下月一日再推出。',
      ),
    },
    plans: faces([200, 160]),
  }),
  product(cashCoupon, {
    key: 'lamplight-market-cash-coupon',
    merchant: 'lamplight-market',
    kind: 'cash-coupon',
    categories: ['leisure-coupons', 'dining-coupons'],
    scenes: ['coupon', 'market'],
    name: t('HK$100 night market cash coupon', 'HK$100夜市現金券'),
    line: t('Any stall with a lantern takes it.', '掛燈的檔都收。'),
    about: t(
      'Food, mending, second-hand radios: if the stall has a lantern it takes the coupon. ' +
        'Which is all of them, from five o’clock on Friday.',
      '吃的、修的、二手收音機，掛燈的檔都收。即是星期五五點後全部。',
    ),
    score: 4.5,
    reviews: 119,
    plans: faces([100, 84]),
  }),
];
