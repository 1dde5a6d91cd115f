import { branch, open } from '../build.ts';
import { t } from '../text.ts';
import type { MerchantContent } from '../types.ts';

const guides = {
  button: t('Ask a guide', '向領隊查詢'),
  description: t('They answer in the evening, once everyone is down.', '收隊後回覆，一般在晚上。'),
};
const desk = {
  button: t('Ask reception', '向接待處查詢'),
  description: t('They usually answer within two hours.', '一般兩小時內回覆。'),
};

/** Guides, camps, walls and quiet rooms. */
export const outdoorsWellnessMerchants: readonly MerchantContent[] = [
  {
    key: 'ridge-and-bay',
    name: t('Ridge & Bay', '山與灣'),
    categories: ['outdoors', 'hikes', 'junks'],
    scenes: { logo: 'mark-peak-jade', cover: 'ridge', gallery: ['ridge', 'junk', 'kayak', 'camp'] },
    brief: t(
      'Early walks, small boats, and tea from a flask at the top.',
      '早路、小船，山頂有一壺熱茶。',
    ),
    detailed: t(
      'Nine guides who between them have walked every path on the map and several that are ' +
        'not.\n\nWe start in the dark and finish before the buses fill up. The boat meets you ' +
        'at the other side.',
      '九個領隊，地圖上的路都走過，地圖上沒有的也走過一些。\n\n摸黑出發，巴士擠滿之前收隊。船在另一邊等你。',
    ),
    branches: [
      branch(
        'sai-kung',
        'sai-kung',
        t('Sai Kung', '西貢'),
        t('G/F, 16 See Cheung Street', '市場街16號地下'),
        '2791 0530',
        [open('05:30', '18:00')],
      ),
    ],
    contact: guides,
    keywords: ['hike', '行山', '船河'],
  },
  {
    key: 'far-beach-camps',
    name: t('Far Beach Camps', '遠灘營地'),
    categories: ['outdoors', 'camping'],
    scenes: { logo: 'mark-peak-ink', cover: 'camp', gallery: ['camp', 'ridge', 'surf'] },
    brief: t(
      'Tents already up, stoves already lit, and a sky with more in it than you remember.',
      '帳幕已架好，爐已生好，天上的東西比你記得的多。',
    ),
    detailed: t(
      'Bell tents on wooden decks, real mattresses, composting lavatories that do not ' +
        'offend.\n\nWe carry in and carry out everything. You carry a toothbrush.',
      '木台上的鐘形帳篷，真床褥，環保廁所不會令人難堪。\n\n東西由我們搬進搬出，你帶牙刷便可。',
    ),
    branches: [
      branch(
        'lantau',
        'mui-wo',
        t('South Lantau', '南大嶼'),
        t('Lower Cheung Sha Beach', '下長沙泳灘'),
        '2980 2246',
        [open('08:00', '20:00')],
        [-0.03, -0.04],
      ),
      branch(
        'luk-keng',
        'sha-tau-kok',
        t('Luk Keng', '鹿頸'),
        t('Luk Keng Road, Nam Chung', '南涌鹿頸路'),
        '2674 1160',
        [open('08:00', '20:00', [4, 5, 6, 7])],
      ),
    ],
    contact: guides,
    keywords: ['camping', '露營', '觀星'],
  },
  {
    key: 'chalk-wall',
    name: t('Chalk Wall', '白粉牆攀石'),
    categories: ['outdoors', 'climbing'],
    scenes: { logo: 'mark-peak-sail', cover: 'climb', gallery: ['climb', 'yoga', 'ridge'] },
    brief: t(
      'Fourteen metres of wall in a former cold store. Socks recommended.',
      '舊凍倉裡十四米高的牆，建議穿襪。',
    ),
    detailed: t(
      'New routes on Thursdays, set by someone shorter than you who made it look ' +
        'easy.\n\nShoes, harness and chalk are included for anyone on a first visit.',
      '逢星期四換線，設計的人比你矮，爬起來像很容易。\n\n首次到訪者免費借用攀石鞋、安全帶及鎂粉。',
    ),
    branches: [
      branch(
        'chai-wan',
        'chai-wan',
        t('Chai Wan', '柴灣'),
        t('2/F, 18 On Yip Street', '安業街18號2樓'),
        '2556 3307',
        [open('10:00', '23:00')],
      ),
      branch(
        'kwai-chung',
        'kwai-chung',
        t('Kwai Chung', '葵涌'),
        t('G/F, 77 Ta Chuen Ping Street', '打磚坪街77號地下'),
        '2420 8815',
        [open('10:00', '23:00')],
      ),
    ],
    contact: desk,
    keywords: ['climbing', '攀石'],
  },
  {
    key: 'two-wheels-tolo',
    name: t('Two Wheels Tolo', '吐露單車'),
    categories: ['outdoors', 'cycling'],
    scenes: {
      logo: 'mark-wave-plum',
      cover: 'cycling',
      gallery: ['cycling', 'kayak', 'harbour-left'],
    },
    brief: t(
      'Well-oiled bicycles and the flattest twenty-two kilometres in town.',
      '鏈油足的單車，全港最平的二十二公里。',
    ),
    detailed: t(
      'Pick up at one end, drop off at the other. The shops talk to each other, so your ' +
        'deposit arrives before you do.\n\nHelmets fit. That took us years.',
      '一頭取車，另一頭還車。舖與舖會互相通知，按金比你先到。\n\n頭盔合頭。這一點我們花了好幾年。',
    ),
    branches: [
      branch(
        'sha-tin',
        'sha-tin',
        t('Sha Tin', '沙田'),
        t('Shop 3, 2 Yuen Wo Road', '源禾路2號3號舖'),
        '2697 5513',
        [open('08:00', '19:00')],
      ),
      branch(
        'tai-mei-tuk',
        'tai-mei-tuk',
        t('Tai Mei Tuk', '大美督'),
        t('64 Lung Mei', '龍尾64號'),
        '2662 7701',
        [open('08:00', '19:00')],
      ),
      branch(
        'ma-on-shan',
        'ma-on-shan',
        t('Ma On Shan', '馬鞍山'),
        t('Shop 1, 12 On Chun Street', '鞍駿街12號1號舖'),
        '2640 3328',
        [open('08:30', '19:00', [3, 4, 5, 6, 7])],
      ),
    ],
    contact: desk,
    keywords: ['cycling', '單車'],
  },
  {
    key: 'ricefield-house',
    name: t('Ricefield House', '稻田舍'),
    categories: ['outdoors', 'hikes', 'cooking'],
    scenes: { logo: 'mark-leaf-kumquat', cover: 'ridge', gallery: ['ridge', 'cycling', 'cooking'] },
    brief: t(
      'A working farm at the end of the line. Boots in three sizes too many.',
      '鐵路盡頭一個真在耕種的農場，水靴尺碼多到過份。',
    ),
    detailed: t(
      'Four families went back to the fields in 2011. There is rice in summer, radish in ' +
        'winter and mud all year.\n\nLunch is whatever was pulled up at eleven.',
      '2011年，四戶人家回到田裡。夏天有米，冬天有蘿蔔，泥全年都有。\n\n午飯吃的是十一點拔起的東西。',
    ),
    branches: [
      branch(
        'sheung-shui',
        'sheung-shui',
        t('Long Valley', '塱原'),
        t('17 Yin Kong Tsuen', '燕崗村17號'),
        '2670 8842',
        [open('08:30', '17:30', [3, 4, 5, 6, 7])],
        [0.004, -0.012],
      ),
    ],
    contact: guides,
    keywords: ['farm', '農場'],
  },
  {
    key: 'still-room',
    name: t('Still Room', '靜室'),
    categories: ['wellness', 'massage'],
    scenes: { logo: 'mark-leaf-cream', cover: 'spa', gallery: ['spa', 'spapool', 'teaceremony'] },
    brief: t(
      'Warm oil, low light, and therapists who do not make conversation unless you do.',
      '暖油、暗燈，你不開口，技師也不開口。',
    ),
    detailed: t(
      'Camphor is distilled upstairs from prunings; you can smell it from the lift.\n\nArrive ' +
        'ten minutes early for tea. Leave ten minutes late; there is a gap between guests.',
      '樟木油在樓上用修剪下來的枝葉蒸餾，電梯裡已聞得到。\n\n早十分鐘到，先喝茶。遲十分鐘走也可，客人之間留了空檔。',
    ),
    branches: [
      branch(
        'mong-kok',
        'mong-kok',
        t('Mong Kok', '旺角'),
        t('12/F, 610 Nathan Road', '彌敦道610號12樓'),
        '2388 9067',
        [open('10:00', '23:00')],
      ),
      branch(
        'sheung-wan',
        'sheung-wan',
        t('Sheung Wan', '上環'),
        t('5/F, 88 Jervois Street', '蘇杭街88號5樓'),
        '2545 2016',
        [open('10:00', '22:00')],
      ),
    ],
    contact: desk,
    keywords: ['massage', '按摩'],
  },
  {
    key: 'bamboo-bath-house',
    name: t('Bamboo Bath House', '竹影浴場'),
    categories: ['wellness', 'bath-houses'],
    scenes: { logo: 'mark-leaf-ink', cover: 'spapool', gallery: ['spapool', 'spa', 'villa'] },
    brief: t(
      'Five pools, one bamboo grove, and a rule about telephones.',
      '五個池、一片竹林，和一條關於電話的規矩。',
    ),
    detailed: t(
      'Forty-one degrees, then sixteen, then a bowl of barley tea. Repeat until the week is ' +
        'gone.\n\nTowels, robes and lockers are included. Tattoos are welcome.',
      '先四十一度，再十六度，然後一碗麥茶。重複到這個星期過去為止。\n\n包毛巾、浴袍及儲物櫃，歡迎有紋身的客人。',
    ),
    branches: [
      branch(
        'kam-tin',
        'kam-tin',
        t('Kam Tin', '錦田'),
        t('28 Kam Sheung Road', '錦上路28號'),
        '2488 6053',
        [open('10:00', '24:00')],
      ),
      branch(
        'tuen-mun',
        'tuen-mun',
        t('Tuen Mun', '屯門'),
        t('3/F, 9 Hoi Wong Road', '海皇路9號3樓'),
        '2459 7741',
        [open('11:00', '23:00')],
      ),
    ],
    contact: desk,
    keywords: ['spa', '水療', '湯屋'],
  },
  {
    key: 'rooftop-breath',
    name: t('Rooftop Breath', '天台呼吸'),
    categories: ['wellness', 'yoga'],
    scenes: { logo: 'mark-flower-jade', cover: 'yoga', gallery: ['yoga', 'spa', 'ridge'] },
    brief: t(
      'Yoga above the air-conditioners, before they switch on.',
      '在冷氣機未開之前，到冷氣機之上做瑜伽。',
    ),
    detailed: t(
      'Three roofs, swept every morning. Mats, blocks and cold towels are there; so is the ' +
        'sun, so come early.\n\nIndoors when it rains, without a grumble.',
      '三個天台，每朝掃淨。有墊、有磚、有凍毛巾，也有太陽，所以要早。\n\n下雨便入室內，不用埋怨。',
    ),
    branches: [
      branch(
        'tai-hang',
        'tai-hang',
        t('Tai Hang', '大坑'),
        t('R/F, 17 Wun Sha Street', '浣紗街17號天台'),
        '2577 4410',
        [open('06:30', '21:00')],
      ),
      branch(
        'tsuen-wan',
        'tsuen-wan',
        t('Tsuen Wan', '荃灣'),
        t('R/F, 45 Pun Shan Street', '半山街45號天台'),
        '2416 5529',
        [open('06:30', '20:00')],
      ),
      branch(
        'wong-chuk-hang',
        'wong-chuk-hang',
        t('Wong Chuk Hang', '黃竹坑'),
        t('R/F, 30 Heung Yip Road', '香葉道30號天台'),
        '2553 8174',
        [open('06:30', '20:00')],
      ),
    ],
    contact: desk,
    keywords: ['yoga', '瑜伽'],
  },
];
