import { addition, faq, mark, options, plan, product, slots, people, children } from '../build.ts';
import { t } from '../text.ts';
import type { ProductContent } from '../types.ts';
import { anyDayTable, bookLater, table } from './families-food-stay.ts';

const hotpot: typeof table = { ...table, categories: ['hotpot'] };
const cantonese: typeof table = { ...table, categories: ['cantonese'] };
const stall: typeof anyDayTable = { ...anyDayTable, categories: ['noodles-stalls'] };
/** A turn at the work itself, at a time that is booked, and the dish of it. */
const demonstration: typeof table = {
  ...table,
  categories: ['noodles-stalls'],
  notices: ['instant', 'change-24', 'show-phone'],
  schedule: t(
    'Each turn starts on time, for those who booked it. Please be there five minutes before.',
    '每節準時開始，只招待已預約的人，請早五分鐘到。',
  ),
  planLine: t('At the time you book, tea included', '按所選時段，連茶'),
  expect: t(
    'He rolls the sheet, cuts it and drops it straight into the pot, at a speed that looks ' +
      'like a trick.',
    '他擀開、切條，隨即下鑊，快得像變戲法。',
  ),
  closing: t(
    'The dough has egg in it and the sauce has prawn roe; tell them of allergies when you arrive.',
    '麵糰有蛋，醬有蝦子；如有食物敏感，到店時請告知。',
  ),
  faqs: [
    faq(
      t('What if we are late?', '遲到怎麼辦？'),
      t(
        'Ring the shop. The turn on the pole is kept for ten minutes, the noodles for longer.',
        '請致電店舖。竹竿留十分鐘，麵留久一點。',
      ),
    ),
    faq(
      t('Can children come?', '可以親子嗎？'),
      t(
        'Yes, with a booking of their own if they want to sit on the pole.',
        '可以；想坐竹竿的，請各自預約一位。',
      ),
    ),
  ],
};

/** Hotpot, roast, seafood, noodles and buffets. */
export const dining2: readonly ProductContent[] = [
  product(hotpot, {
    key: 'two-broth-hotpot-for-two',
    merchant: 'two-broths',
    branches: ['jordan', 'tsuen-wan'],
    kind: 'dated',
    scenes: ['hotpot'],
    name: t('Two-broth hotpot for two, beef sliced to order', '雙湯火鍋二人套餐，牛肉即切'),
    line: t('Red on the left, white on the right, a truce in the middle.', '左紅右白，中間停戰。'),
    about: t(
      'Neck, chuck and shank, cut while you choose a sauce. Eight seconds for the first, ' +
        'twelve for the second, and ignore the third until you have stopped talking.\n\nBean ' +
        'curd skin, two greens, a basket of fishballs beaten that afternoon.',
      '脖仁、肥牛、腱，你調醬時才切。第一款涮八秒，第二款十二秒，第三款等說完話再理。\n\n另有腐竹、兩款菜，和下午才打的魚蛋。',
    ),
    score: 4.6,
    reviews: 934,
    notices: ['hours-2'],
    plans: [
      plan('two', t('Set for two', '二人套餐'), 528, 438, {
        calendar: [slots(['18:00', '20:15', '22:30'], 14)],
        options: [
          options('broth', t('Second broth', '第二款湯'), 'dropdown', [
            ['bone', 'Pork bone', '豬骨'],
            ['tomato', 'Tomato', '番茄'],
            ['fish', 'Fish and coriander', '魚湯芫荽'],
            ['satay', 'Satay', '沙嗲', 28],
          ]),
        ],
        additions: [
          addition('more', t('More', '加料'), 'multiple', [
            ['beef', 'Hand-cut beef', '手切牛肉', 148, 4],
            ['shrimp', 'Live prawns, six', '生蝦六隻', 98, 4],
          ]),
        ],
      }),
    ],
  }),
  product(hotpot, {
    key: 'late-night-hotpot-half-price',
    merchant: 'two-broths',
    branches: ['jordan'],
    kind: 'dated',
    shelf: 'auto-sold-out',
    shelfHours: 9,
    scenes: ['hotpot-close'],
    name: t('Half-past-eleven hotpot, one to four people', '十一時半夜火鍋，一至四位'),
    line: t(
      'For taxi drivers, nurses and anyone who cannot sleep.',
      '給的士司機、護士和睡不着的人。',
    ),
    about: t(
      'The same beef at half the price, because the kitchen is open and you are awake. Single ' +
        'pots at the bar, so nobody has to share.\n\nKitchen closes at a quarter to two. The ' +
        'soup does not.',
      '廚房開着，你又醒着，同樣的牛肉收一半價錢。吧枱設單人鍋，不用跟人分。\n\n一點四十五分停火，湯還可以繼續喝。',
    ),
    angleMark: mark('rose', 'Half price', '半價'),
    score: 4.5,
    reviews: 203,
    plans: [
      plan('one', t('One pot', '一人一鍋'), 256, 128, {
        calendar: [slots(['23:30'], 20, { days: [1, 2, 3, 4, 7] })],
      }),
    ],
  }),
  product(hotpot, {
    key: 'yuen-long-mushroom-pot',
    merchant: 'two-broths',
    branches: ['yuen-long'],
    kind: 'dated',
    scenes: ['mushroompot', 'mushroompot-close', 'mushroompot-detail', 'mushroompot-place'],
    name: t('Nine-mushroom pot, no meat and no apology', '九菇鍋，沒有肉，也不道歉'),
    line: t('A broth that tastes of a wood after rain.', '湯頭像雨後的樹林。'),
    about: t(
      'Nine mushrooms arrive on a tray like a geology lesson, each with the minutes it wants. ' +
        'Drink the broth first, before anything goes in.\n\nYams from Kam Tin, cress from the ' +
        'stream behind it.',
      '九款菇像地質課一樣排在盤上，各有各的分鐘。未下料先喝湯。\n\n淮山來自錦田，西洋菜長在後面那條水邊。',
    ),
    score: 4.6,
    reviews: 118,
    notices: ['vegetarian'],
    plans: [
      plan('two', t('Pot for two', '二人鍋'), 388, 338, {
        calendar: [slots(['18:00', '20:15'], 8)],
      }),
    ],
  }),
  product(bookLater(stall), {
    key: 'whole-roast-goose-to-take-away',
    merchant: 'fook-tong-roast',
    branches: ['sham-tseng', 'fanling'],
    kind: 'limited',
    categories: ['cantonese'],
    scenes: ['siumei'],
    name: t('Whole roast goose, chopped or not', '原隻燒鵝，斬件或原隻'),
    line: t('Reserved by name, hung until you arrive.', '以你的名留起，掛到你來。'),
    about: t(
      'Charcoal, forty-five minutes, no shortcuts. Choose the day and the hour and there is a ' +
        'hook with your name on it; the plum sauce is in the bag.\n\nThe ends of the wing ' +
        'belong to whoever carries it home.',
      '炭爐四十五分鐘，沒有捷徑。選好日子和時間，鈎上便寫着你的名，梅醬在袋裡。\n\n翼尖歸拿回家的人。',
    ),
    score: 4.8,
    reviews: 412,
    notices: ['book-after'],
    buyLimit: 4,
    plans: [
      plan('goose', t('One goose', '一隻'), 620, 548, {
        quota: 300,
        validForDays: 90,
        calendar: [slots(['12:00', '16:00', '18:00'], 6)],
        options: [
          options('cut', t('How', '處理'), 'chips', [
            ['chopped', 'Chopped', '斬件'],
            ['whole', 'Whole', '原隻'],
          ]),
        ],
      }),
    ],
  }),
  product(stall, {
    key: 'two-roasts-on-rice',
    merchant: 'fook-tong-roast',
    branches: ['sham-shui-po'],
    kind: 'period',
    categories: ['cantonese'],
    scenes: ['siumei-place'],
    name: t('Two roasts on rice, with the good soup', '雙拼飯配老火湯'),
    line: t('Choose two from the window. Crackling side up.', '櫥窗任選兩款，脆皮朝上。'),
    about: t(
      'Pork belly whose skin you can hear from the pavement, char siu with burnt edges, soy ' +
        'chicken for the sensible. The soup has been on since six.\n\nAsk for extra sauce on ' +
        'the rice and half a salted egg; everyone does.',
      '燒腩的脆皮在行人路上也聽得見，叉燒有燶邊，穩陣可選豉油雞。湯六點開始煲。\n\n叫多汁、加半隻鹹蛋，人人如是。',
    ),
    score: 4.6,
    reviews: 1033,
    plans: [plan('plate', t('One plate and soup', '一碟連湯'), 78, 62, { validForDays: 60 })],
  }),
  product(cantonese, {
    key: 'aunt-lai-ten-dishes-for-eight',
    merchant: 'aunt-lais-table',
    kind: 'dated',
    needsConfirmation: true,
    scenes: ['cooking-detail'],
    name: t('Ten dishes at Aunt Lai’s table, for eight', '麗姨家宴十道，八人一枱'),
    line: t(
      'No menu. She decides at the market at six that morning.',
      '沒有餐牌，她當朝六點在街市才決定。',
    ),
    about: t(
      'Double-boiled soup first, then whatever she liked the look of. There is always a ' +
        'steamed fish, there is usually a duck, and there is never enough of the radish ' +
        'pastry.\n\nOne table, one sitting. She comes out for the last toast.',
      '先喝燉湯，之後就看她在街市看中甚麼。一定有蒸魚，多半有鴨，蘿蔔酥永遠不夠。\n\n一枱一輪，最後一杯她會出來喝。',
    ),
    score: 4.9,
    reviews: 141,
    notices: ['up-to-8', 'merchant-confirms', 'change-7-days'],
    plans: [
      plan('table', t('The table, eight people', '全枱八位'), 6400, 5760, {
        calendar: [slots(['19:00'], 1, { days: [3, 4, 5, 6, 7] })],
        needsNote: { label: t('Anything nobody can eat?', '有甚麼不能吃？'), required: true },
        additions: [
          addition('crab', t('In season', '時令'), 'multiple', [
            ['crab', 'Flower crab in aged wine', '花雕蒸花蟹', 580, 2],
            ['soup', 'Fish maw soup, the pot', '花膠湯（一煲）', 880, 1],
          ]),
        ],
      }),
    ],
  }),
  product(cantonese, {
    key: 'snake-soup-season-supper',
    merchant: 'aunt-lais-table',
    kind: 'dated',
    shelf: 'waiting',
    shelfHours: 240,
    scenes: ['snakesoup', 'snakesoup-close', 'snakesoup-detail', 'snakesoup-place'],
    name: t('Winter supper: snake soup and lap mei rice', '冬夜飯：蛇羹及臘味煲仔飯'),
    line: t(
      'Chrysanthemum, lemon leaf and the crust at the bottom of the pot.',
      '菊花、檸檬葉，還有煲底的飯焦。',
    ),
    about: t(
      'She makes the soup on the first cold week and stops when it warms up. Five shreds of ' +
        'everything, all the same width; she measures with her eyes.\n\nThe rice takes forty ' +
        'minutes over charcoal. You are asked not to lift the lid.',
      '第一個冷的星期開始煮，轉暖便停。五絲粗幼一樣，她用眼量。\n\n煲仔飯炭火四十分鐘，請勿揭蓋。',
    ),
    score: 4.8,
    reviews: 33,
    plans: [
      plan('seat', t('One seat', '一位'), 580, 520, {
        calendar: [slots(['18:30', '20:45'], 8, { days: [4, 5, 6] })],
      }),
    ],
  }),
  product(cantonese, {
    key: 'slipway-seafood-dinner-for-four',
    merchant: 'slipway-seafood',
    kind: 'dated',
    scenes: ['buffet-close', 'stilts', 'stilts-close', 'buffet-detail'],
    name: t('Six seafood dishes for four, over the water', '水上海鮮六味，四人晚飯'),
    line: t(
      'Choose the fish at the tank, watch it weighed, sit down.',
      '在缸前揀魚、看着過磅、坐低。',
    ),
    about: t(
      'Scallops with vermicelli, mantis shrimp in salt, clams in black bean, one steamed fish ' +
        'of your choosing, a plate of greens and the fried rice that ends every ' +
        'argument.\n\nThe rail tables are over the water. Say so in the note and bring a jacket.',
      '粉絲蒸帶子、椒鹽瀨尿蝦、豉椒炒蜆、自選蒸魚、一碟菜，和平息一切爭論的炒飯。\n\n欄邊枱在水上，備註寫明，帶件外套。',
    ),
    score: 4.4,
    reviews: 387,
    plans: [
      plan('four', t('Dinner for four', '四人晚飯'), 1680, 1380, {
        calendar: [slots(['18:00', '20:15'], 12)],
        options: [
          options('fish', t('Steamed fish', '蒸魚'), 'dropdown', [
            ['sole', 'Sole', '龍脷'],
            ['grouper', 'Grouper', '石斑', 120],
            ['bream', 'Yellowfin bream', '黃腳鱲', 180],
          ]),
        ],
        needsNote: { label: t('Table by the rail?', '需要欄邊枱？'), required: false },
      }),
    ],
  }),
  product(cantonese, {
    key: 'temple-morning-vegetarian-lunch',
    merchant: 'green-bowl-refectory',
    kind: 'dated',
    scenes: ['vegetarian', 'vegetarian-close', 'vegetarian-detail', 'vegetarian-place'],
    name: t('Vegetarian lunch in eight small dishes', '素齋八小碟午膳'),
    line: t(
      'Tofu made at five, eaten at noon, missed by three.',
      '五點做的豆腐，正午吃，三點已經想念。',
    ),
    about: t(
      'Eight dishes, none of which pretends to be chicken. Bitter melon with fermented bean, ' +
        'lily bulb with ginkgo, a broth of dried radish that took the cook nine years to be ' +
        'allowed to make.\n\nLunch is eaten quietly. Nobody enforces it; it happens.',
      '八碟菜，沒有一碟扮雞。南乳苦瓜、百合銀杏，還有一碗老菜脯湯，廚師等了九年才獲准煮。\n\n大家吃得很靜，沒有規定，自然如此。',
    ),
    score: 4.7,
    reviews: 256,
    plans: [
      plan('lunch', t('One person', '一位'), 238, 198, {
        calendar: [slots(['11:30', '13:00'], 24)],
      }),
    ],
  }),
  product(demonstration, {
    key: 'bamboo-pole-noodle-and-demonstration',
    merchant: 'bamboo-pole-noodles',
    branches: ['sham-shui-po'],
    kind: 'dated',
    scenes: ['noodle'],
    name: t('Prawn-roe noodles and a turn on the bamboo pole', '蝦子撈麵，連坐一回竹竿'),
    line: t('You bounce, he kneads, both of you eat.', '你彈，他壓，兩人一起吃。'),
    about: t(
      'At half past two, when lunch is over, the pole comes out. You sit on the end and ' +
        'bounce for ten minutes; the dough goes from sand to silk and your legs go the other ' +
        'way.\n\nThen two bowls, tossed with lard, soy and more prawn roe than is usual.',
      '兩點半收了午市，竹竿便搬出來。你坐在一頭彈十分鐘，麵團由沙變絲，你的腿則相反。\n\n之後兩碗撈麵，豬油、豉油，蝦子比平日多。',
    ),
    score: 4.8,
    reviews: 176,
    notices: ['up-to-6', 'cantonese-english'],
    plans: [
      plan('one', t('One turn, one bowl', '一位'), 168, 138, {
        calendar: [slots(['14:30', '15:30'], 4, { days: [1, 2, 3, 4, 6] })],
      }),
    ],
  }),
  product(stall, {
    key: 'wonton-noodles-and-greens',
    merchant: 'bamboo-pole-noodles',
    kind: 'period',
    scenes: ['noodle-close'],
    name: t('Wonton noodles, a plate of greens, a cold soy milk', '雲吞麵、油菜、凍豆漿'),
    line: t('Spoon underneath, noodles on top, as it should be.', '匙羹墊底、麵在上，理應如此。'),
    about: t(
      'Four wontons hidden under the noodles so that nothing goes soft. The broth is dried ' +
        'flounder and shrimp shells; the greens get oyster sauce on the side because people ' +
        'fight about it.',
      '四粒雲吞藏在麵底，麵才不會腍。湯用大地魚和蝦殼，油菜的蠔油另上，因為有人會為此爭執。',
    ),
    score: 4.6,
    reviews: 688,
    coinRatio: 0,
    plans: [plan('set', t('One set', '一套'), 86, 68, { validForDays: 60 })],
  }),
  product(table, {
    key: 'quarterdeck-seafood-dinner-buffet',
    merchant: 'quarterdeck-hotel',
    kind: 'dated',
    categories: ['buffets'],
    scenes: ['buffet'],
    name: t('Seafood dinner buffet under the chandelier', '吊燈下海鮮自助晚餐'),
    line: t(
      'Three tiers of ice. Start at the oysters, like everyone.',
      '三層冰，由生蠔開始，人人如是。',
    ),
    about: t(
      'Oysters opened as you stand there, snow crab, a carving table and a noodle counter for ' +
        'when you have come to your senses. Lobster comes out at seven, half a one each.\n\nThe ' +
        'dessert room has its own door. Plan for it.',
      '站着看人開蠔，雪蟹腳、烤肉枱，還有清醒過來之後的麵檔。龍蝦七點出，每位半隻。\n\n甜品房另有一道門，請預留位置。',
    ),
    angleMark: mark('amber', '30% off Mon to Thu', '週一至四七折'),
    score: 4.5,
    reviews: 2104,
    notices: ['hours-3'],
    plans: [
      plan('seat', t('Buffet dinner', '自助晚餐'), 888, undefined, {
        people: people(12, children(4, 11, 528)),
        calendar: [
          slots(['18:00', '18:30'], 90, { days: [1, 2, 3, 4], now: 618, child: 368 }),
          slots(['18:00', '18:30'], 90, { days: [5, 6, 7], now: 798, child: 448 }),
        ],
      }),
    ],
  }),
  product(table, {
    key: 'quarterdeck-sunday-lunch-buffet',
    merchant: 'quarterdeck-hotel',
    kind: 'dated',
    categories: ['buffets'],
    scenes: ['buffet-place'],
    name: t('Sunday lunch buffet with a roast on a trolley', '星期日自助午餐，烤肉車逐枱走'),
    line: t(
      'The trolley comes to you. Have the Yorkshire pudding.',
      '烤肉車會來到枱邊，約克郡布甸要拿。',
    ),
    about: t(
      'Rib of beef, carved at the table by a man who has done it every Sunday for eighteen ' +
        'years. Round it, a buffet that is mostly salads and puddings, as Sunday should be.',
      '牛肋骨在枱邊切，切肉的人十八年來每個星期日都在。其餘是沙律和甜品為主的自助餐，星期日理應如此。',
    ),
    score: 4.5,
    reviews: 644,
    plans: [
      plan('seat', t('Sunday lunch', '星期日午餐'), 648, 528, {
        people: people(12, children(4, 11, 348, 268)),
        calendar: [slots(['12:00'], 130, { days: [7] })],
      }),
    ],
  }),
];
