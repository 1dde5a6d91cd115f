import { t } from '../text.ts';
import type { BannerContent } from '../types.ts';

/** The five hours that open the home page, in the order of the page. */
export const hours: readonly BannerContent[] = [
  {
    key: 'hour-1750',
    hour: '17:50',
    name: t('Catch the last light from the deck', '在甲板上趕上最後一抹斜陽'),
    line: t(
      'Fifty minutes on the water, a drink in hand, and the skyline switching on.',
      '五十分鐘海上時光，一杯在手，看兩岸逐一亮燈。',
    ),
    scene: 'harbour-wide',
    phoneScene: 'harbour',
    target: { kind: 'product', key: 'sunset-harbour-sail-with-a-drink-on-deck' },
  },
  {
    key: 'hour-1930',
    hour: '19:30',
    name: t('Take a seat at the counter', '坐到壽司吧前'),
    line: t(
      'Twelve courses, nine stools, and one pair of hands to watch.',
      '十二道菜、九個座位，看一雙手。',
    ),
    scene: 'omakase',
    target: { kind: 'product', key: 'twelve-course-omakase-second-seating' },
  },
  {
    key: 'hour-2130',
    hour: '21:30',
    name: t('Two drinks, forty-three floors up', '43樓，喝兩杯'),
    line: t(
      'The room turns its lamps down so that the city can turn up.',
      '室內調暗，好讓城市亮一點。',
    ),
    scene: 'bar',
    target: { kind: 'product', key: 'two-cocktails-on-the-43rd-floor' },
  },
  {
    key: 'hour-0610',
    hour: '06:10',
    name: t('Walk into the sunrise', '迎着日出走'),
    line: t('Start in the dark, finish before the buses fill up.', '摸黑出發，巴士擠滿之前收隊。'),
    scene: 'ridge',
    phoneScene: 'ridge-close',
    target: { kind: 'product', key: 'sunrise-ridge-walk' },
  },
  {
    key: 'hour-1120',
    hour: '11:20',
    name: t('Ride above the cloud line', '坐到雲上去'),
    line: t('Glass underfoot, cloud underneath it.', '腳下是玻璃，玻璃下是雲。'),
    scene: 'cablecar',
    target: { kind: 'product', key: 'crystal-floor-cable-car-return' },
  },
];

/** The thin band that scrolls only when it is pulled. */
export const scrollingBanners: readonly BannerContent[] = [
  {
    key: 'band-rain',
    name: t('Raining? Things with a roof', '下雨？有蓋的好去處'),
    line: t(
      'Kilns, counters, bath houses and one tunnel of fish.',
      '窰、吧枱、浴場，還有一條有魚的隧道。',
    ),
    scene: 'spapool',
    target: { kind: 'product-list', key: 'rainy-saturday' },
  },
  {
    key: 'band-gift',
    name: t('Presents that take up no room', '不佔地方的禮物'),
    line: t('Sent to a telephone, opened on a Saturday.', '送到電話裡，星期六拆開。'),
    scene: 'flower',
    target: { kind: 'product-list', key: 'gift-ideas' },
  },
  {
    key: 'band-ferry',
    name: t('Ways to be on the water', '到水上去的方法'),
    line: t(
      'From a green ferry to a board you will fall off.',
      '由綠色渡輪，到一塊你會跌下來的板。',
    ),
    scene: 'kayak',
    target: { kind: 'category', key: 'harbour' },
  },
  {
    key: 'band-late',
    name: t('Still hungry at half past eleven', '十一點半還餓'),
    line: t('Kitchens that do not look at the clock.', '不看鐘的廚房。'),
    scene: 'hotpot',
    target: { kind: 'product-list', key: 'after-eleven' },
  },
  {
    key: 'band-presents',
    name: t('Wrapped, if you ask', '要包裝，說一聲'),
    line: t(
      'A month of beans, a bunch of flowers, an evening at the wheel.',
      '一個月的咖啡豆、一束花、一晚拉坯。',
    ),
    scene: 'flower',
    target: { kind: 'product-list', key: 'gift-ideas' },
    startsInDays: 10,
    endsInDays: 40,
  },
  {
    key: 'band-lantern',
    name: t('The lanterns are out', '花燈亮了'),
    line: t('Walks that start after dark.', '入黑才出發的路線。'),
    scene: 'ridge',
    target: { kind: 'product-list', key: 'after-eleven' },
    startsInDays: -60,
    endsInDays: -30,
  },
];

/** The information grid: four squares that answer a question each. */
export const informationGrid: readonly BannerContent[] = [
  {
    key: 'grid-under-200',
    name: t('Under HK$200', 'HK$200以下'),
    line: t('Good hours for the price of a bad lunch.', '一頓不好的午飯錢，換一個好下午。'),
    scene: 'noodle',
    target: { kind: 'product-list', key: 'under-two-hundred' },
  },
  {
    key: 'grid-two',
    name: t('Just the two of you', '只有你們兩個'),
    line: t('One wheel, one tub, one cabin in the sky.', '一個轉盤、一個池、一個天上的車廂。'),
    scene: 'cabin',
    target: { kind: 'product-list', key: 'just-two' },
  },
  {
    key: 'grid-children',
    name: t('With children', '親子'),
    line: t('Boots, fish, pancakes, early nights.', '水靴、魚、班戟，早點睡。'),
    scene: 'aquarium',
    target: { kind: 'product-list', key: 'with-children' },
  },
  {
    key: 'grid-alone',
    name: t('Solo', '一個人'),
    line: t('A stool, a mat, a bench, a back seat.', '一張櫈、一張墊、一個工作枱、一個後座。'),
    scene: 'easel',
    target: { kind: 'product-list', key: 'on-your-own' },
  },
];

/** The band on coins. */
export const coinBanner: BannerContent = {
  key: 'coin-banner',
  name: t('Earn Tapcoin on every booking', '每次預訂都賺Tapcoin'),
  line: t(
    '1 Tapcoin for every HK$10 you pay, when the last voucher is redeemed. Up to 80 more for ' +
      'a review with photos. Spend them once you hold more than 10.',
    '每付HK$10賺1 Tapcoin，用畢最後一張電子券即入帳。寫評價並附相片，最多再賺80枚。持有超過10枚即可使用。',
  ),
  scene: 'coupon',
  target: { kind: 'product-list', key: 'handpicked-this-week' },
};

/** The banner above the cash coupons. */
export const cashCouponBanner: BannerContent = {
  key: 'cash-coupon-banner',
  name: t('Cash coupons', '現金券'),
  line: t(
    'Pay less before you sit down. Use any day, no booking.',
    '先買先慳，毋須預約，隨時使用。',
  ),
  scene: 'coupon',
  target: { kind: 'cash-coupon' },
};
