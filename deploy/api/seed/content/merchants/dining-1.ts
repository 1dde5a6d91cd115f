import { branch, open } from '../build.ts';
import { t } from '../text.ts';
import type { MerchantContent } from '../types.ts';

const enquiry = {
  button: t('Ask the restaurant', '向餐廳查詢'),
  description: t('They usually answer within a day.', '一般一日內回覆。'),
};
const teaHours = [open('07:30', '22:30')];

/** Tea houses, counters and hotpot. */
export const diningMerchants1: readonly MerchantContent[] = [
  {
    key: 'tung-hing-tea-house',
    name: t('Tung Hing Tea House', '同慶茶居'),
    categories: ['dining', 'dim-sum'],
    scenes: {
      logo: 'mark-bowl-jade',
      cover: 'dimsum',
      gallery: ['dimsum', 'teaceremony', 'siumei'],
    },
    brief: t(
      'Steam from half past seven, trolleys until they are empty, and a tea list longer than ' +
        'the menu.',
      '七點半開蒸，點心車推到清為止，茶單比菜單還長。',
    ),
    detailed: t(
      'The first shop opened on Johnston Road in 1968 with nine tables and one wok. There are ' +
        'twelve shops now; the wok is still in use.\n\nDumplings are folded through the ' +
        'morning, never the night before. If the prawn is not good that day, the har gow is ' +
        'off, and the board says so.',
      '1968年在莊士敦道開業，九張枱，一隻鑊。如今有十二間，那隻鑊仍然在用。\n\n點心每朝即包，從不隔夜。當日蝦不夠好，蝦餃便停售，黑板會寫明。',
    ),
    branches: [
      branch(
        'sheung-wan',
        'sheung-wan',
        t('Sheung Wan', '上環店'),
        t('G/F, 214 Wing Lok Street', '永樂街214號地下'),
        '2541 6028',
        teaHours,
      ),
      branch(
        'wan-chai',
        'wan-chai',
        t('Wan Chai', '灣仔店'),
        t('1/F, 118 Johnston Road', '莊士敦道118號1樓'),
        '2527 3380',
        teaHours,
      ),
      branch(
        'north-point',
        'north-point',
        t('North Point', '北角店'),
        t('G/F, 421 King’s Road', '英皇道421號地下'),
        '2563 7714',
        teaHours,
      ),
      branch(
        'causeway-bay',
        'causeway-bay',
        t('Causeway Bay', '銅鑼灣店'),
        t('2/F, 38 Yee Wo Street', '怡和街38號2樓'),
        '2576 4491',
        teaHours,
      ),
      branch(
        'jordan',
        'jordan',
        t('Jordan', '佐敦店'),
        t('G/F, 52 Woosung Street', '吳松街52號地下'),
        '2736 8205',
        teaHours,
      ),
      branch(
        'mong-kok',
        'mong-kok',
        t('Mong Kok', '旺角店'),
        t('1/F, 97 Sai Yee Street', '洗衣街97號1樓'),
        '2394 5176',
        teaHours,
      ),
      branch(
        'kwun-tong',
        'kwun-tong',
        t('Kwun Tong', '觀塘店'),
        t('G/F, 86 Hong Ning Road', '康寧道86號地下'),
        '2342 9063',
        teaHours,
      ),
      branch(
        'wong-tai-sin',
        'wong-tai-sin',
        t('Wong Tai Sin', '黃大仙店'),
        t('G/F, 61 Ching Tak Street', '正德街61號地下'),
        '2320 4417',
        teaHours,
      ),
      branch(
        'tsuen-wan',
        'tsuen-wan',
        t('Tsuen Wan', '荃灣店'),
        t('1/F, 24 Chung On Street', '眾安街24號1樓'),
        '2492 7730',
        teaHours,
      ),
      branch(
        'sha-tin',
        'sha-tin',
        t('Sha Tin', '沙田店'),
        t('G/F, 12 Tsuen Nam Road', '村南道12號地下'),
        '2691 3358',
        teaHours,
      ),
      branch(
        'tai-po',
        'tai-po',
        t('Tai Po', '大埔店'),
        t('G/F, 33 Kwong Fuk Road', '廣福道33號地下'),
        '2656 8812',
        teaHours,
      ),
      branch(
        'yuen-long',
        'yuen-long',
        t('Yuen Long', '元朗店'),
        t('G/F, 70 Fau Tsoi Street', '阜財街70號地下'),
        '2476 2094',
        teaHours,
      ),
    ],
    contact: enquiry,
    keywords: ['dim sum', '點心', '飲茶'],
  },
  {
    key: 'the-arch-room',
    name: t('The Arch Room', '拱廊'),
    categories: ['dining', 'afternoon-tea'],
    scenes: { logo: 'mark-cup-plum', cover: 'tea', gallery: ['tea', 'lobby', 'dessert'] },
    brief: t(
      'Afternoon tea under three arched windows, poured slowly and never hurried out.',
      '三扇拱窗下的下午茶，慢慢斟，從不催客。',
    ),
    detailed: t(
      'The room was a bank’s letter hall; the arches are why nobody could bring themselves to ' +
        'turn it into offices.\n\nScones come out on the half hour. Ask for the window and you ' +
        'will usually get it on weekdays.',
      '這裏原是銀行的信件廳，因為那幾道拱，沒有人忍心改成寫字樓。\n\n鬆餅每半小時出爐一次。平日想坐窗邊，開口多半就有。',
    ),
    branches: [
      branch(
        'admiralty',
        'admiralty',
        t('Admiralty', '金鐘店'),
        t('2/F, 18 Queensway', '金鐘道18號2樓'),
        '2869 4420',
        [open('11:30', '21:00')],
      ),
    ],
    contact: enquiry,
    keywords: ['afternoon tea', '下午茶'],
  },
  {
    key: 'harbour-lounge',
    name: t('Harbour Lounge', '海港茶廊'),
    categories: ['dining', 'afternoon-tea', 'bars-wine'],
    scenes: { logo: 'mark-cup-sea', cover: 'lobby', gallery: ['lobby', 'tea', 'bar'] },
    brief: t(
      'A lounge facing the piers: tea by day, a short cocktail list once the ferries light up.',
      '面向碼頭的茶廊，日間喝茶，渡輪亮燈後有一張短短的酒單。',
    ),
    detailed: t(
      'Forty tables, eleven of them at the glass. The terrace opens in March and closes when ' +
        'the wind says so.\n\nRegulars buy five visits at a time and argue about whether the ' +
        'scones or the view improved.',
      '四十張枱，十一張貼着玻璃。露台三月開放，何時關由風決定。\n\n熟客一次買五回，然後爭論到底是鬆餅進步了，還是景色。',
    ),
    branches: [
      branch(
        'central',
        'central',
        t('Central', '中環店'),
        t('3/F, 12 Connaught Place', '康樂廣場12號3樓'),
        '2524 6117',
        [open('11:00', '23:00')],
        [0.0012, 0.0008],
      ),
    ],
    contact: enquiry,
    keywords: ['lounge', '茶廊'],
  },
  {
    key: 'nine-seats',
    name: t('Nine Seats', '九席'),
    categories: ['dining', 'japanese-counter'],
    scenes: { logo: 'mark-bowl-ink', cover: 'omakase', gallery: ['omakase', 'teppan', 'wine'] },
    brief: t(
      'One cypress counter, nine stools, two seatings. The chef does the talking with his hands.',
      '一張檜木壽司吧，九個座位，每晚兩輪。師傅的話都在手上。',
    ),
    detailed: t(
      'The fish lands before noon and is gone by ten. What is served depends on the ' +
        'crate.\n\nThere is no music. You will hear rice being turned, and that is the idea.',
      '魚在正午前到，晚上十點前吃完。吃甚麼，看當日的箱。\n\n店內沒有音樂，聽得到拌飯的聲音，這是刻意的。',
    ),
    branches: [
      branch(
        'central',
        'central',
        t('Central', '中環店'),
        t('1/F, 7 Wo On Lane', '和安里7號1樓'),
        '2810 3345',
        [open('12:00', '15:00', [2, 3, 4, 5, 6]), open('18:00', '23:30', [2, 3, 4, 5, 6, 7])],
        [-0.0008, -0.0014],
      ),
    ],
    contact: enquiry,
    keywords: ['omakase', '廚師發辦'],
  },
  {
    key: 'iron-and-ember',
    name: t('Iron & Ember', '鐵與炭'),
    categories: ['dining', 'japanese-counter'],
    scenes: { logo: 'mark-lantern-ink', cover: 'teppan', gallery: ['teppan', 'buffet', 'wine'] },
    brief: t(
      'Two hot plates, one charcoal grill, and seats close enough to feel both.',
      '兩塊鐵板、一爐炭火，坐得近，兩樣都感受得到。',
    ),
    detailed: t(
      'Everything is cooked within arm’s reach. The flame goes up once an evening, for the ' +
        'prawns, and then we get on with dinner.\n\nThe Tai Kok Tsui shop is smaller and ' +
        'louder, and does skewers only.',
      '所有菜都在伸手可及之處煮好。火焰每晚只噴一次，給大蝦，之後便專心吃飯。\n\n大角咀店較小、較吵，只做串燒。',
    ),
    branches: [
      branch(
        'tsim-sha-tsui',
        'tsim-sha-tsui',
        t('Tsim Sha Tsui', '尖沙咀店'),
        t('5/F, 29 Ashley Road', '亞士厘道29號5樓'),
        '2367 9081',
        [open('12:00', '15:00'), open('18:00', '23:00')],
      ),
      branch(
        'tai-kok-tsui',
        'tai-kok-tsui',
        t('Tai Kok Tsui', '大角咀店'),
        t('Shop 2, 41 Fuk Tsun Street', '福全街41號2號舖'),
        '2391 6624',
        [open('18:00', '24:00', [2, 3, 4, 5, 6, 7])],
      ),
    ],
    contact: enquiry,
    keywords: ['teppanyaki', '鐵板燒'],
  },
  {
    key: 'two-broths',
    name: t('Two Broths', '雙湯火鍋'),
    categories: ['dining', 'hotpot'],
    scenes: { logo: 'mark-bowl-sail', cover: 'hotpot', gallery: ['hotpot', 'market', 'noodle'] },
    brief: t(
      'One side sings, the other soothes. Beef sliced when you sit down, not before.',
      '一邊辣得唱歌，一邊清得安神。牛肉等你坐下才切。',
    ),
    detailed: t(
      'The red broth takes fourteen spices and two days. The white one takes pork bones, ' +
        'patience and nothing else.\n\nOpen until two, because that is when people want it.',
      '紅湯用十四種香料，熬兩日。白湯只用豬骨和耐性。\n\n開到凌晨兩點，因為大家就是那時候想吃。',
    ),
    branches: [
      branch(
        'jordan',
        'jordan',
        t('Jordan', '佐敦店'),
        t('2/F, 18 Parkes Street', '白加士街18號2樓'),
        '2730 5519',
        [open('17:30', '26:00')],
      ),
      branch(
        'yuen-long',
        'yuen-long',
        t('Yuen Long', '元朗店'),
        t('1/F, 45 Kau Yuk Road', '教育路45號1樓'),
        '2470 6682',
        [open('17:30', '25:00')],
      ),
      branch(
        'tsuen-wan',
        'tsuen-wan',
        t('Tsuen Wan', '荃灣店'),
        t('G/F, 108 Hoi Pa Street', '海壩街108號地下'),
        '2415 3306',
        [open('17:30', '25:00')],
      ),
    ],
    contact: enquiry,
    keywords: ['hotpot', '火鍋', '打邊爐'],
  },
  {
    key: 'fook-tong-roast',
    name: t('Fook Tong Roast', '福塘燒味'),
    categories: ['dining', 'cantonese'],
    scenes: { logo: 'mark-lantern-sail', cover: 'siumei', gallery: ['siumei', 'noodle', 'dimsum'] },
    brief: t(
      'Goose at eleven, pork belly at noon, and a queue that knows which end is the leg.',
      '十一點燒鵝，正午燒腩，排隊的人都知道哪邊是髀。',
    ),
    detailed: t(
      'Charcoal ovens, built by the founder’s brother-in-law, who never built ' +
        'another.\n\nThey chop to order and ask how fatty. Answer honestly.',
      '炭爐是創辦人的妹夫砌的，他一生只砌過這一批。\n\n即叫即斬，會問你肥瘦，老實答便可。',
    ),
    branches: [
      branch(
        'sham-tseng',
        'sham-tseng',
        t('Sham Tseng', '深井店'),
        t('G/F, 9 Sham Tseng Village', '深井村9號地下'),
        '2491 0827',
        [open('11:00', '22:00')],
      ),
      branch(
        'sham-shui-po',
        'sham-shui-po',
        t('Sham Shui Po', '深水埗店'),
        t('G/F, 171 Fuk Wing Street', '福榮街171號地下'),
        '2725 4430',
        [open('10:30', '21:30')],
      ),
      branch(
        'fanling',
        'fanling',
        t('Fanling', '粉嶺店'),
        t('G/F, 26 Luen Hing Street', '聯興街26號地下'),
        '2675 9914',
        [open('10:30', '21:00', [1, 2, 3, 4, 6, 7])],
      ),
    ],
    contact: enquiry,
    keywords: ['roast goose', '燒鵝', '燒味'],
  },
  {
    key: 'aunt-lais-table',
    name: t('Aunt Lai’s Table', '麗姨家宴'),
    categories: ['dining', 'cantonese'],
    scenes: { logo: 'mark-bowl-kumquat', cover: 'cooking', gallery: ['cooking', 'siumei', 'wine'] },
    brief: t(
      'A private kitchen up one flight. Ten dishes, no menu, and she will notice if you leave ' +
        'the fish cheek.',
      '一層樓梯上的私房菜。十道菜，沒有餐牌，魚面肉沒吃她會知道。',
    ),
    detailed: t(
      'Aunt Lai cooked for a shipping family for twenty-two years, then for her neighbours, ' +
        'then for whoever rang.\n\nSteamed, braised, stir-fried, in that order. Bring your own ' +
        'wine; there is no corkage.',
      '麗姨為一家船公司掌廚二十二年，後來煮給街坊，再後來煮給打電話來的人。\n\n先蒸、後炆、再炒。可自攜酒水，不收開瓶費。',
    ),
    branches: [
      branch(
        'kowloon-city',
        'kowloon-city',
        t('Kowloon City', '九龍城'),
        t('1/F, 34 Nga Tsin Wai Road', '衙前圍道34號1樓'),
        '2382 7705',
        [open('18:00', '22:30', [3, 4, 5, 6, 7])],
      ),
    ],
    contact: enquiry,
    keywords: ['private kitchen', '私房菜'],
  },
];
