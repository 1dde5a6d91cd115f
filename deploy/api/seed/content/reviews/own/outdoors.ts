import { of } from '../bank.ts';

const climbs = ['sunrise-ridge-walk', 'night-ridge-city-lights'];
const walks = [
  ...climbs,
  'four-beaches-walk-with-boat-home',
  'geology-for-people-who-slept-through-it',
];
const bicycles = ['tolo-one-way-bicycle', 'learn-to-ride-at-any-age', 'evening-ride-to-the-dam'];
const camps = [
  'bell-tent-on-the-far-beach',
  'stargazing-camp-luk-keng',
  'first-camp-with-children',
];

/** What is said of one hill, saddle, tent or wall. */
export const outdoorsOwn = [
  of(climbs, [], {
    openings: [
      ['I did not think I could, and then we were at the top.', '以為自己不行，然後到了山頂。'],
    ],
  }),
  of(walks, [['The guide counted us three times and lost nobody.', '領隊數了三次人，一個不少。']], {
    mixed: [['Steeper than it sounds.', '比說的斜。']],
  }),
  of(bicycles, [
    ['The chain is clean and the brakes work.', '鏈乾淨，煞車靈。'],
    ['Helmets that do not smell.', '頭盔沒有味。'],
  ]),
  of(camps, [], {
    openings: [['Slept in a tent and liked it.', '睡帳幕，竟然喜歡。']],
    mixed: [['The tent was smaller than I had pictured.', '帳幕比想像小。']],
  }),
  of(
    'sunrise-ridge-walk',
    [
      [
        'Tea from the flask at the top, and the bun was still soft.',
        '山頂有一壺熱茶，包還是軟的。',
      ],
      ['Nobody spoke on the way up and nobody minded.', '上山沒有人說話，沒有人介意。'],
      ['Grey, pink, blue, in that order.', '先灰，後粉紅，再藍，次序沒錯。'],
    ],
    {
      openings: [
        ['Up at four, forgiven by seven.', '四點起床，七點原諒了自己。'],
        ['Twelve strangers, one flask, one sunrise.', '十二個陌生人、一壺茶、一個日出。'],
      ],
    },
  ),
  of(
    'four-beaches-walk-with-boat-home',
    [
      ['Noodles at the hut on the third beach.', '第三個灘的士多有麵吃，及時。'],
      ['Eleven kilometres, and none of them twice.', '十一公里，沒有一段走兩次。'],
      [
        'On the first beach by ten, with the hard part behind us.',
        '十點到第一個灘，辛苦的一段已過。',
      ],
    ],
    { endings: [['The boat home is the best part.', '回程的船最好。']] },
  ),
  of(
    'night-ridge-city-lights',
    [
      ['The rock is still warm.', '石頭真的還暖。'],
      ['Torches off at the top, and nobody said a word.', '到頂關燈，全部人不出聲。'],
      ['Four hundred steps, two rests.', '四百級，歇了兩次。'],
    ],
    {
      openings: [
        ['The city looked like somebody else’s from up there.', '由上面看，像別人的城市。'],
      ],
    },
  ),
  of('geology-for-people-who-slept-through-it', [
    ['I slept through it at school, and not this time.', '上學時睡着，這次沒有。'],
    ['My son had the hand lens for an hour and she let him.', '兒子拿着放大鏡一小時，她由得他。'],
    ['The cliffs do look like a box of pencils.', '崖壁真的像一盒鉛筆。'],
  ]),
  of('long-valley-birds-at-seven', [
    ['The guide nearly dropped his flask.', '領隊差點掉了水壺。'],
    [
      'Two kilometres in two hours, and I would have gone slower.',
      '兩小時走兩公里，我還想慢一點。',
    ],
    [
      'I learnt the names of four birds and forgot two over the porridge.',
      '學了四種鳥，吃粥時忘了兩種。',
    ],
  ]),
  of(
    'plant-rice-pull-radish',
    [
      ['Boots in the right size, miraculously.', '水靴竟然有我的尺碼。'],
      ['Lunch was what we had pulled, the crooked ones too.', '午飯就是自己拔的，歪的也煮。'],
      ['Some got into the boot. It gets into everybody’s.', '水靴還是入了泥，人人如是。'],
    ],
    { openings: [['My son has talked of nothing but mud.', '兒子回來只說泥。']] },
  ),
  of('old-city-stairs-walk', [
    [
      'Every staircase had its grudge and the guide knew them all.',
      '條條樓梯有恩怨，領隊全部知道。',
    ],
    ['The herbal tea at the end is earned.', '最後那間涼茶舖，是應得的。'],
    ['Up to Tai Ping Shan, and my legs have a grudge too.', '上到太平山街，雙腿也有恩怨。'],
  ]),
  of(
    'tolo-one-way-bicycle',
    [
      ['The sea stayed on the right, as promised.', '海真的一直在右手邊。'],
      ['The tofu pudding is better than the view.', '豆花好過風景。'],
      [
        'Left the bicycle at the other end and took the bus home, smug.',
        '另一頭還車，坐巴士回家，得意。',
      ],
      ['The heron was on his post.', '那隻鷺，真的佔住那支柱。'],
      ['Twenty-two kilometres and not one of them uphill.', '二十二公里，沒有一段上斜。'],
      ['They set the saddle for me, so nothing hurt but pride.', '座墊替我調好，只有自尊痛。'],
      [
        'A flat tyre, a telephone call, and a man on a cargo bike.',
        '爆胎，一個電話，便有人踩載貨單車來。',
      ],
    ],
    {
      openings: [['My first bicycle in thirty years.', '三十年來第一次踩單車。']],
      endings: [['Stop for the pudding.', '豆花那裡要停。']],
      mixed: [['Wind in our faces along the dam.', '堤上全程逆風。']],
    },
  ),
  of('learn-to-ride-at-any-age', [
    ['Pedals off, pedals on, and my mother was cycling.', '拆腳踏，裝腳踏，母親便會踩了。'],
    ['I am fifty-one and can turn left.', '五十一歲，終於識轉左。'],
    ['They told me that I had been doing it for ten minutes.', '他們說，我十分鐘前已經會了。'],
  ]),
  of('evening-ride-to-the-dam', [
    ['Water on both sides and nothing to steer round.', '兩邊都是水，沒有東西要避。'],
    ['He took the tongs back from me, quite rightly.', '老闆收回我的夾，應該的。'],
    ['Out as the sun went, back with our lamps on.', '太陽落才出發，亮着燈回來。'],
  ]),
  of('bell-tent-on-the-far-beach', [
    ['Stew ready when we walked in.', '走進來，炆鍋已好。'],
    ['A real mattress. I checked twice.', '真床褥，確認了兩次。'],
    ['Somebody had swept the sand off our step.', '早上，有人掃走了台階的沙。'],
  ]),
  of('stargazing-camp-luk-keng', [
    ['He does find Saturn with his thumb.', '他真的用拇指便找到土星。'],
    ['It clouded over and the stories were better.', '多雲改講故事，更好聽。'],
    ['Two telescopes and nobody had to hurry.', '兩部望遠鏡，不用爭。'],
  ]),
  of('first-camp-with-children', [
    ['Sticky by nine, asleep by ten.', '九點黐手，十點睡着。'],
    [
      'The grown-up in the next tent made the pancakes, as promised.',
      '隔籬帳那位真的替我們煎班戟。',
    ],
    ['Eighteen hours was exactly enough.', '十八小時，真的剛好。'],
  ]),
  of('city-in-nine-smells', [
    ['The bottle for the laundry is uncanny.', '洗衣店那瓶，像得驚人。'],
    ['Nine stops, and the market won.', '九站，街市贏。'],
    ['I had walked these streets for years with my nose shut.', '這些街走了多年，鼻一直沒有開。'],
  ]),
  of('tai-o-stilt-house-walk', [
    ['The guide knew which stilt house had the cat.', '領隊知道哪間棚屋有貓。'],
    ['Tried the shrimp paste. Bought the shrimp paste.', '試了蝦膏，買了蝦膏。'],
    ['I had not known what the tide did in 2008.', '第一次聽2008年那次水浸。'],
  ]),
  of('first-climb-top-rope', [
    ['Stopped at four metres and waved. Then went on.', '四米停下來揮手，然後再上。'],
    [
      'I stopped where everybody stops and was talked past it.',
      '停在人人都停的地方，導師帶了我過去。',
    ],
    ['The shoes pinch the right amount.', '鞋夾得剛好。'],
    ['A knot, a check by my wife, and up.', '打結，太太檢查一次，便上牆。'],
    [
      'It is easier than it looks until it is not, as they say.',
      '看似難其實易，直到某一點，說得對。',
    ],
  ]),
  of('ten-visit-bouldering-card', [
    ['New routes on Thursday, new excuses on Friday.', '星期四換線，星期五換藉口。'],
    ['Hardly anybody to watch me fall.', '沒有幾個人看着我跌。'],
    ['I share the card with a friend, and nothing else.', '跟朋友共用一張卡，其他不共用。'],
  ]),
  of('kids-wall-saturday', [
    ['She went up like a lizard and would not come down.', '她像蜥蜴般上去，不肯下來。'],
    ['Coffee behind the glass, helpless, delighted.', '隔着玻璃喝咖啡，幫不上忙，很好。'],
    [
      'One honest climb on the high wall, and he told the whole bus.',
      '高牆認真爬了一次，在巴士上逢人便說。',
    ],
  ]),
];
