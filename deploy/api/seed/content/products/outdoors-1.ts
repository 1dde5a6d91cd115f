import {
  addition,
  faq,
  mark,
  options,
  plan,
  product,
  slots,
  wholeDays,
  people,
  children,
} from '../build.ts';
import { t } from '../text.ts';
import type { ProductContent } from '../types.ts';
import { outdoor } from './families-play.ts';
import { stroll } from './families-visit.ts';

const cycling: typeof outdoor = {
  ...outdoor,
  categories: ['cycling'],
  notices: ['kit-included', 'change-24', 'typhoon', 'show-phone'],
  schedule: t(
    'Be at the shop ten minutes early for the saddle. Bicycles are due back by 18:30.',
    '提早十分鐘到店調座墊，18:30前還車。',
  ),
  expect: t(
    'Every bicycle is checked in the morning, and the saddle is set to you before you go.',
    '每輛單車早上檢查過，出發前按你調好座墊。',
  ),
  faqs: [
    faq(
      t('What should I wear?', '要穿甚麼？'),
      t(
        'Trousers that keep clear of the chain, shoes with a sole, and something against the sun.',
        '不會捲進鏈的褲、有底的鞋，和防曬的東西。',
      ),
    ),
    faq(
      t('What if it rains?', '下雨怎麼辦？'),
      t(
        'In a shower you ride. Under a rainstorm warning you choose another day or your money.',
        '小雨照踩；暴雨警告可選擇改期或退款。',
      ),
    ),
  ],
  closing: t(
    'Helmet, lock and a puncture kit are included. If a tyre goes flat, ring; somebody comes ' +
      'on a cargo bike.',
    '連頭盔、鎖及補胎工具。爆胎請致電，有人踩載貨單車來。',
  ),
  howToUse: t(
    'Show the voucher at the shop where you collect the bicycle.',
    '於取車分店出示電子券。',
  ),
};
const camping: typeof outdoor = {
  ...outdoor,
  categories: ['camping'],
  notices: ['one-night', 'kit-included', 'change-7-days', 'typhoon'],
  schedule: t(
    'In from 16:00, out by 12:00. Gates close at 21:00 and the lamps go down at 22:30.',
    '下午4時入營，正午12時離營。晚上9時關閘，10時半調暗燈。',
  ),
  planLine: t('Tent and bedding included', '連帳幕及被鋪'),
  expect: t(
    'Somebody shows you the tent, the tap and the lavatory, then leaves you to the evening.',
    '有人帶你看帳幕、水喉和洗手間，晚上便留給你。',
  ),
  faqs: [
    faq(
      t('What if it rains?', '下雨怎麼辦？'),
      t(
        'The tents are dry in ordinary rain. Under a rainstorm warning you choose another day ' +
          'or your money.',
        '一般的雨，帳內不濕。暴雨警告可選擇改期或退款。',
      ),
    ),
    faq(
      t('Are dogs welcome?', '可以帶狗嗎？'),
      t(
        'On a lead, with water of their own, and after asking the camp.',
        '牽繩、自備食水，並先問營地。',
      ),
    ),
    faq(
      t('Is there a lavatory?', '有洗手間嗎？'),
      t('Yes, a clean one, a minute from the tents.', '有，乾淨，離帳幕一分鐘。'),
    ),
  ],
  closing: t(
    'Bring a toothbrush, a torch and a jumper. Bedding, stove, water and coffee are there.',
    '帶牙刷、電筒和毛衣。被鋪、爐具、食水及咖啡已備。',
  ),
  howToUse: t(
    'Show the voucher at the camp office, which is the tent with the flag.',
    '於營地辦事處出示電子券，即插旗的那個帳幕。',
  ),
};
const climbing: typeof outdoor = {
  ...outdoor,
  categories: ['climbing'],
  notices: ['kit-included', 'age-8', 'instant', 'change-24'],
  schedule: t(
    'Come fifteen minutes early to sign the form and find shoes that pinch the right amount.',
    '提早十五分鐘到，簽表格，找一雙夾得剛好的鞋。',
  ),
  expect: t(
    'Somebody on the floor watches every wall, and shows you the first way up if you ask.',
    '地面有職員看着每面牆，開口便示範第一條線。',
  ),
  terms: t(
    'Under signal 8 or a black rainstorm the walls close, and you choose another day or your ' +
      'money.',
    '八號風球或黑雨關閉，可選擇改期或退款。',
  ),
  closing: t(
    'Shoes, harness and chalk are included. Wear something you can lift a knee in, and socks.',
    '連攀石鞋、安全帶及鎂粉。穿抬得起膝的衣服，並穿襪。',
  ),
  howToUse: t(
    'Show the voucher at the desk. Under 16s need a parent’s signature.',
    '於櫃位出示電子券，16歲以下須家長簽署。',
  ),
  faqs: [
    faq(
      t('I am afraid of heights.', '我畏高。'),
      t(
        'So is half the staff. You stop where you like and are lowered gently.',
        '一半職員都畏高。想停便停，慢慢放你下來。',
      ),
    ),
    faq(
      t('Do I need a partner?', '要有拍檔嗎？'),
      t(
        'No. The instructor holds the rope, or one of the machines does.',
        '不用，導師拉繩，或者由自動確保器負責。',
      ),
    ),
  ],
};

/** Walks, bicycles, tents and walls. */
export const outdoors1: readonly ProductContent[] = [
  product(outdoor, {
    key: 'four-beaches-walk-with-boat-home',
    merchant: 'ridge-and-bay',
    kind: 'dated',
    scenes: ['ridge-close'],
    name: t('Four beaches on foot, and a boat home', '四灘徒步，坐船回程'),
    line: t('Eleven kilometres that nobody has to walk back.', '十一公里，不用走回頭路。'),
    about: t(
      'Over the shoulder of the hill and down to the first beach by ten. Noodles at the hut ' +
        'on the third. The boat noses in to the fourth at three, and it is uphill for no one.',
      '翻過山膊，十點到第一個灘。第三個灘的士多吃麵。三點，船頭靠上第四個灘，沒有人再上斜。',
    ),
    score: 4.8,
    reviews: 283,
    notices: ['hours-6'],
    plans: [
      plan('walk', t('One walker, boat included', '一位，連船'), 480, 420, {
        calendar: [slots(['08:00'], 12, { days: [6, 7] })],
      }),
    ],
  }),
  product(outdoor, {
    key: 'night-ridge-city-lights',
    merchant: 'ridge-and-bay',
    kind: 'dated',
    scenes: ['nightridge', 'nightridge-close', 'nightridge-place', 'ridge'],
    name: t('Night hike above Kowloon', '九龍夜行山：俯瞰全城夜景'),
    line: t('Four hundred steps, then ten million lights.', '四百級之後，一千萬盞燈。'),
    about: t(
      'Up the back of the ridge with head torches, off with the torches at the top. You sit ' +
        'on a warm rock and the city does the rest. There is a thermos.',
      '戴頭燈由後山上，到頂關燈。坐在還暖的石上，其餘由城市負責。有保溫壺。',
    ),
    location: {
      text: t('Meet at Choi Hung station, Exit C', '彩虹站C出口集合'),
      district: 'wong-tai-sin-district',
      latitude: 22.3349,
      longitude: 114.2089,
    },
    score: 4.8,
    reviews: 309,
    notices: ['hours-3'],
    plans: [
      plan('walk', t('One walker', '一位'), 280, 238, {
        calendar: [slots(['18:45'], 12, { days: [3, 5, 6] })],
      }),
    ],
  }),
  product(outdoor, {
    key: 'geology-for-people-who-slept-through-it',
    merchant: 'ridge-and-bay',
    kind: 'dated',
    scenes: ['ridge-place', 'kayak-detail'],
    name: t('High Island geology walk with a geologist', '萬宜地質導賞：六角岩柱'),
    line: t('A hundred and forty million years in four hours.', '一億四千萬年，四小時講完。'),
    about: t(
      'A volcano blew up here and cooled very slowly, which is why the cliffs look like a box ' +
        'of pencils. She brings a hammer, a hand lens and a good supply of patience.',
      '這裏的火山爆發後慢慢冷卻，所以崖壁像一盒鉛筆。她帶了錘、放大鏡和足夠的耐性。',
    ),
    score: 4.7,
    reviews: 121,
    coinRatio: 0,
    notices: ['hours-4'],
    plans: [
      plan('walk', t('One person', '一位'), 360, 318, {
        calendar: [slots(['09:30'], 12, { days: [7] })],
      }),
    ],
  }),
  product(stroll, {
    key: 'long-valley-birds-at-seven',
    merchant: 'ricefield-house',
    kind: 'dated',
    scenes: ['ricefield-detail', 'ricefield-place', 'ridge-place', 'ridge-detail'],
    name: t('Bird watching in the rice fields, 7 am', '稻田觀鳥，早上七點'),
    line: t('Binoculars are lent. Silence is expected.', '望遠鏡借你，請保持安靜。'),
    about: t(
      'Snipe in the stubble, wagtails on the bund, once a year something that makes the guide ' +
        'drop his flask. You walk two kilometres in two hours, which is the right speed for ' +
        'looking.',
      '田裡有沙錐，基圍上有鶺鴒，一年一次出現令領隊掉了水壺的東西。兩小時走兩公里，正是看東西的速度。',
    ),
    score: 4.7,
    reviews: 88,
    notices: ['hours-2', 'kit-included'],
    plans: [
      plan('walk', t('One person, porridge after', '一位，連粥'), 220, 188, {
        calendar: [slots(['07:00'], 10, { days: [6, 7] })],
      }),
    ],
  }),
  product(stroll, {
    key: 'plant-rice-pull-radish',
    merchant: 'ricefield-house',
    kind: 'dated',
    scenes: ['ricefield', 'ricefield-close', 'ricefield-detail', 'ricefield-place'],
    name: t('Rice farm morning, mud to the knee', '農場體驗：落田一個早上'),
    line: t('Boots in every size. You will still get some in.', '水靴齊碼，還是會入泥。'),
    about: t(
      'Whatever the field wants that week: planting, weeding, or pulling radishes that come ' +
        'out with a pop. Lunch is cooked with what you pulled, so pull well.',
      '看那星期田要甚麼：插秧、除草，或拔蘿蔔，啵一聲出來。午飯就煮你拔的，所以拔好一點。',
    ),
    score: 4.6,
    reviews: 176,
    notices: ['hours-4', 'age-3'],
    plans: [
      plan('place', t('Morning and lunch', '早上農務連午飯'), 280, 238, {
        people: people(12, children(4, 11, 180, 148)),
        calendar: [slots(['09:00'], 40, { days: [6, 7] })],
      }),
    ],
  }),
  product(stroll, {
    key: 'old-city-stairs-walk',
    merchant: 'ridge-and-bay',
    kind: 'dated',
    scenes: ['tram-place'],
    name: t('Sheung Wan stairs: guided walk', '上環樓梯街導賞'),
    line: t(
      'Every staircase has a grudge. The guide knows them all.',
      '條條樓梯都有恩怨，領隊全部知道。',
    ),
    about: t(
      'Ladder streets, a plague pit, a temple that used to be a bar and the other way round. ' +
        'Up to Tai Ping Shan and down to the herbal tea shop, which is the medicine for it.',
      '樓梯街、疫區舊址、由廟變酒吧的地方，以及反過來的。上到太平山街，落到涼茶舖，剛好醫你。',
    ),
    location: {
      text: t('Meet at Sheung Wan station, Exit A2', '上環站A2出口集合'),
      district: 'sheung-wan',
      latitude: 22.2866,
      longitude: 114.1519,
    },
    score: 4.7,
    reviews: 164,
    notices: ['hours-2-5'],
    plans: [
      plan('walk', t('One walker', '一位'), 240, 198, {
        calendar: [slots(['10:00', '16:00'], 12, { days: [5, 6, 7] })],
      }),
    ],
  }),
  product(cycling, {
    key: 'tolo-one-way-bicycle',
    merchant: 'two-wheels-tolo',
    branches: ['sha-tin', 'tai-mei-tuk'],
    kind: 'dated',
    scenes: ['cycling'],
    name: t('Tolo Harbour, one way by bicycle', '吐露港單程單車'),
    line: t(
      'Twenty-two flat kilometres with the sea on your right.',
      '二十二公里平路，海一直在右手邊。',
    ),
    about: t(
      'Take it in Sha Tin, leave it at Tai Mei Tuk. In between there is a dam, a very good ' +
        'tofu pudding and a heron who owns a particular post.',
      '沙田取車，大美督還車。途中有一條堤、一碗很好的豆花，和一隻佔住某支柱的鷺。',
    ),
    score: 4.6,
    reviews: 712,
    plans: [
      plan('adult', t('Adult bicycle', '成人單車'), 128, 98, {
        calendar: [slots(['08:30', '10:00', '13:00'], 40)],
        options: [
          options('frame', t('Frame', '車架'), 'dropdown', [
            ['small', 'Small, under 160 cm', '細碼（160厘米以下）'],
            ['medium', 'Medium', '中碼'],
            ['large', 'Large, over 180 cm', '大碼（180厘米以上）'],
          ]),
        ],
        additions: [
          addition(
            'helmet',
            t('Helmet', '頭盔'),
            'multiple',
            [
              ['small', 'Small', '細碼', 0, 6],
              ['medium', 'Medium', '中碼', 0, 6],
              ['large', 'Large', '大碼', 0, 6],
            ],
            true,
          ),
          addition('seat', t('Add', '加配'), 'multiple', [
            ['seat', 'Child seat', '兒童座椅', 40, 1],
            ['lock', 'Good lock', '好鎖', 20, 2],
          ]),
        ],
      }),
      plan('tandem', t('Tandem', '雙人單車'), 220, 178, {
        calendar: [slots(['08:30', '10:00', '13:00'], 10)],
      }),
    ],
  }),
  product(cycling, {
    key: 'learn-to-ride-at-any-age',
    merchant: 'two-wheels-tolo',
    branches: ['ma-on-shan'],
    kind: 'dated',
    scenes: ['cycling-detail'],
    name: t('Learn to ride at forty, or four', '四十歲或四歲，學踩單車'),
    line: t('Pedals off first. It works on everyone.', '先拆腳踏，對誰都管用。'),
    about: t(
      'Two hours on an empty promenade before the joggers. You scoot, you coast, the pedals ' +
        'go back on and it turns out you have been able to do it for ten minutes.',
      '跑步的人來之前，空蕩的海濱兩小時。先蹬地、再滑行，裝回腳踏才發覺，原來十分鐘前已經會了。',
    ),
    score: 4.9,
    reviews: 139,
    notices: ['hours-2', 'age-3'],
    plans: [
      plan('lesson', t('One learner', '一位'), 380, 328, {
        calendar: [slots(['07:30'], 4, { days: [6, 7] })],
      }),
    ],
  }),
  product(cycling, {
    key: 'evening-ride-to-the-dam',
    merchant: 'two-wheels-tolo',
    branches: ['tai-mei-tuk'],
    kind: 'dated',
    scenes: ['cycling-place'],
    name: t('Evening ride along the dam, skewers after', '黃昏踩主壩，之後吃串燒'),
    line: t('Two kilometres dead straight, water on both sides.', '兩公里筆直，兩邊都是水。'),
    about: t(
      'Out as the sun goes behind Pat Sin Leng, back with the lamps on. A table is kept at ' +
        'the barbecue place where the owner lends you his tongs and takes them back if you burn ' +
        'things.',
      '太陽落到八仙嶺後出發，亮燈回程。燒烤場留了枱，老闆借你夾，燒燶便收回。',
    ),
    schedule: t(
      'Be at the shop ten minutes early for the saddle. Everybody rides back together after ' +
        'supper.',
      '提早十分鐘到店調座墊，晚飯後一同回程。',
    ),
    score: 4.7,
    reviews: 93,
    plans: [
      plan('ride', t('Bicycle and supper', '單車連晚飯'), 320, 278, {
        calendar: [slots(['17:00'], 16, { days: [5, 6] })],
      }),
    ],
  }),
  product(camping, {
    key: 'bell-tent-on-the-far-beach',
    merchant: 'far-beach-camps',
    branches: ['lantau'],
    kind: 'dated',
    scenes: ['camp-place'],
    name: t('Bell tent on the far beach, supper on the stove', '遠灘鐘形帳篷，爐上有晚飯'),
    line: t('Real mattress, real stars, a kettle that whistles.', '真床褥、真星星，水滾會響的煲。'),
    about: t(
      'The tent is up and the lamp is lit when you walk down the path. There is stew, there ' +
        'is bread, there is a telescope left out under a cloth. In the morning somebody has ' +
        'swept the sand off your step.',
      '沿小路走下來，帳幕已架好，燈已亮。有炆鍋、有麵包，布底下有望遠鏡。早上，有人替你掃走了台階的沙。',
    ),
    angleMark: mark('moss', 'Supper included', '連晚飯'),
    score: 4.7,
    reviews: 247,
    plans: [
      plan('two', t('Tent for two', '二人帳'), 1480, 1180, {
        calendar: [
          wholeDays(8, { days: [1, 2, 3, 4, 7] }),
          wholeDays(8, { days: [5, 6], now: 1380 }),
        ],
      }),
      plan('four', t('Tent for four', '四人帳'), 2280, 1880, { calendar: [wholeDays(4)] }),
    ],
  }),
  product(camping, {
    key: 'stargazing-camp-luk-keng',
    merchant: 'far-beach-camps',
    branches: ['luk-keng'],
    kind: 'dated',
    scenes: ['camp'],
    name: t('Stargazing camp with an astronomer and soup', '觀星營，天文導師與熱湯'),
    line: t(
      'As far from street lamps as a minibus will take you.',
      '小巴去得到的、離街燈最遠的地方。',
    ),
    about: t(
      'Two telescopes, a laser pointer, and a man who can find Saturn with his thumb. If it ' +
        'clouds over he tells the stories instead, which some people prefer.',
      '兩支望遠鏡、一支激光筆，一個用拇指便找到土星的人。多雲便改講故事，有人更喜歡這樣。',
    ),
    score: 4.8,
    reviews: 115,
    plans: [
      plan('place', t('One camper', '一位'), 580, 498, {
        calendar: [wholeDays(16, { days: [5, 6] })],
      }),
    ],
  }),
  product(camping, {
    key: 'first-camp-with-children',
    merchant: 'far-beach-camps',
    branches: ['lantau'],
    kind: 'dated',
    scenes: ['camp-detail'],
    name: t('A first camp for families, home by noon', '第一次家庭露營，翌日正午回家'),
    line: t('Eighteen hours, which is exactly enough.', '十八小時，剛剛好。'),
    about: t(
      'Arrive at six, torch walk at eight, marshmallows until somebody is sticky. A grown-up ' +
        'with a first-aid badge sleeps in the next tent and makes the pancakes.',
      '六點到，八點夜行，棉花糖烤到有人黐手。隔籬帳睡着一個有急救牌的大人，早上班戟由他煎。',
    ),
    score: 4.7,
    reviews: 168,
    plans: [
      plan('family', t('Family of four', '一家四口'), 1880, 1580, {
        calendar: [wholeDays(6, { days: [5, 6] })],
        additions: [
          addition('child', t('Extra', '加配'), 'multiple', [
            ['child', 'Another child', '多一位小朋友', 180, 2],
          ]),
        ],
      }),
    ],
  }),
  product(climbing, {
    key: 'first-climb-top-rope',
    merchant: 'chalk-wall',
    kind: 'dated',
    scenes: ['climb'],
    name: t('First climb on a rope, shoes and nerve included', '首次上繩攀石，連鞋連膽'),
    line: t('Fourteen metres. You can stop at four and wave.', '十四米，四米停下來揮手也可以。'),
    about: t(
      'A knot, a partner check, and then the wall, which is easier than it looks until it is ' +
        'not. The instructor talks you past the place where everybody stops.',
      '打結、互相檢查，然後上牆。看似難，其實易，直到某一點。人人都停在那裡，導師會帶你過去。',
    ),
    score: 4.8,
    reviews: 356,
    notices: ['minutes-90'],
    plans: [
      plan('one', t('One climber', '一位'), 320, 268, {
        calendar: [slots(['11:00', '14:00', '19:30'], 8)],
      }),
      plan('pair', t('Two climbers', '兩位'), 600, 488, {
        calendar: [slots(['11:00', '14:00', '19:30'], 4)],
      }),
    ],
  }),
  product(climbing, {
    key: 'ten-visit-bouldering-card',
    merchant: 'chalk-wall',
    kind: 'limited',
    scenes: ['climb-close'],
    name: t('Ten evenings of bouldering', '抱石十次'),
    line: t('New routes on Thursdays. Your forearms will know.', '逢星期四換線，前臂會知道。'),
    about: t(
      'Ten visits at either wall, booked by the hour so that it is never a crowd watching you ' +
        'fall. Share the card with one friend, not the shoes.',
      '兩間分店通用十次，按時段預約，免得一群人看你跌。卡可與一位朋友共用，鞋不可。',
    ),
    score: 4.7,
    reviews: 204,
    notices: ['book-after'],
    buyLimit: 2,
    plans: [
      plan('ten', t('Ten visits', '十次'), 1800, 1480, {
        quota: 250,
        validForDays: 120,
        usageLimit: 10,
        calendar: [slots(['10:00', '14:00', '18:00', '20:30'], 20)],
      }),
    ],
  }),
  product(climbing, {
    key: 'kids-wall-saturday',
    merchant: 'chalk-wall',
    branches: ['kwai-chung'],
    kind: 'dated',
    scenes: ['climb-detail'],
    name: t('Saturday wall club for children', '星期六兒童攀石會'),
    line: t('They go up like lizards. Bring a book.', '他們像蜥蜴般上去，你帶本書便可。'),
    about: t(
      'An hour and a half of games on the low wall and one honest climb on the high one. ' +
        'Parents sit behind glass with coffee, unable to help, which is the point.',
      '矮牆上玩個半小時，再認真爬一次高牆。家長隔着玻璃喝咖啡，幫不上忙，這正是用意。',
    ),
    score: 4.8,
    reviews: 142,
    notices: ['minutes-90'],
    plans: [
      plan('child', t('One child, 6 to 12', '小朋友一位（6至12歲）'), 240, 208, {
        calendar: [slots(['10:00', '12:00'], 12, { days: [6] })],
      }),
    ],
  }),
];
