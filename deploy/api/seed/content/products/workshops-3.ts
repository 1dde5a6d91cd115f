import { addition, mark, options, plan, product, slots } from '../build.ts';
import { t } from '../text.ts';
import type { ProductContent } from '../types.ts';
import { workshop } from './families-play.ts';

const cooking: typeof workshop = { ...workshop, categories: ['cooking'] };
const cups: typeof workshop = {
  ...workshop,
  categories: ['tea-coffee'],
  notices: ['cantonese-english', 'show-phone', 'change-48', 'age-8', 'instant'],
  closing: t(
    'Everything you need is on the table, an apron included. Eat something first; it is a ' +
      'good deal to drink.',
    '要用的都在枱上，包圍裙。先吃點東西，要喝不少。',
  ),
};

/** Cooking, baking, tea and coffee. */
export const workshops3: readonly ProductContent[] = [
  product(cooking, {
    key: 'fold-your-own-dumplings',
    merchant: 'flour-and-fold',
    branches: ['wan-chai', 'tai-po'],
    kind: 'dated',
    scenes: ['cooking'],
    name: t('Fold forty dumplings and eat thirty', '包四十隻餃，吃三十隻'),
    line: t('Eighteen pleats is the pass mark. Nobody checks.', '十八褶合格，沒有人數。'),
    about: t(
      'Hot-water dough, prawn and chive, a rolling pin the size of a pencil. The master shows ' +
        'you slowly, then at his own speed, which is a kind of joke. What you do not eat goes ' +
        'home frozen on a tray.',
      '燙麵、蝦韭餡、鉛筆般粗的擀麵棍。師傅先慢慢示範，再用自己的速度，那是他的笑話。吃不完的急凍帶走。',
    ),
    score: 4.8,
    reviews: 367,
    notices: ['hours-2', 'up-to-8'],
    plans: [
      plan('one', t('One person', '一位'), 420, 368, {
        calendar: [slots(['11:00', '15:00', '19:00'], 8, { days: [2, 3, 4, 5, 6, 7] })],
        options: [
          options('filling', t('Filling', '餡料'), 'chips', [
            ['prawn', 'Prawn and chive', '韭菜蝦'],
            ['pork', 'Pork and cabbage', '白菜豬肉'],
            ['mushroom', 'Mushroom, no meat', '菇菌（素）'],
          ]),
        ],
      }),
    ],
  }),
  product(cooking, {
    key: 'har-gow-masterclass',
    merchant: 'flour-and-fold',
    branches: ['wan-chai'],
    kind: 'dated',
    scenes: ['dimsum-place', 'cooking'],
    name: t('Har gow, properly: a morning with the master', '蝦餃一課，跟師傅一個早上'),
    line: t(
      'Wheat starch, a cleaver, and eleven seconds to spread it.',
      '澄麵、一把拍皮刀、十一秒。',
    ),
    about: t(
      'The wrapper is pressed with the flat of an oiled cleaver, in one turn of the wrist. It ' +
        'took him two years. You have three hours, and by the last basket one of yours will be ' +
        'translucent.',
      '皮用抹了油的刀身一壓一轉便成，他學了兩年。你有三小時，到最後一籠，會有一隻是透的。',
    ),
    score: 4.9,
    reviews: 112,
    notices: ['hours-3', 'up-to-6', 'cantonese-only'],
    plans: [
      plan('one', t('One person', '一位'), 680, 598, {
        calendar: [slots(['09:30'], 6, { days: [6] })],
      }),
    ],
  }),
  product(cooking, {
    key: 'pineapple-bun-and-egg-tart-class',
    merchant: 'flour-and-fold',
    branches: ['tai-po'],
    kind: 'dated',
    scenes: ['bakery-place', 'cooking'],
    name: t('Pineapple buns and egg tarts, from flour', '由麵粉開始，菠蘿包與蛋撻'),
    line: t('There is no pineapple. There is quite a lot of butter.', '沒有菠蘿，有很多牛油。'),
    about: t(
      'Crackle first, since it has to chill. Then dough, then tart shells pressed with both ' +
        'thumbs. Two ovens, two timers, twelve of each to carry home on a warm bus.',
      '先做菠蘿皮，因為要雪。然後麵團，再用兩隻拇指按撻皮。兩個爐、兩個鐘，各一打，捧着上暖暖的巴士。',
    ),
    score: 4.7,
    reviews: 198,
    notices: ['hours-3', 'age-8'],
    plans: [
      plan('one', t('One person', '一位'), 460, 398, {
        calendar: [slots(['10:30', '14:30'], 8, { days: [5, 6, 7] })],
      }),
      plan('pair', t('Adult and child', '一大一小'), 680, 598, {
        calendar: [slots(['10:30'], 4, { days: [6, 7] })],
      }),
    ],
  }),
  product(cooking, {
    key: 'wet-market-to-wok',
    merchant: 'flour-and-fold',
    branches: ['tai-po'],
    kind: 'dated',
    scenes: ['cooking-place', 'market-detail'],
    name: t('From the wet market to the wok', '由街市到鑊'),
    line: t(
      'Buy a fish that is still cross, cook it in nine minutes.',
      '買一條還在生氣的魚，九分鐘煮好。',
    ),
    about: t(
      'An hour of being told which stall and why. Then three dishes at your own burner: a ' +
        'steamed fish, greens with fermented bean curd, and the sweet and sour pork that ' +
        'restaurants stopped bothering with.',
      '一小時跟着聽：哪一檔、為甚麼。然後一人一爐三道菜：蒸魚、腐乳菜，和食肆懶得做好的咕嚕肉。',
    ),
    score: 4.9,
    reviews: 154,
    notices: ['hours-4', 'up-to-8'],
    plans: [
      plan('one', t('One person', '一位'), 780, 680, {
        calendar: [slots(['09:00'], 8, { days: [3, 6, 7] })],
      }),
    ],
  }),
  product(cooking, {
    key: 'sourdough-weekend',
    merchant: 'half-past-six-bakery',
    branches: ['kennedy-town'],
    kind: 'dated',
    categories: ['cooking', 'cafes-bakeries'],
    scenes: ['cooking-close', 'bakery-place', 'bakery', 'cooking-place'],
    name: t('Sourdough in one Saturday, starter to take home', '一個星期六學酸種，酵頭帶走'),
    line: t(
      'You leave with a loaf, a jar, and a dependant.',
      '帶走一個包、一樽酵頭，和一個要照顧的家人。',
    ),
    about: t(
      'Mix at nine, fold on the half hour, shape after lunch, score with a razor and hold ' +
        'your breath. The jar is a child of the 2009 starter. Feed it on Sundays.',
      '九點揉，半小時摺一次，飯後整形，用刀片割紋，屏息。那樽是2009年酵頭的孩子，逢星期日餵。',
    ),
    score: 4.8,
    reviews: 86,
    notices: ['hours-6', 'up-to-8'],
    plans: [
      plan('one', t('One baker', '一位'), 880, 780, {
        calendar: [slots(['09:00'], 8, { days: [6] })],
      }),
    ],
  }),
  product(cooking, {
    key: 'rice-field-tofu-morning',
    merchant: 'ricefield-house',
    kind: 'dated',
    categories: ['cooking', 'hikes'],
    scenes: ['ricefield-place', 'farmhouse-close', 'cooking'],
    name: t('Make tofu on the farm, eat it warm', '農場磨豆腐，趁熱吃'),
    line: t('Soaked overnight, ground by hand, gone by ten.', '浸一晚，手磨，十點前吃光。'),
    about: t(
      'A stone mill turned by two people who must agree on a speed. Boil, strain, set with ' +
        'gypsum, press under a brick. The first bowl has sugar; the second has spring onion and ' +
        'an argument.',
      '石磨兩人推，速度要夾。煮、隔、點石膏、用磚壓。第一碗落糖，第二碗落葱，然後開始爭論。',
    ),
    score: 4.7,
    reviews: 59,
    notices: ['hours-2-5', 'up-to-12'],
    plans: [
      plan('one', t('One person', '一位'), 280, 238, {
        calendar: [slots(['08:00'], 12, { days: [6, 7] })],
      }),
    ],
  }),
  product(cups, {
    key: 'gongfu-tea-for-beginners',
    merchant: 'round-window-tea',
    branches: ['sheung-wan'],
    kind: 'dated',
    scenes: ['teaceremony'],
    name: t('Gongfu tea: nine cups, one leaf', '功夫茶入門：一款茶，九杯'),
    line: t(
      'The first cup is for the cups. The fifth is for you.',
      '第一泡是給杯的，第五泡才是給你的。',
    ),
    about: t(
      'One oolong, nine infusions, an hour and a half in a room without a clock. You learn to ' +
        'pour from the wrist and to stop before the pot thinks it is finished.',
      '一款烏龍、九泡，一間沒有鐘的房，個半小時。學用手腕出湯，並在壺以為完了之前停。',
    ),
    score: 4.8,
    reviews: 231,
    notices: ['minutes-90', 'up-to-6'],
    plans: [
      plan('seat', t('One seat', '一位'), 320, 280, {
        calendar: [slots(['11:30', '14:30', '17:00'], 6, { days: [2, 3, 4, 5, 6, 7] })],
      }),
    ],
  }),
  product(cups, {
    key: 'blend-your-own-scented-tea',
    merchant: 'round-window-tea',
    branches: ['tai-hang'],
    kind: 'dated',
    scenes: ['teaceremony-close', 'flower'],
    name: t('Scent your own tea with this week’s flowers', '用本週的花，窨一罐茶'),
    line: t(
      'Jasmine in summer, osmanthus in autumn, patience throughout.',
      '夏天茉莉，秋天桂花，四季都要耐性。',
    ),
    about: t(
      'Layer leaf and flower, wait, lift the flower out, repeat. The tin goes home sealed and ' +
        'is not to be opened for ten days. People open it on day six.',
      '一層茶、一層花，等，挑走花，再來。罐封好帶走，十日後才可以開，大家都是第六日開。',
    ),
    score: 4.6,
    reviews: 74,
    plans: [
      plan('tin', t('One tin', '一罐'), 380, 330, {
        calendar: [slots(['13:00'], 8, { days: [5, 6, 7] })],
      }),
    ],
  }),
  product(cups, {
    key: 'milk-tea-pulling-lesson',
    merchant: 'fan-blade-ice-room',
    branches: ['to-kwa-wan'],
    kind: 'dated',
    categories: ['tea-coffee'],
    scenes: ['milktea', 'milktea-close', 'milktea-detail', 'milktea-place'],
    name: t('Hong Kong milk-tea class', '港式奶茶班：跟茶檔師傅拉奶茶'),
    line: t(
      'Four leaves, one cloth, six pulls, no questions during.',
      '四款茶葉、一隻布袋、拉六次，期間勿問。',
    ),
    about: t(
      'After the shop shuts. Broken orange pekoe for strength, dust for colour, two more he ' +
        'will not name. You pull until your shoulder objects, then drink it with evaporated ' +
        'milk and no regrets.',
      '打烊後開課。茶葉有粗有細，兩款他不肯說。拉到膊頭抗議為止，落淡奶，喝下去。',
    ),
    score: 4.8,
    reviews: 129,
    notices: ['minutes-60', 'up-to-6', 'cantonese-only'],
    plans: [
      plan('one', t('One person', '一位'), 220, 188, {
        calendar: [slots(['19:15'], 6, { days: [2, 4, 6] })],
      }),
    ],
  }),
  product(cups, {
    key: 'latte-art-after-closing',
    merchant: 'milkcrate-coffee',
    branches: ['kennedy-town'],
    kind: 'dated',
    scenes: ['coffee-close'],
    name: t('Pour a leaf: latte art after closing', '打烊後學拉花：一片葉'),
    line: t('Most first leaves are onions. Onions are fine.', '第一片葉多半像洋葱，洋葱也好。'),
    about: t(
      'Two people to a machine, six litres of milk, a barista who says little and moves your ' +
        'wrist. The heart comes in the first half hour; the leaf comes when you stop trying.',
      '兩人一部機、六公升奶，咖啡師話少，會扶你的手腕。心形半小時學會，葉子要等你不再用力。',
    ),
    angleMark: mark('ink', 'Four seats a night', '每晚四位'),
    score: 4.7,
    reviews: 163,
    notices: ['hours-2', 'up-to-6'],
    plans: [
      plan('one', t('One person', '一位'), 420, 360, {
        calendar: [slots(['18:30'], 4, { days: [2, 4] })],
        additions: [
          addition('jug', t('To practise at home', '回家練習'), 'multiple', [
            ['jug', 'Milk jug', '拉花缸', 160, 2],
          ]),
        ],
      }),
    ],
  }),
];
