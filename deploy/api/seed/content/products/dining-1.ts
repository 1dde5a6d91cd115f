import { addition, mark, options, plan, product, slots, people, children } from '../build.ts';
import { t } from '../text.ts';
import type { ProductContent } from '../types.ts';
import { anyDayTable, counter, table } from './families-food-stay.ts';

const tea: typeof table = { ...table, categories: ['afternoon-tea'] };

/** Dim sum, counters and tea tables. */
export const dining1: readonly ProductContent[] = [
  product(table, {
    key: 'weekend-dim-sum-all-you-can-steam',
    merchant: 'tung-hing-tea-house',
    branches: ['sheung-wan', 'wan-chai', 'jordan', 'sha-tin'],
    kind: 'dated',
    scenes: ['dimsum'],
    name: t('Weekend dim sum, all you can steam', '週末任食即蒸點心'),
    line: t(
      'Two hours, sixty baskets on the list, and nobody counting but you.',
      '兩小時，六十籠可選，除了你沒有人數。',
    ),
    about: t(
      'Tick the card and the baskets arrive four at a time, straight from the steamer and too ' +
        'hot to be polite about. Har gow, siu mai, beef balls with tangerine peel, a turnip ' +
        'cake fried until it squeaks.\n\nThe list is the weekday list, not a shorter one. The ' +
        'kitchen starts folding at five and stops when the flour does.',
      '畫好點心紙，四籠四籠地來，剛離蒸籠，燙得顧不上儀態。蝦餃、燒賣、陳皮牛肉球，還有煎到吱吱響的蘿蔔糕。\n\n點心紙跟平日一樣，沒有縮水。廚房五點開始包，麵粉用完才停。',
    ),
    angleMark: mark('moss', 'Neighbourhood pick', '街坊之選'),
    score: 4.7,
    reviews: 3120,
    notices: ['hours-2'],
    plans: [
      plan('seat', t('All you can steam', '任食點心'), 298, undefined, {
        people: people(12, { ...children(3, 11, 168), maxCount: 6 }),
        calendar: [slots(['09:00', '11:15', '13:30'], 52, { days: [6, 7] })],
      }),
    ],
  }),
  product(anyDayTable, {
    key: 'weekday-two-baskets-and-tea',
    merchant: 'tung-hing-tea-house',
    kind: 'period',
    categories: ['dim-sum'],
    scenes: ['dimsum-close'],
    name: t('Early morning: two baskets and a pot of pu’er', '早市一盅兩件'),
    line: t(
      'The old breakfast, at the old speed, before eleven.',
      '老派早餐，老派速度，十一點前。',
    ),
    about: t(
      'One pot, two baskets, the newspaper. Choose any two from the trolley and sit as long ' +
        'as the tea holds out; hot water is free and so is the second sitting of ' +
        'gossip.\n\nPu’er is the house pour. Ask for shoumei if it is going to be a long ' +
        'morning.',
      '一壺茶、兩籠點心、一份報紙。點心車上任揀兩款，茶未淡便可以坐，加水不收錢，聽隔籬枱的消息也不收。\n\n預設普洱，打算坐一個早上就叫壽眉。',
    ),
    schedule: t(
      'Any morning the branch is open, until eleven, within the validity of the voucher.',
      '有效期內，分店營業日早上十一時前使用。',
    ),
    score: 4.6,
    reviews: 842,
    plans: [plan('one', t('One person', '一位'), 88, 68, { validForDays: 90 })],
  }),
  product(table, {
    key: 'tung-hing-festival-banquet-twelve',
    merchant: 'tung-hing-tea-house',
    branches: ['north-point', 'tsuen-wan', 'yuen-long'],
    kind: 'dated',
    categories: ['cantonese', 'dim-sum'],
    needsConfirmation: true,
    scenes: ['dimsum-detail', 'siumei'],
    name: t('Ten-course family banquet for twelve', '十二人家庭圍菜十道'),
    line: t(
      'A whole table, a whole chicken and a revolving centre that only one uncle may push.',
      '一圍枱、一隻雞，轉盤由一位叔父話事。',
    ),
    about: t(
      'Suckling pig to start, fish near the end, noodles so that nobody leaves early. Between ' +
        'them seven dishes the kitchen has been sending out in the same order since ' +
        '1968.\n\nThe branch rings you within a day to settle the fish and the number of high ' +
        'chairs.',
      '乳豬開席，尾段上魚，再來長壽麵，免得有人早走。中間七道，上菜次序自1968年沒有改過。\n\n分店一日內來電，確定魚和高腳椅數目。',
    ),
    score: 4.5,
    reviews: 96,
    notices: ['merchant-confirms'],
    buyLimit: 3,
    plans: [
      plan('banquet', t('One table of twelve', '一圍十二位'), 5280, 4680, {
        calendar: [slots(['18:30'], 6)],
        options: [
          options('fish', t('The fish', '魚'), 'chips', [
            ['grouper', 'Grouper', '石斑'],
            ['star-grouper', 'Leopard coral grouper', '東星斑', 380],
            ['sea-perch', 'Sea perch', '鱸魚', -120],
          ]),
        ],
        additions: [
          addition('wine', t('For the table', '加配'), 'multiple', [
            ['abalone', 'Braised abalone, each', '鮑魚（每位）', 128, 12],
            ['buns', 'Longevity buns, a dozen', '壽包一打', 168, 3],
          ]),
        ],
        needsNote: { label: t('What is being celebrated?', '慶祝甚麼？'), required: false },
      }),
    ],
  }),
  product(tea, {
    key: 'afternoon-tea-for-two-by-the-arch-window',
    merchant: 'the-arch-room',
    kind: 'dated',
    scenes: ['tea', 'lobby'],
    name: t('Afternoon tea for two by the arch window', '拱窗前雙人下午茶'),
    line: t(
      'Three tiers, two pots and the best of the light from three to five.',
      '三層架、兩壺茶，三點到五點光線最好。',
    ),
    about: t(
      'Start at the bottom with the cucumber, finish at the top with the choux, and leave the ' +
        'scones until they stop steaming. The pots are refilled for as long as you are ' +
        'talking.\n\nThe jam is calamansi and the cream is thick. The window faces west, so the ' +
        'harbour turns copper about the time you reach for the last cake.',
      '由底層青瓜三文治吃起，到頂層泡芙為止，鬆餅等到不冒煙才動手。談話未完，茶便一直添。\n\n果醬是小青檸，忌廉夠厚。窗朝西，伸手拿最後一件蛋糕時，海剛好變成銅色。',
    ),
    angleMark: mark('rose', '22% off', '七八折'),
    score: 4.6,
    reviews: 862,
    notices: ['minutes-90'],
    plans: [
      plan('two', t('Tea for two', '雙人下午茶'), 796, 618, {
        calendar: [slots(['12:30', '14:30', '16:30'], 8)],
        options: [
          options('tea', t('First pot', '第一壺'), 'dropdown', [
            ['lapsang', 'Lapsang souchong', '正山小種'],
            ['jasmine', 'Jasmine', '茉莉香片'],
            ['earl', 'Earl Grey', '伯爵茶'],
            ['rooibos', 'Rooibos, no caffeine', '路易波士（無咖啡因）'],
          ]),
        ],
        additions: [
          addition('fizz', t('A glass of something', '加一杯'), 'multiple', [
            ['fizz', 'Sparkling wine', '氣泡酒', 88, 2],
            ['kumquat', 'Kumquat soda', '金桔梳打', 38, 2],
          ]),
        ],
      }),
    ],
  }),
  product(tea, {
    key: 'arch-room-scones-masterclass-tea',
    merchant: 'the-arch-room',
    kind: 'dated',
    scenes: ['tea-close', 'bakery-place'],
    name: t('Scone hour: bake a batch, then sit for tea', '鬆餅時間：烤一盤，坐下喝茶'),
    line: t(
      'Jam first or cream first is settled on the day, by you.',
      '先塗果醬還是先塗忌廉，當日由你裁決。',
    ),
    about: t(
      'Half an hour in the pastry kitchen rubbing cold butter into flour, twelve minutes of ' +
        'waiting, then your own tray carried to your own table. Four scones each; the chef eats ' +
        'the ugly one.\n\nThe recipe card is the real one, with the oven temperature crossed ' +
        'out and corrected.',
      '在餅房半小時，把凍牛油搓進麵粉，再等十二分鐘，自己那盤便端到自己那張枱。每人四件，最醜的歸師傅。\n\n食譜卡是真的那張，爐溫劃掉改過。',
    ),
    score: 4.8,
    reviews: 71,
    notices: ['hours-2', 'up-to-8'],
    categories: ['afternoon-tea', 'cooking'],
    plans: [
      plan('one', t('One person', '一位'), 438, 398, {
        calendar: [slots(['10:30'], 8, { days: [6, 7] })],
      }),
    ],
  }),
  product(counter, {
    key: 'twelve-course-omakase-second-seating',
    merchant: 'nine-seats',
    kind: 'dated',
    scenes: ['omakase'],
    name: t('Twelve-course omakase, second seating', '十二道菜廚師發辦（第二輪）'),
    line: t(
      'Nine stools at half past eight, and a chef with nowhere else to be.',
      '八點半，九個座位，師傅哪裏也不用去。',
    ),
    about: t(
      'The second seating is the unhurried one. Two small dishes, eight pieces of nigiri in ' +
        'an order that took him years, a bowl, and an egg that is really a cake.\n\nHe watches ' +
        'your left hand and turns the sushi to suit it. Nobody has ever asked him to.',
      '第二輪不趕時間。兩道小菜、八貫壽司，次序琢磨了很多年，再來一碗湯，最後是其實像蛋糕的玉子。\n\n他留意你慣用哪隻手，壽司便朝哪邊放，從來不用人提。',
    ),
    angleMark: mark('ink', 'Nine seats', '僅設九席'),
    score: 4.9,
    reviews: 410,
    buyLimit: 4,
    quota: 400,
    plans: [
      plan('seat', t('One seat, 20:30', '一席（20:30）'), 1680, 1280, {
        calendar: [slots(['20:30'], 9, { days: [2, 3, 4, 5, 6, 7] })],
        soldOutInDays: [1, 2, 8],
        additions: [
          addition('sake', t('Pairing', '配酒'), 'single', [
            ['three', 'Three sakes', '清酒三款', 280, 1],
            ['five', 'Five sakes', '清酒五款', 420, 1],
          ]),
        ],
      }),
    ],
  }),
  product(counter, {
    key: 'nine-seats-lunch-eight-pieces',
    merchant: 'nine-seats',
    kind: 'dated',
    scenes: ['omakase-close'],
    name: t('Counter lunch: eight pieces and a bowl', '板前午餐：八貫一碗'),
    line: t(
      'Forty-five minutes, which is a lunch hour with the walk.',
      '四十五分鐘，連行路正好一個午飯鐘。',
    ),
    about: t(
      'The same rice and the same fish as the evening, cut a little plainer. Eight pieces, a ' +
        'bowl of clam broth, tea.\n\nSit down at 12:15 and you are back at your desk at quarter ' +
        'past one, in a better mood.',
      '跟晚市同樣的飯、同樣的魚，刀工樸素一點。八貫、一碗蜆湯、一杯茶。\n\n12:15坐下，一點十五分回到座位，心情好一些。',
    ),
    score: 4.8,
    reviews: 233,
    notices: ['minutes-45'],
    plans: [
      plan('lunch', t('One seat', '一席'), 480, 420, {
        calendar: [slots(['12:15', '13:15'], 9, { days: [2, 3, 4, 5] })],
      }),
    ],
  }),
  product(counter, {
    key: 'iron-and-ember-teppan-seven-courses',
    merchant: 'iron-and-ember',
    branches: ['tsim-sha-tsui'],
    kind: 'dated',
    scenes: ['teppan'],
    name: t('Teppan in seven courses, front-row seats', '鐵板燒七道菜（前排座位）'),
    line: t('The flame goes up once. Sit back for it.', '火焰只噴一次，請坐後一點。'),
    about: t(
      'Scallop, tofu, a prawn the length of a hand, then beef cooked in the time it takes to ' +
        'say how you like it. Fried rice at the end, built from everything left on the ' +
        'plate.\n\nFront row means arm’s reach. Glasses mist; eyebrows survive.',
      '帶子、豆腐、巴掌長的大蝦，然後是牛肉，說完要幾成熟便已熟。最後一道炒飯，把鐵板上餘下的味道全收進去。\n\n前排即是伸手可及，眼鏡會起霧，眉毛安全。',
    ),
    score: 4.7,
    reviews: 518,
    notices: ['minutes-90'],
    plans: [
      plan('set', t('Seven courses', '七道菜'), 980, 828, {
        calendar: [
          slots(['18:00', '20:15'], 10, { days: [1, 2, 3, 4, 7] }),
          slots(['18:00', '20:15'], 10, { days: [5, 6], was: 1080, now: 928 }),
        ],
      }),
      plan('wagyu', t('Seven courses with Kagoshima beef', '七道菜配鹿兒島和牛'), 1380, 1180, {
        calendar: [slots(['18:00', '20:15'], 6)],
      }),
    ],
  }),
  product(anyDayTable, {
    key: 'ten-skewers-and-a-highball',
    merchant: 'iron-and-ember',
    branches: ['tai-kok-tsui'],
    kind: 'period',
    categories: ['japanese-counter', 'bars-wine'],
    scenes: ['teppan-detail', 'teppan-place', 'teppan-close', 'bar'],
    name: t('Ten skewers and a highball', '十串一杯highball'),
    line: t(
      'Charcoal, salt, and a stool that knows everyone’s business.',
      '炭、鹽，和一張甚麼都聽過的櫈。',
    ),
    about: t(
      'Chicken, mostly: thigh, skin, heart, the bit near the wing that cooks keep for ' +
        'themselves. The tenth is a shishito pepper and one in eight is hot.\n\nThe highball is ' +
        'mixed to the top of the glass and handed over the grill, which is the only ceremony.',
      '主要是雞：腿肉、雞皮、雞心，還有廚師通常留給自己的翼根。第十串是小青椒，八條有一條辣。\n\nHighball斟到滿，隔着烤爐遞過來，這是唯一的儀式。',
    ),
    score: 4.5,
    reviews: 267,
    notices: ['age-18'],
    coinRatio: 0,
    plans: [
      plan('ten', t('Ten skewers, one drink', '十串連飲品一杯'), 268, 218, { validForDays: 60 }),
    ],
  }),
];
