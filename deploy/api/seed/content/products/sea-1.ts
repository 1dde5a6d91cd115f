import {
  addition,
  faq,
  hk,
  mark,
  options,
  plan,
  product,
  slots,
  people,
  children,
  seniors,
} from '../build.ts';
import { t } from '../text.ts';
import type { ProductContent } from '../types.ts';
import { table } from './families-food-stay.ts';
import { charter, paddle, sailing } from './families-play.ts';
import { anyDay, stroll } from './families-visit.ts';

const weekend = [6, 7];
const villageWalk: typeof stroll = { ...stroll, categories: ['water-villages'] };
const villageSupper: typeof table = {
  ...table,
  categories: ['water-villages'],
  notices: ['instant', 'change-24', 'typhoon', 'show-phone'],
  schedule: t(
    'Everybody sits down together at the time you book; come ten minutes early, as the planks ' +
      'are slow going.',
    '全枱按所選時間一同開飯，板路走得慢，請早十分鐘到。',
  ),
  planLine: t('Supper and tea included', '連晚飯及茶'),
};
const nightBoat: typeof charter = {
  ...charter,
  notices: ['hours-4', 'change-7-days', 'typhoon', 'show-phone'],
  schedule: t(
    'Meet at the steps 15 minutes before. The captain chooses the water at dusk, by the wind.',
    '開船前15分鐘於梯台集合。黃昏看風，由船長決定去哪裏。',
  ),
  planLine: t('Crew, rods and life jackets', '連船員、魚竿及救生衣'),
  expect: t(
    'Rods and lamps are set out before you board, and a deckhand unhooks what you would ' +
      'rather not touch.',
    '上船前魚竿和燈已備好，不想碰的，水手替你解鈎。',
  ),
  closing: t(
    'Life jackets in every size and a cabin out of the wind. Nobody swims after dark.',
    '各款尺碼救生衣，有避風的船艙。入黑後不落水。',
  ),
  faqs: [
    faq(
      t('What if the sea is rough?', '浪大怎麼辦？'),
      t(
        'The captain finds sheltered water, or another day, by noon.',
        '船長正午前決定，換避風的水域，或改期。',
      ),
    ),
    faq(
      t('Can I bring food and drink?', '可以自備飲食嗎？'),
      t('Yes. There is an ice box. No glass on deck, please.', '可以，有冰箱。甲板上請勿用玻璃。'),
    ),
  ],
};
const speedboat: typeof charter = {
  ...charter,
  planLine: t('Guide, boat and life jackets', '連領隊、快艇及救生衣'),
  expect: t(
    'The guide goes ashore first, says what is worth the walk, and calls five minutes before ' +
      'the boat leaves.',
    '領隊先上岸，告訴你哪裏值得走，開船前五分鐘喊人。',
  ),
  closing: t(
    'Life jackets in every size and a dry bag between two. Bring a hat with a string and ' +
      'shoes that may get wet.',
    '各款尺碼救生衣，兩人一個防水袋。帶有繩的帽，穿可以濕的鞋。',
  ),
};
const hire: typeof paddle = {
  ...paddle,
  schedule: t(
    'Two hours from the time you book, carrying included.',
    '由所訂時間起兩小時，連搬艇在內。',
  ),
  planLine: t('Kit included', '連裝備'),
  expect: t(
    'The kit is laid out with your name on it, and somebody at the hut keeps an eye on the bay.',
    '裝備放好，寫着你的名，小屋有人看着海灣。',
  ),
  faqs: paddle.faqs.slice(1),
};
const surfing: typeof paddle = { ...paddle, categories: ['surfing'] };

/** Ferries, junks, paddles, boards and water villages. */
export const sea1: readonly ProductContent[] = [
  product(sailing, {
    key: 'first-ferry-breakfast-crossing',
    merchant: 'green-hull-ferries',
    branches: ['central-pier'],
    kind: 'dated',
    scenes: ['harbour-dawn'],
    name: t('First crossing of the day, with a bun and coffee', '頭班船，連包和咖啡'),
    line: t(
      'Forty minutes round the harbour before the harbour is awake.',
      '海港未醒，繞一圈四十分鐘。',
    ),
    about: t(
      'The crew are polishing brass and do not mind company. Coffee from a flask, a bun from ' +
        'Kennedy Town, and the light coming flat along the water from the east.',
      '船員在擦銅，不介意有人陪。保溫壺倒的咖啡，堅尼地城送來的包，光由東面貼着水面過來。',
    ),
    score: 4.8,
    reviews: 142,
    notices: ['minutes-45'],
    plans: [
      plan('seat', t('One seat', '一位'), 188, 158, {
        calendar: [slots(['06:50'], 40, { days: weekend })],
      }),
    ],
  }),
  product(sailing, {
    key: 'lights-show-sailing',
    merchant: 'green-hull-ferries',
    branches: ['tst-pier'],
    kind: 'dated',
    scenes: ['harbour-night'],
    name: t('Light-show cruise from the middle of the harbour', '燈光匯演航班：在海港正中看'),
    line: t(
      'The best seat for the light show is the one that floats.',
      '看燈光最好的位，是浮着的那個。',
    ),
    about: t(
      'We stop the engine at two minutes to eight, in the one spot where both shores face ' +
        'you. Ten minutes of light, then home slowly with the deck lamps off.',
      '七點五十八分關引擎，停在兩岸都正對着你的那一點。十分鐘燈光，然後熄了甲板燈慢慢回程。',
    ),
    score: 4.6,
    reviews: 976,
    notices: ['minutes-50'],
    plans: [
      plan('upper', t('Upper deck', '上層甲板'), 260, 218, { calendar: [slots(['19:30'], 80)] }),
      plan('lower', t('Lower deck', '下層船艙'), 220, 178, {
        calendar: [slots(['19:30'], 80)],
        limitedTime: { price: hk(158), startsInDays: 2, endsInDays: 9 },
      }),
    ],
  }),
  product(sailing, {
    key: 'dolphin-water-morning',
    merchant: 'green-hull-ferries',
    branches: ['tst-pier'],
    kind: 'dated',
    needsConfirmation: true,
    scenes: ['dolphins', 'dolphins-close', 'dolphins-detail', 'dolphins-place'],
    name: t('Dolphin watching with a biologist', '觀豚早航，生物學家同行'),
    line: t(
      'Some mornings they come. The talk is good either way.',
      '有些早上牠們會來，不來也聽得值。',
    ),
    about: t(
      'Three hours west, slowly, at a distance the dolphins agreed to. The biologist brings a ' +
        'hydrophone, so even on a blank day you hear them arguing about lunch.',
      '向西慢航三小時，保持海豚同意的距離。生物學家帶水聽器，看不到的日子，也聽得到牠們為午餐爭執。',
    ),
    score: 4.5,
    reviews: 87,
    notices: ['hours-4', 'merchant-confirms'],
    plans: [
      plan('seat', t('One seat', '一位'), 520, 460, {
        calendar: [slots(['08:30'], 30, { days: [6] })],
      }),
    ],
  }),
  product(sailing, {
    key: 'captains-wheel-for-children',
    merchant: 'green-hull-ferries',
    branches: ['central-pier'],
    kind: 'dated',
    scenes: ['harbour-close'],
    name: t('Captain for ten minutes: a family sailing', '做十分鐘船長：親子航程'),
    line: t('They steer. The real captain stands very close.', '小朋友揸舵，真船長站得很近。'),
    about: t(
      'A loop of the inner harbour with knots, flags and a turn at the wheel for anyone under ' +
        'twelve. The horn may be sounded once each, which is why it ends at noon.',
      '在內港繞一圈，學打繩結、認旗號，12歲以下輪流揸舵。船笛每人可響一次，所以正午前結束。',
    ),
    score: 4.8,
    reviews: 254,
    notices: ['age-3', 'minutes-60'],
    plans: [
      plan('pair', t('One adult, one child', '一大一小'), 320, 268, {
        calendar: [slots(['10:30'], 24, { days: weekend })],
      }),
    ],
  }),
  product(charter, {
    key: 'red-sail-private-day-charter',
    merchant: 'red-sail-charters',
    branches: ['aberdeen'],
    kind: 'dated',
    needsConfirmation: true,
    scenes: ['junk-place'],
    name: t('Red Sail for a day, up to thirty friends', '紅帆全日包船，最多三十人'),
    line: t(
      'A wooden boat, a cook, and a list you no longer have to make.',
      '一艘木船、一個廚師，你不用再開清單。',
    ),
    about: t(
      'Seven hours out of Aberdeen. The captain will offer three bays and a view on each; the ' +
        'cook will offer nothing and bring everything. Sails up whenever there is wind.',
      '由香港仔開出，七小時。船長提三個灣，各有評語；廚師甚麼都不提，甚麼都端來。有風便升帆。',
    ),
    score: 4.9,
    reviews: 173,
    notices: ['private', 'full-day', 'merchant-confirms'],
    plans: [
      plan('boat', t('Whole boat', '全船'), 12800, 9800, {
        calendar: [
          slots(['10:00'], 1, { days: [1, 2, 3, 4, 5] }),
          slots(['10:00'], 1, { days: weekend, was: 15800, now: 12800 }),
        ],
        options: [
          options('food', t('Lunch', '午餐'), 'dropdown', [
            ['noodles', 'Noodles and skewers', '麵及串燒'],
            ['seafood', 'Seafood from the slipway', '海鮮', 1800],
            ['vegetarian', 'Vegetarian', '素食'],
          ]),
        ],
        additions: [
          addition('toys', t('On the water', '水上'), 'multiple', [
            ['boards', 'Four paddle boards', '直立板四塊', 600, 1],
            ['slide', 'The slide', '滑梯', 900, 1],
          ]),
        ],
        needsNote: { label: t('Who is coming', '同行者'), required: true },
      }),
    ],
  }),
  product(nightBoat, {
    key: 'squid-fishing-night-boat',
    merchant: 'red-sail-charters',
    branches: ['sai-kung'],
    kind: 'dated',
    scenes: ['stilts-detail'],
    name: t('Squid-fishing night, rods and congee included', '夜釣墨魚，連魚竿及艇仔粥'),
    line: t(
      'Green lamps on the water, and something pulling back.',
      '水面一盞盞綠燈，線那頭有東西拉你。',
    ),
    about: t(
      'Out at half past six, lamps on at seven, and by eight somebody has screamed. The cook ' +
        'takes what you catch and makes congee of it; if you catch nothing he has some put by.',
      '六點半開船，七點亮燈，八點前總有人尖叫。釣到的交給廚師煮粥，釣不到他也留了一手。',
    ),
    angleMark: mark('ink', 'Friday to Sunday', '逢週五至日'),
    score: 4.5,
    reviews: 322,
    plans: [
      plan('place', t('One place', '一位'), 380, 320, {
        calendar: [slots(['18:30'], 24, { days: [5, 6, 7] })],
      }),
    ],
  }),
  product(charter, {
    key: 'learn-to-raise-a-junk-sail',
    merchant: 'red-sail-charters',
    branches: ['aberdeen'],
    kind: 'dated',
    scenes: ['junk-detail'],
    name: t('Raise a junk sail, then sail it', '學升帆，然後真的開出去'),
    line: t('Seven ropes, six names, one afternoon.', '七條繩、六個名、一個下午。'),
    about: t(
      'You haul, the battens climb, the thing opens like a fan and everyone goes quiet. After ' +
        'that it is only wind and where you would like to go.',
      '你拉繩，橫骨一節節升上去，帆像扇一樣打開，全船安靜。之後只剩下風，和你想去的地方。',
    ),
    score: 4.8,
    reviews: 61,
    notices: ['up-to-8', 'age-12'],
    plans: [
      plan('place', t('One place', '一位'), 880, 760, {
        calendar: [slots(['13:30'], 8, { days: weekend })],
      }),
    ],
  }),
  product(paddle, {
    key: 'sea-arch-kayak-half-day',
    merchant: 'paddle-yard',
    branches: ['sai-kung'],
    kind: 'dated',
    scenes: ['kayak'],
    name: t('Kayak to the sea arch and back', '獨木舟往海蝕拱，來回'),
    line: t(
      'Hexagonal cliffs, a hole through one, and you through the hole.',
      '六角岩柱，其中一面穿了洞，你穿過那個洞。',
    ),
    about: t(
      'Four kilometres each way with a beach in the middle. If the swell is right the guide ' +
        'takes you through the arch; if not, you look at it and eat an orange.',
      '單程四公里，中間有個沙灘。浪合適，領隊帶你穿拱；不合適，便望着它吃橙。',
    ),
    score: 4.8,
    reviews: 468,
    notices: ['up-to-12'],
    plans: [
      plan('single', t('Single kayak', '單人艇'), 620, 540, {
        calendar: [slots(['09:00'], 8, { days: [3, 4, 5, 6, 7] })],
      }),
      plan('double', t('Double kayak, two people', '雙人艇，兩位'), 1080, 920, {
        calendar: [slots(['09:00'], 6, { days: [3, 4, 5, 6, 7] })],
      }),
    ],
  }),
  product(paddle, {
    key: 'paddle-board-first-lesson',
    merchant: 'paddle-yard',
    branches: ['stanley', 'tai-mei-tuk'],
    kind: 'dated',
    scenes: ['kayak-place', 'kayak-close', 'kayak-detail', 'kayak'],
    name: t('Paddle board for beginners', '直立板初班'),
    line: t('Kneel, stand, fall, laugh, stand.', '跪、站、跌、笑、再站。'),
    about: t(
      'An hour and a half in flat water with a teacher who remembers being bad at it. By the ' +
        'end you will cross the bay standing; how elegantly is between you and the fish.',
      '平靜水面上個半小時，導師記得自己當年多差。完課前你會站着橫過海灣，姿勢只有魚知道。',
    ),
    score: 4.7,
    reviews: 391,
    notices: ['minutes-90', 'age-8'],
    plans: [
      plan('lesson', t('One lesson', '一課'), 420, 360, {
        calendar: [slots(['09:00', '11:00', '14:30'], 8)],
      }),
    ],
  }),
  product(paddle, {
    key: 'bioluminescence-night-paddle',
    merchant: 'paddle-yard',
    branches: ['tai-mei-tuk'],
    kind: 'dated',
    shelf: 'waiting',
    shelfHours: 400,
    scenes: ['kayak-night', 'kayak-close', 'kayak-detail'],
    name: t('Night paddle on dark water', '暗水夜划'),
    line: t(
      'No moon, no talking, and every stroke leaves a light.',
      '沒有月、不說話，每一槳留下一道光。',
    ),
    about: t(
      'Only on the dark week of each month, only when the plankton agree. Lamps off after ten ' +
        'minutes. If there is no glow you paddle under the stars and come again for nothing.',
      '只在每月最暗那星期，還要浮游生物同意。十分鐘後熄燈。沒有藍光便在星下划，下次免費再來。',
    ),
    score: 4.8,
    reviews: 29,
    notices: ['up-to-8'],
    plans: [
      plan('seat', t('One seat', '一位'), 580, 520, {
        calendar: [slots(['20:00'], 8, { days: [4, 5, 6] })],
      }),
    ],
  }),
  product(hire, {
    key: 'five-paddles-card',
    merchant: 'paddle-yard',
    kind: 'limited',
    scenes: ['kayak-close'],
    name: t('Five paddling sessions, whenever you like', '獨木舟及直立板五次卡'),
    line: t('For people who say they will go more often.', '給說過會多去的人。'),
    about: t(
      'Each voucher is two hours with a kayak or a board at any of the three beaches. Book ' +
        'the night before; the wind forecast is honest by then.',
      '每張券可在三個沙灘任何一個，用獨木舟或直立板兩小時。前一晚才訂，那時風報最準。',
    ),
    score: 4.6,
    reviews: 133,
    notices: ['book-after', 'hours-2'],
    buyLimit: 3,
    plans: [
      plan('five', t('Five visits', '五次'), 1400, 1100, {
        quota: 200,
        validForDays: 120,
        usageLimit: 5,
        calendar: [slots(['09:00', '11:00', '14:00'], 10)],
      }),
    ],
  }),
  product(surfing, {
    key: 'surf-lesson-shek-o',
    merchant: 'longboard-shed',
    branches: ['shek-o'],
    kind: 'dated',
    scenes: ['surf-close'],
    name: t('First surf lesson, with falling', '滑浪第一課，包跌'),
    line: t('They teach you to fall first. It turns out to be useful.', '先教跌，後來發覺很有用。'),
    about: t(
      'Twenty minutes on the sand learning to go from belly to feet, then waist-deep water ' +
        'and a push at the right second. Most people stand on the fifth wave and shout.',
      '沙上二十分鐘學由趴到站，然後水深及腰，導師在對的一秒推你。多數人第五個浪站起來，並大叫。',
    ),
    score: 4.7,
    reviews: 502,
    notices: ['hours-2', 'age-8'],
    plans: [
      plan('group', t('Group lesson', '小組課'), 580, 498, {
        calendar: [slots(['09:00', '13:00'], 8)],
      }),
      plan('private', t('One to one', '一對一'), 1180, 1050, { calendar: [slots(['11:00'], 2)] }),
    ],
  }),
  product(
    {
      ...anyDay,
      categories: ['surfing'],
      reviewBank: 'sea',
      notices: ['kit-included', 'swim-50', 'typhoon', 'show-phone'],
    },
    {
      key: 'south-lantau-board-and-bun',
      merchant: 'longboard-shed',
      branches: ['mui-wo'],
      kind: 'period',
      scenes: ['surf'],
      name: t('Surfboard hire for a morning, with a bun', '半日租滑浪板，連包'),
      line: t('Knock on the shed, sign the book, go.', '敲門、簽簿、落水。'),
      about: t(
        'A soft board and, from November, a suit. Keep them until noon. The bun is pork and ' +
          'still warm if you are out of the water by half past eleven.',
        '軟板一塊，十一月起連水衣，用到正午。十一點半前上岸，豬扒包還是熱的。',
      ),
      score: 4.5,
      reviews: 98,
      plans: [plan('morning', t('One morning', '一個早上'), 280, 238, { validForDays: 120 })],
    },
  ),
  product(villageWalk, {
    key: 'tai-o-stilt-house-walk',
    merchant: 'stilt-house-walks',
    kind: 'dated',
    scenes: ['stilts'],
    name: t('Tai O on the planks, with someone who grew up there', '大澳棚屋行，由棚屋長大的人帶'),
    line: t(
      'Shrimp paste, salt fish, and a bridge that used to be a rope.',
      '蝦膏、鹹魚，和從前是一條繩的橋。',
    ),
    about: t(
      'Two hours at walking pace, in and out of houses whose owners have agreed to be ' +
        'interrupted. You try the shrimp paste. You are told what the tide did in 2008.',
      '慢行兩小時，進出同意被打擾的人家。試蝦膏，聽2008年那次水浸。',
    ),
    score: 4.7,
    reviews: 344,
    notices: ['hours-2', 'cantonese-english', 'up-to-12'],
    plans: [
      plan('walk', t('One person', '一位'), 260, 228, {
        calendar: [slots(['10:30', '14:30'], 10, { days: [2, 3, 4, 5, 6, 7] })],
      }),
    ],
  }),
  product(villageSupper, {
    key: 'stilt-house-supper-at-low-tide',
    merchant: 'stilt-house-walks',
    kind: 'dated',
    scenes: ['stilts-night'],
    name: t('Supper on the planks at low tide', '退潮時，在棚屋吃晚飯'),
    line: t('Granny Wong cooks. You may carry plates.', '黃婆婆煮，你可以端菜。'),
    about: t(
      'Eight people, six dishes, one kerosene lamp for show and one electric one for the ' +
        'bones. The water goes out from under the floor while you eat.',
      '八個人、六道菜，一盞火水燈好看，一盞電燈挑骨。吃着吃着，水便從地板下退走。',
    ),
    score: 4.9,
    reviews: 73,
    notices: ['up-to-8', 'hours-3'],
    plans: [
      plan('seat', t('One seat', '一位'), 520, 468, {
        calendar: [slots(['18:00'], 8, { days: [5, 6] })],
      }),
    ],
  }),
  product(
    { ...anyDay, categories: ['sailings'], reviewBank: 'sea' },
    {
      key: 'green-hull-one-day-pass',
      merchant: 'green-hull-ferries',
      kind: 'period',
      scenes: ['harbour-place'],
      name: t('Ferry day pass: any green boat', '渡輪一日通行證（綠船任搭）'),
      line: t('The slow way round is still a way round.', '慢慢繞一圈，也是一圈。'),
      about: t(
        'Central, Tsim Sha Tsui, Wan Chai, North Point, as often as the timetable allows. ' +
          'Good with visitors, better without.',
        '中環、尖沙咀、灣仔、北角，班次許可便任搭。帶朋友好，自己一個更好。',
      ),
      schedule: t(
        'Any one day within the validity of the voucher, from the first boat to the last.',
        '有效期內任何一日，由頭班船到尾班船。',
      ),
      score: 4.6,
      reviews: 820,
      plans: [
        plan('pass', t('One-day pass', '一日通行證'), 88, 72, {
          people: people(12, children(3, 11, 48, 38), seniors(48, 38)),
          validForDays: 90,
        }),
      ],
    },
  ),
  product(speedboat, {
    key: 'sai-kung-island-hop-speedboat',
    merchant: 'ridge-and-bay',
    kind: 'dated',
    scenes: ['kayak-detail', 'junk-place', 'junk-close'],
    name: t('Island hopping: four islands by speedboat', '快艇跳島：四個島'),
    line: t(
      'A chapel, a salt pan, a reef and a beach with no name.',
      '一座小堂、一片鹽田、一道珊瑚，和一個沒有名的灘。',
    ),
    about: t(
      'Ten people and a boat that draws forty centimetres, so it goes where the ferries ' +
        'cannot. Twenty-five minutes ashore at each; the guide has the key to the chapel.',
      '十個人、一艘吃水四十厘米的船，渡輪去不到的地方它去得到。每島停二十五分鐘，小堂的鎖匙在領隊身上。',
    ),
    location: {
      text: t('Meet at the steps of Sai Kung Public Pier', '西貢公眾碼頭梯台集合'),
      district: 'sai-kung',
      latitude: 22.3813,
      longitude: 114.2747,
    },
    score: 4.7,
    reviews: 207,
    notices: ['hours-4', 'up-to-12'],
    plans: [
      plan('seat', t('One seat', '一位'), 480, 420, {
        calendar: [slots(['08:30'], 10, { days: [2, 4, 6, 7] })],
      }),
    ],
  }),
];
