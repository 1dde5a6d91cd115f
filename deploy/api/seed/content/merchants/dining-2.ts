import { branch, open } from '../build.ts';
import { t } from '../text.ts';
import type { MerchantContent } from '../types.ts';

const enquiry = {
  button: t('Ask the shop', '向店舖查詢'),
  description: t('They usually answer within a day.', '一般一日內回覆。'),
};

/** Noodles, cafés, bars, seafood and vegetarian tables. */
export const diningMerchants2: readonly MerchantContent[] = [
  {
    key: 'bamboo-pole-noodles',
    name: t('Bamboo Pole Noodles', '竹昇巷麵家'),
    categories: ['dining', 'noodles-stalls'],
    scenes: { logo: 'mark-bowl-tea', cover: 'noodle', gallery: ['noodle', 'market', 'hotpot'] },
    brief: t(
      'Noodles pressed by a man riding a bamboo pole, twice a day, in the window.',
      '每日兩次，師傅坐在竹竿上壓麵，就在窗前。',
    ),
    detailed: t(
      'Duck egg, flour, no water. The bounce is from the pole.\n\nEight stools. Eat, nod, ' +
        'leave: the next person is standing behind you.',
      '鴨蛋、麵粉，不加水，彈牙是竹竿壓出來的。\n\n八張櫈，吃完點點頭便走，下一位就站在你後面。',
    ),
    branches: [
      branch(
        'sham-shui-po',
        'sham-shui-po',
        t('Sham Shui Po', '深水埗店'),
        t('G/F, 53 Kweilin Street', '桂林街53號地下'),
        '2386 4471',
        [open('11:00', '23:00')],
      ),
      branch(
        'quarry-bay',
        'quarry-bay',
        t('Quarry Bay', '鰂魚涌店'),
        t('G/F, 16 Hoi Kwong Street', '海光街16號地下'),
        '2590 8836',
        [open('11:00', '21:30', [1, 2, 3, 4, 5, 6])],
      ),
    ],
    contact: enquiry,
    keywords: ['noodles', '竹昇麵'],
  },
  {
    key: 'fan-blade-ice-room',
    name: t('Fan Blade Ice Room', '吊扇冰室'),
    categories: ['dining', 'noodles-stalls', 'cafes-bakeries'],
    scenes: { logo: 'mark-cup-jade', cover: 'bakery', gallery: ['bakery', 'coffee', 'noodle'] },
    brief: t(
      'Green tiles, ceiling fans, and milk tea pulled six times.',
      '綠瓷磚、吊扇，奶茶拉六次。',
    ),
    detailed: t(
      'Opened in 1957 by two sailors who liked toast. The booths are original; so is the ' +
        'temper at lunch.\n\nBuns come out at 07:00, 10:30 and 15:00. The last tray goes first.',
      '1957年由兩個愛吃多士的海員開業。卡位是舊的，午市的火氣也是。\n\n包點七時、十時半及三時出爐，最後一盤走得最快。',
    ),
    branches: [
      branch(
        'to-kwa-wan',
        'to-kwa-wan',
        t('To Kwa Wan', '土瓜灣店'),
        t('G/F, 88 Ma Tau Wai Road', '馬頭圍道88號地下'),
        '2711 3902',
        [open('06:30', '19:00')],
      ),
      branch(
        'kwai-chung',
        'kwai-chung',
        t('Kwai Chung', '葵涌店'),
        t('G/F, 40 Shek Yi Road', '石宜路40號地下'),
        '2428 5517',
        [open('06:30', '18:00', [1, 2, 3, 4, 5, 6])],
      ),
    ],
    contact: enquiry,
    keywords: ['cha chaan teng', '冰室', '茶餐廳'],
  },
  {
    key: 'pomelo-hour',
    name: t('Pomelo Hour', '柚子時光'),
    categories: ['dining', 'cafes-bakeries'],
    scenes: {
      logo: 'mark-bowl-cream',
      cover: 'dessert',
      gallery: ['dessert', 'bakery', 'teaceremony'],
    },
    brief: t(
      'Cold sweet soups, warm sweet soups, and a mango that arrived this morning.',
      '凍糖水、熱糖水，還有今早到的芒果。',
    ),
    detailed: t(
      'The pomelo is peeled by hand into single sacs, which takes longer than eating ' +
        'it.\n\nOpen late, because nobody wants dessert at four.',
      '西柚逐粒拆，拆的時間比吃的長。\n\n開得夜，因為沒有人四點想吃糖水。',
    ),
    branches: [
      branch(
        'tai-po',
        'tai-po',
        t('Tai Po', '大埔店'),
        t('G/F, 17 Wan Tau Street', '運頭街17號地下'),
        '2650 7743',
        [open('14:00', '24:00')],
      ),
      branch(
        'causeway-bay',
        'causeway-bay',
        t('Causeway Bay', '銅鑼灣店'),
        t('G/F, 11 Jardine’s Crescent', '渣甸街11號地下'),
        '2808 1165',
        [open('13:00', '24:00')],
      ),
    ],
    contact: enquiry,
    keywords: ['dessert', '糖水'],
  },
  {
    key: 'milkcrate-coffee',
    name: t('Milkcrate Coffee', '牛奶箱咖啡'),
    categories: ['dining', 'cafes-bakeries', 'tea-coffee'],
    scenes: { logo: 'mark-cup-tea', cover: 'coffee', gallery: ['coffee', 'bakery', 'lobby'] },
    brief: t(
      'A roaster in a former ironmonger’s. You sit on the crates the milk came in.',
      '五金舖改成的烘豆店，坐的就是送牛奶的箱。',
    ),
    detailed: t(
      'Beans are roasted on Tuesday and Friday and drunk by the weekend after. Nothing is ' +
        'flavoured.\n\nClasses happen at the bar after closing, with the shop’s own machines.',
      '每週二、五烘豆，下個週末前喝完，不加任何香味。\n\n打烊後就在吧枱開班，用的是店裡自己的機器。',
    ),
    branches: [
      branch(
        'sham-shui-po',
        'sham-shui-po',
        t('Sham Shui Po', '深水埗店'),
        t('G/F, 219 Tai Nan Street', '大南街219號地下'),
        '2788 6210',
        [open('09:00', '19:00')],
        [-0.0012, -0.001],
      ),
      branch(
        'kennedy-town',
        'kennedy-town',
        t('Kennedy Town', '堅尼地城店'),
        t('G/F, 22 Davis Street', '爹核士街22號地下'),
        '2817 0934',
        [open('08:00', '18:00')],
      ),
    ],
    contact: enquiry,
    keywords: ['coffee', '咖啡'],
  },
  {
    key: 'half-past-six-bakery',
    name: t('Half Past Six Bakery', '六點半麵包'),
    categories: ['dining', 'cafes-bakeries', 'cooking'],
    scenes: {
      logo: 'mark-kiln-kumquat',
      cover: 'bakery',
      gallery: ['bakery', 'cooking', 'coffee'],
    },
    brief: t(
      'First tray at half past six. By nine you are buying what is left.',
      '六點半出第一盤，九點後有甚麼買甚麼。',
    ),
    detailed: t(
      'A sourdough kept since 2009, named after the landlord. He does not know.\n\nOn ' +
        'Saturdays the long table at the back is for people who want flour on their sleeves.',
      '一盤自2009年養到今日的酸種，以業主命名，他不知道。\n\n星期六，後面的長枱留給不怕滿袖麵粉的人。',
    ),
    branches: [
      branch(
        'kennedy-town',
        'kennedy-town',
        t('Kennedy Town', '堅尼地城店'),
        t('G/F, 5 Cadogan Street', '加多近街5號地下'),
        '2855 3019',
        [open('06:30', '18:30')],
        [-0.0006, -0.0009],
      ),
      branch(
        'tseung-kwan-o',
        'tseung-kwan-o',
        t('Tseung Kwan O', '將軍澳店'),
        t('Shop 6, 1 Tong Chun Street', '唐俊街1號6號舖'),
        '2706 4482',
        [open('07:00', '20:00')],
      ),
    ],
    contact: enquiry,
    keywords: ['bakery', '麵包'],
  },
  {
    key: 'highwater-bar',
    name: t('Highwater Bar', '高水位酒吧'),
    categories: ['dining', 'bars-wine'],
    scenes: { logo: 'mark-tower-sea', cover: 'bar', gallery: ['bar', 'wine', 'lobby'] },
    brief: t(
      'Forty-three floors above the tide line, and the glasses are heavy on purpose.',
      '潮水線上四十三層，酒杯特意做得重。',
    ),
    detailed: t(
      'The bar runs the length of the north wall, so every stool has the harbour.\n\nOrange ' +
        'is cut, not twisted. The list fits on one page and changes with the fruit.',
      '吧枱沿着北牆一路到底，張張櫈都看得見海。\n\n橙皮用切，不用扭。酒單只有一頁，跟着水果換。',
    ),
    branches: [
      branch(
        'wan-chai',
        'wan-chai',
        t('Wan Chai', '灣仔店'),
        t('43/F, 200 Gloucester Road', '告士打道200號43樓'),
        '2519 4343',
        [open('17:00', '26:00')],
        [0.0022, 0.001],
      ),
    ],
    contact: enquiry,
    keywords: ['cocktails', '雞尾酒'],
  },
  {
    key: 'cellar-under-stairs',
    name: t('Cellar Under Stairs', '梯底酒窖'),
    categories: ['dining', 'bars-wine'],
    scenes: { logo: 'mark-cup-ink', cover: 'wine', gallery: ['wine', 'bar', 'lobby'] },
    brief: t(
      'Twenty seats under a stone staircase. Small growers, honest pours.',
      '石級下的二十個座位，小酒莊，斟得老實。',
    ),
    detailed: t(
      'The arch held up a street before it held up a wine list.\n\nNothing here costs more ' +
        'than dinner, and the owner would rather you asked than guessed.',
      '這道拱先托着一條街，後來才托着一張酒單。\n\n沒有一支酒貴過一餐飯。不懂就問，店主比較喜歡。',
    ),
    branches: [
      branch(
        'sai-ying-pun',
        'sai-ying-pun',
        t('Sai Ying Pun', '西營盤店'),
        t('LG/F, 60 Centre Street', '正街60號低層地下'),
        '2549 1190',
        [open('17:00', '24:00', [2, 3, 4, 5, 6, 7])],
      ),
    ],
    contact: enquiry,
    keywords: ['wine', '葡萄酒'],
  },
  {
    key: 'slipway-seafood',
    name: t('Slipway Seafood', '船排海鮮'),
    categories: ['dining', 'cantonese'],
    scenes: { logo: 'mark-wave-jade', cover: 'stilts', gallery: ['stilts', 'buffet', 'siumei'] },
    brief: t(
      'Tanks at the door, tables over the water, and a price said aloud before anything is cooked.',
      '門口是魚缸，枱在水上，落鑊之前先講好價錢。',
    ),
    detailed: t(
      'Choose your fish, see it weighed, hear the price. That is the whole secret of Lei Yue ' +
        'Mun.\n\nThe last table by the rail watches the ships turn.',
      '揀魚、過磅、報價，鯉魚門的秘訣就這麼多。\n\n欄邊最後一張枱，看得見船掉頭。',
    ),
    branches: [
      branch(
        'lei-yue-mun',
        'lei-yue-mun',
        t('Lei Yue Mun', '鯉魚門店'),
        t('41 Hoi Pong Road Central', '海傍道中41號'),
        '2347 6618',
        [open('11:30', '22:30')],
      ),
    ],
    contact: enquiry,
    keywords: ['seafood', '海鮮'],
  },
  {
    key: 'green-bowl-refectory',
    name: t('Green Bowl Refectory', '青缽齋'),
    categories: ['dining', 'cantonese'],
    scenes: {
      logo: 'mark-leaf-jade',
      cover: 'teaceremony',
      gallery: ['teaceremony', 'dessert', 'dimsum'],
    },
    brief: t(
      'Tofu made at five, served at noon. Nobody at the table misses anything.',
      '五點做豆腐，正午上桌，沒有人覺得少了甚麼。',
    ),
    detailed: t(
      'The kitchen was taught by a nun who thought mock meat was cheating.\n\nMushrooms, ' +
        'gourds, eleven kinds of soy. Quiet at lunch, quieter at two.',
      '廚房師承一位師太，她認為素肉是作弊。\n\n菇菌、瓜果、十一種豆製品。午市靜，兩點更靜。',
    ),
    branches: [
      branch(
        'diamond-hill',
        'diamond-hill',
        t('Diamond Hill', '鑽石山店'),
        t('G/F, 14 Fung Tak Road', '鳳德道14號地下'),
        '2329 8805',
        [open('11:00', '20:30')],
      ),
    ],
    contact: enquiry,
    keywords: ['vegetarian', '素食'],
  },
];
