import { branch, open } from '../build.ts';
import { t } from '../text.ts';
import type { MerchantContent } from '../types.ts';

const desk = {
  button: t('Ask the front desk', '向前台查詢'),
  description: t('Answered day and night.', '日夜有人回覆。'),
};
const crew = {
  button: t('Ask the crew', '向船隊查詢'),
  description: t(
    'Answered after the boats are in, usually by eight.',
    '收船後回覆，一般在晚上八時前。',
  ),
  below: t('For today’s sailings, ring the pier.', '查詢當日班次請致電碼頭。'),
};
const always = [open('00:00', '24:00')];

/** Hotels, houses, ferries and boats. */
export const staysSeaMerchants: readonly MerchantContent[] = [
  {
    key: 'hotel-mooring',
    name: t('Hotel Mooring', '泊岸酒店'),
    categories: ['staycations', 'harbour-hotels'],
    scenes: { logo: 'mark-bed-sea', cover: 'room', gallery: ['room', 'lobby', 'pool'] },
    brief: t(
      'A hotel for people who like to see the water from bed. Most rooms manage it.',
      '給想在床上看海的人住的酒店，大部分房間都看得到。',
    ),
    detailed: t(
      'Twenty-six floors on the old ferry side of North Point. Window seats are wide enough ' +
        'to sleep on, and people do.\n\nBreakfast runs until eleven. Nobody has ever been ' +
        'rushed out of it.',
      '北角舊碼頭一側，二十六層。窗台闊得可以睡，真的有人睡。\n\n早餐供應至十一時，從來沒有人被趕。',
    ),
    branches: [
      branch(
        'north-point',
        'north-point',
        t('North Point', '北角'),
        t('1 Tong Shui Road', '糖水道1號'),
        '2887 2600',
        always,
        [0.0018, 0.0004],
      ),
    ],
    contact: desk,
    keywords: ['staycation', '酒店住宿', '海景'],
  },
  {
    key: 'quarterdeck-hotel',
    name: t('The Quarterdeck', '後甲板酒店'),
    categories: ['staycations', 'harbour-hotels', 'buffets'],
    scenes: { logo: 'mark-tower-plum', cover: 'lobby', gallery: ['lobby', 'buffet', 'pool'] },
    brief: t(
      'Marble, brass and a dinner buffet people plan their lunch around.',
      '雲石、黃銅，還有一個要連午餐一起計算的自助晚餐。',
    ),
    detailed: t(
      'Built for passengers with trunks. The lifts are still deep enough for them.\n\nThe ' +
        'pool is on the ninth floor, salt water, and open until ten.',
      '當年為帶着大皮箱的船客而建，電梯至今仍然深得放得下。\n\n泳池在九樓，鹹水，開到晚上十時。',
    ),
    branches: [
      branch(
        'tsim-sha-tsui',
        'tsim-sha-tsui',
        t('Tsim Sha Tsui', '尖沙咀'),
        t('70 Mody Road', '麼地道70號'),
        '2721 9900',
        always,
        [0.0006, 0.004],
      ),
    ],
    contact: desk,
    keywords: ['hotel', 'buffet', '自助餐'],
  },
  {
    key: 'tong-lau-rooms',
    name: t('Tong Lau Rooms', '唐樓旅舍'),
    categories: ['staycations', 'city-rooms'],
    scenes: { logo: 'mark-bed-tea', cover: 'tram', gallery: ['tram', 'room', 'coffee'] },
    brief: t(
      'Fourteen rooms in two corner tenements, with the balconies given back.',
      '兩幢轉角唐樓，十四間房，騎樓物歸原主。',
    ),
    detailed: t(
      'Terrazzo floors, iron windows, good mattresses. No lift in either house; we carry the ' +
        'bags.\n\nThe corner rooms hear the street until midnight and the birds from five.',
      '水磨石地、鐵窗花、好床褥。兩幢都沒有電梯，行李我們搬。\n\n轉角房聽街聲到半夜，五點開始聽雀。',
    ),
    branches: [
      branch(
        'yau-ma-tei',
        'yau-ma-tei',
        t('Yau Ma Tei', '油麻地'),
        t('88 Shanghai Street', '上海街88號'),
        '2384 0718',
        always,
      ),
      branch(
        'sheung-wan',
        'sheung-wan',
        t('Sheung Wan', '上環'),
        t('31 Tai Ping Shan Street', '太平山街31號'),
        '2546 8290',
        always,
        [-0.0018, -0.0022],
      ),
    ],
    contact: desk,
    keywords: ['tong lau', '唐樓', '旅舍'],
  },
  {
    key: 'sandbar-villas',
    name: t('Sandbar Villas', '沙洲別墅'),
    categories: ['staycations', 'villas'],
    scenes: { logo: 'mark-bed-kumquat', cover: 'villa', gallery: ['villa', 'camp', 'kayak'] },
    brief: t(
      'Six low houses behind two beaches. The ferry leaves; you do not.',
      '兩個沙灘後面，六間矮房子。船走了，你不用走。',
    ),
    detailed: t(
      'Bougainvillea, a long table, and a kitchen with sharp knives.\n\nGroceries can be ' +
        'waiting if you send a list by noon the day before.',
      '簕杜鵑、一張長枱、一個刀很利的廚房。\n\n前一日正午前交清單，餸菜會先到。',
    ),
    branches: [
      branch(
        'cheung-chau',
        'cheung-chau',
        t('Cheung Chau', '長洲'),
        t('12 Kwun Yam Wan Road', '觀音灣路12號'),
        '2981 5560',
        always,
      ),
      branch(
        'mui-wo',
        'mui-wo',
        t('Mui Wo', '梅窩'),
        t('5 Silver Mine Bay Beach Road', '銀礦灣沙灘路5號'),
        '2984 7713',
        always,
      ),
    ],
    contact: desk,
    keywords: ['villa', '度假屋'],
  },
  {
    key: 'castle-beach-hotel',
    name: t('Castle Beach Hotel', '青山灘酒店'),
    categories: ['staycations', 'day-stays'],
    scenes: { logo: 'mark-wave-kumquat', cover: 'pool', gallery: ['pool', 'villa', 'yoga'] },
    brief: t(
      'A sunny, slightly old-fashioned hotel between the highway and the sea, facing the sea.',
      '在公路與海之間，一間陽光充沛、略為舊派的酒店，面向海。',
    ),
    detailed: t(
      'Families know it for the pool and the lawn. Everyone else knows it for Sunday ' +
        'pancakes.\n\nShuttle from Tuen Mun station every half hour.',
      '家庭客認得泳池和草地，其他人認得星期日的班戟。\n\n屯門站每半小時有接駁車。',
    ),
    branches: [
      branch(
        'so-kwun-wat',
        'gold-coast',
        t('So Kwun Wat', '掃管笏'),
        t('8 Castle Peak Road, So Kwun Wat', '掃管笏青山公路8號'),
        '2452 8811',
        always,
      ),
    ],
    contact: desk,
    keywords: ['pool', '泳池', '親子酒店'],
  },
  {
    key: 'green-hull-ferries',
    name: t('Green Hull Ferries', '綠舷渡輪'),
    categories: ['harbour', 'sailings'],
    scenes: {
      logo: 'mark-wave-sea',
      cover: 'harbour',
      gallery: ['harbour-wide', 'harbour-left', 'harbour'],
    },
    brief: t(
      'Four green boats, forty years of timetables, and a bar on the upper deck.',
      '四艘綠船，四十年船期，上層甲板有個吧。',
    ),
    detailed: t(
      'They carried commuters until the tunnels took them. Now they carry people who would ' +
        'rather not arrive quickly.\n\nWooden seats flip to face either way. Sit on the left ' +
        'going out.',
      '從前載上班的人，隧道把他們搶走了。現在載不急着到的人。\n\n木椅背可以翻，前後都坐得。出海坐左邊。',
    ),
    branches: [
      branch(
        'central-pier',
        'central',
        t('Central pier', '中環碼頭'),
        t('Pier 9, Man Kwong Street', '民光街9號碼頭'),
        '2868 7009',
        [open('09:00', '22:30')],
        [0.0045, 0.0022],
      ),
      branch(
        'tst-pier',
        'tsim-sha-tsui',
        t('Tsim Sha Tsui pier', '尖沙咀碼頭'),
        t('Public Pier, Salisbury Road', '梳士巴利道公眾碼頭'),
        '2367 7065',
        [open('09:00', '22:30')],
        [-0.0042, -0.0008],
      ),
    ],
    contact: crew,
    keywords: ['ferry', 'harbour', '維港', '渡輪'],
  },
  {
    key: 'red-sail-charters',
    name: t('Red Sail Charters', '紅帆船務'),
    categories: ['harbour', 'junks'],
    scenes: { logo: 'mark-sail-sail', cover: 'junk', gallery: ['junk', 'kayak', 'villa'] },
    brief: t(
      'Two wooden junks with real sails, and a cook who does not believe in sandwiches.',
      '兩艘木造帆船，帆是真的，廚師不信三文治。',
    ),
    detailed: t(
      'Built in Aberdeen, caulked every spring. When there is wind, the engine goes off and ' +
        'everybody stops talking.\n\nEvery charter carries a captain, a deckhand and too much ' +
        'food.',
      '香港仔建造，每年春天補縫。有風便關引擎，全船自然安靜下來。\n\n每團配船長、水手，和太多的食物。',
    ),
    branches: [
      branch(
        'aberdeen',
        'aberdeen',
        t('Aberdeen', '香港仔'),
        t('Aberdeen Promenade, landing steps 4', '香港仔海濱公園4號梯台'),
        '2555 1873',
        [open('08:00', '18:00')],
      ),
      branch(
        'sai-kung',
        'sai-kung',
        t('Sai Kung', '西貢'),
        t('Sai Kung Public Pier', '西貢公眾碼頭'),
        '2791 6604',
        [open('08:00', '18:00')],
      ),
    ],
    contact: crew,
    keywords: ['junk', '船河', '包船'],
  },
  {
    key: 'paddle-yard',
    name: t('Paddle Yard', '槳房'),
    categories: ['harbour', 'paddling'],
    scenes: { logo: 'mark-wave-cream', cover: 'kayak', gallery: ['kayak', 'surf', 'stilts'] },
    brief: t(
      'Kayaks, boards and instructors who know which bay is flat today.',
      '獨木舟、直立板，和知道今日哪個灣沒有浪的導師。',
    ),
    detailed: t(
      'The yard checks wind at six, tide at seven and you at eight. If it is not right, the ' +
        'class moves, not the safety rules.\n\nHot showers, which is rarer than it should be.',
      '六點看風、七點看潮、八點看你。不合適便改地點，不改安全規矩。\n\n有熱水淋浴，這一帶少見。',
    ),
    branches: [
      branch(
        'sai-kung',
        'sai-kung',
        t('Sha Ha', '沙下'),
        t('Sha Ha Beach, Tai Mong Tsai Road', '大網仔路沙下灘'),
        '2792 4418',
        [open('08:30', '18:00')],
        [0.009, 0.004],
      ),
      branch(
        'stanley',
        'stanley',
        t('Stanley', '赤柱'),
        t('Stanley Main Beach', '赤柱正灘'),
        '2813 5527',
        [open('08:30', '18:00', [2, 3, 4, 5, 6, 7])],
        [0.001, 0.003],
      ),
      branch(
        'tai-mei-tuk',
        'tai-mei-tuk',
        t('Tai Mei Tuk', '大美督'),
        t('Tai Mei Tuk Road', '大美督路'),
        '2665 3380',
        [open('09:00', '17:30')],
      ),
    ],
    contact: crew,
    keywords: ['kayak', 'SUP', '獨木舟', '直立板'],
  },
  {
    key: 'longboard-shed',
    name: t('Longboard Shed', '長板屋'),
    categories: ['harbour', 'surfing'],
    scenes: { logo: 'mark-wave-sail', cover: 'surf', gallery: ['surf', 'villa', 'camp'] },
    brief: t(
      'A tin shed behind the dunes. They teach you to fall first.',
      '沙丘後的鐵皮屋，第一課先教跌。',
    ),
    detailed: t(
      'Soft boards, warm suits in winter, and a whiteboard that tells the truth about the ' +
        'waves.\n\nIf it is flat they say so, and you come back another day for nothing.',
      '軟板，冬天有暖水衣，還有一塊只說真話的浪況白板。\n\n沒浪便直說，改天再來，不另收費。',
    ),
    branches: [
      branch(
        'shek-o',
        'shek-o',
        t('Shek O', '石澳'),
        t('9 Shek O Village', '石澳村9號'),
        '2809 4416',
        [open('08:00', '18:00')],
      ),
      branch(
        'mui-wo',
        'mui-wo',
        t('South Lantau', '南大嶼'),
        t('32 Pui O San Wai Tsuen', '貝澳新圍村32號'),
        '2984 3192',
        [open('08:30', '17:30', [3, 4, 5, 6, 7])],
        [-0.024, -0.022],
      ),
    ],
    contact: crew,
    keywords: ['surf', '滑浪'],
  },
  {
    key: 'stilt-house-walks',
    name: t('Stilt House Walks', '棚屋行'),
    categories: ['harbour', 'water-villages', 'hikes'],
    scenes: { logo: 'mark-tower-tea', cover: 'stilts', gallery: ['stilts', 'market', 'kayak'] },
    brief: t('Walks led by people who grew up on the planks.', '由在棚屋長大的人帶路。'),
    detailed: t(
      'Granny Wong’s niece runs the office; Granny Wong decides who may lead.\n\nGroups are ' +
        'ten at most, because the bridges are narrow and the neighbours are having lunch.',
      '辦公室由黃婆婆的姪女打理，誰可以帶團則由黃婆婆決定。\n\n每團最多十人，因為橋窄，街坊在吃飯。',
    ),
    branches: [
      branch(
        'tai-o',
        'tai-o',
        t('Tai O', '大澳'),
        t('58 Kat Hing Street', '吉慶街58號'),
        '2985 6047',
        [open('09:00', '17:00', [2, 3, 4, 5, 6, 7])],
      ),
    ],
    contact: crew,
    keywords: ['Tai O', '大澳', '棚屋'],
  },
];
