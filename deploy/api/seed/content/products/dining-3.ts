import { addition, faq, mark, options, plan, product, slots } from '../build.ts';
import { t } from '../text.ts';
import type { ProductContent } from '../types.ts';
import { anyDayTable, bookLater, drinks, posted, table } from './families-food-stay.ts';

const cafe: typeof anyDayTable = { ...anyDayTable, categories: ['cafes-bakeries'] };
const bag: typeof cafe = {
  ...cafe,
  notices: ['no-booking', 'show-phone'],
  schedule: t(
    'Any morning the branch is open, until nine, within the validity of the voucher.',
    '有效期內，分店營業日早上九時前領取。',
  ),
  planLine: t('To take away, no booking', '外賣自取，毋須預約'),
  expect: t(
    'Your bag is packed when you say your name, still warm if you are early.',
    '報上名字便入袋，早到的還是暖的。',
  ),
  closing: t(
    'The voucher is used once and whole; there is no change for what you leave.',
    '券須一次用完，不設找贖。',
  ),
  faqs: [
    faq(
      t('What if I come after nine?', '九點後才到呢？'),
      t(
        'Then come another morning. The voucher keeps until its last day.',
        '改天早上再來，電子券到期前都有效。',
      ),
    ),
    faq(
      t('Can somebody else collect it?', '可以由別人代領嗎？'),
      t('Yes. Whoever shows the voucher takes the bag.', '可以，誰出示電子券便交給誰。'),
    ),
  ],
};

/** Cafés, bakeries, desserts, bars and wine. */
export const dining3: readonly ProductContent[] = [
  product(cafe, {
    key: 'ice-room-breakfast-for-two',
    merchant: 'fan-blade-ice-room',
    kind: 'period',
    scenes: ['bakery'],
    name: t('Ice-room breakfast for two, milk teas included', '冰室二人早餐，連奶茶兩杯'),
    line: t('Macaroni, scrambled eggs, toast with the crusts off.', '通粉、炒蛋、去皮多士。'),
    about: t(
      'Sit in the booth under the slow fan. Ham macaroni in clear soup, eggs stirred off the ' +
        'heat, butter in a slab. The milk tea has been pulled six times through the same cloth ' +
        'since dawn.',
      '坐在慢轉的吊扇下。火腿通粉清湯，離火炒的蛋，牛油一整片。奶茶由天亮起，用同一隻布袋拉了六次。',
    ),
    score: 4.5,
    reviews: 903,
    plans: [plan('two', t('Two breakfasts', '二人早餐'), 128, 98, { validForDays: 60 })],
  }),
  product(bookLater(cafe), {
    key: 'pineapple-buns-by-the-dozen',
    merchant: 'fan-blade-ice-room',
    branches: ['to-kwa-wan'],
    kind: 'limited',
    scenes: ['bakery-close'],
    name: t('A dozen pineapple buns from the 15:00 tray', '下午三點爐：菠蘿包一打'),
    line: t(
      'Boxed hot, string round the box, thirty-one steps to the bus.',
      '熱辣辣入盒，紮繩，三十一步到巴士站。',
    ),
    about: t(
      'Ordinary people queue. You have a voucher, so a box is put by when the tray comes out. ' +
        'Twelve buns, crackled tops, a thick slice of cold butter for each if you ask.',
      '普通人要排隊，你有券，出爐時先留一盒。十二個包，面層裂得好看，要的話每個配一片厚凍牛油。',
    ),
    score: 4.7,
    reviews: 266,
    notices: ['book-after'],
    plans: [
      plan('dozen', t('Twelve buns', '一打十二個'), 108, 92, {
        quota: 400,
        validForDays: 45,
        calendar: [slots(['15:00'], 10)],
        additions: [
          addition('butter', t('Cold butter', '凍牛油'), 'multiple', [
            ['butter', 'Twelve slices', '十二片', 24, 1],
          ]),
        ],
      }),
    ],
  }),
  product(cafe, {
    key: 'mango-pomelo-and-three-bowls',
    merchant: 'pomelo-hour',
    kind: 'period',
    scenes: ['dessert'],
    name: t('Mango pomelo sago and two more bowls to share', '楊枝甘露加兩碗，分着吃'),
    line: t('Three bowls, four spoons, no dignity.', '三碗、四隻匙，不顧儀態。'),
    about: t(
      'The mango one you know. Choose the other two: black sesame ground this afternoon, ' +
        'papaya with snow fungus, tofu with ginger syrup strong enough to notice.',
      '芒果那碗你認得，另外兩碗自選：下午才磨的芝麻糊、木瓜雪耳，或者薑汁夠勁的豆花。',
    ),
    score: 4.7,
    reviews: 751,
    plans: [
      plan('three', t('Three bowls', '三碗'), 138, 108, {
        validForDays: 60,
        options: [
          options('warm', t('Second bowl', '第二碗'), 'chips', [
            ['sesame', 'Black sesame', '芝麻糊'],
            ['papaya', 'Papaya and snow fungus', '木瓜雪耳'],
            ['tofu', 'Ginger tofu', '薑汁豆花'],
          ]),
        ],
      }),
    ],
  }),
  product(table, {
    key: 'dessert-omakase-six-bowls',
    merchant: 'pomelo-hour',
    branches: ['causeway-bay'],
    kind: 'dated',
    categories: ['cafes-bakeries'],
    scenes: ['dessert-place'],
    name: t('Six desserts at the counter, in order', '板前六道甜品'),
    line: t('It begins with something sour and ends with an egg.', '由一口酸開始，以一隻蛋作結。'),
    about: t(
      'Six stools, six small bowls, each made in front of you. Pomelo with shiso, almond ' +
        'cream with gingko, a longan ice that lasts four seconds. You will not want supper.',
      '六個座位，六小碗，逐道在你面前做。柚子紫蘇、銀杏杏仁露、四秒便化的龍眼冰。吃完不用晚飯。',
    ),
    score: 4.8,
    reviews: 89,
    notices: ['minutes-60', 'up-to-6'],
    plans: [
      plan('seat', t('One seat', '一位'), 328, 288, {
        calendar: [slots(['15:00', '20:00'], 6, { days: [4, 5, 6, 7] })],
      }),
    ],
  }),
  product(cafe, {
    key: 'three-coffees-flight',
    merchant: 'milkcrate-coffee',
    kind: 'period',
    scenes: ['coffee'],
    name: t('Three coffees, one bean, one biscuit', '一支豆三種沖法，連餅乾'),
    line: t(
      'Espresso, filter and with milk: the same bean three ways.',
      '濃縮、手沖、加奶，同一支豆。',
    ),
    about: t(
      'Set in front of you in the order they should be drunk, with a card that says what to ' +
        'look for and a biscuit for when you cannot find it.',
      '按應喝的次序放到面前，附一張說明該喝到甚麼的卡，喝不到便吃那塊餅乾。',
    ),
    score: 4.6,
    reviews: 318,
    plans: [plan('flight', t('One flight', '一套'), 118, 95, { validForDays: 60 })],
  }),
  product(posted(cafe), {
    key: 'beans-of-the-month-delivered',
    merchant: 'milkcrate-coffee',
    branches: ['sham-shui-po'],
    kind: 'period',
    scenes: ['coffee-place'],
    name: t('Three months of beans, posted on Fridays', '三個月咖啡豆，逢星期五寄出'),
    line: t(
      'Two hundred grams, roasted that morning, through your letter box.',
      '二百克，當朝烘好，投入信箱。',
    ),
    about: t(
      'A different farm each month, with a postcard from the roaster that is mostly about the ' +
        'weather in the shop. Whole or ground; say what you brew with.',
      '每月一個農場，附烘豆師的明信片，內容主要是店裡的天氣。可選原豆或磨粉，告訴我們用甚麼沖。',
    ),
    score: 4.7,
    reviews: 102,
    plans: [
      plan('quarter', t('Three bags', '三包'), 420, 368, {
        validForDays: 30,
        needsAddress: true,
        options: [
          options('grind', t('Grind', '研磨度'), 'dropdown', [
            ['whole', 'Whole beans', '原豆'],
            ['filter', 'Filter', '手沖'],
            ['espresso', 'Espresso', '意式'],
            ['moka', 'Moka pot', '摩卡壺'],
          ]),
        ],
        extraField: {
          title: t('Delivery', '送貨'),
          content: t(
            'Posted within Hong Kong only. Give the letter box, not the gate.',
            '只限香港境內郵寄，請填信箱地址。',
          ),
        },
      }),
    ],
  }),
  product(bag, {
    key: 'sourdough-loaf-and-coffee',
    merchant: 'half-past-six-bakery',
    kind: 'period',
    scenes: ['bakery-place', 'coffee-close'],
    name: t(
      'A sourdough loaf, two croissants, one early start',
      '酸種包一個、牛角包兩個，早起者得',
    ),
    line: t('Collected before nine, or not at all.', '九點前取，過時不候。'),
    about: t(
      'A loaf with a crust that argues back and two croissants that do not survive the tram. ' +
        'The voucher reserves them; sleep is your own affair.',
      '包皮硬朗的大包一個，和兩個撐不到落電車的牛角包。券已留貨，瞓過龍自負。',
    ),
    score: 4.7,
    reviews: 355,
    plans: [plan('bag', t('One bag', '一袋'), 128, 108, { validForDays: 60 })],
  }),
  product(drinks, {
    key: 'highwater-tasting-five-small-glasses',
    merchant: 'highwater-bar',
    kind: 'dated',
    scenes: ['bar-detail'],
    name: t('Five small glasses, with the person who made them', '五小杯，由調酒師陪你喝'),
    line: t(
      'A tasting at the quiet end of the bar, before the room fills.',
      '未滿座之前，在吧枱安靜那頭。',
    ),
    about: t(
      'Thirty millilitres each: tangerine peel and rum, salted plum and gin, one that tastes ' +
        'of a wet pavement in June. You hear why each is there and which were failures first.',
      '每杯三十毫升：陳皮冧酒、話梅氈酒，還有一杯喝起來像六月濕漉漉的行人路。會告訴你每杯為何存在，哪杯失敗過幾次。',
    ),
    score: 4.7,
    reviews: 132,
    notices: ['minutes-60', 'up-to-6'],
    plans: [
      plan('five', t('Five tastings', '五款'), 420, 358, {
        calendar: [slots(['17:15'], 6, { days: [2, 3, 4, 5] })],
      }),
    ],
  }),
  product(drinks, {
    key: 'highwater-saturday-late',
    merchant: 'highwater-bar',
    kind: 'dated',
    shelf: 'waiting',
    shelfHours: 48,
    scenes: ['bar-place'],
    name: t('Saturday late at the long bar', '星期六深夜，長吧枱'),
    line: t(
      'A stool, a view, and somebody else calling you a taxi.',
      '一張櫈、一片景，的士有人替你叫。',
    ),
    about: t(
      'Numbered stools, three drinks, a plate at midnight, and the city seen from above it. ' +
        'Doors at nine; nobody is admitted after half past eleven, however well they argue.',
      '劃位高櫈、三杯酒、午夜一碟小食，由高處看城市。九點開門，十一點半後不再入場，講甚麼都沒用。',
    ),
    schedule: t(
      'Doors open at 21:00. Nobody is admitted after 23:30.',
      '21:00開門，23:30後不再入場。',
    ),
    score: 4.6,
    reviews: 41,
    notices: ['age-18', 'no-change', 'id-needed'],
    idCardNeeded: true,
    buyLimit: 4,
    plans: [
      plan('stool', t('One stool', '一席'), 680, undefined, {
        calendar: [slots(['21:00'], 60, { days: [6] })],
      }),
    ],
  }),
  product(drinks, {
    key: 'four-wines-and-a-board',
    merchant: 'cellar-under-stairs',
    kind: 'dated',
    scenes: ['wine-detail'],
    name: t('Four wines and a board for two', '四款酒配冷盤，二人'),
    line: t(
      'Small growers, large slices, no lecture unless asked.',
      '小酒莊、大片肉，不問便不講課。',
    ),
    about: t(
      'Two whites, a pink, a red, each from somebody with fewer than ten hectares. The board ' +
        'has three cheeses and a ham cut by hand; the bread comes from up the hill.',
      '兩白、一粉紅、一紅，酒莊全都少於十公頃。冷盤有三款芝士和手切火腿，麵包來自坡上那間店。',
    ),
    angleMark: mark('moss', 'Nice on a Tuesday', '星期二最好坐'),
    score: 4.7,
    reviews: 288,
    notices: ['hours-2'],
    plans: [
      plan('two', t('For two', '二人'), 620, 498, {
        calendar: [slots(['18:00', '20:15'], 6, { days: [2, 3, 4, 5, 6, 7] })],
        additions: [
          addition('bottle', t('To take home', '帶走'), 'multiple', [
            ['bottle', 'The bottle you liked best', '最喜歡的那支', 220, 2],
          ]),
        ],
      }),
    ],
  }),
  product(drinks, {
    key: 'blind-tasting-thursday',
    merchant: 'cellar-under-stairs',
    kind: 'dated',
    scenes: ['wine-close'],
    name: t('Blind tasting: six socks, six bottles', '盲品之夜：六隻襪、六支酒'),
    line: t('Everyone is wrong together, which is the pleasure.', '大家一起猜錯，樂趣在此。'),
    about: t(
      'Six bottles in six socks. Write down grape, country and what you would eat with it; ' +
        'the best score takes the seventh bottle home. Last month it was won by someone who ' +
        'does not drink.',
      '六支酒套上六隻襪。寫下品種、產地和想配的菜，最高分者帶走第七支。上個月的贏家平日不喝酒。',
    ),
    score: 4.8,
    reviews: 77,
    notices: ['hours-2', 'up-to-20'],
    plans: [
      plan('seat', t('One seat', '一位'), 380, 338, {
        calendar: [slots(['19:30'], 16, { days: [4] })],
      }),
    ],
  }),
  product(drinks, {
    key: 'harbour-lounge-first-round',
    merchant: 'harbour-lounge',
    kind: 'period',
    scenes: ['lobby'],
    name: t('First round of drinks for four, as the ferries light up', '四人首輪飲品，看渡輪亮燈'),
    line: t('Four drinks, one bowl of chips, the good sofas.', '四杯酒、一碗薯條、舒服那組梳化。'),
    about: t(
      'After six the tea things go away and the short list comes out. Four drinks from it, a ' +
        'bowl of chips, and the sofas by the glass if you are there before the office is.',
      '六點後收起茶具，換上短酒單。任選四杯、一碗薯條，比寫字樓放工早到便有玻璃前的梳化。',
    ),
    schedule: t(
      'Any evening from 18:00, within the validity of the voucher, no booking.',
      '有效期內，每晚18:00起，毋須預約。',
    ),
    score: 4.4,
    reviews: 159,
    notices: ['no-booking'],
    plans: [plan('four', t('Four drinks', '四杯'), 520, 398, { validForDays: 90 })],
  }),
  product(cafe, {
    key: 'egg-tarts-old-recipe-off-menu',
    merchant: 'fan-blade-ice-room',
    kind: 'period',
    shelf: 'off',
    scenes: ['bakery-detail'],
    name: t('Lard-crust egg tarts, the old recipe', '舊方豬油皮蛋撻'),
    line: t('Off while the oven is being rebuilt.', '焗爐重建中，暫停供應。'),
    about: t(
      'Two hundred layers, one egg, no vanilla. The old brick oven is down for repair and the ' +
        'new one does not understand them yet.',
      '二百層酥皮、一隻蛋、不落雲呢拿。舊磚爐維修中，新爐還未懂得烤。',
    ),
    score: 4.8,
    reviews: 480,
    plans: [plan('six', t('Six tarts', '半打'), 66, undefined, { validForDays: 30 })],
  }),
];
