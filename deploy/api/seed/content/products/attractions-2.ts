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
import { ticket } from './families-play.ts';
import { anyDay, session } from './families-visit.ts';

const seaLife: typeof ticket = { ...ticket, categories: ['sea-life'] };
const feeding: typeof session = {
  ...session,
  categories: ['sea-life'],
  notices: [...session.notices, 'step-free'],
};
const stalls: typeof session = {
  ...session,
  categories: ['markets'],
  notices: [...session.notices, 'step-free'],
};

/** Games, singing, sea life and markets. */
export const attractions2: readonly ProductContent[] = [
  product(session, {
    key: 'escape-the-lighthouse-keeper',
    merchant: 'lock-and-lamp',
    branches: ['kwun-tong'],
    kind: 'dated',
    scenes: ['escape'],
    name: t(
      'Escape room: The Lighthouse Keeper, two to six people',
      '密室逃脫：守塔人（二至六人）',
    ),
    line: t(
      'A lamp, a log book, and one hour before the tide.',
      '一盞燈、一本日誌，潮水之前有一小時。',
    ),
    about: t(
      'The keeper has gone and the log stops on a Tuesday. Everything you need is in the room ' +
        'and most of it is bolted down. No jump scares; the arithmetic is frightening enough.',
      '守塔人走了，日誌停在某個星期二。所需一切都在房裡，大部分上了螺絲。不靠嚇，算術已經夠可怕。',
    ),
    score: 4.8,
    reviews: 476,
    notices: ['minutes-60', 'up-to-6'],
    plans: [
      plan('room', t('The room, up to six', '全房，最多六人'), 980, 860, {
        calendar: [slots(['12:30', '14:30', '16:30', '18:30', '20:30'], 1)],
        options: [
          options('language', t('Language', '語言'), 'chips', [
            ['zh', 'Cantonese', '粵語'],
            ['en', 'English', '英語'],
          ]),
        ],
      }),
    ],
  }),
  product(session, {
    key: 'escape-tong-lau-1967',
    merchant: 'lock-and-lamp',
    branches: ['san-po-kong'],
    kind: 'dated',
    scenes: ['escape-close'],
    name: t('Escape room: Third Floor Back, 1967', '密室逃脫：三樓後座，1967'),
    line: t('Someone hid the rent. You have sixty minutes.', '有人藏起了租金，你有六十分鐘。'),
    about: t(
      'Built inside an actual subdivided flat, with an actual radio that only gets one ' +
        'station. Older players do well: it helps to have used a telephone with a dial.',
      '在一個真正的板間房裡搭成，有一部只收到一個台的收音機。年長玩家佔優，用過轉盤電話會有幫助。',
    ),
    score: 4.9,
    reviews: 211,
    notices: ['minutes-60', 'up-to-6', 'stairs'],
    plans: [
      plan('room', t('The room, up to six', '全房，最多六人'), 900, 780, {
        calendar: [slots(['13:30', '15:30', '17:30', '19:30'], 1)],
      }),
    ],
  }),
  product(
    { ...anyDay, categories: ['play'] },
    {
      key: 'case-of-the-missing-goose-street-hunt',
      merchant: 'lock-and-lamp',
      branches: ['kwun-tong'],
      kind: 'period',
      scenes: ['market-place', 'siumei'],
      name: t(
        'The Missing Goose: a street puzzle for an afternoon',
        '失蹤的燒鵝：街頭解謎一個下午',
      ),
      line: t('An envelope, eleven shops, one goose.', '一個信封、十一間舖、一隻鵝。'),
      about: t(
        'Collect the envelope at the desk and walk. The clues are in shop signs, lift panels ' +
          'and the manner of one particular butcher. Start when you like; the goose is always ' +
          'missing.',
        '在櫃位領信封便出發。線索在招牌、電梯按鈕，和某位肉檔老闆的態度裡。隨時開始，鵝一直失蹤。',
      ),
      score: 4.6,
      reviews: 128,
      notices: ['hours-3'],
      plans: [
        plan('envelope', t('One envelope, up to four', '一個信封，最多四人'), 380, 318, {
          validForDays: 90,
        }),
      ],
    },
  ),
  product(session, {
    key: 'three-hours-of-singing',
    merchant: 'echo-rooms',
    kind: 'dated',
    scenes: ['karaoke'],
    name: t('Karaoke room for three hours, drinks included', '唱K房三小時，連飲品'),
    line: t('A hundred thousand songs. You know nine.', '十萬首歌，你會九首。'),
    about: t(
      'Room for six, two microphones, a jug of something and a tambourine. The machine scores ' +
        'you; the machine is kind before midnight.',
      '六人房、兩支咪、一壺飲品、一個鈴鼓。有評分，午夜前手下留情。',
    ),
    score: 4.4,
    reviews: 867,
    notices: ['hours-3', 'up-to-6'],
    plans: [
      plan('room', t('Room for six', '六人房'), 680, 498, {
        calendar: [
          slots(['14:00', '17:30'], 12, { days: [1, 2, 3, 4, 5, 6, 7] }),
          slots(['21:00'], 12, { days: [1, 2, 3, 4, 7], now: 588 }),
        ],
        additions: [
          addition('jug', t('More', '加配'), 'multiple', [
            ['fries', 'Chips and wings', '薯條雞翼', 128, 3],
            ['jug', 'Another jug', '多一壺', 98, 3],
          ]),
        ],
      }),
    ],
  }),
  product(
    { ...anyDay, categories: ['play'] },
    {
      key: 'lunch-hour-karaoke-for-one',
      merchant: 'echo-rooms',
      branches: ['causeway-bay'],
      kind: 'period',
      scenes: ['karaoke-close'],
      name: t('Solo lunch-hour karaoke with a lunch box', '一人唱K一小時，連飯盒'),
      line: t('Scream a ballad. Be back at your desk by two.', '吼一首慢歌，兩點前回座位。'),
      about: t(
        'A room the size of a lift, a pork chop rice box and sixty minutes in which nobody ' +
          'can hear you. Eleven regulars come every Wednesday and have never met.',
        '電梯般大的房，一盒豬扒飯，六十分鐘沒有人聽得見你。有十一個熟客逢星期三來，互不相識。',
      ),
      score: 4.6,
      reviews: 173,
      notices: ['minutes-60', 'no-booking'],
      plans: [plan('hour', t('One hour, one box', '一小時連飯盒'), 128, 98, { validForDays: 60 })],
    },
  ),
  product(seaLife, {
    key: 'aquarium-tunnel-day-ticket',
    merchant: 'deepwater-aquarium',
    kind: 'dated',
    scenes: ['aquarium'],
    name: t('Aquarium day ticket, tunnel first', '水族館日票，先走隧道'),
    line: t(
      'Forty metres under two rays who look down on everyone.',
      '四十米隧道，兩條鷂魚看低所有人。',
    ),
    about: t(
      'Go straight to the tunnel at ten and you have it to yourselves for eight minutes. ' +
        'After that the seahorses, the mangrove hall and the octopus, who is allowed out of her ' +
        'puzzle when she solves it.',
      '十點直奔隧道，有八分鐘只屬於你。之後看海馬、紅樹林館，和解開謎盒便可以出來的八爪魚。',
    ),
    score: 4.6,
    reviews: 1408,
    plans: [
      plan('ticket', t('Day ticket', '日票'), 268, 228, {
        people: people(12, children(3, 11, 188, 158), seniors(188, 158)),
        calendar: [wholeDays(800)],
      }),
    ],
  }),
  product(feeding, {
    key: 'sleep-under-the-rays',
    merchant: 'deepwater-aquarium',
    kind: 'dated',
    needsConfirmation: true,
    scenes: ['aquarium-detail'],
    name: t('A night in the tunnel, sleeping bags provided', '隧道過夜，提供睡袋'),
    line: t(
      'They swim over you all night. They do not mind snoring.',
      '牠們整晚在你上面游，不介意鼻鼾。',
    ),
    about: t(
      'Doors close at seven, supper at half past, lights to blue at ten. A keeper stays up ' +
        'and will tell the curious what the shark is thinking, which is nothing.',
      '七點關門，七點半晚飯，十點轉藍燈。飼養員整晚值班，好奇的可以問鯊魚在想甚麼，答案是沒有。',
    ),
    schedule: t(
      'Come by 18:45 on the night you book; the doors close at 19:00 and open again after ' +
        'breakfast.',
      '所選晚上18:45前到，19:00關門，早餐後離開。',
    ),
    score: 4.9,
    reviews: 76,
    notices: ['one-night', 'age-8', 'merchant-confirms'],
    plans: [
      plan('bag', t('One sleeper, supper, breakfast', '一位，連晚飯早餐'), 780, 688, {
        description: t('For the night you choose', '所選晚上適用'),
        calendar: [wholeDays(30, { days: [5, 6] })],
        needsNote: { label: t('Names for the badges', '名牌名字'), required: true },
      }),
    ],
  }),
  product(feeding, {
    key: 'feed-the-mangrove-hall',
    merchant: 'deepwater-aquarium',
    kind: 'dated',
    scenes: ['aquarium-place'],
    name: t('Feed the mangrove hall with a keeper', '跟飼養員餵紅樹林'),
    line: t('Mudskippers first. They wave.', '先餵彈塗魚，牠們會揮手。'),
    about: t(
      'Boots, bucket, forty minutes behind the glass. Chop, throw, count. The archer fish ' +
        'will try to put your torch out and will succeed.',
      '水靴、桶、玻璃後面四十分鐘。切、拋、點數。射水魚會射熄你的電筒，而且一定成功。',
    ),
    score: 4.8,
    reviews: 109,
    notices: ['minutes-45', 'up-to-6', 'age-8'],
    plans: [
      plan('one', t('One person', '一位'), 320, 278, { calendar: [slots(['10:30', '15:30'], 6)] }),
    ],
  }),
  product(
    { ...anyDay, categories: ['markets'] },
    {
      key: 'lamplight-market-tasting-tokens',
      merchant: 'lamplight-market',
      kind: 'period',
      scenes: ['market', 'noodle'],
      name: t('Night market tokens: eight bites of your choosing', '夜市代幣：自選八味'),
      line: t('Eight tokens, sixty stalls, one stomach.', '八枚代幣、六十個攤、一個胃。'),
      about: t(
        'Each token is one small plate at any food stall: squid on a stick, cart noodles, a ' +
          'waffle with condensed milk. Spend six, look at everything, then decide about the ' +
          'last two.',
        '每枚換任何食檔一小份：串燒魷魚、車仔麵、煉奶格仔餅。先用六枚，看完一圈，再決定最後兩枚。',
      ),
      score: 4.5,
      reviews: 692,
      notices: ['no-booking', 'rain-or-shine'],
      plans: [plan('eight', t('Eight tokens', '八枚'), 168, 138, { validForDays: 90 })],
    },
  ),
  product(stalls, {
    key: 'market-repair-stall-lesson',
    merchant: 'lamplight-market',
    branches: ['hung-hom'],
    kind: 'dated',
    scenes: ['repair', 'repair-close', 'repair-detail', 'repair-place'],
    name: t('Mend it yourself at the repair stall', '維修攤：自己的東西自己修'),
    line: t(
      'Bring the broken thing. Leave with it working, or with an explanation.',
      '帶壞了的來，帶修好的走，或者帶走一個解釋。',
    ),
    about: t(
      'Lamps, radios, umbrellas, zips. Mr Ho sits beside you and does not take the ' +
        'screwdriver unless asked. Success rate is printed on the awning: 71%.',
      '枱燈、收音機、雨傘、拉鏈。何先生坐在旁邊，你不開口他不接螺絲批。成功率寫在帳篷上：71%。',
    ),
    score: 4.9,
    reviews: 68,
    notices: ['minutes-60'],
    plans: [
      plan('hour', t('One hour, one object', '一小時，一件'), 120, undefined, {
        calendar: [slots(['17:30', '19:00', '20:30'], 4, { days: [5, 6, 7] })],
        needsNote: { label: t('What is broken?', '壞了甚麼？'), required: true },
      }),
    ],
  }),
  product(stalls, {
    key: 'stallholder-for-a-night',
    merchant: 'lamplight-market',
    branches: ['tsing-yi'],
    kind: 'dated',
    scenes: ['market-detail'],
    name: t('A stall of your own for one night', '做一晚檔主'),
    line: t('Two metres of trestle, one lamp, your own sign.', '兩米長枱、一盞燈、自己的招牌。'),
    about: t(
      'For people with too many books, too much jam or a small ambition. Neighbours will ' +
        'watch the stall while you eat. The sign is painted for you by the man at number nine.',
      '給書太多、果醬太多，或者有點野心的人。吃飯時隔籬檔會替你看檔，招牌由九號檔的師傅寫。',
    ),
    schedule: t(
      'Set up from 16:00 on the night you book; the lanterns are lit at 17:00.',
      '所選日子16:00起擺檔，17:00亮燈。',
    ),
    angleMark: mark('moss', 'Sign included', '包寫招牌'),
    score: 4.7,
    reviews: 44,
    notices: ['age-18', 'merchant-confirms'],
    needsConfirmation: true,
    idCardNeeded: true,
    plans: [
      plan('stall', t('One stall, one night', '一檔一晚'), 480, 420, {
        description: t('For the night you choose', '所選晚上適用'),
        calendar: [wholeDays(6, { days: [5, 6, 7] })],
        needsNote: { label: t('What will you sell?', '打算賣甚麼？'), required: true },
        options: [
          options('power', t('Electricity', '電力'), 'chips', [
            ['lamp', 'Lamp only', '只用燈'],
            ['hob', 'Lamp and a hob', '燈及電爐', 80],
          ]),
        ],
      }),
    ],
  }),
  product(ticket, {
    key: 'carnival-family-afternoon',
    merchant: 'pier-carnival-company',
    kind: 'dated',
    shelf: 'auto-sold-out',
    shelfHours: 60,
    scenes: ['wheel-detail'],
    name: t('Carnival afternoon for four, 60 tokens', '嘉年華下午場四人，60枚代幣'),
    line: t('In at two, out before anyone cries.', '兩點入場，有人哭之前走。'),
    about: t(
      'Sixty tokens between four, a ride on the wheel each and the carousel as often as small ' +
        'legs can stand. The band does not start until you have gone.',
      '四人共六十枚代幣，每人一次摩天輪，旋轉木馬坐到小腿軟。你們走了，樂隊才開始。',
    ),
    schedule: t(
      'In from 14:00 on the day you book, and out when the evening begins at 17:00.',
      '所選日子14:00起入場，17:00夜場開始前離場。',
    ),
    score: 4.4,
    reviews: 388,
    plans: [
      plan('four', t('Four people', '四位'), 560, 428, {
        calendar: [wholeDays(120, { days: [3, 6, 7] })],
        additions: [
          addition('candy', t('Add', '加配'), 'multiple', [
            ['floss', 'Candy floss', '棉花糖', 28, 4],
          ]),
        ],
      }),
    ],
  }),
];
