import { of } from '../bank.ts';

const pots = ['two-broth-hotpot-for-two', 'yuen-long-mushroom-pot'];
const tables = [
  ...pots,
  'weekend-dim-sum-all-you-can-steam',
  'tung-hing-festival-banquet-twelve',
  'afternoon-tea-for-two-by-the-arch-window',
  'slipway-seafood-dinner-for-four',
  'temple-morning-vegetarian-lunch',
];
const walkedIn = [
  'ice-room-breakfast-for-two',
  'weekday-two-baskets-and-tea',
  'mango-pomelo-and-three-bowls',
  'two-roasts-on-rice',
  'three-coffees-flight',
  'wonton-noodles-and-greens',
];

/** What is said of one table, one bowl or one bag. */
export const diningOwn = [
  of(
    tables,
    [
      ['They remembered the allergy without a second telling.', '敏感只說了一次，他們記得。'],
      ['The staff topped up the tea without being asked.', '不用開口，茶自己滿了。'],
    ],
    {
      mixed: [
        ['Tables are close; you will hear your neighbours’ plans.', '枱很近，會聽到隔籬的計劃。'],
      ],
      poor: [['We waited with a booking in hand.', '有訂位還要等。']],
    },
  ),
  of(walkedIn, [
    ['The voucher scanned in a second and nobody made a fuss.', '電子券一掃便成，沒有多餘手續。'],
    ['The man sharing our table said that we had chosen well.', '搭枱的街坊說我們點對了。'],
  ]),
  of(['two-roasts-on-rice', 'wonton-noodles-and-greens'], [], {
    mixed: [['Half past twelve was a mistake; we stood.', '十二點半去是失策，站了一會。']],
  }),
  of('afternoon-tea-for-two-book-later', [
    ['Booked the window for a Tuesday, and the window it was.', '訂了星期二的窗邊位，真的是窗邊。'],
    ['The lounge is second best and still very good.', '大廳位排第二，其實已經很好。'],
    [
      'Changed our afternoon in the order; nobody had to be rung.',
      '在訂單裡自己改日子，不用致電。',
    ],
  ]),
  of(
    'two-broth-hotpot-for-two',
    [
      ['The beef was sliced while we argued about sauce.', '我們還在爭醬料，牛肉已切好。'],
      ['Eight seconds is right. I counted.', '涮八秒，數過，剛好。'],
      ['The fishballs bounce.', '魚蛋彈牙。'],
      [
        'The first beef took eight seconds and the third took an argument.',
        '第一款八秒，第三款等我們爭完。',
      ],
      ['The red side won, and my nose lost.', '紅湯贏，鼻水輸。'],
      [
        'We asked for more bean curd skin and nearly had a fight over it.',
        '腐竹加了一份，還是要爭。',
      ],
    ],
    {
      openings: [
        ['A truce in the middle, as they say.', '中間真的停戰。'],
        [
          'She had the red side, I had the white, and we are still together.',
          '她紅我白，仍然是一對。',
        ],
      ],
      mixed: [['By the second sitting you shout across the pot.', '第二輪開始，隔着鍋要大聲說。']],
      endings: [['Wear something you can wash.', '穿件洗得的衫。']],
    },
  ),
  of('late-night-hotpot-half-price', [
    [
      'A pot to myself at the bar, nobody to share with, bliss.',
      '吧枱一人一鍋，不用跟人分，極樂。',
    ],
    [
      'The taxi driver beside me finished first and wished me goodnight.',
      '隔籬的士司機先吃完，跟我說早抖。',
    ],
    ['Half the price and the same beef.', '半價，牛肉一樣。'],
  ]),
  of('yuen-long-mushroom-pot', [
    ['Drink the broth first, as they say. It does taste of rain.', '真的要先喝湯，有雨後的味道。'],
    ['Each of the nine came with its minutes.', '九款菇，各有各的分鐘。'],
    ['I eat meat, and forgot to miss it.', '我是吃肉的，竟然忘了。'],
  ]),
  of(
    'ice-room-breakfast-for-two',
    [
      ['The eggs are barely set, as they should be.', '炒蛋剛剛凝，理應如此。'],
      ['We got the booth under the fan.', '坐到吊扇下的卡位。'],
      ['Butter in a slab, not a smear.', '牛油是一整片，不是一抹。'],
      ['The ham macaroni is what I had before school.', '火腿通粉，就是返學前吃的那種。'],
      ['The milk tea holds its own against any in the district.', '奶茶夠滑，區內有數。'],
      ['We were told where to sit and we sat.', '指哪張坐哪張，我們照坐。'],
      ['In at eight, out at twenty past, in a good temper.', '八點入，八點二十走，心情好。'],
    ],
    {
      openings: [
        ['Breakfast as it was when I was ten.', '十歲時的早餐，一模一樣。'],
        ['My wife had the toast, I had the rest.', '太太吃多士，其餘歸我。'],
      ],
      endings: [
        ['Not at half past twelve.', '不要十二點半去。'],
        ['Monday is bearable now.', '星期一可以忍了。'],
      ],
    },
  ),
  of('pineapple-buns-by-the-dozen', [
    ['The tops crackled all the way home.', '一路回家，一路掉脆皮。'],
    ['We walked past the queue with our box and did not look back.', '拿着盒走過人龍，沒有回頭。'],
    ['Still hot on the bus.', '上到巴士還是熱的。'],
    ['I asked for the butter, cold and thick, twelve times.', '每個都要一片厚凍牛油，要了十二片。'],
  ]),
  of('egg-tarts-old-recipe-off-menu', [
    ['Two hundred layers, most of them down my shirt.', '二百層酥皮，大部分在我衫上。'],
    ['No vanilla: egg, lard and good sense.', '不落雲呢拿，只有蛋、豬油和道理。'],
    ['Six in the box, five by the corner.', '一盒六個，到街角剩五個。'],
    ['The old brick oven knows something.', '那個舊磚爐，懂得些甚麼。'],
  ]),
  of(
    'weekend-dim-sum-all-you-can-steam',
    [
      ['We stopped counting at nineteen baskets.', '數到第十九籠便沒有數。'],
      ['The turnip cake does squeak.', '蘿蔔糕真的吱吱響。'],
      ['Four at a time and all of them too hot.', '四籠四籠上，籠籠燙口。'],
      ['Two hours is enough; my belt gave up first.', '兩小時夠了，皮帶先投降。'],
      ['Sixty on the list and we saw off thirty-one.', '六十款，我們吃了三十一款。'],
      ['The list really is the weekday list.', '點心紙真的跟平日一樣。'],
      ['The tangerine peel in the beef balls is generous.', '牛肉球的陳皮落得足。'],
      [
        'My brother ticked the card twice and we ate it twice.',
        '弟弟把點心紙畫了兩次，我們便吃兩次。',
      ],
      ['Siu mai that hold their shape and har gow that shine.', '燒賣企得穩，蝦餃夠透。'],
      ['Straight from the steamer; my tongue is proof.', '剛離蒸籠，舌頭作證。'],
      ['Nobody was counting but us, as they say.', '真的沒有人數，除了我們。'],
      ['The children ate the buns and we had the rest.', '小朋友吃包，其餘歸大人。'],
      [
        'We had the first sitting and the flour was still in the air.',
        '訂第一輪，空氣裡還有麵粉。',
      ],
      ['The har gow went first, every time.', '每次都是蝦餃先清。'],
      ['My father asked for the pace to slow down. It did.', '父親說上慢一點，真的慢了。'],
    ],
    {
      mixed: [
        ['The last four baskets took twenty minutes.', '最後四籠等了二十分鐘。'],
        ['The second sitting is noisy.', '第二輪很嘈。'],
        ['We asked three times for the turnip cake.', '蘿蔔糕催了三次。'],
      ],
      openings: [
        ['We fasted from the Friday.', '由星期五開始留肚。'],
        ['Three generations, one card, one pencil.', '三代同枱，一張點心紙，一支筆。'],
        ['We came as five and left as ten.', '五個人去，十個人的份量走。'],
        ['Nobody in my family has ever been this quiet.', '全家從未這麼靜。'],
      ],
      endings: [
        ['Order the turnip cake first.', '蘿蔔糕先叫。'],
        ['Wear something with elastic.', '穿條橡筋褲。'],
        ['No supper that night, nor much the day after.', '當晚不用吃飯，第二日也吃不多。'],
        ['Take the grandparents.', '帶爺爺嫲嫲去。'],
      ],
    },
  ),
  of(
    'weekday-two-baskets-and-tea',
    [
      ['Shoumei, two baskets, the whole newspaper.', '一壺壽眉、兩籠點心，看完一份報紙。'],
      ['The hot water kept coming and so did the gossip.', '水一直添，消息也一直有。'],
      ['I heard who is marrying whom at the next table.', '隔籬枱誰要結婚，全聽到了。'],
      ['Pu’er first, as they pour it, and no complaints.', '不用說便是普洱，沒有意見。'],
      ['Two from the trolley, and I chose slowly.', '點心車上揀兩款，揀得很慢。'],
      ['I was the youngest there by thirty years.', '全場我最年輕，差三十年。'],
    ],
    {
      openings: [['I took a morning off for this.', '為此請了半日假。']],
      endings: [
        ['Bring the paper.', '帶份報紙。'],
        ['In by nine, if you want the quiet corner.', '想坐靜一點，九點前到。'],
      ],
    },
  ),
  of('tung-hing-festival-banquet-twelve', [
    ['The suckling pig came first and stopped the talking.', '乳豬先上，全枱靜了。'],
    ['They rang within the day to settle the fish.', '一日內來電，商量好條魚。'],
    ['One uncle kept a hand on the turntable all night.', '有位叔父整晚一隻手按住轉盤。'],
  ]),
  of(
    'mango-pomelo-and-three-bowls',
    [
      ['You can tell that the sesame was ground that day.', '芝麻糊是當日磨的，吃得出。'],
      ['The ginger syrup clears the head.', '薑汁夠勁，通鼻。'],
      ['We shared fairly until the mango one.', '本來分得公平，直到芒果那碗。'],
      ['Three bowls, four spoons, and my spoon was the slowest.', '三碗四隻匙，我那隻最慢。'],
      [
        'The papaya one was mine until the others tried it.',
        '木瓜那碗本來是我的，直到別人試了一口。',
      ],
      ['You can count the pomelo.', '柚子肉粒粒分明。'],
    ],
    {
      openings: [['We had said that we were full.', '明明說飽了。']],
      endings: [['Bring somebody who dislikes mango.', '帶個不吃芒果的朋友。']],
    },
  ),
  of('dessert-omakase-six-bowls', [
    ['The longan ice does last four seconds.', '龍眼冰真的四秒便化。'],
    [
      'Six seats, and everybody had gone quiet by the fifth bowl.',
      '六個座位，到第五碗全部人都靜了。',
    ],
    ['I did not want supper.', '真的不用晚飯。'],
  ]),
  of('whole-roast-goose-to-take-away', [
    ['My name really was on the hook.', '鈎上真的寫着我的名。'],
    ['The wing tips did not make it home.', '翼尖未到家已吃完。'],
    ['I asked for it whole and learnt to chop at home.', '揀了原隻，回家學斬。'],
    ['The plum sauce was in the bag; I had been about to ask.', '梅醬已在袋裡，正想開口問。'],
    ['You can taste the charcoal.', '吃得出是炭燒。'],
    ['I gave an hour and the goose kept it.', '約了幾點，鵝便幾點好。'],
  ]),
  of(
    'two-roasts-on-rice',
    [
      ['You do hear the crackling.', '燒腩皮真的聽得見。'],
      ['Ask for the burnt end of the char siu.', '叉燒要燶邊那截。'],
      ['The soup alone is worth going back for.', '單是那口湯已值得再去。'],
      ['Extra sauce, half a salted egg, silence.', '多汁、半隻鹹蛋，然後不說話。'],
      [
        'I had soy chicken, being sensible, and envied the rest.',
        '我穩陣，要豉油雞，然後羨慕別人。',
      ],
      ['You point at the window and it is on the rice.', '指一指櫥窗，已在飯上。'],
      ['My father says that the burnt edge is the point.', '父親說，燶邊才是重點。'],
    ],
    {
      openings: [['I heard it from the pavement and went in.', '在行人路聽見，便入去了。']],
      endings: [['Extra sauce. Always.', '要多汁，一定要。']],
    },
  ),
  of('three-coffees-flight', [
    ['I can finally tell the three apart.', '終於分得出三種沖法。'],
    ['The card says what you ought to have tasted.', '卡上寫明本來應該喝到甚麼。'],
    ['The biscuit is there for when you fail.', '喝不出便吃餅乾。'],
  ]),
  of('beans-of-the-month-delivered', [
    ['Roasted that morning; the whole letter box smelt of it.', '當朝烘好，整個信箱都香。'],
    ['The postcard is mostly weather, and I keep them all.', '明信片多半寫天氣，我全部留着。'],
    ['Ground the way I brew, without a second message.', '照我沖的方法磨好，不用再問。'],
  ]),
  of('sourdough-loaf-and-coffee', [
    ['The crust argues back.', '包皮硬淨，會駁嘴。'],
    ['One croissant survived the tram. One.', '落電車時，牛角包只剩一個。'],
    [
      'I came at ten to nine and they packed it without a sigh.',
      '八點五十分才到，照樣入袋，沒有嘆氣。',
    ],
    ['I said my name and the bag was there, still warm.', '報上名字便有袋，還是暖的。'],
    [
      'I overslept once, and the voucher waited for another morning.',
      '有一次睡過龍，改天早上再去，券仍然有效。',
    ],
  ]),
  of(
    'afternoon-tea-for-two-by-the-arch-window',
    [
      ['The scones were still steaming, so we waited, badly.', '鬆餅還冒煙，等得很辛苦。'],
      ['Take the half past four; the window turns copper.', '揀四點半，窗外會變銅色。'],
      ['Two pots, refilled for as long as we talked.', '兩壺茶，談多久添多久。'],
      ['The calamansi jam did not come home with us, sadly.', '小青檸果醬不能帶走，可惜。'],
      ['From cucumber to choux, without skipping a floor.', '由青瓜吃到泡芙，一層都沒有漏。'],
      ['The cream is thick enough to lean on.', '忌廉厚到可以挨。'],
    ],
    {
      openings: [['We had not talked like that for a year.', '一年沒有這樣談過。']],
      endings: [['Leave the choux until the sun goes.', '泡芙留到日落。']],
    },
  ),
  of('arch-room-scones-masterclass-tea', [
    ['Mine was the ugly one. The chef ate it.', '最醜那件是我的，師傅吃了。'],
    [
      'The temperature on the card is crossed out and corrected, and it works at home.',
      '食譜卡的爐溫劃掉改過，在家照做真的成。',
    ],
    ['Twelve minutes is a long time to watch an oven.', '望着焗爐，十二分鐘很長。'],
  ]),
  of('aunt-lai-ten-dishes-for-eight', [
    [
      'She came out for the last toast and looked at our plates.',
      '最後一杯她出來喝，順便看看我們的碟。',
    ],
    ['No menu, and nobody missed it.', '沒有餐牌，沒有人想起要。'],
    ['We fought over the radish pastry.', '蘿蔔酥要爭。'],
  ]),
  of(
    'slipway-seafood-dinner-for-four',
    [
      ['We chose the fish, watched it weighed and sat down.', '自己揀魚，看着過磅才坐低。'],
      ['The table by the rail is worth a jacket.', '欄邊枱值得帶外套。'],
      ['The fried rice did end the argument.', '最後那碟炒飯真的平息爭論。'],
    ],
    { mixed: [['No table by the rail, though we had written.', '備註寫了，還是沒有欄邊枱。']] },
  ),
  of('temple-morning-vegetarian-lunch', [
    ['Not one dish pretended to be chicken.', '沒有一碟扮雞。'],
    ['The radish broth was worth the nine years.', '老菜脯湯，等九年值得。'],
    ['The whole room eats quietly without being told.', '全場吃得靜，沒有人叫。'],
  ]),
  of('twelve-course-omakase-second-seating', [
    ['He turned the sushi for my left hand without a word.', '我用左手，他不出聲便轉了方向。'],
    ['The egg is a cake. I checked.', '玉子其實是蛋糕，確認過。'],
    ['Nobody looked at the time, least of all the chef.', '沒有人看鐘，師傅更加沒有。'],
    ['Eight pieces in an order that I would not touch.', '八貫壽司，次序一件都不能換。'],
    ['Each course was named once and I was left to it.', '每道菜報名一次，便由得我吃。'],
  ]),
  of('nine-seats-lunch-eight-pieces', [
    ['Back at my desk on time, in a better temper.', '準時回到座位，心情好了。'],
    ['Eight pieces, and I remember all of them.', '八貫，貫貫都記得。'],
    ['The clam broth is what I think about.', '最記得那碗蜆湯。'],
  ]),
  of('bamboo-pole-noodle-and-demonstration', [
    ['Ten minutes on the pole and my legs were noodles too.', '竹竿上十分鐘，雙腿也變麵。'],
    ['More prawn roe than is decent.', '蝦子多到不好意思。'],
    ['In his hands a trick, in mine an accident.', '他做像變戲法，我做像意外。'],
  ]),
  of(
    'wonton-noodles-and-greens',
    [
      ['Wontons under the noodles, so nothing goes soft.', '雲吞墊底，麵不會腍。'],
      ['The oyster sauce comes on the side, and peace is kept.', '蠔油另上，天下太平。'],
      ['You taste the flounder, and the patience.', '湯有大地魚味，還有耐性。'],
      ['Four wontons, all accounted for.', '四粒雲吞，一粒不少。'],
      ['The soy milk is cold enough to stop you talking.', '豆漿凍到說不出話。'],
    ],
    {
      openings: [['Ten minutes, and the day was better.', '十分鐘，整日好了。']],
      endings: [['Eat it before you talk.', '先吃，後說話。']],
    },
  ),
  of(
    'iron-and-ember-teppan-seven-courses',
    [
      ['The flame went up once and my glasses misted.', '火焰噴了一次，眼鏡起了霧。'],
      ['The prawn is as long as my hand.', '大蝦真的有巴掌長。'],
      ['The fried rice at the end collects everything.', '最後的炒飯把味道全收了。'],
      ['My eyebrows are still here.', '眉毛還在。'],
      ['The beef was done by the time I had said how.', '說完要幾成熟，已經熟了。'],
    ],
    {
      openings: [['Front row, like a play.', '前排，像看戲。']],
      endings: [['Sit back for the flame.', '噴火時要坐後一點。']],
    },
  ),
  of('ten-skewers-and-a-highball', [
    ['One pepper in eight is hot, and it was mine.', '小青椒八條有一條辣，正是我那條。'],
    [
      'The highball is filled to the top and handed over the grill.',
      'Highball斟到滿，隔着爐遞過來。',
    ],
    ['The bit near the wing is why cooks keep it.', '吃到翼根，便明白廚師為何留給自己。'],
  ]),
  of('stilt-house-supper-at-low-tide', [
    ['Granny Wong let me carry plates. I have been promoted.', '黃婆婆准我端菜，升職了。'],
    ['The tide went out under the floor between two dishes.', '兩道菜之間，水從地板下退了。'],
    ['The electric lamp is for the bones. You need it.', '電燈用來挑骨，真的要。'],
  ]),
  of(
    'quarterdeck-seafood-dinner-buffet',
    [
      ['Oysters opened while we stood there.', '站着看人開蠔。'],
      ['Lobster at seven, half each, no scrum.', '龍蝦七點出，每人半隻，不用爭。'],
      ['The dessert room has its own door. We found it.', '甜品房另有一道門，找到了。'],
      [
        'I went from oysters to the noodle counter and back to oysters.',
        '由生蠔吃到麵檔，再回到生蠔。',
      ],
      ['Three tiers of ice, and I never got past the first.', '三層冰，我沒有離開過第一層。'],
      ['The snow crab keeps you busy and quiet.', '雪蟹腳令人忙，也令人靜。'],
      ['The noodle counter is where we came to our senses.', '去到麵檔，才清醒過來。'],
      ['Under the chandelier everybody looks well fed.', '吊燈下，人人紅光滿面。'],
      [
        'The carving table gave me the end piece when I asked.',
        '烤肉枱，開口要頭尾那塊，真的給我。',
      ],
      ['We went on a Tuesday, at thirty per cent less.', '星期二去，七折。'],
      ['My son did three desserts and one prawn.', '兒子吃了三份甜品、一隻蝦。'],
      ['Plates went away before we had made a tower.', '碟未疊高，已有人收。'],
    ],
    {
      mixed: [
        ['The lobster line was long at ten past seven.', '七點十分，龍蝦排長龍。'],
        ['A queue at the oysters until seven.', '生蠔枱排到七點。'],
      ],
      openings: [
        ['We had a plan, and the oysters changed it.', '本來有計劃，見到生蠔便改了。'],
        ['My mother brought her own crab scissors.', '母親自備蟹剪。'],
        ['I paced myself badly and regret nothing.', '吃得沒有章法，也不後悔。'],
      ],
      endings: [
        ['Leave room for the other door.', '留肚給另一道門。'],
        ['Be near the lobster at seven.', '七點要在龍蝦附近。'],
        ['We walked home, slowly.', '慢慢走回家。'],
      ],
    },
  ),
  of(
    'quarterdeck-sunday-lunch-buffet',
    [
      ['The trolley stopped twice for us.', '烤肉車在我們枱停了兩次。'],
      ['He has carved for eighteen years and it shows.', '切了十八年，一刀便知。'],
      ['Have the Yorkshire pudding. Have two.', '約克郡布甸要拿，拿兩個。'],
      ['I stayed seated and the beef came to me.', '坐着不動，牛肉自己來。'],
      ['The puddings are half the buffet, as Sunday should be.', '甜品佔一半，星期日理應如此。'],
      ['He asked how thick, and meant it.', '他問要多厚，是認真問的。'],
    ],
    {
      openings: [['My father wore a tie for the trolley.', '為烤肉車，父親打了領帶。']],
      endings: [['Nothing else was done that Sunday.', '那個星期日，其餘甚麼都沒有做。']],
    },
  ),
];
