import { of } from '../bank.ts';

const tables = [
  'ninety-minute-camphor-oil-massage',
  'still-room-sixty-minute-shoulders',
  'couples-camphor-room',
  'foot-hour-after-work',
];
const baths = [
  'bamboo-bath-day',
  'night-bath-and-noodles',
  'private-cypress-tub',
  'mother-daughter-spa-morning',
];

/** What is said of one table, tub or mat. */
export const wellnessOwn = [
  of(
    tables,
    [
      ['I ticked “no talking” and nobody talked.', '卡上勾了不聊天，真的沒有人說話。'],
      ['Tea before, tea after, nothing in between.', '前一杯茶，後一杯茶，中間甚麼都沒有。'],
    ],
    { mixed: [['I had to say “less” three times.', '說了三次輕一點。']] },
  ),
  of(
    baths,
    [['Somebody showed me how to wash, once, and went away.', '有人示範一次怎樣洗，之後便走開。']],
    { endings: [['My fingers were prunes until supper.', '手指皺到晚飯時。']] },
  ),
  of(
    'ninety-minute-camphor-oil-massage',
    [
      ['The camphor works in two stages, as they say.', '肩膀真的分兩段鬆下來。'],
      ['I had forgotten that there are muscles behind my ears.', '不記得耳後也有肌肉。'],
      [
        'The whole bus could smell my grandmother’s chest of drawers.',
        '全車人都聞到外婆的樟木櫳。',
      ],
      ['First warm, then cool, then gone.', '先暖，後涼，然後睡着。'],
      [
        'Asked for a woman and it was a woman; nobody had to be reminded.',
        '說要女技師便是女技師，不用再提。',
      ],
      ['My suitcase went in the locker and I flew that night.', '行李箱放得入櫃，當晚上機。'],
      ['She found the knot before I had said where.', '未說哪裏，已按到那個結。'],
      ['My cat will not come near the camphor.', '家裡的貓，避開我身上的樟木味。'],
    ],
    {
      openings: [
        ['I walked in crooked.', '入去時，整個人是歪的。'],
        ['Ninety minutes, and I remember about forty.', '九十分鐘，只記得四十分鐘。'],
      ],
      endings: [
        ['Wear an old shirt home.', '回家穿件舊衫。'],
        ['I smell of wardrobes and do not mind.', '一身衣櫃味，不介意。'],
      ],
      mixed: [['The camphor stayed with me until Thursday.', '樟木味留到星期四。']],
      poor: [['They began ten minutes late and ended on time.', '遲了十分鐘開始，卻準時結束。']],
    },
  ),
  of('still-room-sixty-minute-shoulders', [
    [
      'Ten minutes of a towel doing nothing, and that is when it worked.',
      '最後十分鐘毛巾甚麼都不做，真的那時才見效。',
    ],
    ['Nobody touched my feet. Bliss, for the ticklish.', '沒有人碰我的腳，怕癢的人有福。'],
    ['I can look over my left shoulder again.', '終於轉得到左邊望。'],
    ['The stone was warm and exactly the right size.', '那塊石是暖的，大小剛好。'],
  ]),
  of('couples-camphor-room', [
    ['We did not speak for ninety minutes, and on purpose.', '九十分鐘沒有說話，是故意的。'],
    ['They finished on the same second.', '兩邊同一秒做完。'],
    [
      'We shut the screen, then opened it to see who had fallen asleep.',
      '關了屏風，又打開看誰睡着了。',
    ],
    ['Nobody came for the pot.', '那壺茶，沒有人來收。'],
  ]),
  of(
    'foot-hour-after-work',
    [
      ['I was asleep before the ginger water had cooled.', '薑水未涼，已經睡着。'],
      [
        'The chair went back further than I had expected, and so did I.',
        '椅比想像更後仰，我也是。',
      ],
      [
        'No booking; I walked in at ten past eight in the wrong shoes.',
        '毋須預約，八點十分穿着不合腳的鞋便入去。',
      ],
      ['Her thumbs knew what sort of day it had been.', '那雙拇指，知道我今日怎樣過。'],
      ['Somebody woke me kindly.', '有人很溫柔地叫醒我。'],
    ],
    {
      openings: [['I stand for a living.', '我做的工要整日企。']],
      endings: [['Walked home instead of taking the bus.', '本來坐巴士，結果走路回家。']],
    },
  ),
  of('before-the-baby-massage', [
    ['She asked how I slept and waited for the answer.', '第一句問我睡得怎樣，還等我答完。'],
    ['Eleven pillows. I asked to take one home.', '十一個枕頭，想帶一個走。'],
    [
      'They put my shoes on for me. I had not seen them for a month.',
      '替我穿鞋，我有一個月看不到自己的腳。',
    ],
  ]),
  of('still-room-six-visits', [
    [
      'Two on feet, two on oil, two put by for a bad month.',
      '兩次腳底，兩次精油，兩次留給糟糕的月份。',
    ],
    ['Nobody asked why I was back so soon.', '這麼快又來，沒有人問。'],
    ['One at each shop so far, and I have no favourite.', '兩店都去過，分不出高下。'],
  ]),
  of(
    'bamboo-bath-day',
    [
      ['I got into the sixteen degrees on the third try.', '十六度那池，試到第三次才落到。'],
      ['Stone first, cypress last, barley tea whenever.', '先石池，後檜木池，麥茶隨時有。'],
      ['My telephone sat in a basket all day and nobody died.', '電話在籃裡一整日，天沒有塌。'],
      ['I came on a Tuesday and heard the bamboo.', '星期二去，聽得見竹聲。'],
      ['Four rounds, and I lost count of the tea.', '泡了四轉，麥茶數不清。'],
      ['The robe is long enough for tall people.', '浴袍夠長，高的人也合身。'],
      [
        'A man of eighty went into the cold one ahead of me, whistling.',
        '有位八十歲的伯伯，吹着口哨落凍水。',
      ],
    ],
    {
      openings: [['Hot, cold, tea, again.', '熱、凍、茶，再來。']],
      endings: [['Come on a weekday.', '平日來。']],
      mixed: [
        ['On a Sunday you share the stone pool with everyone.', '星期日，石池要跟所有人分。'],
      ],
    },
  ),
  of('night-bath-and-noodles', [
    ['Ate noodles in a robe like a minor god.', '穿着浴袍吃麵，像個小神仙。'],
    ['The roof was open and it rained a little. Nobody moved.', '天窗開着，落了點雨，沒有人走。'],
    ['I was asleep by midnight, in my own bed, as they say.', '半夜真的在自己床上睡着。'],
    ['In at nine, when the lanterns were lit.', '九點入池，燈已點好。'],
  ]),
  of('private-cypress-tub', [
    ['It does smell of pencils.', '真的有鉛筆味。'],
    ['We never rang the bell.', '那個鈴，一次都沒有搖過。'],
    ['Two hours is as long as we have talked in years.', '兩小時，是多年來談得最久的一次。'],
  ]),
  of('mother-daughter-spa-morning', [
    [
      'They did not guess which of us was which. My mother was delighted.',
      '職員沒有猜誰是母親，母親很高興。',
    ],
    ['Crusts off the sandwiches, as she would have done.', '三文治去了皮，跟她自己做的一樣。'],
    ['She used the handrail and nobody noticed but me.', '她扶了扶手，只有我看到。'],
  ]),
  of('sunrise-rooftop-yoga', [
    ['The city came on while we were upside down.', '倒轉着，看城市開機。'],
    ['The cold towel from the bucket is the best part.', '桶裡的凍毛巾，最好就是它。'],
    ['She speaks so quietly that I stopped breathing loudly.', '她說話輕到我不敢大聲呼吸。'],
    ['Mats were down before I had found my glasses.', '眼鏡未找到，墊已鋪好。'],
    ['By half past seven I had done more than on most days.', '七點半，已比平日一整日做得多。'],
  ]),
  of('yoga-for-stiff-people', [
    ['I still cannot touch my toes, and now I do not care.', '仍然摸不到腳趾，但不在乎了。'],
    ['My chair and I have an understanding.', '我跟那張椅，已有默契。'],
    ['She asked about my knee and remembered it the week after.', '問過我的膝頭，下星期還記得。'],
    ['Everybody else creaked as well.', '人人的骨都響。'],
  ]),
  of('ten-class-roof-card', [
    ['Tsuen Wan has the wind and Tai Hang has the quiet.', '荃灣有風，大坑夠靜。'],
    ['It rained and the class moved indoors without a fuss.', '落雨便移入室內，照上。'],
    ['Seven used, three roofs, one sore hip.', '用了七堂，三個天台，一邊酸。'],
  ]),
  of('breath-and-gong-evening', [
    ['It is not music, and I slept through most of what it is.', '那不算音樂，大半我也睡着了。'],
    ['I thought of my grandmother, which I am told is correct.', '想起外婆，據說是對的。'],
    ['You hear it with your ribs.', '是用肋骨聽的。'],
    [
      'The blanket was mine for forty minutes and I gave it back with regret.',
      '毯子借我四十分鐘，還時不捨。',
    ],
  ]),
];
