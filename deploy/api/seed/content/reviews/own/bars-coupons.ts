import { of } from '../bank.ts';

/** What is said of one bar and its glasses. */
export const barsOwn = [
  of(
    'two-cocktails-on-the-43rd-floor',
    [
      ['The bartender asked two questions and got it right.', '調酒師問兩句便調對。'],
      [
        'They dim the room at half past nine and everyone lowers their voice.',
        '九點半調暗燈，全場聲音也低了。',
      ],
      ['The olives kept coming.', '橄欖一直添。'],
      ['The list is one page, thank goodness.', '酒單只有一頁，謝天謝地。'],
      ['The bartender was right about my second drink.', '第二杯聽調酒師的，聽對了。'],
      ['Ferries the size of matchboxes.', '渡輪像火柴盒般小。'],
    ],
    {
      endings: [['Go up after half past nine.', '九點半後才上去。']],
      openings: [
        [
          'The view does the talking and the drinks do not interrupt.',
          '景色負責說話，酒沒有插嘴。',
        ],
      ],
      mixed: [['Too cold near the glass.', '玻璃旁太凍。']],
      poor: [['They had run out of two drinks of eight.', '八款有兩款沒有。']],
    },
  ),
  of('highwater-tasting-five-small-glasses', [
    [
      'One of them does taste of wet pavement, and I asked for more.',
      '有一杯真的像濕行人路，我還想再要。',
    ],
    ['You hear which ones were failures first.', '連失敗過的都講給你聽。'],
    ['The quiet end of the bar is quiet.', '吧枱安靜那頭，真的安靜。'],
  ]),
  of('four-wines-and-a-board', [
    ['The ham is cut by hand, and generously.', '火腿手切，切得闊綽。'],
    ['No lecture until we asked, then a good one.', '不問不講，一問講得很好。'],
    ['Small growers, and I wrote down two.', '都是小酒莊，抄下了兩間。'],
  ]),
  of('blind-tasting-thursday', [
    ['Wrong about all six, with conviction.', '六支全錯，錯得很有信心。'],
    ['Six socks, and not one of us guessed the third.', '六隻襪，第三支沒有人猜中。'],
    [
      'The seventh bottle went to somebody who had said that she knew nothing.',
      '說自己甚麼都不懂的那位，贏走第七支。',
    ],
  ]),
  of('harbour-lounge-first-round', [
    ['We beat the office to the good sofas.', '比寫字樓放工早到，坐到那組梳化。'],
    ['One bowl of chips for four is diplomacy.', '四個人一碗薯條，講外交。'],
    ['The ferries lit up while we were choosing.', '還在看酒單，渡輪已亮燈。'],
  ]),
];

const severalShops = [
  'tung-hing-100-cash-coupon',
  'kiln-street-500-cash-coupon',
  'two-broths-cash-coupon',
  'milkcrate-cash-coupon',
  'still-room-cash-coupon',
  'echo-rooms-cash-coupon',
];

/** What one merchant's coupon was spent on. */
export const couponsOwn = [
  of(severalShops, [['It works at the other branches as well.', '其他分店也收。']]),
  of(
    'tung-hing-100-cash-coupon',
    [
      ['Twelve shops take it; we have tried five.', '十二間都收，試過五間。'],
      ['It saw to the first few baskets.', '抵了頭幾籠。'],
      [
        'We used three and left with a pineapple bun each, like everyone.',
        '用了三張，臨走一人一個菠蘿包，人人如是。',
      ],
      ['Breakfast on one, supper on the other.', '一張早市用，一張宵夜用。'],
      ['My father paid, so I sent him mine.', '父親付錢，便把券傳給他。'],
      ['We ordered up, not down, and ate it all.', '點多了一點，全部吃完。'],
      ['It came off the service charge too.', '連加一都抵得。'],
      ['Eighteen dollars saved is a basket, nearly.', '慳十八元，差不多一籠。'],
    ],
    {
      openings: [
        ['Never went in with fewer than two.', '每次去，最少帶兩張。'],
        ['My aunt has a stack of these.', '姨媽有一疊。'],
      ],
      endings: [
        ['Order up, as they say.', '點多一點，介紹沒有說錯。'],
        ['Buy three; a family needs three.', '買三張，一家人剛好。'],
      ],
    },
  ),
  of('arch-room-200-cash-coupon', [
    ['Two of them nearly paid for tea for two.', '兩張，差不多抵了雙人下午茶。'],
    ['It worked for something stronger as well.', '不喝茶，喝別的也收。'],
    ['Window seat or not, they took it off the bill.', '坐不坐窗邊，都照減。'],
  ]),
  of('ridge-and-bay-500-cash-coupon', [
    ['Put it towards a Sunday on the boat.', '抵了星期日的船團。'],
    ['Booked with the guides directly, coupon and all.', '直接向領隊訂，連券一次過。'],
    ['Used up by the second hill, as they warn you.', '過了第二座山便用完，早有提示。'],
  ]),
  of('kiln-street-500-cash-coupon', [
    [
      'Spent it on a teacher’s cup from the shelf by the stairs.',
      '在樓梯旁的架上，換了導師做的杯。',
    ],
    ['It paid for a kiln slot and some nerve.', '抵了窰位，還壯了膽。'],
    ['No change is given, so I took two bowls, as they say.', '不設找贖，照介紹說的，拿了兩隻碗。'],
  ]),
  of('two-broths-cash-coupon', [
    ['Another plate of beef, as it says.', '真的多一碟牛肉。'],
    ['Any broth, and they took it near midnight.', '任何湯底，近半夜也收。'],
    ['Three shops, and ours took it without looking up.', '三間都收，我們那間順手便收。'],
  ]),
  of('fook-tong-cash-coupon', [
    ['Half a goose, less fifty.', '半隻鵝，減五十。'],
    ['Good for the ends at closing time.', '收舖前的尾貨也用得。'],
    ['A rice plate for the price of a bus ride.', '一碟飯，付一程巴士的錢。'],
  ]),
  of('fan-blade-cash-coupon', [
    ['Toast and milk tea at four, nearly free.', '三點三，奶茶多士差不多不用錢。'],
    ['Shown under the fan before the lady asked.', '趁老闆娘未開口，先出示。'],
    ['Macaroni first, toast after; the order is yours.', '先通粉後多士，次序隨你。'],
  ]),
  of('milkcrate-cash-coupon', [
    ['Six coffees, spread over a bad week.', '六杯咖啡，分開一個糟糕的星期喝。'],
    ['Took mine in beans.', '我拿來換咖啡豆。'],
    ['It saved the morning on which I forgot my wallet.', '忘了帶銀包那朝，靠它。'],
  ]),
  of('highwater-cash-coupon', [
    ['Two drinks and the olives, as promised.', '真的兩杯酒連橄欖。'],
    ['Any night means any night; ours was a Friday.', '說任何晚上便是任何晚上，我們星期五去。'],
    ['They asked my age. I was flattered.', '職員問我的年齡，受寵若驚。'],
  ]),
  of('slipway-seafood-cash-coupon', [
    ['Shown after the fish was weighed, and that was that.', '過磅之後才出示，照做便可。'],
    ['By my sums the clams were free.', '計落，那碟蜆不用錢。'],
    ['The tide put the fish up and the coupon stayed the same.', '海鮮隨潮漲價，券沒有變。'],
  ]),
  of('still-room-cash-coupon', [
    [
      'Gave it to my sister, who said that she was fine. She went.',
      '送給說自己沒事的姐姐，她去了。',
    ],
    ['Used one on the oil, on the way out.', '臨走用一張買了瓶油。'],
    [
      'It came to me in a card, and I passed the next one on.',
      '人家放在卡裡送我，我再送了一張給別人。',
    ],
  ]),
  of('bamboo-bath-cash-coupon', [
    ['Two coupons and a Tuesday: a whole day of nothing.', '兩張券、一個星期二，無所事事一整日。'],
    ['It pays for the noodles as well.', '麵錢也抵得。'],
    ['One went on a scrub, and I came out pink.', '一張用來擦背，擦到粉紅。'],
  ]),
  of('hotel-mooring-1000-stay-coupon', [
    ['Used three on one stay, at the front desk.', '一次入住用了三張，前台即扣。'],
    ['The very long breakfast counts.', '那頓很長的早餐也抵得。'],
    ['The view is not discounted, and it should not be.', '景觀沒有折扣，也不應該有。'],
  ]),
  of('quarterdeck-500-buffet-coupon', [
    [
      'Spent it under the chandelier, not on a bed, and no fuss.',
      '拿來吃自助餐，沒有住，一樣順利。',
    ],
    ['Mind the three days in December.', '留意十二月那三日。'],
    ['Reception took it as readily as the buffet.', '前台收，自助餐也收。'],
  ]),
  of('echo-rooms-cash-coupon', [
    ['Sang past midnight; still taken.', '唱過了午夜，照收。'],
    ['Be quick on the first of the month.', '每月一日，手要快。'],
    [
      'Three branches take it, and I have now lost my voice in two.',
      '三店通用，已在兩間唱到沒有聲。',
    ],
  ]),
  of('lamplight-market-cash-coupon', [
    ['Two of them: one on supper, one on a radio.', '兩張，一張吃飯，一張買了部收音機。'],
    ['Look for the lantern. They all have one.', '找燈籠便是，檔檔都有。'],
    ['From five on Friday, and I was there at five.', '星期五五點開始，我五點到。'],
  ]),
];
