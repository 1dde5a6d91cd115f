import { branch, open } from '../build.ts';
import { t } from '../text.ts';
import type { MerchantContent } from '../types.ts';

const studio = {
  button: t('Ask the studio', '向工房查詢'),
  description: t('They usually answer within a day.', '一般一日內回覆。'),
};
const notMonday = [2, 3, 4, 5, 6, 7];

/** Studios that teach. */
export const workshopMerchants: readonly MerchantContent[] = [
  {
    key: 'kiln-street-studio',
    name: t('Kiln Street Studio', '窰街工房'),
    categories: ['workshops', 'pottery'],
    scenes: {
      logo: 'mark-kiln-sail',
      cover: 'pottery',
      gallery: ['pottery', 'pottery-hands', 'pottery-shelf', 'pottery-glaze'],
    },
    brief: t(
      'Two potters, one wood kiln and a staircase that keeps you honest. Since 2014 we have ' +
        'taught eleven thousand pairs of hands to make something they drink from every morning.',
      '兩個陶藝師、一座窰、一道樓梯。自2014年起，我們教過一萬一千雙手，做一件每天早上都會用的杯。',
    ),
    detailed: t(
      'The studio is three floors up a Sham Shui Po walk-up. Clay goes up by rope; people go ' +
        'up by the stairs.\n\nThe wood kiln is fired four times a year and fought over. ' +
        'Everything else goes through the electric one, which is kinder.\n\nCantonese and ' +
        'English, private groups, gift vouchers.',
      '工房在深水埗唐樓三樓。泥用繩吊上去，人行樓梯上去。\n\n柴窰一年只燒四次，大家都想入；其餘的進電窰，電窰比較好脾氣。\n\n粵語、英語授課，可私人包場，設禮券。',
    ),
    branches: [
      branch(
        'sham-shui-po',
        'sham-shui-po',
        t('Sham Shui Po', '深水埗'),
        t('3/F, 128 Yu Chau Street', '汝州街128號3樓'),
        '2361 7128',
        [open('11:00', '20:00', notMonday)],
      ),
      branch(
        'tai-kok-tsui',
        'tai-kok-tsui',
        t('Tai Kok Tsui', '大角咀'),
        t('Shop 4, 60 Ivy Street', '埃華街60號4號舖'),
        '2392 5560',
        [open('11:00', '20:00', notMonday)],
      ),
    ],
    contact: studio,
    keywords: ['pottery', '陶藝', '拉坯'],
  },
  {
    key: 'north-light-atelier',
    name: t('North Light Atelier', '北窗畫室'),
    categories: ['workshops', 'painting'],
    scenes: { logo: 'mark-peak-cream', cover: 'easel', gallery: ['easel', 'museum', 'flower'] },
    brief: t(
      'A big north window in a Fo Tan factory block, and easels older than the students.',
      '火炭工廈裡一扇大北窗，畫架的年紀比學生大。',
    ),
    detailed: t(
      'Light from the north does not move, so neither does your shadow. That is the only ' +
        'theory in the first hour.\n\nOils, watercolour, charcoal. Aprons are provided; wear ' +
        'shoes you dislike.',
      '北光不動，影子便不動。第一小時的理論就這麼多。\n\n油畫、水彩、炭筆。有圍裙，鞋請穿不心疼的。',
    ),
    branches: [
      branch(
        'fo-tan',
        'fo-tan',
        t('Fo Tan', '火炭'),
        t('9/F, Block B, 33 Shan Mei Street', '山尾街33號B座9樓'),
        '2687 3315',
        [open('10:30', '21:00', notMonday)],
      ),
    ],
    contact: studio,
    keywords: ['painting', '畫畫', '油畫'],
  },
  {
    key: 'stems-before-noon',
    name: t('Stems Before Noon', '午前花事'),
    categories: ['workshops', 'flowers'],
    scenes: { logo: 'mark-flower-plum', cover: 'flower', gallery: ['flower', 'market', 'tea'] },
    brief: t(
      'Flowers bought at six from the market downstairs, arranged by noon, gone by evening.',
      '六點在樓下花墟買花，正午插好，傍晚賣光。',
    ),
    detailed: t(
      'Two florists above the flower market. They use whatever looked best at dawn and never ' +
        'order a rose in winter.\n\nBuckets, knives and opinions provided.',
      '花墟樓上的兩個花藝師。天亮時哪種最好便用哪種，冬天從不訂玫瑰。\n\n提供水桶、花刀和意見。',
    ),
    branches: [
      branch(
        'mong-kok',
        'mong-kok',
        t('Prince Edward', '太子'),
        t('2/F, 46 Flower Market Road', '花墟道46號2樓'),
        '2397 8814',
        [open('09:30', '19:00')],
        [0.0055, 0.0022],
      ),
    ],
    contact: studio,
    keywords: ['flowers', '花藝', '插花'],
  },
  {
    key: 'orange-and-resin',
    name: t('Orange & Resin', '橙與樹脂'),
    categories: ['workshops', 'scent'],
    scenes: {
      logo: 'mark-flower-kumquat',
      cover: 'perfume',
      gallery: ['perfume', 'flower', 'spa'],
    },
    brief: t(
      'A hundred and twelve bottles on one wall and a nose who tells you which three to put back.',
      '一面牆一百一十二個瓶，一個會叫你放回三個的調香師。',
    ),
    detailed: t(
      'Camphor, osmanthus, tangerine peel, ship’s tar: the city is a decent perfumer ' +
        'already.\n\nFormulas are kept on file, so the second bottle smells like the first.',
      '樟木、桂花、陳皮、船用柏油，這城市本身已是個不錯的調香師。\n\n配方留底，第二瓶會跟第一瓶一樣。',
    ),
    branches: [
      branch(
        'wan-chai',
        'wan-chai',
        t('Wan Chai', '灣仔'),
        t('4/F, 21 Tai Yuen Street', '太原街21號4樓'),
        '2838 6642',
        [open('12:00', '20:00', notMonday)],
      ),
    ],
    contact: studio,
    keywords: ['perfume', '調香', '香水'],
  },
  {
    key: 'flour-and-fold',
    name: t('Flour & Fold', '粉與褶'),
    categories: ['workshops', 'cooking'],
    scenes: { logo: 'mark-bowl-plum', cover: 'cooking', gallery: ['cooking', 'dimsum', 'bakery'] },
    brief: t(
      'A teaching kitchen where eighteen pleats is the pass mark and nobody checks.',
      '教學廚房，十八個褶合格，但沒有人數。',
    ),
    detailed: t(
      'Taught by a retired dim sum master and his daughter, who disagree about lard.\n\nYou ' +
        'eat what you make, standing up, while it is too hot.',
      '由退休點心師傅和他的女兒任教，兩人對豬油各有意見。\n\n自己做的自己吃，站着、趁熱。',
    ),
    branches: [
      branch(
        'tai-po',
        'tai-po',
        t('Tai Po', '大埔'),
        t('1/F, 58 Po Heung Street', '寶鄉街58號1樓'),
        '2657 1129',
        [open('10:00', '21:00', notMonday)],
      ),
      branch(
        'wan-chai',
        'wan-chai',
        t('Wan Chai', '灣仔'),
        t('3/F, 9 Stone Nullah Lane', '石水渠街9號3樓'),
        '2893 0471',
        [open('10:00', '21:00', notMonday)],
        [-0.0022, 0.0006],
      ),
    ],
    contact: studio,
    keywords: ['cooking class', '烹飪班', '點心班'],
  },
  {
    key: 'round-window-tea',
    name: t('Round Window Tea', '圓窗茶舍'),
    categories: ['workshops', 'tea-coffee'],
    scenes: {
      logo: 'mark-leaf-tea',
      cover: 'teaceremony',
      gallery: ['teaceremony', 'tea', 'yoga'],
    },
    brief: t(
      'A quiet room with a round window, nine teas and no clocks.',
      '一間靜室、一扇圓窗、九款茶，沒有鐘。',
    ),
    detailed: t(
      'The tea came first, then the window, then the rest of the shop around it.\n\nSit down, ' +
        'be poured for, pour for someone else. That is the lesson.',
      '先有茶，後有窗，舖子是圍着它們建的。\n\n坐下，讓人斟茶，再為別人斟。課就是這樣。',
    ),
    branches: [
      branch(
        'sheung-wan',
        'sheung-wan',
        t('Sheung Wan', '上環'),
        t('1/F, 12 Upper Lascar Row', '摩羅上街12號1樓'),
        '2540 7719',
        [open('11:00', '19:30', notMonday)],
        [-0.001, -0.0012],
      ),
      branch(
        'tai-hang',
        'tai-hang',
        t('Tai Hang', '大坑'),
        t('G/F, 26 Sun Chun Street', '新村街26號地下'),
        '2577 9034',
        [open('11:00', '20:00', notMonday)],
      ),
    ],
    contact: studio,
    keywords: ['tea', '茶道', '功夫茶'],
  },
];
