import { branch, open } from '../build.ts';
import { t } from '../text.ts';
import type { MerchantContent } from '../types.ts';

const office = {
  button: t('Ask the box office', '向票務處查詢'),
  description: t('Answered during opening hours.', '於開放時間內回覆。'),
};
const notMonday = [2, 3, 4, 5, 6, 7];

/** Rides, stages, museums, games and markets. */
export const attractionMerchants: readonly MerchantContent[] = [
  {
    key: 'cloudline-cable',
    name: t('Cloudline Cable', '雲線纜車'),
    categories: ['attractions', 'rides'],
    scenes: { logo: 'mark-peak-sea', cover: 'cablecar', gallery: ['cablecar', 'ridge', 'stilts'] },
    brief: t(
      'Twenty-five minutes from the new town to the cloud line, some of it with a glass floor.',
      '由新市鎮到雲上，二十五分鐘，有些車廂腳下是玻璃。',
    ),
    detailed: t(
      'Cabins leave every fourteen seconds. On clear days you see the runway; on others you ' +
        'see nothing, which is better.\n\nClosed in high wind. The operators do not apologise ' +
        'for that.',
      '每十四秒開出一個車廂。天清看得到跑道；有霧甚麼都看不到，那更好。\n\n大風便停駛，這點從不道歉。',
    ),
    branches: [
      branch(
        'tung-chung',
        'tung-chung',
        t('Tung Chung terminal', '東涌站'),
        t('11 Tat Tung Road', '達東路11號'),
        '2109 6680',
        [open('09:30', '18:30')],
      ),
    ],
    contact: office,
    keywords: ['cable car', '纜車'],
  },
  {
    key: 'pier-carnival-company',
    name: t('Pier Carnival Company', '碼頭嘉年華'),
    categories: ['attractions', 'rides', 'markets'],
    scenes: { logo: 'mark-lantern-kumquat', cover: 'wheel', gallery: ['wheel', 'cabin', 'market'] },
    brief: t(
      'A wheel, forty stalls and a brass band that knows six tunes.',
      '一座摩天輪、四十個攤位，和一隊只會六首歌的銅管樂隊。',
    ),
    detailed: t(
      'It arrives every November on two barges and is gone by March.\n\nThe hoopla is fair. ' +
        'We measured the rings.',
      '每年十一月由兩艘躉船運來，三月前走。\n\n擲圈是公道的，圈我們量過。',
    ),
    branches: [
      branch(
        'central',
        'central',
        t('Central harbourfront', '中環海濱'),
        t('Event Space, 9 Lung Wo Road', '龍和道9號海濱空間'),
        '2801 4419',
        [open('11:00', '23:00')],
        [0.0025, 0.0045],
      ),
    ],
    contact: office,
    keywords: ['carnival', '嘉年華', '摩天輪'],
  },
  {
    key: 'bell-and-track',
    name: t('Bell & Track', '鈴聲電車'),
    categories: ['attractions', 'rides'],
    scenes: { logo: 'mark-tower-jade', cover: 'tram', gallery: ['tram', 'market', 'bar'] },
    brief: t(
      'One restored double-decker, teak and brass, hired by the hour.',
      '一輛修復的雙層電車，柚木與黃銅，按小時出租。',
    ),
    detailed: t(
      'Number 128 was a chicken coop in Yuen Long when we found it.\n\nIt does eleven ' +
        'kilometres an hour, which is the right speed for a street.',
      '找到它時，128號在元朗當雞舍。\n\n時速十一公里，正是看街的速度。',
    ),
    branches: [
      branch(
        'causeway-bay',
        'causeway-bay',
        t('Causeway Bay', '銅鑼灣'),
        t('Tram stop, Great George Street', '記利佐治街電車站'),
        '2890 1128',
        [open('10:00', '22:00')],
      ),
    ],
    contact: office,
    keywords: ['tram', '電車', '包車'],
  },
  {
    key: 'museum-of-ordinary-things',
    name: t('Museum of Ordinary Things', '日常博物館'),
    categories: ['attractions', 'museums'],
    scenes: { logo: 'mark-tower-cream', cover: 'museum', gallery: ['museum', 'tram', 'tea'] },
    brief: t(
      'Eight thousand things nobody thought to keep, kept.',
      '八千件沒有人想過要留下的東西，留下了。',
    ),
    detailed: t(
      'Bus tickets, plastic lanterns, the last payphone in Sai Ying Pun. Each label is one ' +
        'sentence.\n\nThe vase in the middle is the only valuable object, and it is on loan.',
      '車票、膠燈籠、西營盤最後一部公眾電話。每張說明只有一句。\n\n中間那個花瓶是唯一值錢的，是借來的。',
    ),
    branches: [
      branch(
        'sai-ying-pun',
        'sai-ying-pun',
        t('Sai Ying Pun', '西營盤'),
        t('88 High Street', '高街88號'),
        '2559 6021',
        [open('10:00', '18:00', notMonday)],
        [-0.0016, 0.0004],
      ),
    ],
    contact: office,
    keywords: ['museum', '博物館'],
  },
  {
    key: 'loading-bay-gallery',
    name: t('Loading Bay Gallery', '卸貨區畫廊'),
    categories: ['attractions', 'museums'],
    scenes: { logo: 'mark-kiln-ink', cover: 'museum', gallery: ['museum', 'easel', 'coffee'] },
    brief: t(
      'Big work by young people, hung where the lorries used to back in.',
      '年輕人的大作品，掛在從前貨車倒車的地方。',
    ),
    detailed: t(
      'Ceilings of seven metres, and a goods lift that is itself listed on the plan as room ' +
        'four.\n\nThe café is run by whoever is showing next.',
      '七米樓底，貨梯本身就是四號展廳。\n\n咖啡座由下一位展出者打理。',
    ),
    branches: [
      branch(
        'wong-chuk-hang',
        'wong-chuk-hang',
        t('Wong Chuk Hang', '黃竹坑'),
        t('G/F, 10 Yip Fat Street', '業發街10號地下'),
        '2580 3394',
        [open('11:00', '19:00', notMonday)],
        [-0.0006, 0.0012],
      ),
    ],
    contact: office,
    keywords: ['gallery', '畫廊'],
  },
  {
    key: 'backlot-stage',
    name: t('Backlot Stage', '後巷舞台'),
    categories: ['attractions', 'shows'],
    scenes: { logo: 'mark-note-ink', cover: 'concert', gallery: ['concert', 'bar', 'karaoke'] },
    brief: t(
      'Six hundred people, one good sound desk, and a bar at the back where you can still hear.',
      '容納六百人，一張好調音枱，站在後面的吧也聽得清楚。',
    ),
    detailed: t(
      'Industrial building, legal neighbours, proper fire doors. It took four years.\n\nBands ' +
        'load in through the same door as the audience, which keeps everyone polite.',
      '工廈、合法、走火門齊全，用了四年。\n\n樂隊和觀眾走同一道門，所以大家都有禮貌。',
    ),
    branches: [
      branch(
        'san-po-kong',
        'san-po-kong',
        t('San Po Kong', '新蒲崗'),
        t('1/F, 23 Tai Yau Street', '大有街23號1樓'),
        '2350 7786',
        [open('18:00', '24:00', notMonday)],
      ),
    ],
    contact: office,
    keywords: ['concert', '音樂會', 'live'],
  },
  {
    key: 'red-curtain-opera',
    name: t('Red Curtain Opera House', '紅幔戲台'),
    categories: ['attractions', 'shows'],
    scenes: {
      logo: 'mark-lantern-plum',
      cover: 'opera',
      gallery: ['opera', 'concert', 'teaceremony'],
    },
    brief: t(
      'Cantonese opera with surtitles, a tea interval and backstage doors that open.',
      '粵劇，有字幕、有茶歇，後台的門打得開。',
    ),
    detailed: t(
      'The headdresses weigh three kilograms. The sleeves weigh nothing, and that is the ' +
        'difficult part.\n\nFirst-timers get a page that says when to clap.',
      '頭飾重三公斤，水袖不重，難的卻是水袖。\n\n第一次看戲的人，會收到一張寫着何時拍掌的紙。',
    ),
    branches: [
      branch(
        'yau-ma-tei',
        'yau-ma-tei',
        t('Yau Ma Tei', '油麻地'),
        t('6 Waterloo Road', '窩打老道6號'),
        '2264 8108',
        [open('12:00', '22:30', notMonday)],
      ),
    ],
    contact: office,
    keywords: ['opera', '粵劇', '大戲'],
  },
  {
    key: 'lock-and-lamp',
    name: t('Lock & Lamp', '鎖燈密室'),
    categories: ['attractions', 'play'],
    scenes: { logo: 'mark-lantern-tea', cover: 'escape', gallery: ['escape', 'museum', 'karaoke'] },
    brief: t(
      'Rooms built like stage sets. No jump scares; the arithmetic is frightening enough.',
      '密室搭得像舞台佈景。不靠嚇，算術已經夠可怕。',
    ),
    detailed: t(
      'Every puzzle can be solved with what is in the room and what you learnt at ' +
        'fourteen.\n\nThe game master watches kindly and will knock once if you are lost.',
      '每道謎題，用房裡的東西和十四歲學過的知識便解得到。\n\n主持人善意旁觀，你們真的迷路，他會敲一下門。',
    ),
    branches: [
      branch(
        'kwun-tong',
        'kwun-tong',
        t('Kwun Tong', '觀塘'),
        t('7/F, 61 Hung To Road', '鴻圖道61號7樓'),
        '2341 5528',
        [open('12:00', '23:00')],
      ),
      branch(
        'san-po-kong',
        'san-po-kong',
        t('San Po Kong', '新蒲崗'),
        t('5/F, 40 Luk Hop Street', '六合街40號5樓'),
        '2325 6690',
        [open('13:00', '23:00')],
      ),
    ],
    contact: office,
    keywords: ['escape room', '密室逃脫'],
  },
  {
    key: 'echo-rooms',
    name: t('Echo Rooms', '回聲房'),
    categories: ['attractions', 'play'],
    scenes: { logo: 'mark-note-sail', cover: 'karaoke', gallery: ['karaoke', 'bar', 'concert'] },
    brief: t('Thirty singing rooms, walls as thick as your pride.', '三十間唱歌房，牆厚如面皮。'),
    detailed: t(
      'A hundred thousand songs, including the ones your parents deny knowing.\n\nThe ' +
        'tambourine is free. Please return it.',
      '十萬首歌，包括父母否認識唱的那些。\n\n鈴鼓免費，請交還。',
    ),
    branches: [
      branch(
        'causeway-bay',
        'causeway-bay',
        t('Causeway Bay', '銅鑼灣'),
        t('8/F, 15 Cannon Street', '景隆街15號8樓'),
        '2833 6604',
        [open('12:00', '29:00')],
      ),
      branch(
        'mong-kok',
        'mong-kok',
        t('Mong Kok', '旺角'),
        t('6/F, 33 Argyle Street', '亞皆老街33號6樓'),
        '2787 0156',
        [open('12:00', '29:00')],
      ),
      branch(
        'tuen-mun',
        'tuen-mun',
        t('Tuen Mun', '屯門'),
        t('4/F, 12 Tuen Shun Street', '屯順街12號4樓'),
        '2404 8831',
        [open('12:00', '26:00')],
      ),
    ],
    contact: office,
    keywords: ['karaoke', '卡拉OK', '唱K'],
  },
  {
    key: 'deepwater-aquarium',
    name: t('Deepwater Aquarium', '深藍水族館'),
    categories: ['attractions', 'sea-life'],
    scenes: { logo: 'mark-wave-ink', cover: 'aquarium', gallery: ['aquarium', 'kayak', 'pool'] },
    brief: t(
      'A tunnel of forty metres under two rays and a great many opinions from small children.',
      '四十米海底隧道，兩條鷂魚，以及很多小朋友的意見。',
    ),
    detailed: t(
      'Local water, local fish: most of what you see lives within an hour of the ' +
        'door.\n\nThere are no shows. The animals do what they like, and it is enough.',
      '本地水、本地魚，館內大部分生物就住在一小時船程之內。\n\n沒有表演，牠們愛做甚麼便做甚麼，已經夠看。',
    ),
    branches: [
      branch(
        'aberdeen',
        'aberdeen',
        t('Aberdeen', '香港仔'),
        t('2 Shum Wan Road', '深灣道2號'),
        '2552 9917',
        [open('10:00', '19:00')],
        [-0.002, 0.011],
      ),
    ],
    contact: office,
    keywords: ['aquarium', '水族館'],
  },
  {
    key: 'lamplight-market',
    name: t('Lamplight Market', '掛燈夜市'),
    categories: ['attractions', 'markets'],
    scenes: {
      logo: 'mark-lantern-jade',
      cover: 'market',
      gallery: ['market', 'noodle', 'dessert'],
    },
    brief: t(
      'A night market with a roof, sixty stalls and somewhere to sit down.',
      '有蓋的夜市，六十個攤檔，還有地方坐。',
    ),
    detailed: t(
      'Half of it eats, a quarter of it mends things, the rest sells what your flat has no ' +
        'room for.\n\nFridays to Sundays, from when the lamps go on.',
      '一半是吃的，四分一替你修東西，其餘賣你家放不下的東西。\n\n逢星期五至日，亮燈開市。',
    ),
    branches: [
      branch(
        'tsing-yi',
        'tsing-yi',
        t('Tsing Yi', '青衣'),
        t('Promenade, Tsing King Road', '青敬路海濱長廊'),
        '2434 6012',
        [open('17:00', '23:30', [5, 6, 7])],
      ),
      branch(
        'hung-hom',
        'hung-hom',
        t('Hung Hom', '紅磡'),
        t('Promenade, Hung Luen Road', '紅鸞道海濱'),
        '2362 7745',
        [open('17:00', '23:30', [5, 6, 7])],
      ),
    ],
    contact: office,
    keywords: ['night market', '夜市'],
  },
];
