import { of } from '../bank.ts';

const sailings = [
  'sunset-harbour-sail-with-a-drink-on-deck',
  'first-ferry-breakfast-crossing',
  'lights-show-sailing',
];
const decks = [
  'half-day-junk-to-the-green-bay',
  'red-sail-private-day-charter',
  'learn-to-raise-a-junk-sail',
  'squid-fishing-night-boat',
];
const lessons = ['sea-arch-kayak-half-day', 'paddle-board-first-lesson', 'surf-lesson-shek-o'];

/** What is said of one boat or board. */
export const seaOwn = [
  of(sailings, [], {
    openings: [['We went slowly, on purpose.', '刻意慢慢開。']],
    endings: [['Sit on the left going out.', '出海坐左邊。']],
  }),
  of(decks, [], {
    openings: [['Two days later I can still feel the deck.', '兩日後，還覺得腳下在晃。']],
  }),
  of(lessons, [
    ['The photographs came that evening.', '照片當晚便收到。'],
    ['They watched us without hovering.', '看得緊，但不囉唆。'],
  ]),
  of(
    'sunset-harbour-sail-with-a-drink-on-deck',
    [
      ['Take the 17:50. They are right about it.', '揀17:50，他們說得對。'],
      ['A cold drink and a wooden seat.', '一杯凍飲，一張木椅。'],
      [
        'Sun on the towers going out, every light on coming back.',
        '去時陽光在樓頂，回來時燈全亮。',
      ],
      ['The crew said their piece and left us to the rail.', '船員講完幾句，便由得我們靠欄。'],
      [
        'I took a blanket from the box and saw no reason to give it back.',
        '由毯箱拿了一張，捨不得還。',
      ],
      ['Sat on the left going out, and the light came to us.', '出海坐左邊，光真的照過來。'],
      [
        'The lower deck is warm, and you see both shores from its windows.',
        '下層夠暖，隔着窗也看到兩岸。',
      ],
      [
        'Fifty minutes, and nobody on board looked at a telephone after ten.',
        '五十分鐘，十分鐘後全船沒有人看電話。',
      ],
      [
        'My grandmother boarded on the arm of the crew like an admiral.',
        '婆婆由船員扶着上船，像個將軍。',
      ],
      [
        'I have lived here all my life and had never seen both sides at once.',
        '在這裏長大，第一次同時看到兩岸。',
      ],
    ],
    {
      openings: [
        ['Fifty minutes and not one of them wasted.', '五十分鐘，一分鐘都沒有浪費。'],
        ['We caught the boat as boarding was about to close.', '差一點便截止登船，趕得上。'],
        ['The light came on one shore at a time.', '兩岸的燈一邊先亮，一邊後亮。'],
      ],
      mixed: [
        ['Grey that evening, so no sunset, only lamps.', '那晚天陰，沒有日落，只有燈。'],
        ['The drink was smaller than the sea.', '那杯比海細很多。'],
      ],
      endings: [
        ['Be early. They do leave on time.', '早點到，真的準時開。'],
        ['The second drink was on land.', '第二杯，上岸才喝。'],
      ],
    },
  ),
  of('first-ferry-breakfast-crossing', [
    [
      'Coffee from a flask, brass being polished, nobody in a hurry.',
      '保溫壺的咖啡、擦銅的聲音，沒有人趕。',
    ],
    ['The bun comes from Kennedy Town and is worth the alarm.', '堅尼地城的包，值得較鬧鐘。'],
    ['Forty minutes, and the harbour was hardly awake.', '四十分鐘，海港還未醒。'],
  ]),
  of(
    'lights-show-sailing',
    [
      ['They stop the engine and the whole boat goes quiet.', '關了引擎，全船都靜。'],
      ['Both shores face you, for ten whole minutes.', '兩岸都正對着你，足足十分鐘。'],
      ['Coming home with the deck lamps off is the best part.', '熄了甲板燈回程，那段最好。'],
      ['Two minutes to eight, and the engine stopped on the dot.', '七點五十八分，引擎準時停。'],
      ['My children counted lasers until they lost count.', '小朋友數光束，數到亂。'],
      [
        'I have seen it from the shore for years. It is another show from here.',
        '在岸上看了多年，在海中看是另一場。',
      ],
      [
        'The lower deck was warm and we stayed there with the pushchair.',
        '下層夠暖，推着嬰兒車坐那裡。',
      ],
    ],
    {
      openings: [
        [
          'Ten minutes of light and I held my breath for most of it.',
          '十分鐘燈光，大半時間不敢呼吸。',
        ],
      ],
      endings: [['Sit anywhere; both shores come to you.', '坐哪裏都可以，兩岸都正對着你。']],
    },
  ),
  of('dolphin-water-morning', [
    ['Heard them on the hydrophone, arguing.', '水聽器裡，聽到牠們吵架。'],
    ['No dolphins, and I would still go again for the talk.', '沒有見到海豚，單是聽講解也會再去。'],
    [
      'Three hours, slowly, at the distance that they prefer.',
      '三小時，慢慢開，保持牠們喜歡的距離。',
    ],
  ]),
  of('captains-wheel-for-children', [
    [
      'My daughter steered for ten minutes and has been insufferable since.',
      '女兒揸了十分鐘舵，之後沒完沒了。',
    ],
    ['Each of them sounded the horn once. It was counted.', '每人響一次船笛，數得很清楚。'],
    ['We came home able to tie one knot.', '學會打一個繩結回家。'],
  ]),
  of(
    'half-day-junk-to-the-green-bay',
    [
      ['Noodles cooked on board, eaten wet.', '麵在船上煮，濕着身吃。'],
      ['Twenty strangers, one watermelon, no quarrel.', '二十個陌生人分西瓜，沒有爭執。'],
      ['You can see your feet in the water.', '水真的清得看到腳。'],
      ['A swim, noodles, another swim, in that order.', '游水、吃麵、再游水，次序沒錯。'],
      ['I cannot swim, and had the best place on board.', '我不會游水，卻坐到最好的位。'],
      [
        'The red sails went up on the way home and everyone took the same picture.',
        '回程升紅帆，人人影同一張相。',
      ],
    ],
    {
      openings: [
        ['Anchored by eleven, asleep by three.', '十一點下錨，三點睡着。'],
        ['The bay has no road, and nobody missed it.', '那個灣沒有路，沒有人想要路。'],
      ],
      mixed: [['No wind, so no sails.', '沒有風，沒有升帆。']],
      poor: [['Only one ladder for twenty swimmers.', '二十人一條梯。']],
      endings: [['Say yes to the watermelon.', '西瓜一定要吃。']],
    },
  ),
  of('red-sail-private-day-charter', [
    ['The cook offered nothing and brought everything.', '廚師甚麼都不提，甚麼都端來。'],
    ['Three bays on offer; we took the quiet one.', '三個灣任揀，我們揀靜的。'],
    ['I made no list. It was the best part.', '不用開清單，最好就是這點。'],
  ]),
  of('squid-fishing-night-boat', [
    ['I caught nothing. The cook had some put by.', '我一隻都釣不到，幸好廚師留了一手。'],
    ['Somebody screamed before eight. It was me.', '八點前有人尖叫，是我。'],
    ['It is all about the congee.', '重點是那鍋粥。'],
  ]),
  of('learn-to-raise-a-junk-sail', [
    ['Seven ropes, and I know four.', '七條繩，記得四條。'],
    ['It does open like a fan.', '帆真的像扇一樣打開。'],
    ['It opened and everyone did go quiet.', '帆一開，真的全部人靜了。'],
  ]),
  of('sea-arch-kayak-half-day', [
    ['Through the arch at the second try.', '第二次才穿過海蝕拱。'],
    ['Too much swell for the arch, so we had the orange.', '浪大沒有穿拱，吃了橙。'],
    ['The beach halfway comes just in time.', '中途那個沙灘，來得正好。'],
  ]),
  of(
    'paddle-board-first-lesson',
    [
      ['I fell in four times and stood up five.', '跌四次，站起五次。'],
      ['Crossed the bay standing. The fish are not telling.', '站着橫過海灣，魚不會說出去。'],
      ['The teacher remembers being bad at it.', '導師記得自己當年多差。'],
    ],
    { mixed: [['Two boards were tired.', '有兩塊板舊了。']] },
  ),
  of('five-paddles-card', [
    ['Booked the night before, when the forecast stops lying.', '前一晚才訂，風報最準。'],
    ['Two of the three beaches so far.', '三個沙灘，去過兩個。'],
    ['My name was on the kit, so I could not turn back.', '裝備上寫着我的名，不好意思回頭。'],
  ]),
  of(
    'surf-lesson-shek-o',
    [
      [
        'Stood up on the fifth wave and shouted, like everyone.',
        '第五個浪站起來，跟大家一樣大叫。',
      ],
      ['They teach you to fall first. I was good at that.', '先教跌，這科我最好。'],
      ['Waist deep, and still I swallowed some of it.', '水深及腰，照樣飲了幾啖。'],
      ['They grouped us by nerve. I was with the children.', '按膽量分組，我跟小朋友一組。'],
    ],
    {
      openings: [['I fell well, they tell me.', '他們說，我跌得很好。']],
      endings: [['Everything hurts, and I have the pictures.', '全身痛，但有照片。']],
    },
  ),
  of('south-lantau-board-and-bun', [
    ['Out by half past eleven and the bun was warm.', '十一點半前上岸，豬扒包還熱。'],
    ['Knock, sign, go. That is all there is to it.', '敲門、簽簿、落水，就這樣。'],
    ['A soft board forgives nearly everything.', '軟板，差不多甚麼都原諒。'],
  ]),
  of(
    'green-hull-one-day-pass',
    [
      ['Four piers and no plan.', '四個碼頭，沒有計劃。'],
      [
        'North Point at noon, Central by three, nothing achieved.',
        '正午北角，三點中環，一事無成。',
      ],
      ['My visitors stopped asking what else there was.', '帶來的朋友，沒有再問還有甚麼好玩。'],
      ['We got off at Wan Chai only to get on again.', '在灣仔上岸，只為再上船。'],
      ['Four crossings before lunch, for no reason.', '午飯前過了四次海，沒有原因。'],
      ['I went alone, as they advise, and they are right.', '照介紹說的自己去，真的更好。'],
      ['My mother knew half the people on board.', '全船有一半人，母親認識。'],
      ['The slow way round took until supper.', '慢慢繞一圈，繞到晚飯。'],
    ],
    {
      openings: [['A whole day of going nowhere by boat.', '坐了一日船，哪裏都沒有去。']],
      endings: [
        ['Take a book and do not open it.', '帶本書，不用打開。'],
        ['Check the last boat.', '看清尾班船。'],
      ],
      mixed: [['Half an hour between boats at noon.', '中午，半小時才有一班。']],
    },
  ),
  of('sai-kung-island-hop-speedboat', [
    ['The guide does have the key to the chapel.', '小堂的鎖匙，真的在領隊身上。'],
    ['Twenty-five minutes ashore is just enough to want more.', '每島二十五分鐘，剛好未夠。'],
    ['The beach has no name, and we are not giving it one.', '那個灘沒有名，我們也不打算改。'],
  ]),
];
