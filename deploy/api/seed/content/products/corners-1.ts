import {
  addition,
  mark,
  options,
  plan,
  product,
  slots,
  wholeDays,
  people,
  children,
  seniors,
} from '../build.ts';
import { t } from '../text.ts';
import type { ProductContent } from '../types.ts';
import { anyDayTable, bookLater, drinks, room } from './families-food-stay.ts';
import { cashCoupon, charter, outdoor, sailing, ticket, treatment } from './families-play.ts';
import { ride, session } from './families-visit.ts';

/** The corners the home page opens with. */
export const corners1: readonly ProductContent[] = [
  product(room, {
    key: 'harbour-view-staycation-with-breakfast',
    merchant: 'hotel-mooring',
    kind: 'dated',
    shelf: 'auto-sold-out',
    shelfHours: 30,
    scenes: ['room', 'lobby'],
    name: t(
      'Harbour-view staycation with breakfast and 14:00 late checkout',
      '海景房住宿連早餐，延至14:00退房',
    ),
    line: t(
      'Upper-floor room, window seat, and a breakfast that runs until eleven.',
      '高層海景、窗邊坐椅，早餐供應至十一時。',
    ),
    about: t(
      'The bed faces the glass, so the first thing you see is a barge. Breakfast is congee, ' +
        'eggs or both, and nobody looks at a watch until eleven.\n\nLate checkout is at two, ' +
        'printed on the key card so that you need not ask twice.',
      '床正對玻璃，張開眼第一樣看到的是躉船。早餐有粥、有蛋，或兩樣都要，十一時前沒有人看錶。\n\n兩點退房寫在房卡上，不用再問。',
    ),
    angleMark: mark('moss', 'Late checkout', '延遲退房'),
    score: 4.7,
    reviews: 1907,
    plans: [
      plan('harbour-twin', t('Harbour twin, upper floor', '高層海景雙床房'), 1880, 1380, {
        description: t('1 night, 2 guests, breakfast', '1晚，2位，連早餐'),
        calendar: [
          wholeDays(12, { days: [1, 2, 3, 4, 7] }),
          wholeDays(12, { days: [5, 6], was: 2280, now: 1680 }),
        ],
      }),
      plan('corner-suite', t('Corner suite, two windows', '轉角套房，兩面窗'), 2980, 2380, {
        calendar: [wholeDays(3)],
        additions: [
          addition('bed', t('Extras', '加配'), 'multiple', [
            ['bed', 'Third bed', '加床', 280, 1],
            ['cake', 'Birthday cake, half a pound', '半磅生日蛋糕', 188, 1],
          ]),
        ],
      }),
    ],
  }),
  product(sailing, {
    key: 'sunset-harbour-sail-with-a-drink-on-deck',
    merchant: 'green-hull-ferries',
    branches: ['tst-pier', 'central-pier'],
    kind: 'dated',
    scenes: ['harbour', 'harbour-golden'],
    name: t('Sunset harbour sail with a drink on deck', '維港日落航行連船上特飲一杯'),
    line: t(
      'Fifty minutes on the water, a drink in hand, and the skyline switching on.',
      '五十分鐘海上時光，一杯在手，看兩岸逐一亮燈。',
    ),
    about: t(
      'The boat leaves with the sun still on the towers and comes back with the lights on. ' +
        'Between the two there is a green hull, a wooden seat and a glass of something ' +
        'cold.\n\nThe 17:50 is the one. Before it the light is too white; after it you have the ' +
        'lights but not the sky.',
      '開船時陽光還在樓頂，回來時燈已全亮。中間是一艘綠船、一張木椅、一杯凍飲。\n\n17:50那班最好。早了，光太白；遲了，有燈沒有天。',
    ),
    angleMark: mark('moss', 'Drink included', '連一杯飲品'),
    score: 4.8,
    reviews: 1284,
    notices: ['minutes-50'],
    plans: [
      plan('upper', t('Upper deck, one drink', '上層甲板連一杯飲品'), 320, 248, {
        calendar: [slots(['17:00', '17:50', '18:50'], 60)],
        options: [
          options('drink', t('Your drink', '飲品'), 'chips', [
            ['fizz', 'Sparkling wine', '氣泡酒'],
            ['beer', 'Local lager', '本地啤酒'],
            ['soda', 'Salted lime soda', '鹹檸梳打'],
          ]),
        ],
      }),
      plan('lower', t('Lower deck, one drink', '下層船艙連一杯飲品'), 260, 198, {
        calendar: [slots(['17:00', '17:50', '18:50'], 60)],
      }),
    ],
  }),
  product(charter, {
    key: 'half-day-junk-to-the-green-bay',
    merchant: 'ridge-and-bay',
    kind: 'dated',
    scenes: ['junk'],
    name: t('Half-day junk to the green bay, shared boat', '半日中式帆船遊（與其他客人同船）'),
    line: t(
      'Red sails, a bay with no road to it, and twenty strangers who share the watermelon.',
      '紅帆、沒有路通的海灣，和二十個會分西瓜的陌生人。',
    ),
    about: t(
      'Out of Sai Kung by ten, anchored by eleven in water you can see your feet in. There is ' +
        'a swim, a noodle lunch cooked on board and another swim, in that order.\n\nThe sails ' +
        'go up on the way home, if there is any wind to put in them.',
      '十點離開西貢，十一點下錨，水清得看到腳。先游水，再吃船上煮的麵，然後再游水。\n\n回程有風便升帆。',
    ),
    location: {
      text: t('Meet at the steps of Sai Kung Public Pier', '西貢公眾碼頭梯台集合'),
      district: 'sai-kung',
      latitude: 22.3813,
      longitude: 114.2747,
    },
    angleMark: mark('amber', 'Earn 59 Tapcoin', '可賺59 Tapcoin'),
    score: 4.6,
    reviews: 618,
    notices: ['up-to-20'],
    plans: [
      plan('place', t('One place on the boat', '船位一個'), 690, 590, {
        calendar: [slots(['10:00'], 20, { days: [3, 5, 6, 7] })],
        additions: [
          addition('gear', t('On board', '船上租用'), 'multiple', [
            ['mask', 'Mask and snorkel', '面鏡及呼吸管', 60, 4],
            ['board', 'Paddle board, one hour', '直立板一小時', 120, 2],
          ]),
        ],
      }),
    ],
  }),
  product(treatment, {
    key: 'ninety-minute-camphor-oil-massage',
    merchant: 'still-room',
    branches: ['mong-kok'],
    kind: 'limited',
    scenes: ['spa'],
    name: t('90-minute camphor oil massage', '90分鐘樟木精油按摩'),
    line: t(
      'Oil pressed upstairs, hands that find the place before you say it.',
      '樓上蒸的油，你未開口，手已找到位置。',
    ),
    about: t(
      'Camphor warms and then cools, which is why your shoulders fall in two stages. Back ' +
        'first, then legs, then the small muscles behind the ears that nobody else bothers ' +
        'with.\n\nYou leave smelling faintly of your grandmother’s chest of drawers.',
      '樟木先暖後涼，肩膀分兩段鬆下來。先背、後腿，最後是耳後那些沒有人理會的小肌肉。\n\n離開時，身上有一點外婆樟木櫳的味道。',
    ),
    angleMark: mark('rose', '40% off', '六折'),
    score: 4.6,
    reviews: 980,
    notices: ['minutes-90', 'book-after'],
    plans: [
      plan('ninety', t('90 minutes', '90分鐘'), 880, 528, {
        quota: 600,
        validForDays: 120,
        calendar: [slots(['11:00', '13:00', '15:00', '17:00', '19:00', '21:00'], 4)],
        options: [
          options('therapist', t('Therapist', '技師'), 'chips', [
            ['any', 'No preference', '不拘'],
            ['woman', 'Female', '女技師'],
            ['man', 'A man', '男技師'],
          ]),
        ],
      }),
    ],
  }),
  product(ticket, {
    key: 'harbour-carnival-night-pass',
    merchant: 'pier-carnival-company',
    kind: 'dated',
    scenes: ['wheel', 'cabin'],
    name: t('Harbour carnival night pass with 20 tokens', '海濱嘉年華夜場通行證連20枚代幣'),
    line: t(
      'One wheel, forty stalls, and a goldfish-free prize policy.',
      '一座摩天輪、四十個攤位，獎品沒有金魚。',
    ),
    about: t(
      'In from five, out by eleven, with twenty tokens that last about two hours if you are ' +
        'careful with the hoopla. The wheel takes four tokens and gives back the whole ' +
        'harbour.\n\nThe brass band starts at seven. By nine they have reached the fourth tune.',
      '五點入場，十一點關門，二十枚代幣，擲圈克制一點可玩兩小時。摩天輪收四枚，換回整個海港。\n\n樂隊七點開始，九點吹到第四首。',
    ),
    schedule: t(
      'In from 17:00 on the day you book, out by 23:00. Last entry is at 22:15.',
      '所選日子17:00起入場，23:00關門，22:15截止入場。',
    ),
    angleMark: mark('moss', '20 tokens included', '連20枚代幣'),
    score: 4.3,
    reviews: 1450,
    plans: [
      plan('night', t('Night pass, 20 tokens', '夜場通行證連20枚代幣'), 280, 198, {
        calendar: [wholeDays(300)],
        additions: [
          addition('tokens', t('More tokens', '加購代幣'), 'multiple', [
            ['ten', '10 tokens', '10枚代幣', 80, 5],
          ]),
        ],
      }),
    ],
  }),
  product(drinks, {
    key: 'two-cocktails-on-the-43rd-floor',
    merchant: 'highwater-bar',
    kind: 'dated',
    scenes: ['bar'],
    name: t('Two cocktails on the 43rd floor', '43樓酒吧雞尾酒兩杯'),
    line: t(
      'Two drinks, one window, and the ferries small enough to pick up.',
      '兩杯酒、一扇窗，渡輪小得可以拾起。',
    ),
    about: t(
      'Stools along the north glass, a page of eight drinks and a bowl of olives that refills ' +
        'itself. Order the first; the bartender will have a view about the second.\n\nAfter ' +
        'half past nine the room turns its lamps down so that the city can turn up.',
      '北面玻璃前一列高櫈，一頁八款酒，一碟會自動添滿的橄欖。第一杯自己點，第二杯聽聽調酒師的意見。\n\n九點半後室內調暗，好讓城市亮一點。',
    ),
    angleMark: mark('amber', '10% back in Tapcoin', '回贈10% Tapcoin'),
    score: 4.5,
    reviews: 538,
    notices: ['hours-2'],
    coinRatio: 1,
    plans: [
      plan('two', t('Two cocktails', '雞尾酒兩杯'), 360, 268, {
        calendar: [slots(['17:30', '19:30', '21:30'], 16)],
        additions: [
          addition('bite', t('Something to eat', '小食'), 'multiple', [
            ['olives', 'Fried olives', '炸橄欖', 68, 3],
            ['toast', 'Prawn toast', '蝦多士', 98, 3],
          ]),
        ],
      }),
    ],
  }),
  product(ride, {
    key: 'crystal-floor-cable-car-return',
    merchant: 'cloudline-cable',
    kind: 'dated',
    scenes: ['cablecar'],
    name: t('Crystal-floor cable car, return ticket', '纜車水晶車廂來回票'),
    line: t(
      'Glass underfoot, cloud underneath it, and a hillside of hikers looking up.',
      '腳下是玻璃，玻璃下是雲，山上行人抬頭看你。',
    ),
    about: t(
      'Twenty-five minutes each way over a bay, a ridge and, on the right mornings, the top ' +
        'of the weather. The floor is glass; you may look at the horizon instead.\n\nGo before ' +
        'noon. The light is behind you and the queue is not.',
      '單程二十五分鐘，過海灣、過山脊，運氣好的早上，還會過雲。地板是玻璃，不看也可以，看遠處便是。\n\n正午前去，光在背後，人龍不在。',
    ),
    score: 4.5,
    reviews: 5240,
    plans: [
      plan('ticket', t('Return ticket', '來回票'), 365, 315, {
        people: people(12, children(3, 11, 265, 225), seniors(265, 225)),
        calendar: [slots(['09:30', '11:20', '13:00', '15:00'], 180)],
      }),
    ],
  }),
  product(
    { ...session, categories: ['rides'] },
    {
      key: 'private-heritage-tram-two-hours',
      merchant: 'bell-and-track',
      kind: 'dated',
      shelf: 'sold-out',
      scenes: ['tram'],
      name: t('Private heritage tram, two hours', '古董電車包車兩小時'),
      line: t(
        'Your own double-decker, at eleven kilometres an hour, bell included.',
        '自己的雙層電車，時速十一公里，連叮叮聲。',
      ),
      about: t(
        'Teak upstairs, brass everywhere, windows that drop with a strap. It runs from ' +
          'Causeway Bay to Western Market and back while your guests lean out and ' +
          'wave.\n\nThirty people, your own music, and food that does not spill.',
        '上層柚木，處處黃銅，車窗用皮帶放下。由銅鑼灣開到上環街市再折返，客人探身揮手。\n\n可載三十人，自選音樂，食物請選不會瀉的。',
      ),
      angleMark: mark('ink', 'Sold out', '已售罄'),
      score: 4.7,
      reviews: 129,
      notices: ['private', 'hours-2', 'merchant-confirms'],
      soldOutSetting: {
        button: t('See other rides and views', '看看其他遊樂及觀景'),
        introducer: t(
          'Every evening until March has gone. New dates open on the first of the month.',
          '三月前的晚上已全部訂滿，每月一日開放新日期。',
        ),
      },
      plans: [
        plan('hire', t('Whole tram, two hours', '全車兩小時'), 2480, undefined, {
          calendar: [slots(['18:00', '20:30'], 1)],
        }),
      ],
    },
  ),
  product(outdoor, {
    key: 'sunrise-ridge-walk',
    merchant: 'ridge-and-bay',
    kind: 'dated',
    scenes: ['ridge'],
    name: t('Sunrise ridge walk with tea at the top', '日出山脊行，山頂喝茶'),
    line: t('Start in the dark, finish before the buses fill up.', '摸黑出發，巴士擠滿之前收隊。'),
    about: t(
      'Head torches at ten past six, grass to the waist by half past, and then the sea comes ' +
        'up grey, pink and finally blue. Nobody talks much on the way up, which is the best ' +
        'part.\n\nAt the top there is tea from a flask and a bun from the shop that opens at ' +
        'five.',
      '六點十分戴上頭燈，六點半草已及腰，然後海由灰變粉紅，再變藍。上山時大家都不說話，那是最好的一段。\n\n山頂有一壺熱茶，和五點開門那間店的包。',
    ),
    score: 4.8,
    reviews: 366,
    notices: ['hours-3'],
    plans: [
      plan('walk', t('One walker', '一位'), 300, 260, {
        calendar: [slots(['06:10'], 12, { days: [3, 5, 6, 7] })],
      }),
    ],
  }),
  product(bookLater(anyDayTable), {
    key: 'afternoon-tea-for-two-book-later',
    merchant: 'harbour-lounge',
    kind: 'limited',
    categories: ['afternoon-tea'],
    scenes: ['tea-place', 'lobby'],
    name: t('Afternoon tea for two, the day chosen later', '雙人下午茶，日子後選'),
    line: t('Buy the teas now, choose the afternoons later.', '先買茶，後選下午。'),
    about: t(
      'Each voucher is one tea for two, booked on the day you like. Buy several and you have ' +
        'an excuse for every month until the terrace reopens.\n\nThree sittings, three parts of ' +
        'the room. The window goes first, then the lounge; the terrace is closed until March.',
      '每張券為一次雙人下午茶，自選日子。多買幾張，露台重開之前每個月都有藉口。\n\n三個時段、三個區域，窗邊先滿，然後是大廳；露台三月前暫停開放。',
    ),
    score: 4.6,
    reviews: 174,
    notices: ['book-after'],
    buyLimit: 10,
    plans: [
      plan('visit', t('One visit, tea for two', '雙人下午茶一次'), 398, 328, {
        quota: 500,
        validForDays: 140,
        calendar: [slots(['12:00', '14:30', '17:00'], 10, { days: [1, 2, 3, 4, 5, 6] })],
        closedInDays: [16, 23],
        options: [
          options('place', t('Table', '座位'), 'chips', [
            ['window', 'Window', '窗邊'],
            ['lounge', 'Lounge', '大廳'],
            ['terrace', 'Terrace', '露台', 0, 0],
          ]),
        ],
      }),
    ],
  }),
  product(cashCoupon, {
    key: 'tung-hing-100-cash-coupon',
    merchant: 'tung-hing-tea-house',
    kind: 'cash-coupon',
    scenes: ['coupon', 'dimsum', 'siumei'],
    name: t('HK$100 tea house cash coupon', 'HK$100茶居現金券'),
    line: t('Eighteen dollars off before the first basket lands.', '第一籠未上枱，先慳十八元。'),
    about: t(
      'Worth HK$100 at any of the twelve shops, breakfast to supper. Most families use three ' +
        'and leave with a pineapple bun each.',
      '十二間分店通用，由早市到宵夜面值HK$100。一家人通常用三張，臨走再拿幾個菠蘿包。',
    ),
    score: 4.7,
    reviews: 1620,
    plans: [plan('hundred', t('Worth HK$100', '面值HK$100'), 100, 82, { validForDays: 180 })],
  }),
];
