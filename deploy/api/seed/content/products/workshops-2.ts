import { addition, faq, mark, options, plan, product, slots } from '../build.ts';
import { t } from '../text.ts';
import type { ProductContent } from '../types.ts';
import { posted } from './families-food-stay.ts';
import { workshop } from './families-play.ts';
import { session, stroll } from './families-visit.ts';

const painting: typeof workshop = { ...workshop, categories: ['painting'] };
const flowers: typeof workshop = { ...workshop, categories: ['flowers'] };
const scent: typeof workshop = { ...workshop, categories: ['scent'] };
const afloat: typeof workshop = {
  ...painting,
  schedule: t(
    'Be at the pier ten minutes early. The ferry leaves with or without its painters.',
    '請早十分鐘到碼頭，渡輪不等畫家。',
  ),
  planLine: t('Ferry, colours and paper included', '連船資、顏料及畫紙'),
  expect: t(
    'The teacher sits in the middle of the row and talks over the engine only when somebody asks.',
    '導師坐在一排正中，有人問，才蓋過引擎聲說話。',
  ),
  closing: t(
    'Colours, brushes, paper and the fares are included. Bring a hat, and somewhere flat for ' +
      'a wet picture.',
    '包顏料、畫筆、畫紙及船資。帶帽，和一個平放濕畫的地方。',
  ),
  howToUse: t('Show the voucher to the teacher at the pier.', '於碼頭向導師出示電子券。'),
  terms: t(
    'When the ferries stop for weather, you choose another day or your money.',
    '渡輪因天氣停航，可選擇改期或退款。',
  ),
  faqs: [
    faq(
      t('Do I need to have done it before?', '需要經驗嗎？'),
      t('No. The first crossing is for getting it wrong.', '不用，第一程是用來畫錯的。'),
    ),
    faq(
      t('What if I am late?', '遲到怎麼辦？'),
      t(
        'Ring the teacher. You join them when the ferry comes back.',
        '致電導師，等渡輪回來便加入。',
      ),
    ),
  ],
};

/** Painting, flowers and scent. */
export const workshops2: readonly ProductContent[] = [
  product(painting, {
    key: 'paint-a-junk-in-oils',
    merchant: 'north-light-atelier',
    kind: 'dated',
    scenes: ['easel'],
    name: t('Paint a junk in oils, in one afternoon', '一個下午，畫一艘油畫帆船'),
    line: t(
      'A north window, a red sail, and paint that forgives until it dries.',
      '北窗、紅帆，油彩未乾都還有得救。',
    ),
    about: t(
      'Block in the sea, leave the sail until you are brave. The teacher mixes the first red ' +
        'with you and lets you mix the next forty. You take it home wet, in a box made for it.',
      '先鋪海，帆留到有膽才畫。第一個紅色跟導師一起調，之後四十個自己來。未乾的畫裝進特製的盒帶走。',
    ),
    score: 4.7,
    reviews: 216,
    notices: ['hours-3'],
    plans: [
      plan('canvas', t('One canvas, 30 × 40 cm', '畫布一幅（30 × 40厘米）'), 520, 460, {
        calendar: [slots(['11:00', '15:00'], 8, { days: [2, 3, 4, 5, 6, 7] })],
        additions: [
          addition(
            'frame',
            t('Frame', '畫框'),
            'single',
            [
              ['none', 'No frame', '不用畫框', 0, 6],
              ['oak', 'Plain oak', '橡木框', 180, 6],
              ['black', 'Black float', '黑色浮框', 220, 6],
            ],
            true,
          ),
        ],
      }),
    ],
  }),
  product(painting, {
    key: 'life-drawing-wednesday',
    merchant: 'north-light-atelier',
    kind: 'dated',
    scenes: ['easel-close', 'easel-place', 'easel-detail', 'easel'],
    name: t('Life drawing on Wednesday nights', '星期三人體速寫'),
    line: t(
      'Two hours, one model, nobody looking at your paper.',
      '兩小時、一位模特兒，沒有人看你的紙。',
    ),
    about: t(
      'Ten poses of a minute, four of ten, one long one with tea in the middle. Charcoal and ' +
        'newsprint are on the table. The only rule is no photographs.',
      '十個一分鐘、四個十分鐘、一個長的，中間喝茶。炭筆和白報紙在枱上。唯一規矩：不准拍照。',
    ),
    score: 4.8,
    reviews: 104,
    notices: ['hours-2', 'age-18'],
    plans: [
      plan('easel', t('One easel', '一個畫架'), 260, 220, {
        calendar: [slots(['19:30'], 14, { days: [3] })],
      }),
    ],
  }),
  product(afloat, {
    key: 'watercolour-on-the-ferry',
    merchant: 'north-light-atelier',
    kind: 'dated',
    needsConfirmation: true,
    scenes: ['harbour-left', 'easel'],
    name: t('Watercolour on the ferry, there and back twice', '渡輪水彩，來回兩轉'),
    line: t('The subject moves. So do you. It averages out.', '景在動，你也在動，扯平。'),
    about: t(
      'Six people on the upper deck with a small box of colours and a jar that is wedged. The ' +
        'crossing takes ten minutes, which is exactly one wash; four crossings make a picture.',
      '上層甲板六個人，一小盒顏料，水杯卡好。過海十分鐘，剛好鋪一層；過四次，便是一張畫。',
    ),
    location: {
      text: t('Upper deck, Tsim Sha Tsui ferry pier', '尖沙咀渡輪碼頭上層'),
      district: 'tsim-sha-tsui',
      latitude: 22.2938,
      longitude: 114.1687,
      note: t('Meet by the news-stand.', '於報檔旁集合。'),
    },
    score: 4.8,
    reviews: 58,
    notices: ['up-to-6', 'hours-2', 'merchant-confirms'],
    plans: [
      plan('seat', t('One seat, box included', '一位，連顏料盒'), 480, 420, {
        calendar: [slots(['10:00', '16:00'], 6, { days: [6, 7] })],
      }),
    ],
  }),
  product(painting, {
    key: 'ink-and-rice-paper-first-stroke',
    merchant: 'north-light-atelier',
    kind: 'dated',
    scenes: ['easel-detail', 'easel-place', 'easel-close', 'teaceremony'],
    name: t('Ink on rice paper: bamboo, then a bird', '水墨入門：先竹後雀'),
    line: t('Four hundred wrong leaves and then the right one.', '四百片錯的葉之後，有一片對。'),
    about: t(
      'Grind the ink until the room smells of pine. One hour of bamboo leaves; in the last ' +
        'ten minutes you are allowed a sparrow. It will look surprised. They do.',
      '磨墨磨到滿室松煙味。一小時竹葉，最後十分鐘准你畫一隻麻雀，牠會一臉驚訝，麻雀都是這樣。',
    ),
    score: 4.7,
    reviews: 87,
    plans: [
      plan('seat', t('One seat', '一位'), 360, 320, {
        calendar: [slots(['14:00'], 10, { days: [4, 6] })],
      }),
    ],
  }),
  product(flowers, {
    key: 'hand-tied-bouquet-from-the-dawn-market',
    merchant: 'stems-before-noon',
    kind: 'dated',
    scenes: ['flower'],
    name: t('A hand-tied bouquet from the dawn market', '清晨花墟，螺旋花束'),
    line: t(
      'Buy at nine, tie by eleven, carry home upside down.',
      '九點買花，十一點紮好，倒着拿回家。',
    ),
    about: t(
      'You shop first: HK$200 of flowers in your own arms, with somebody beside you saying ' +
        'not that one. Then up to the table, strip, spiral, tie. The stems should stand by ' +
        'themselves; when they do, everyone hears it.',
      '先去買：二百元花自己抱，旁邊有人說這枝不要。上樓後去葉、轉螺旋、綁好。莖會自己站得穩，站住那一下，全室都聽得到。',
    ),
    angleMark: mark('moss', 'Flowers included', '花材已包'),
    score: 4.9,
    reviews: 318,
    notices: ['hours-2', 'up-to-8'],
    plans: [
      plan('bouquet', t('One bouquet', '一束花'), 580, 498, {
        calendar: [slots(['09:00'], 8, { days: [3, 4, 5, 6, 7] })],
        additions: [
          addition('vase', t('To put it in', '花器'), 'single', [
            ['glass', 'Clear vase', '玻璃瓶', 120, 1],
            ['celadon', 'Celadon vase', '青瓷瓶', 260, 1],
          ]),
        ],
      }),
    ],
  }),
  product(flowers, {
    key: 'new-year-narcissus-carving',
    merchant: 'stems-before-noon',
    kind: 'dated',
    shelf: 'waiting',
    shelfHours: 600,
    scenes: ['flower-detail', 'flower-place', 'flower-close', 'flower'],
    name: t('Carve a narcissus bulb for the New Year', '雕水仙迎新歲'),
    line: t(
      'One slip and it flowers sideways, which some people want.',
      '手一滑便橫着開，有人偏要這樣。',
    ),
    about: t(
      'The bulb is cut so that the leaves curl like crab claws and the flowers open on the ' +
        'first morning of the year, if you follow the card about the window sill. A sharp knife ' +
        'and a steady aunt are provided.',
      '把球莖剖開，葉便捲成蟹爪；照卡上說的放窗台，花在年初一早上開。提供利刀一把、手穩的姨母一位。',
    ),
    score: 4.8,
    reviews: 62,
    plans: [
      plan('bulb', t('One bulb and a dish', '一棵連水仙盆'), 380, 328, {
        calendar: [slots(['11:00', '15:00'], 10, { days: [6, 7] })],
      }),
    ],
  }),
  product(posted(flowers), {
    key: 'flowers-for-the-table-monthly',
    merchant: 'stems-before-noon',
    kind: 'period',
    scenes: ['flower-close'],
    name: t('Flowers for the table, four Fridays', '四個星期五，餐枱花'),
    line: t('Whatever looked best at six, at your door by noon.', '六點哪種最好，正午送到門口。'),
    about: t(
      'No catalogue and no roses in winter. Four Fridays, four small bunches wrapped in the ' +
        'day’s newspaper, with a note about how long they intend to last.',
      '沒有目錄，冬天沒有玫瑰。四個星期五，四小束，用當日報紙包，附一張便條，寫明它們打算開多久。',
    ),
    score: 4.7,
    reviews: 143,
    plans: [
      plan('four', t('Four deliveries', '送四次'), 880, 780, {
        validForDays: 45,
        needsAddress: true,
        needsNote: { label: t('Colours to avoid', '不想要的顏色'), required: false },
        extraField: {
          title: t('Delivery', '送貨'),
          content: t(
            'Between 10:00 and 13:00 on Fridays, Kowloon and Hong Kong Island.',
            '逢星期五10:00至13:00，九龍及港島。',
          ),
        },
      }),
    ],
  }),
  product(flowers, {
    key: 'dried-wreath-evening',
    merchant: 'stems-before-noon',
    kind: 'dated',
    scenes: ['flower-place', 'flower-close', 'flower-detail', 'flower'],
    name: t('A dried wreath and a glass of something', '乾花環，配一杯'),
    line: t('It will outlast the year. That is the idea of dried.', '可以放過年，乾花的用意在此。'),
    about: t(
      'Eucalyptus, strawflower, seed heads shaken until they stop raining. Wire, twist, turn, ' +
        'repeat. By the second glass it hangs straight.',
      '尤加利、麥稈菊，搖到不再掉籽的花頭。紮、轉、翻、再紮。第二杯之前，它便掛得正。',
    ),
    score: 4.6,
    reviews: 77,
    notices: ['hours-2', 'age-18'],
    plans: [
      plan('wreath', t('One wreath, one drink', '一個花環連飲品'), 460, 398, {
        calendar: [slots(['19:00'], 8, { days: [4, 5] })],
      }),
    ],
  }),
  product(scent, {
    key: 'mix-your-own-perfume',
    merchant: 'orange-and-resin',
    kind: 'dated',
    scenes: ['perfume'],
    name: t('Mix your own perfume, thirty millilitres', '調一瓶自己的香水，三十毫升'),
    line: t('A hundred and twelve bottles. You will need nine.', '一百一十二瓶，你需要九瓶。'),
    about: t(
      'Smell forty on paper, choose nine, drop five of those. What remains goes into the ' +
        'beaker in drops you count aloud. The formula is filed under your name, so you can be ' +
        'repeated.',
      '聞四十款試紙，揀九款，再放棄五款。餘下的滴進燒杯，要數出聲。配方以你的名存檔，隨時可以重做一個你。',
    ),
    score: 4.8,
    reviews: 402,
    notices: ['hours-2', 'up-to-6'],
    plans: [
      plan('thirty', t('30 ml', '30毫升'), 680, 580, {
        calendar: [slots(['13:00', '16:00', '18:30'], 6, { days: [2, 3, 4, 5, 6, 7] })],
        options: [
          options('base', t('Start from', '起點'), 'chips', [
            ['orange', 'Orange', '橙'],
            ['resin', 'Resin', '樹脂'],
            ['rain', 'Rain', '雨'],
            ['camphor', 'Camphor', '樟木'],
          ]),
        ],
        additions: [
          addition('travel', t('Travel size', '旅行裝'), 'multiple', [
            ['ten', 'Another 10 ml', '多10毫升', 120, 3],
          ]),
        ],
      }),
    ],
  }),
  product(
    { ...stroll, categories: ['scent'] },
    {
      key: 'city-in-nine-smells',
      merchant: 'orange-and-resin',
      kind: 'dated',
      scenes: ['market-close', 'perfume'],
      name: t('Wan Chai in nine smells, a walk', '灣仔九種氣味，導賞'),
      line: t('Dried fish, hot starch, wet concrete, gin.', '鹹魚、熱漿、濕水泥、氈酒。'),
      about: t(
        'Led by the nose, literally. Nine stops in two hours, each with a bottle that tries ' +
          'to be it. The laundry is the best likeness; the market is beyond science.',
        '真的由鼻帶路。兩小時九站，每站有一瓶試圖模仿它的香水。洗衣店最像，街市超出科學範圍。',
      ),
      score: 4.7,
      reviews: 95,
      notices: ['hours-2', 'up-to-12'],
      plans: [
        plan('walk', t('One nose', '一位'), 320, 280, {
          calendar: [slots(['10:30'], 10, { days: [6] })],
        }),
      ],
    },
  ),
  product(scent, {
    key: 'soy-candle-for-a-small-flat',
    merchant: 'orange-and-resin',
    kind: 'dated',
    scenes: ['spa-place', 'perfume', 'perfume-detail', 'perfume-place'],
    name: t('A candle for a small flat', '為小單位造一枝蠟燭'),
    line: t('Strong enough for the kitchen, shy enough for the bed.', '蓋得過廚房，又不吵醒睡房。'),
    about: t(
      'Soy wax, cotton wick, a glass you will want to keep afterwards. You blend for the size ' +
        'of your room, which is the part nobody thinks of.',
      '大豆蠟、棉芯，燒完也想留下的玻璃杯。按房間大小調香，這一步通常沒有人想到。',
    ),
    score: 4.6,
    reviews: 131,
    notices: ['minutes-90'],
    plans: [
      plan('candle', t('One candle', '一枝'), 360, 298, {
        calendar: [slots(['12:30', '15:30'], 8, { days: [3, 5, 6, 7] })],
      }),
    ],
  }),
  product(
    { ...session, categories: ['scent'], reviewBank: 'workshops' },
    {
      key: 'private-nose-consultation',
      merchant: 'orange-and-resin',
      kind: 'dated',
      needsConfirmation: true,
      scenes: ['perfume-place'],
      name: t('Private perfume consultation', '私人調香一小時'),
      line: t(
        'She asks about your grandmother’s house. Then she goes quiet.',
        '她問起你外婆的家，然後靜下來。',
      ),
      about: t(
        'Sixty minutes, no paper strips. You talk, she writes three formulas, and a fortnight ' +
          'later three vials arrive. You keep one; she keeps the story to herself.',
        '六十分鐘，沒有試紙。你說話，她寫三條配方，兩星期後寄來三小瓶。你留一瓶，故事她不外傳。',
      ),
      score: 4.9,
      reviews: 27,
      notices: ['private', 'minutes-60', 'merchant-confirms'],
      plans: [
        plan('hour', t('One hour, 50 ml later', '一小時，其後50毫升'), 2600, 2280, {
          calendar: [slots(['11:00'], 1, { days: [2, 4] })],
          needsAddress: true,
        }),
      ],
    },
  ),
];
