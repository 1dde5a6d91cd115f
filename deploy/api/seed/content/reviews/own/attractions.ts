import { of } from '../bank.ts';

const cars = ['crystal-floor-cable-car-return', 'standard-cabin-cable-car-one-way'];
const locked = ['escape-the-lighthouse-keeper', 'escape-tong-lau-1967'];

/** What is said of one ride, room, tank or gallery. */
export const attractionsOwn = [
  of(cars, [
    ['We went before noon and walked straight to the front.', '正午前去，一到便上車。'],
    ['Any minute within the hour was fine, as they say.', '一小時之內到便可，真的不計較。'],
    ['The staff held the door while my mother made up her mind.', '母親猶豫，職員一直替她扶着門。'],
  ]),
  of(
    'crystal-floor-cable-car-return',
    [
      [
        'I looked at the horizon the whole way out and at my feet the whole way back.',
        '去程只看遠處，回程才敢看腳下。',
      ],
      [
        'There was cloud under the floor, and nobody in our car spoke.',
        '地板下有雲，全車沒有人出聲。',
      ],
      ['The hikers do look up, so we waved.', '行人真的抬頭，我們便揮手。'],
      [
        'Twenty-five minutes each way, and the way back seemed shorter.',
        '單程二十五分鐘，回程好像短了。',
      ],
      [
        'My father stood in the corner for the first ten minutes, then lay down to look.',
        '父親在角落站了十分鐘，之後索性伏下來看。',
      ],
      [
        'The bay first, then the ridge, then nothing but white.',
        '先是海灣，再是山脊，然後一片白。',
      ],
      ['I counted eleven people with their eyes shut.', '數過，有十一個人合上眼。'],
      ['The soles of our shoes are in every picture.', '張張相都有我們的鞋底。'],
      ['You feel each pylon go by in your stomach.', '每過一座塔，肚裡都知道。'],
      ['A hiker down there had the same rucksack as mine.', '下面有個行山的，背囊跟我一樣。'],
      ['The light was behind us going out, as the page says.', '去程光在背後，介紹沒有說錯。'],
      ['My daughter danced on the glass. I held the handrail.', '女兒在玻璃上跳舞，我抓緊扶手。'],
      [
        'It stopped for a minute over the bay and started again, gently.',
        '在海灣上停了一會，又慢慢開動。',
      ],
      ['The glass is clean, which you do notice.', '玻璃抹得乾淨，一定會留意到。'],
      ['You forget the floor by the second ridge.', '過了第二個山脊，已忘了地板。'],
      ['I am afraid of footbridges and was fine in this.', '我連行人天橋都怕，坐這個竟然沒事。'],
    ],
    {
      openings: [
        ['There is nothing underneath you, and you pay for that.', '付錢買腳下甚麼都沒有，值。'],
        [
          'Twenty-five minutes of looking between my own shoes.',
          '二十五分鐘，都在看自己兩隻鞋之間。',
        ],
        ['My knees went first, then my worries.', '先是腳軟，之後甚麼都不怕。'],
        ['We took my parents, who pretended not to mind.', '帶了父母去，他們裝作不怕。'],
      ],
      endings: [
        ['Wear clean shoes; they will be in the photographs.', '穿對乾淨的鞋，會入鏡。'],
        ['Go in the morning.', '早上去。'],
        ['My stomach arrived a minute after me.', '我到了，胃遲一分鐘才到。'],
        ['I let go of the handrail in the end.', '最後放開了扶手。'],
      ],
      mixed: [
        [
          'White all the way; we looked at the floor and saw a cloud.',
          '全程白茫茫，地板下只有雲。',
        ],
        ['Everybody sat round the edge and nobody on the glass.', '人人坐邊，沒有人踏玻璃。'],
        [
          'Twenty-five minutes is long with a child who will not look down.',
          '小朋友不肯看，二十五分鐘很長。',
        ],
      ],
      poor: [
        ['They stopped for the wind while we stood in line.', '排隊時，大風停開。'],
        ['We came in the afternoon and met the whole queue.', '下午去，遇上整條人龍。'],
      ],
    },
  ),
  of(
    'standard-cabin-cable-car-one-way',
    [
      ['A solid floor suits me very well.', '地板是實的，最適合我。'],
      ['We asked the driver nicely and came down by way of Tai O.', '好好問了司機，經大澳下山。'],
      ['The bus takes every bend personally.', '村巴對每個彎都很認真。'],
      ['Both tickets on one voucher, and neither got lost.', '兩張票同在一張券，一張都沒有掉。'],
      ['I counted the bends and lost count at thirty.', '數着彎，過了三十便亂了。'],
      ['Up in silence, down in gossip.', '上去很靜，下來全車在聊天。'],
      ['My son liked the bus better.', '兒子說村巴更好玩。'],
    ],
    {
      openings: [
        ['Up like a bird, down like the shopping.', '上去像鳥，下來像一袋菜。'],
        ['The long way down is the point of it.', '慢慢下山，才是重點。'],
      ],
      endings: [
        ['Sit at the front of the bus.', '村巴坐前排。'],
        ['Ask about Tai O.', '記得問能否經大澳。'],
      ],
      mixed: [
        ['We just missed a bus.', '差一步走失了村巴。'],
        ['My stomach did not care for the bends.', '彎太多，肚有點不舒服。'],
      ],
    },
  ),
  of(
    'harbour-carnival-night-pass',
    [
      [
        'They do reach the fourth tune at nine. We waited for it.',
        '樂隊真的九點吹到第四首，我們等到。',
      ],
      [
        'Four tokens for the wheel, and it gave back the whole harbour.',
        '四枚代幣，摩天輪換回整個海港。',
      ],
      ['I was not careful with the hoopla.', '擲圈我沒有克制。'],
      [
        'Twenty tokens and an hour and three quarters; I am nearly careful.',
        '二十枚玩了一小時四十五分鐘，算克制。',
      ],
      ['Won a bear. It has its own chair now.', '贏了隻熊，現在有自己的椅。'],
      ['No goldfish came home, to my relief.', '沒有金魚要帶回家，鬆一口氣。'],
      ['We kept four back for the wheel and went up last.', '留四枚到最後，才坐摩天輪。'],
      ['Forty stalls, and my wife beat me at thirty-nine.', '四十個攤，太太贏我三十九個。'],
      ['There was a bench just where my legs gave out.', '腳一軟，旁邊便有櫈。'],
    ],
    {
      openings: [
        ['I am forty and I want another go.', '我四十歲，還想再玩一次。'],
        ['We went for the wheel and stayed for the hoopla.', '為摩天輪去，為擲圈留下。'],
        ['In at five, out when they put us out.', '五點入場，關門才走。'],
      ],
      endings: [
        ['Keep four tokens for the end.', '留四枚代幣到最後。'],
        ['The band is in my head still.', '樂隊那首，現在還在腦裡。'],
      ],
      mixed: [
        ['Twenty tokens go quickly with two children.', '兩個小朋友，二十枚很快沒有。'],
        ['The band plays the same few tunes.', '樂隊來來去去幾首。'],
      ],
      poor: [
        [
          'The wheel had stopped, and I had kept my tokens for it.',
          '特意留代幣坐摩天輪，結果停開。',
        ],
      ],
    },
  ),
  of(
    'carnival-family-afternoon',
    [
      ['Sixty tokens is a fair peace between four.', '六十枚，四個人不用爭。'],
      ['We were out before anybody cried, just.', '有人哭之前剛好離場。'],
      ['The carousel eleven times. I counted from a bench.', '旋轉木馬坐了十一次，我在櫈上數。'],
      [
        'One turn of the wheel each, and the smallest one wanted mine.',
        '每人一次摩天輪，最小那個還想要我那次。',
      ],
      ['They were asleep on the train by half past five.', '五點半，已在車上睡着。'],
    ],
    { mixed: [['Sixty tokens were gone by four.', '四點已用完六十枚。']] },
  ),
  of('wheel-cabin-for-two-with-champagne', [
    ['The third turn is for saying it. I said it.', '第三圈用來說，我說了。'],
    ['They took us past the queue, and we tried not to look smug.', '不用排隊，我們盡量不露得意。'],
    ['The first turn went on photographs, as they say.', '第一圈真的全用來拍照。'],
    ['Fifteen minutes with the door shut and nobody else.', '關上門十五分鐘，只有我們。'],
  ]),
  of('private-heritage-tram-two-hours', [
    ['Thirty of us, and the bell as often as we liked.', '三十人，叮叮聲響個不停。'],
    ['My uncle worked the window strap for two hours.', '叔父拉了兩小時車窗皮帶。'],
    ['Strangers on the pavement waved back.', '路人向我們揮手。'],
    ['Everything we ate was chosen not to spill, and it did not.', '食物挑過，真的沒有瀉。'],
    ['Eleven kilometres an hour is the right speed for a toast.', '時速十一公里，最適合舉杯。'],
  ]),
  of('open-top-tram-hour', [
    ['I was quick and got the front left.', '我手快，坐到左前座。'],
    ['The conductor punched a real ticket, and I have kept it.', '售票員打了真車票，我留着。'],
    ['She knew every sign that used to be neon.', '哪塊招牌有過霓虹，她全知道。'],
    [
      'An hour on 128, and I looked at my own street for the first time.',
      '128號坐一小時，第一次看清自己那條街。',
    ],
  ]),
  of(
    'escape-the-lighthouse-keeper',
    [
      ['The arithmetic is frightening. I am an accountant.', '算術真的可怕，我是做會計的。'],
      ['We tried to move three things that are bolted down.', '有三樣上了螺絲的，我們都試過搬。'],
      [
        'The log stops on a Tuesday and so did we, for a while.',
        '日誌停在星期二，我們也在那裡卡住。',
      ],
      ['Out with four minutes before the tide.', '潮水前四分鐘出來。'],
      ['Nothing jumps out at you, as promised.', '說不嚇人，真的不嚇人。'],
      ['Six of us, one lamp, one who could add.', '六個人、一盞燈、一個識計數。'],
    ],
    { mixed: [['With six, two of us had little to do.', '六個人，有兩個沒有事做。']] },
  ),
  of('escape-tong-lau-1967', [
    [
      'My aunt dialled while we were still looking for the buttons.',
      '我們還在找按鈕，姑媽已經撥了號。',
    ],
    ['The radio gets one station and it is the right one.', '收音機只收一個台，正好。'],
    ['The rent was where my grandmother would have put it.', '租金藏在婆婆會藏的地方。'],
    ['The furniture is real and so is the dust.', '傢俬是真的，灰塵也是。'],
  ]),
  of(locked, [], {
    openings: [
      ['We were sixty minutes in there and argued for fifty.', '入去六十分鐘，爭了五十分鐘。'],
    ],
    endings: [['Bring somebody older than you.', '帶一個年紀比你大的。']],
  }),
  of('case-of-the-missing-goose-street-hunt', [
    [
      'The butcher knows something. He said so with his eyebrows.',
      '肉檔老闆知道些甚麼，眉毛說的。',
    ],
    ['Eleven shops, and we bought something in four.', '十一間舖，有四間買了東西。'],
    ['One clue is in a lift and we rode it three times.', '有條線索在電梯，坐了三次。'],
    ['We never opened the map; the envelope is enough.', '沒有開過地圖，一個信封便夠。'],
    ['I read shop signs properly now.', '現在會認真看招牌。'],
  ]),
  of(
    'museum-of-ordinary-things-entry',
    [
      ['I found my school bag on the second floor.', '在二樓找到我的書包。'],
      ['Two hours allowed, three taken, as they say.', '預兩小時，真的用了三小時。'],
      ['One label made me sit down. I will not say which.', '有一張說明令我坐下來，不說是哪張。'],
      ['My son asked what half of it was for.', '一半東西，兒子問是做甚麼的。'],
      ['My mother told a story at every case.', '每個櫃，母親都有故事。'],
      ['One sentence a label, and I read them all.', '一張一句，全部看完。'],
      ['They have the rice cooker that we threw out.', '我們丟掉那個電飯煲，他們有。'],
    ],
    {
      endings: [['I went home and kept a biscuit tin.', '回家留下了一個餅罐。']],
      mixed: [['Too many of the things are still in my kitchen.', '太多件仍在我家廚房。']],
      openings: [
        [
          'We went for the air-conditioning and stayed for the biscuit tins.',
          '入去避暑，結果為餅罐留下。',
        ],
      ],
    },
  ),
  of('museum-after-dark-torch-tour', [
    ['The payphone rang and it was for me.', '公眾電話響，真的是找我。'],
    [
      'The same suitcase frightened me at night that bored me at noon.',
      '中午覺得悶的一個皮箱，晚上嚇我一跳。',
    ],
    ['Twenty torches, and nobody shone one at anybody.', '二十支電筒，沒有人照別人的臉。'],
  ]),
  of(
    'three-hours-of-singing',
    [
      ['I knew nine, as they say. I sang them twice.', '真的只會九首，唱了兩次。'],
      ['The machine was kind until five to twelve.', '十一點五十五分前，評分很仁慈。'],
      ['The tambourine should be taken away from my boss.', '鈴鼓不應該交給上司。'],
      [
        'Two microphones for six is how you find out who your friends are.',
        '六個人兩支咪，看得出誰是朋友。',
      ],
      ['We got a 92 for something I cannot call singing.', '那不算唱歌，竟然有92分。'],
      ['Three hours, and the shy one would not give it back.', '三小時，最怕羞那位不肯交咪。'],
      ['The jug came before the first chorus.', '第一段副歌未唱，飲品已到。'],
    ],
    {
      openings: [
        ['I have no voice left, and no shame.', '聲沒有了，羞恥心也沒有了。'],
        ['We went for a birthday and nobody cut the cake.', '本來慶生，結果沒有人切蛋糕。'],
      ],
      endings: [['My throat needs a week.', '喉嚨要休息一星期。']],
      mixed: [
        ['Next door sang louder than we did.', '隔籬房比我們大聲。'],
        ['One of the two microphones crackled.', '兩支咪，有一支沙沙聲。'],
      ],
    },
  ),
  of('lunch-hour-karaoke-for-one', [
    ['Screamed a ballad and was at my desk by two.', '吼完一首慢歌，兩點前回到座位。'],
    ['The pork chop is good, and goes cold in the second verse.', '豬扒不錯，第二段便涼了。'],
    ['I may be the twelfth on Wednesdays.', '逢星期三，我可能是第十二個。'],
    ['A room the size of a lift holds all of it.', '電梯般大的房，裝得下所有怨氣。'],
  ]),
];
