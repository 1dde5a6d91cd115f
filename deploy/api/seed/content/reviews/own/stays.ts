import { of } from '../bank.ts';

const moorings = ['harbour-view-staycation-with-breakfast', 'mooring-two-nights-and-dinner'];

/** What is said of one room, house or pool. */
export const staysOwn = [
  of(moorings, [], { openings: [['Woke up to a barge going past.', '睜開眼，一艘躉船經過。']] }),
  of(
    'harbour-view-staycation-with-breakfast',
    [
      ['Breakfast really does run until eleven.', '早餐真的到十一點。'],
      ['Late checkout was printed on the card, as promised.', '延遲退房印在房卡上，說到做到。'],
      ['The window seat is wide enough for two and a book.', '窗邊坐椅坐得下兩個人和一本書。'],
      ['Congee and eggs, both, and nobody looked at a watch.', '粥和蛋都要，沒有人看錶。'],
      [
        'The first thing I saw was a barge, and the second was a tug.',
        '張開眼先看到躉船，再看到拖輪。',
      ],
      [
        'The curtains meet in the middle. I stood and admired that.',
        '窗簾真的拉得攏，站着欣賞了一會。',
      ],
      [
        'The iron is a proper one; my shirt has never looked so good.',
        '熨斗真的好用，件恤衫從未這麼挺。',
      ],
      ['Two o’clock is a civilised hour to leave anywhere.', '兩點才退房，是文明的時間。'],
      ['Nobody came to clean until the card was on the door.', '未掛牌，真的沒有人來打掃。'],
      ['We left the bags at eight and had the whole day.', '八點放下行李，賺到一整日。'],
      ['I had the congee at ten and the eggs at half past.', '十點吃粥，十點半吃蛋。'],
      [
        'I meant to read in the window and watched ships instead.',
        '本想在窗邊看書，結果看了一日船。',
      ],
    ],
    {
      openings: [
        ['We live twenty minutes away and went all the same.', '住得不遠，二十分鐘，照去。'],
        ['A night away without an airport.', '不用去機場的一晚假期。'],
        [
          'My husband watched boats for an hour and called it rest.',
          '丈夫看船看了一小時，說是休息。',
        ],
      ],
      endings: [
        ['Stay until two. You have paid for it.', '住到兩點，付了錢的。'],
        ['Ask for nothing before eleven.', '十一點前，甚麼都不用做。'],
      ],
      mixed: [['A long wait at the front desk when we came.', '到步時，前台等了好一會。']],
    },
  ),
  of('mooring-two-nights-and-dinner', [
    [
      'Dinner on the third floor: soup, three dishes, no decisions.',
      '三樓晚飯，老火湯、三道菜，不用想。',
    ],
    ['The second day had nothing in it and we kept to that.', '第二天甚麼都沒有，我們照做。'],
    [
      'Arrived, ate, slept, did nothing, slept, left. In that order.',
      '到步、吃、睡、發呆、睡、走，次序一樣。',
    ],
  ]),
  of('mooring-room-only-sunday', [
    ['The lifts were empty, as promised.', '電梯真的沒有人。'],
    ['Monday does look better from the nineteenth floor.', '由十九樓看星期一，真的順眼。'],
    ['The cheapest night, and the same water.', '最便宜那晚，海是一樣的。'],
  ]),
  of(
    'quarterdeck-grand-room-and-pool',
    [
      ['A bath with feet, and room to walk round it.', '有腳浴缸，四邊都走得過。'],
      ['Half past nine at night, and the salt water was ours.', '夜晚九點半，鹹水池只有我們。'],
      ['The hall is bigger than my kitchen.', '玄關大過我家廚房。'],
      ['On Sunday the beef came round on its trolley.', '星期日，烤牛肉車真的來到枱邊。'],
      [
        'I wrote one postcard at the desk, to say that I had.',
        '在書枱寫了一張明信片，只為說寫過。',
      ],
    ],
    {
      openings: [['I hung up my coat and was still in the corridor.', '掛好大衣，人還在玄關。']],
      endings: [['Go on a Sunday, for the beef.', '星期日去，為那塊牛肉。']],
    },
  ),
  of('quarterdeck-families-connecting-rooms', [
    ['The tent went up in the smaller room and we were not invited.', '小房搭了帳篷，大人不獲邀。'],
    ['The door locks from both sides. Both sides used it.', '門兩邊都鎖得到，兩邊都用過。'],
    ['Four breakfasts, and nobody had to share.', '四份早餐，不用分。'],
  ]),
  of(
    'tong-lau-corner-room',
    [
      [
        'Found the earplugs at midnight and the map of breakfasts at eight.',
        '半夜找到耳塞，八點找到早餐地圖。',
      ],
      ['The bed has a curve behind it, like the street.', '床頭後是一道弧，跟街角一樣。'],
      ['The fan clicks. You come to like it.', '風扇會響，聽慣便喜歡。'],
    ],
    { mixed: [['It is a street, and it sounds like one.', '樓下是街，聽得出。']] },
  ),
  of('tai-ping-shan-writers-week', [
    ['Eleven thousand words, most of them mine.', '寫了一萬一千字，大部分是自己的。'],
    ['The desk faces a wall, thank heaven.', '書枱向牆，幸好。'],
    ['Sparrows are the only neighbours.', '鄰居只有麻雀。'],
  ]),
  of('tong-lau-single-for-one', [
    ['The noodle shop knew my key.', '樓下麵店認得我的鎖匙。'],
    ['Nine square metres is plenty for one person and a bowl.', '九平方米，一個人一碗麵，夠了。'],
    ['One hook. I own one coat.', '一個掛鈎，我正好一件外套。'],
  ]),
  of('sandbar-villa-cheung-chau-for-six', [
    ['The hammock needed a rota.', '吊床要排更。'],
    ['Six of us round one long table, and room for the fish.', '六個人一張長枱，還放得下魚。'],
    ['The beach is forty metres off. The children measured.', '沙灘四十米，小朋友量過。'],
  ]),
  of('silvermine-cabin-for-two', [
    ['The buffalo came past at four, in single file.', '水牛四點經過，一隻跟一隻。'],
    ['Lay in the bath and looked at the sky.', '躺在浴缸看天窗。'],
    ['Somebody met our ferry, as we had been told.', '說了搭哪班船，真的有人來接。'],
  ]),
  of('sandbar-birthday-house', [
    ['The cook will do anything with a prawn. We tested it.', '蝦怎樣煮都可以，我們試過。'],
    ['Nobody washed up and nobody felt bad.', '碗沒有人要洗，也沒有人內疚。'],
    ['The piano is in tune, unlike us.', '鋼琴音準，我們不準。'],
  ]),
  of(
    'castle-beach-pool-day',
    [
      ['My name was on the lounger.', '躺椅真的寫着我的名。'],
      ['Lunch came to the lounger and not a drop was spilt.', '午餐送到躺椅旁，一滴都沒有漏。'],
      [
        'Lengths in the big pool, shouting in the small one, as intended.',
        '大池游泳，小池尖叫，各得其所。',
      ],
      ['Nobody asked us to move for a photograph.', '沒有人請我們讓開拍照。'],
      ['Tea after the last lap, in a towel.', '游完最後一轉，披着毛巾喝茶。'],
    ],
    { mixed: [['The small pool was busy and loud.', '小池又多人又吵。']] },
  ),
  of(
    'castle-beach-family-night',
    [
      ['Children got a spade and forgot us.', '小朋友拿到鏟，便忘了我們。'],
      ['They slept in a boat and told everyone.', '睡過船形床，逢人便說。'],
      ['Pancakes at eight, sand by nine.', '八點班戟，九點沙灘。'],
      ['The bath is at the right height for somebody else.', '浴缸高度剛好，對別人來說。'],
      ['The bucket came home with us and lives in the shower.', '沙灘桶帶了回家，住在浴室。'],
    ],
    {
      openings: [['Two of them, two of us, one spade. It held.', '兩大兩小一把鏟，竟然沒有打架。']],
      endings: [['We still find sand.', '到現在還找到沙。']],
    },
  ),
  of('mooring-nine-to-five-room', [
    ['Slept through the afternoon and nobody asked.', '睡了一個下午，沒有人問。'],
    ['The wireless is faster than the office.', '網絡快過公司。'],
    ['Nobody knocked until five.', '五點前真的沒有人敲門。'],
  ]),
  of('quarterdeck-evening-swim', [
    ['Arms on the far edge, eleven ferries.', '手擱在池邊，數了十一班渡輪。'],
    ['No children after seven, and I have three.', '七點後沒有小朋友，我有三個。'],
    ['The lamps are under the water, where they belong.', '燈在水底，應該如此。'],
  ]),
  of('ricefield-farmhouse-night', [
    ['Found four eggs. The fifth hen won.', '找到四隻蛋，第五隻雞贏了。'],
    ['The cock is punctual: ten to five.', '公雞很準時，四點五十分。'],
    ['Supper was in the field that afternoon.', '晚飯的菜，下午還在田裡。'],
  ]),
];
