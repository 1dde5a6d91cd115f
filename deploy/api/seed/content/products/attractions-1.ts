import {
  addition,
  faq,
  mark,
  plan,
  product,
  slots,
  wholeDays,
  people,
  children,
  seniors,
  students,
} from '../build.ts';
import { t } from '../text.ts';
import type { ProductContent } from '../types.ts';
import { evening, ticket } from './families-play.ts';
import { anyDay, ride, session } from './families-visit.ts';

const museums: typeof ticket = { ...ticket, categories: ['museums'] };
const guided: typeof session = {
  ...session,
  categories: ['museums'],
  notices: [...session.notices, 'step-free'],
};
const backstage: typeof session = {
  ...session,
  categories: ['shows'],
  notices: ['instant', 'show-phone', 'no-change'],
  terms: evening.terms,
};
const openings: typeof anyDay = {
  ...anyDay,
  categories: ['museums'],
  planLine: t('Two people, every opening', '兩位，每次開幕適用'),
  expect: t(
    'The door opens at six for cards and at seven for everybody else.',
    '持卡人六點入場，其他人七點。',
  ),
  terms: t(
    'Admits two to every opening of the year. Not for resale.',
    '年內每次開幕禮供兩位入場。不得轉售。',
  ),
};
const marathon: typeof evening = {
  ...evening,
  schedule: t(
    'From noon to midnight. Come and go as you please with the wristband.',
    '正午到午夜，憑手帶自由進出。',
  ),
  expect: t(
    'Chairs along the walls, standing in front, and a list on the door of who plays when.',
    '牆邊有椅，前面企位，門口貼着出場時間。',
  ),
  terms: t(
    'If the day itself is moved, you choose the new date or your money. The name on the ' +
      'ticket is checked at the door.',
    '若演出本身改期，可選擇新日期或退款。入場須核對門票上的姓名。',
  ),
  faqs: [
    faq(
      t('May I leave and come back?', '可以離場再入嗎？'),
      t('Yes, with the wristband on.', '可以，戴着手帶便可。'),
    ),
    faq(
      t('Can I bring a child?', '可以親子嗎？'),
      t(
        'From six, with a wristband of their own. Ear defenders are lent at the door.',
        '6歲起，須有自己的手帶。門口可借護耳罩。',
      ),
    ),
  ],
};

/** Rides, museums, shows, games, sea life and markets. */
export const attractions1: readonly ProductContent[] = [
  product(ride, {
    key: 'standard-cabin-cable-car-one-way',
    merchant: 'cloudline-cable',
    kind: 'dated',
    scenes: ['cablecar-close'],
    name: t('Cable car up, village bus down', '纜車上山，村巴下山'),
    line: t('Up in a cabin, down past every bend in the road.', '坐車廂上去，數着每個彎下來。'),
    about: t(
      'One way in a standard cabin with a solid floor, and a bus that goes by way of Tai O if ' +
        'you ask the driver nicely. The two tickets come on one voucher.',
      '標準車廂單程，地板是實的；下山巴士好好問司機，可以經大澳。兩張票同在一張電子券。',
    ),
    score: 4.4,
    reviews: 1320,
    coinRatio: 0,
    plans: [
      plan('ticket', t('Cabin and bus', '纜車連巴士'), 245, 208, {
        people: people(12, children(3, 11, 145, 118), seniors(145, 118)),
        calendar: [slots(['09:30', '11:20', '13:00', '15:00'], 230)],
      }),
    ],
  }),
  product(
    { ...session, categories: ['rides'] },
    {
      key: 'wheel-cabin-for-two-with-champagne',
      merchant: 'pier-carnival-company',
      kind: 'dated',
      scenes: ['cabin', 'wheel'],
      name: t('Private Ferris-wheel cabin, three turns', '摩天輪私人包廂，轉三圈'),
      line: t(
        'Fifteen minutes, two glasses, one very good corner of sky.',
        '十五分鐘、兩杯酒、一角很好的天。',
      ),
      about: t(
        'They close the door on the two of you and skip the queue on your behalf. Three ' +
          'turns; the first for photographs, the second for the view, the third for saying it.',
        '門關上，只有你們兩個，不用排隊。轉三圈，第一圈拍照，第二圈看景，第三圈把話說出口。',
      ),
      angleMark: mark('rose', 'People have proposed', '有人求過婚'),
      score: 4.7,
      reviews: 298,
      plans: [
        plan('cabin', t('One cabin, two people', '一廂兩位'), 480, 398, {
          calendar: [slots(['17:30', '18:30', '19:30', '20:30'], 6)],
          additions: [
            addition('fizz', t('In the cabin', '廂內'), 'multiple', [
              ['flowers', 'A small bunch', '一小束花', 188, 1],
            ]),
          ],
        }),
      ],
    },
  ),
  product(
    { ...session, categories: ['rides'] },
    {
      key: 'open-top-tram-hour',
      merchant: 'bell-and-track',
      kind: 'dated',
      scenes: ['tram-close'],
      name: t('Heritage tram ride, one seat, one hour', '古董電車遊，單座一小時'),
      line: t('Upper deck, front left, if you are quick.', '上層左前座，手快有。'),
      about: t(
        'The same tram 128 that others hire whole, with its seats sold singly on Sunday ' +
          'afternoons. The conductor punches a real ticket and tells you which sign used to be ' +
          'neon.',
        '別人整輛包下的128號，星期日下午散座出售。售票員打真的車票，會告訴你哪塊招牌從前有霓虹。',
      ),
      score: 4.8,
      reviews: 226,
      plans: [
        plan('seat', t('One seat', '一位'), 150, 128, {
          calendar: [slots(['14:00', '15:30', '17:00'], 28, { days: [7] })],
        }),
      ],
    },
  ),
  product(museums, {
    key: 'museum-of-ordinary-things-entry',
    merchant: 'museum-of-ordinary-things',
    kind: 'dated',
    scenes: ['museum'],
    name: t('Museum of Ordinary Things: admission', '日常博物館門票'),
    line: t('You will find your school bag.', '你會找到自己的書包。'),
    about: t(
      'Three floors of things nobody kept. Labels of one sentence each, some of them very ' +
        'funny and one that makes people sit down. Allow two hours; take three.',
      '三層樓，全是沒有人留下的東西。每張說明一句，有些很好笑，有一句會令人坐下來。預兩小時，多半要三小時。',
    ),
    score: 4.7,
    reviews: 583,
    plans: [
      plan('ticket', t('Admission', '入場票'), 120, 98, {
        people: people(18, students(60, 48), seniors(60, 48)),
        calendar: [wholeDays(300, { days: [2, 3, 4, 5, 6, 7] })],
      }),
    ],
  }),
  product(guided, {
    key: 'museum-after-dark-torch-tour',
    merchant: 'museum-of-ordinary-things',
    kind: 'dated',
    scenes: ['museum-close'],
    name: t('The museum by torchlight', '手電筒夜遊博物館'),
    line: t(
      'Lights off, twenty people, one payphone that rings.',
      '熄燈、二十個人、一部會響的公眾電話。',
    ),
    about: t(
      'After closing the curator switches off the floors one by one and hands out torches. ' +
        'Objects you walked past at noon become somebody. Answer the telephone; it is for you.',
      '閉館後，館長逐層熄燈，派手電筒。中午走過的物件，這時都成了某個人。電話響便接，是找你的。',
    ),
    score: 4.9,
    reviews: 97,
    notices: ['up-to-20', 'minutes-90', 'age-8'],
    plans: [
      plan('torch', t('One torch', '一位'), 280, 238, {
        calendar: [slots(['19:00'], 20, { days: [5, 6] })],
      }),
    ],
  }),
  product(guided, {
    key: 'loading-bay-artist-walk',
    merchant: 'loading-bay-gallery',
    kind: 'dated',
    scenes: ['museum-place'],
    name: t('Walk the show with the artist who hung it', '由參展藝術家帶你看展'),
    line: t('You may ask what it means. They may shrug.', '可以問是甚麼意思，對方可以聳肩。'),
    about: t(
      'Forty minutes among large things, told by the person who carried them up. Ends in the ' +
        'goods lift, which is room four, with a drink.',
      '四十分鐘走在大件作品之間，由搬它們上來的人說。最後在貨梯，即四號展廳，喝一杯。',
    ),
    score: 4.6,
    reviews: 64,
    notices: ['minutes-45'],
    plans: [
      plan('walk', t('One person', '一位'), 160, 128, {
        calendar: [slots(['15:00', '17:00'], 16, { days: [6, 7] })],
      }),
    ],
  }),
  product(openings, {
    key: 'loading-bay-year-card',
    merchant: 'loading-bay-gallery',
    kind: 'period',
    scenes: ['museum-detail'],
    name: t('A year of Friday openings', '一年星期五開幕禮'),
    line: t(
      'First look, free drink, no need to say anything clever.',
      '先睹為快、免費一杯，不用說甚麼高見。',
    ),
    about: t(
      'Eleven openings a year and a card that lets two people in before the crowd. The wine ' +
        'is decent because the framer’s brother makes it.',
      '一年十一次開幕，一張卡兩人先入場。酒不錯，因為是裱框師傅的弟弟釀的。',
    ),
    score: 4.5,
    reviews: 41,
    schedule: t(
      'Every opening within a year of buying; the Fridays are on the gallery’s page.',
      '購買起一年內每次開幕禮適用，日子列於畫廊頁。',
    ),
    plans: [plan('card', t('Card for two', '二人卡'), 880, 720, { validForDays: 365 })],
  }),
  product(evening, {
    key: 'backlot-friday-double-bill',
    merchant: 'backlot-stage',
    kind: 'dated',
    scenes: ['concert'],
    name: t('Friday live music: two bands, one stage', '星期五現場音樂：兩隊樂隊'),
    line: t(
      'Six hundred people and the person mixing it can hear you.',
      '六百人，調音的那位聽得見你。',
    ),
    about: t(
      'Two bands, forty-five minutes each, chosen by the sound engineer, who has the best ' +
        'taste in the building. Standing at the front, stools at the back, earplugs at the bar ' +
        'for nothing.',
      '兩隊樂隊各四十五分鐘，由全場品味最好的調音師挑選。前面企位，後面高櫈，吧枱免費拿耳塞。',
    ),
    score: 4.7,
    reviews: 431,
    plans: [
      plan('standing', t('Standing', '企位'), 320, 280, {
        calendar: [slots(['20:00'], 400, { days: [5] })],
      }),
      plan('stool', t('Stool at the back', '後排高櫈'), 420, undefined, {
        calendar: [slots(['20:00'], 60, { days: [5] })],
      }),
    ],
  }),
  product(evening, {
    key: 'backlot-acoustic-sunday',
    merchant: 'backlot-stage',
    kind: 'dated',
    scenes: ['concert-close'],
    name: t('Acoustic concert on Sunday, seated', '星期日不插電音樂會，全場有座'),
    line: t('One guitar, one lamp, tea before seven.', '一支結他、一盞燈，七點前有茶。'),
    about: t(
      'Chairs borrowed from the temple, tea borrowed from upstairs. The singer takes requests ' +
        'in the second half and refuses most of them charmingly.',
      '椅子向廟借，茶向樓上借。下半場可點歌，歌手會很有禮貌地拒絕大部分。',
    ),
    score: 4.8,
    reviews: 158,
    plans: [
      plan('seat', t('One seat', '一位'), 260, 220, {
        calendar: [slots(['17:30'], 180, { days: [7] })],
      }),
    ],
  }),
  product(marathon, {
    key: 'backlot-year-end-marathon',
    merchant: 'backlot-stage',
    kind: 'dated',
    shelf: 'sold-out',
    scenes: ['concert-detail'],
    name: t('Live music marathon: twelve bands in twelve hours', '音樂馬拉松：十二小時十二隊樂隊'),
    line: t('Noon to midnight. Congee at the interval.', '正午到午夜，中場有粥。'),
    about: t(
      'Every band that played the room this year, in the order they were booked. In and out ' +
        'as you please with a wristband; the congee comes at seven.',
      '今年上過台的樂隊，按訂場先後出場。憑手帶自由進出，七點有粥。',
    ),
    score: 4.9,
    reviews: 52,
    idCardNeeded: true,
    notices: ['id-needed'],
    soldOutSetting: {
      button: t('See what else is on stage', '看看其他演出'),
      introducer: t(
        'All six hundred wristbands have gone. Returns, if any, appear on Fridays.',
        '六百條手帶已售罄，如有退票，星期五放出。',
      ),
    },
    plans: [
      plan('band', t('Wristband', '手帶'), 680, undefined, {
        calendar: [wholeDays(600, { days: [6] })],
      }),
    ],
  }),
  product(evening, {
    key: 'opera-excerpts-with-surtitles',
    merchant: 'red-curtain-opera',
    kind: 'dated',
    scenes: ['opera'],
    name: t('Cantonese opera excerpts, with surtitles and tea', '粵劇折子戲，有字幕有茶'),
    line: t('Three scenes, ninety minutes, one ghost.', '三折、九十分鐘、一隻鬼。'),
    about: t(
      'The love scene, the fight, and the one with the ghost. Surtitles in two languages, a ' +
        'page that tells you when to clap, and tea at the interval with a melon seed etiquette ' +
        'all its own.',
      '一折情、一折打、一折有鬼。雙語字幕，一張教你何時拍掌的紙，中場喝茶嗑瓜子，自有規矩。',
    ),
    score: 4.7,
    reviews: 219,
    notices: ['minutes-90'],
    plans: [
      plan('stalls', t('Stalls', '堂座'), 380, 320, {
        calendar: [
          slots(['19:30'], 120, { days: [3, 5, 6] }),
          slots(['14:30'], 120, { days: [7] }),
        ],
      }),
      plan('balcony', t('Balcony', '樓座'), 240, 198, {
        calendar: [slots(['19:30'], 90, { days: [3, 5, 6] })],
      }),
    ],
  }),
  product(backstage, {
    key: 'opera-make-up-and-backstage',
    merchant: 'red-curtain-opera',
    kind: 'dated',
    scenes: ['opera-close'],
    name: t('Put on an opera face, then go backstage', '畫一張大戲面譜，再入後台'),
    line: t('White, rouge, and a headdress of three kilograms.', '粉底、胭脂、三公斤的頭飾。'),
    about: t(
      'An actress paints half your face; you paint the other. Then up to the wardrobe, where ' +
        'the sleeves are two metres long and mean different things depending on the flick.',
      '花旦替你畫一邊面，另一邊自己來。再上服裝間，水袖兩米長，甩法不同，意思便不同。',
    ),
    score: 4.9,
    reviews: 83,
    notices: ['hours-2', 'up-to-8', 'age-8'],
    plans: [
      plan('face', t('One face', '一位'), 580, 498, {
        calendar: [slots(['11:00'], 8, { days: [6, 7] })],
        additions: [
          addition('portrait', t('Portrait', '造型照'), 'multiple', [
            ['print', 'Printed portrait', '沖印照片', 120, 3],
          ]),
        ],
      }),
    ],
  }),
];
