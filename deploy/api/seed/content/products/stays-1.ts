import {
  addition,
  faq,
  hk,
  mark,
  options,
  plan,
  product,
  slots,
  wholeDays,
  people,
  children,
} from '../build.ts';
import { t } from '../text.ts';
import type { ProductContent } from '../types.ts';
import { dayRoom, dayStay, farmhouse, house, room } from './families-food-stay.ts';

const city: typeof room = {
  ...room,
  categories: ['city-rooms'],
  notices: ['one-night', 'instant', 'change-7-days', 'stairs', 'show-phone'],
  faqs: [
    faq(
      t('Can I check in early?', '可以提早入住嗎？'),
      t(
        'If the room is ready, you have it. They start counting at noon.',
        '房間準備好便可以，前台中午開始安排。',
      ),
    ),
    faq(
      t('Is it quiet?', '靜嗎？'),
      t(
        'It is a street. There are earplugs in the drawer, and it sleeps from one to five.',
        '樓下是街，抽屜有耳塞，一點到五點最靜。',
      ),
    ),
  ],
};
const weekdays = [1, 2, 3, 4, 7];
const weekend = [5, 6];

/** Hotels, tenements, villas and day stays. */
export const stays1: readonly ProductContent[] = [
  product(room, {
    key: 'mooring-two-nights-and-dinner',
    merchant: 'hotel-mooring',
    kind: 'dated',
    scenes: ['room-detail', 'lobby', 'room', 'room-place'],
    name: t('Two nights at the Mooring with one dinner downstairs', '泊岸酒店兩晚，連樓下晚飯一餐'),
    line: t(
      'Arrive, eat, sleep, do nothing, sleep, leave.',
      '入住、吃飯、睡覺、無所事事、再睡、退房。',
    ),
    about: t(
      'Two nights in a harbour room with one dinner at the Cantonese restaurant on the third ' +
        'floor: soup, three dishes, rice and the sweet of the day. The second day has nothing ' +
        'in it, on purpose.',
      '海景房兩晚，其中一晚在三樓粵菜廳吃飯：老火湯、三道菜、白飯、當日糖水。第二天故意甚麼都沒安排。',
    ),
    score: 4.7,
    reviews: 286,
    notices: ['nights-2'],
    plans: [
      plan('two-nights', t('Two nights, two guests', '兩晚，兩位'), 3680, 2680, {
        calendar: [wholeDays(6)],
      }),
    ],
  }),
  product(room, {
    key: 'mooring-room-only-sunday',
    merchant: 'hotel-mooring',
    kind: 'dated',
    scenes: ['room-place', 'room-detail', 'room', 'room-close'],
    name: t('Sunday night, room only, out by noon', '星期日一晚純住宿，正午退房'),
    line: t('The cheapest night of the week has the same view.', '一星期最便宜那晚，景色一樣。'),
    about: t(
      'Everyone else goes home on Sunday, which is why you should not. The lifts are empty, ' +
        'the breakfast room is quiet, and Monday looks better from the nineteenth floor.',
      '星期日人人回家，所以你不應該。電梯空，餐廳靜，由十九樓看星期一，也順眼一點。',
    ),
    score: 4.5,
    reviews: 344,
    plans: [
      plan('room', t('Harbour double', '海景大床房'), 1480, 1280, {
        calendar: [wholeDays(10, { days: [7] })],
        additions: [
          addition('breakfast', t('Breakfast', '早餐'), 'multiple', [
            ['breakfast', 'Breakfast, each', '早餐（每位）', 128, 2],
          ]),
        ],
      }),
    ],
  }),
  product(room, {
    key: 'quarterdeck-grand-room-and-pool',
    merchant: 'quarterdeck-hotel',
    kind: 'dated',
    scenes: ['pool-place', 'lobby', 'room-detail', 'pool'],
    name: t(
      'Grand room with the salt-water pool and Sunday roast',
      '豪華客房連鹹水泳池及星期日烤肉',
    ),
    line: t(
      'A room with a hall. You could hang a coat and still be in the corridor.',
      '有玄關的房間，掛好大衣還未到床邊。',
    ),
    about: t(
      'Forty-two square metres, a bath with feet and a writing desk that has been written at. ' +
        'The pool is salt and open until ten; on Sunday the trolley comes round with beef.',
      '四十二平方米，有腳浴缸，還有一張真的寫過字的書枱。鹹水泳池開到十時，星期日烤牛肉車逐枱走。',
    ),
    score: 4.6,
    reviews: 512,
    plans: [
      plan('grand', t('Grand room', '豪華客房'), 2680, 1880, {
        calendar: [wholeDays(8, { days: weekdays }), wholeDays(8, { days: weekend, now: 2180 })],
        options: [
          options('bed', t('Beds', '床'), 'chips', [
            ['double', 'One large', '大床'],
            ['twin', 'Two singles', '雙床'],
          ]),
        ],
      }),
    ],
  }),
  product(room, {
    key: 'quarterdeck-families-connecting-rooms',
    merchant: 'quarterdeck-hotel',
    kind: 'dated',
    needsConfirmation: true,
    scenes: ['familyroom', 'familyroom-detail', 'familyroom-close', 'pool'],
    name: t('Connecting family rooms', '相連家庭房兩間'),
    line: t(
      'For families who are fond of one another within limits.',
      '給感情好，但要有點距離的家庭。',
    ),
    about: t(
      'Two connecting rooms, four breakfasts, a tent put up in the smaller one if there are ' +
        'children. The door locks from both sides.',
      '兩間相連客房、四份早餐；有小朋友的話，小房會搭起帳篷。門兩邊都鎖得到。',
    ),
    score: 4.7,
    reviews: 121,
    notices: ['merchant-confirms'],
    plans: [
      plan('pair', t('Two rooms, four guests', '兩房四位'), 4280, 3280, {
        calendar: [wholeDays(3)],
        needsNote: {
          label: t('Names and ages of the children', '小朋友名字及年齡'),
          required: false,
        },
      }),
    ],
  }),
  product(city, {
    key: 'tong-lau-corner-room',
    merchant: 'tong-lau-rooms',
    branches: ['yau-ma-tei'],
    kind: 'dated',
    scenes: ['cornerroom', 'cornerroom-close', 'cornerroom-detail', 'market-place'],
    name: t('Corner room on Shanghai Street, balcony given back', '上海街轉角房，騎樓物歸原主'),
    line: t(
      'Round wall, iron windows, and the fruit market at five.',
      '圓牆、鐵窗花，五點鐘的果欄。',
    ),
    about: t(
      'The corner rooms follow the street round, so the bed has a curve behind it. Terrazzo ' +
        'underfoot, a fan that clicks, good linen. Earplugs are in the drawer and so is a map ' +
        'of breakfasts.',
      '轉角房隨街角轉彎，床頭後是一道弧。腳下水磨石，風扇會響，床單很好。抽屜裡有耳塞，還有一張早餐地圖。',
    ),
    angleMark: mark('moss', 'Corner room', '轉角房'),
    score: 4.7,
    reviews: 298,
    plans: [
      plan('corner', t('Corner double', '轉角大床房'), 980, 820, {
        calendar: [wholeDays(2, { days: weekdays }), wholeDays(2, { days: weekend, now: 920 })],
      }),
    ],
  }),
  product(city, {
    key: 'tai-ping-shan-writers-week',
    merchant: 'tong-lau-rooms',
    branches: ['sheung-wan'],
    kind: 'dated',
    scenes: ['tenement-place', 'tenement-close', 'tram-place', 'tram'],
    name: t('Five weekday nights with a desk', '平日五晚，連一張書枱'),
    line: t(
      'Sunday in, Friday out, one novel or a good excuse.',
      '星期日入住，星期五退房，一部小說，或者一個好藉口。',
    ),
    about: t(
      'A back room over the steps, where the noise is sparrows. The desk faces a wall, as ' +
        'writers ask; the kettle faces the desk. Laundry once, cleaning when you put the tile ' +
        'out.',
      '石級旁的後房，噪音只有麻雀。應寫作的人要求，書枱向牆，電熱水壺向書枱。洗衣一次，掛牌才打掃。',
    ),
    score: 4.8,
    reviews: 46,
    notices: ['nights-5'],
    plans: [
      plan('week', t('Five nights', '五晚'), 3900, 3180, {
        calendar: [wholeDays(2, { days: [7] })],
      }),
    ],
  }),
  product(city, {
    key: 'tong-lau-single-for-one',
    merchant: 'tong-lau-rooms',
    kind: 'dated',
    scenes: ['tenement', 'tenement-detail', 'tenement-close', 'noodle-place'],
    name: t('A single room and a bowl of noodles', '單人房連一碗麵'),
    line: t('For the last train missed on purpose.', '給故意走失尾班車的人。'),
    about: t(
      'Nine square metres, one bed, one hook, one window. The noodle shop on the ground floor ' +
        'knows your key and keeps the soup on.',
      '九平方米，一張床、一個掛鈎、一扇窗。樓下麵店認得你的鎖匙，湯一直開着。',
    ),
    score: 4.4,
    reviews: 187,
    coinRatio: 0,
    plans: [plan('single', t('Single room', '單人房'), 580, 468, { calendar: [wholeDays(4)] })],
  }),
  product(house, {
    key: 'sandbar-villa-cheung-chau-for-six',
    merchant: 'sandbar-villas',
    branches: ['cheung-chau'],
    kind: 'dated',
    scenes: ['villa'],
    name: t('A whole house on Cheung Chau, for six', '長洲獨立屋，六人'),
    line: t(
      'Three bedrooms, one long table, the beach at the end of the path.',
      '三房、一張長枱，小路盡頭就是沙灘。',
    ),
    about: t(
      'Bougainvillea over the gate, a grill in the yard and a hammock that has ended several ' +
        'careers. The beach is forty metres off; the fish stall is eighty.',
      '門口簕杜鵑，院裡有燒烤爐，還有一張令幾個人辭職的吊床。沙灘四十米，魚檔八十米。',
    ),
    score: 4.8,
    reviews: 164,
    plans: [
      plan('house', t('Whole house, six guests', '全屋六位'), 3880, 3180, {
        calendar: [
          wholeDays(1, { days: weekdays }),
          wholeDays(1, { days: weekend, was: 4880, now: 4380 }),
        ],
        additions: [
          addition('bring', t('Waiting on the table', '先放好在枱上'), 'multiple', [
            ['grill', 'Grill box for six', '燒烤包（6人）', 680, 1],
            ['fish', 'Fish from the stall', '魚檔鮮魚', 280, 2],
          ]),
        ],
      }),
    ],
  }),
  product(house, {
    key: 'silvermine-cabin-for-two',
    merchant: 'sandbar-villas',
    branches: ['mui-wo'],
    kind: 'dated',
    scenes: ['woodcabin', 'woodcabin-close', 'woodcabin-detail', 'woodcabin-place'],
    name: t('Cabin for two behind Silver Mine Bay', '銀礦灣後面的小屋，二人'),
    line: t(
      'A stove, a porch, and buffalo who are not impressed.',
      '一個爐、一個門廊，和不為所動的水牛。',
    ),
    about: t(
      'One room of cedar with a bath under a skylight. Bicycles lean on the porch; the ' +
        'buffalo come past at four, in single file, like commuters.',
      '柏木小屋，天窗下有浴缸。單車靠在門廊，水牛四點經過，一隻跟一隻，像放工。',
    ),
    score: 4.7,
    reviews: 92,
    plans: [
      plan('cabin', t('Cabin, two guests', '小屋兩位'), 1980, 1580, {
        calendar: [wholeDays(2, { days: weekdays }), wholeDays(2, { days: weekend, now: 1880 })],
      }),
    ],
  }),
  product(house, {
    key: 'sandbar-birthday-house',
    merchant: 'sandbar-villas',
    branches: ['mui-wo'],
    kind: 'dated',
    shelf: 'sold-out',
    scenes: ['villa-detail'],
    name: t('The long house for twelve, with a cook', '長屋十二人，連廚師'),
    line: t('Somebody else washes up.', '碗由別人洗。'),
    about: t(
      'Four bedrooms and a cook from breakfast to midnight who will do anything with a prawn. ' +
        'The piano is in tune; the neighbours know the date.',
      '四間房，廚師由早餐留到半夜，蝦怎樣煮都可以。鋼琴音準，鄰居知道日子。',
    ),
    score: 4.9,
    reviews: 38,
    soldOutSetting: {
      button: t('See other villas and cabins', '看看其他度假屋'),
      introducer: t(
        'Weekends are gone until spring. There are smaller houses too.',
        '春天前的週末已滿，另有小一點的屋。',
      ),
    },
    plans: [
      plan('long-house', t('Whole house, twelve guests', '全屋十二位'), 9800, undefined, {
        calendar: [wholeDays(1)],
      }),
    ],
  }),
  product(dayStay, {
    key: 'castle-beach-pool-day',
    merchant: 'castle-beach-hotel',
    kind: 'dated',
    scenes: ['pool'],
    name: t('A day by the pool, lunch included', '泳池日票連午餐'),
    line: t(
      'A lounger with your name on it from nine to six.',
      '九點到六點，一張寫了你名字的躺椅。',
    ),
    about: t(
      'The big pool for lengths, the small one for shouting. Lunch is a club sandwich or cold ' +
        'soba, brought to the lounger by someone who has learnt not to drip.',
      '大池游泳，小池尖叫。午餐是公司三文治或冷麵，送到躺椅旁，不會滴水。',
    ),
    score: 4.5,
    reviews: 407,
    plans: [
      plan('lounger', t('Day by the pool and lunch', '泳池日票連午餐'), 480, 388, {
        people: people(12, children(3, 11, 280, 218)),
        calendar: [wholeDays(70)],
      }),
    ],
  }),
  product(room, {
    key: 'castle-beach-family-night',
    merchant: 'castle-beach-hotel',
    kind: 'dated',
    scenes: ['boatbunks', 'boatbunks-detail', 'boatbunks-place', 'pool-detail'],
    name: t('Family night with pancakes and a bucket', '親子一晚，連班戟和沙灘桶'),
    line: t('Two adults, two children, one bucket, one spade.', '兩大兩小，一桶一鏟。'),
    about: t(
      'Bunks shaped like a boat, a bath at child height and a bucket to keep. Pancakes from ' +
        'eight; the shuttle leaves every half hour for those who cannot wait.',
      '船形碌架床、兒童高度的浴缸，沙灘桶可帶走。八點有班戟，等不及的可搭半小時一班的接駁車。',
    ),
    score: 4.6,
    reviews: 533,
    plans: [
      plan('family', t('Family room, four', '家庭房四位'), 2080, 1580, {
        calendar: [wholeDays(10, { days: weekdays }), wholeDays(10, { days: weekend, now: 1880 })],
      }),
    ],
  }),
  product(dayRoom, {
    key: 'mooring-nine-to-five-room',
    merchant: 'hotel-mooring',
    kind: 'limited',
    scenes: ['dayroom', 'dayroom-close', 'dayroom-detail', 'lobby-close'],
    name: t('Day room, nine to five', '朝九晚五日租客房'),
    line: t('Work, nap, look at a boat. In any order.', '工作、午睡、看船，次序隨意。'),
    about: t(
      'Eight hours, fast wireless, unlimited coffee and a bed that nobody will ask about. Buy ' +
        'three and put them on three bad Mondays.',
      '八小時，網絡快，咖啡任添，還有一張沒有人會問起的床。買三張，放在三個不好的星期一。',
    ),
    score: 4.5,
    reviews: 219,
    notices: ['book-after'],
    buyLimit: 5,
    plans: [
      plan('day', t('One day', '一日'), 680, 498, {
        quota: 300,
        validForDays: 120,
        calendar: [wholeDays(8, { days: [1, 2, 3, 4, 5] })],
      }),
    ],
  }),
  product(dayStay, {
    key: 'quarterdeck-evening-swim',
    merchant: 'quarterdeck-hotel',
    kind: 'dated',
    scenes: ['pool-close'],
    name: t('Evening swim on the ninth floor', '九樓夜泳'),
    line: t('Salt water, low lamps, the harbour at eye level.', '鹹水、暗燈，海港與眼同高。'),
    about: t(
      'From seven to ten the children are gone and the lamps are under the water. Swim to the ' +
        'far edge, put your arms on it and count ferries.',
      '七點到十點，小朋友已走，燈在水底。游到盡頭，把手臂擱在池邊數渡輪。',
    ),
    schedule: t(
      'From the time you book; the pool closes at 22:00.',
      '由所選時間起，泳池22:00關閉。',
    ),
    score: 4.7,
    reviews: 176,
    notices: ['age-12'],
    plans: [
      plan('swim', t('One swimmer', '一位'), 280, 228, {
        calendar: [slots(['19:00', '20:30'], 20)],
        limitedTime: { price: hk(188), endsInDays: 3 },
      }),
    ],
  }),
  product(farmhouse, {
    key: 'ricefield-farmhouse-night',
    merchant: 'ricefield-house',
    kind: 'dated',
    categories: ['villas', 'camping'],
    scenes: ['farmhouse', 'farmhouse-close', 'farmhouse-detail', 'farmhouse-place'],
    name: t('A night in the farmhouse, eggs yours to find', '農舍一晚，雞蛋自己找'),
    line: t('The cock crows at ten to five. He is never wrong.', '公雞四點五十分啼，從不出錯。'),
    about: t(
      'Two rooms under a tiled roof, mosquito nets, supper from the field. In the morning you ' +
        'are handed a basket and pointed at the hens, who have opinions about where they lay.',
      '瓦頂下兩間房，有蚊帳，晚飯由田裡來。早上給你一個籃、指一指雞群，牠們下蛋自有主張。',
    ),
    score: 4.6,
    reviews: 64,
    plans: [
      plan('room', t('Room for two, supper, breakfast', '雙人房連晚飯早餐'), 1280, 1080, {
        calendar: [wholeDays(2, { days: [5, 6] })],
      }),
    ],
  }),
];
