import { of } from '../bank.ts';

const wheel = 'kiln-street-four-week-course';
const glazed = [
  'hands-on-pottery',
  'private-wheel-for-two-after-hours',
  'hand-build-a-noodle-bowl',
];
const clay = [...glazed, wheel, 'parent-and-child-clay-morning'];
const brushes = [
  'paint-a-junk-in-oils',
  'watercolour-on-the-ferry',
  'ink-and-rice-paper-first-stroke',
];
const kitchens = [
  'fold-your-own-dumplings',
  'har-gow-masterclass',
  'pineapple-bun-and-egg-tart-class',
  'wet-market-to-wok',
  'sourdough-weekend',
  'rice-field-tofu-morning',
];
const tables = [
  'hand-tied-bouquet-from-the-dawn-market',
  'dried-wreath-evening',
  'mix-your-own-perfume',
  'soy-candle-for-a-small-flat',
];
const teas = ['gongfu-tea-for-beginners', 'blend-your-own-scented-tea'];
const taught = [...glazed, wheel, ...brushes, ...kitchens, ...tables, ...teas];
/** Also those where little is said. */
const classes = [
  ...taught,
  'life-drawing-wednesday',
  'milk-tea-pulling-lesson',
  'latte-art-after-closing',
];

/** What is said of one bench, burner or bottle. */
export const workshopsOwn = [
  of(taught, [['They explain why, not only how.', '不只教怎樣做，還說為甚麼。']]),
  of(
    classes,
    [['Nobody laughed at my first attempt, including me.', '第一次做，沒有人笑，連我自己也沒有。']],
    {
      openings: [
        ['I arrived useless and left less so.', '來的時候甚麼都不會，走的時候會一點。'],
        ['The time went like nothing.', '時間一下子過了。'],
      ],
      endings: [
        ['Would happily fail at this again.', '很樂意再失敗一次。'],
        ['Bring a friend who is bad at things.', '帶個甚麼都不行的朋友。'],
      ],
      mixed: [['The last part was tidying.', '最後一段在收拾。']],
      poor: [['I mostly watched.', '多半在看。']],
    },
  ),
  of(clay, [], {
    endings: [
      ['It sits on my desk now.', '作品現在放在書枱上。'],
      ['Wear shoes you do not love.', '鞋穿不心疼的。'],
    ],
    mixed: [['It came back smaller than I remembered.', '取回時，比記憶中小。']],
    poor: [['Our piece cracked and nobody wrote.', '作品裂了，沒有通知。']],
  }),
  of(glazed, [], { mixed: [['Fewer glazes to choose from than pictured.', '釉色比圖上少。']] }),
  of(
    'hands-on-pottery',
    [
      [
        'It came back from the kiln three weeks later, greener than I dared hope.',
        '三星期後由窰裡回來，比想像中更綠更美。',
      ],
      ['Eight people, two teachers, never a queue for help.', '八個學生兩個導師，不用等。'],
      [
        'The wheel did exactly what my hands told it to. That was the trouble.',
        '轉盤只聽我雙手的話，問題就在這裏。',
      ],
      [
        'By the second hour it was a bowl, to everybody’s surprise.',
        '到第二個小時，竟然是一隻碗。',
      ],
      ['Corners are not possible; I tried.', '做不出角，試過。'],
    ],
    {
      openings: [
        [
          'Our teacher let us wobble, then fixed it with one finger.',
          '導師先讓我們自己歪，再用一隻手指救回來。',
        ],
        ['I arrived useless and made a bowl.', '來的時候甚麼都不會，結果做了一隻碗。'],
        ['The stairs are real, so is the teaching.', '樓梯是真的，教得也是真的。'],
      ],
      endings: [
        ['Booked the four-week course on the way down the stairs.', '落樓梯時已報四星期班。'],
      ],
      mixed: [['Collection took five weeks, not three.', '五星期才取得，不是三星期。']],
    },
  ),
  of('private-wheel-for-two-after-hours', [
    ['The shutters came down and the radio was ours.', '捲閘一落，收音機歸我們。'],
    ['We spoilt a great deal of clay and nobody counted.', '浪費了很多泥，沒有人數。'],
    ['Two good ones each; the rest went back in the bucket.', '每人留兩件，其餘放回桶裡。'],
  ]),
  of('hand-build-a-noodle-bowl', [
    ['No wheel, so nothing flew away.', '沒有轉盤，便沒有東西飛走。'],
    ['It holds a proper lunch. Tested with wonton.', '裝得下雲吞麵，試過。'],
    ['My fingerprints are on the outside, where they help.', '外面有我的指紋，真的防滑。'],
  ]),
  of(wheel, [
    ['Week one I centred nothing. Week four it poured.', '第一週定不了心，第四週倒得出水。'],
    [
      'By the handles evening there were six of us and one joke.',
      '到接把那晚，六個人已有同一個笑話。',
    ],
    ['Threw twenty, kept five, proud of two.', '拉了二十個，留五個，滿意兩個。'],
  ]),
  of('parent-and-child-clay-morning', [
    ['His is a hippo. Mine is its plate.', '他做河馬，我做河馬的碟。'],
    ['I did not help. It was agony.', '我忍住沒有幫手，很辛苦。'],
    ['Aprons down to the ankle, thankfully.', '圍裙長及腳踝，幸好。'],
  ]),
  of('paint-a-junk-in-oils', [
    ['The fourth red was the right one.', '第四個紅色才對。'],
    ['Took it home wet in its box, like a cake.', '未乾便裝盒帶走，像捧蛋糕。'],
    ['I left the sail until I was brave, which was late.', '帆留到有膽才畫，畫得很遲。'],
  ]),
  of('life-drawing-wednesday', [
    ['Nobody looked at my paper. It was a kindness.', '沒有人看我的紙，是仁慈。'],
    ['One minute is longer than you think.', '一分鐘比想像長。'],
    ['Tea in the middle of the long pose.', '長姿勢中間有茶喝。'],
  ]),
  of('watercolour-on-the-ferry', [
    ['Four crossings, one picture, nearly straight.', '過了四次海，畫成一張，差不多是直的。'],
    ['The jar is wedged. My sky was not.', '水杯卡好了，我的天空沒有。'],
    ['One crossing is one wash, just as they say.', '一程剛好鋪一層，他們沒有騙人。'],
  ]),
  of('ink-and-rice-paper-first-stroke', [
    ['My sparrow looks surprised. So was I.', '我的麻雀一臉驚訝，我也是。'],
    ['The room smells of pine before anyone has drawn a leaf.', '未畫一片葉，滿室已是松煙味。'],
    ['An hour of wrong leaves, and one that I have framed.', '畫錯一小時的葉，有一片裱了起來。'],
  ]),
  of('fold-your-own-dumplings', [
    ['Mine had eleven pleats and were eaten all the same.', '我的只有十一褶，照吃。'],
    ['We did eat thirty.', '真的吃了三十隻。'],
    ['His own speed is a joke, and a good one.', '師傅用自己的速度，真的像個笑話。'],
    ['The rest came home frozen on a tray.', '吃不完的急凍帶走。'],
  ]),
  of('har-gow-masterclass', [
    ['One of mine was translucent. One.', '有一隻是透的，只有一隻。'],
    ['The cleaver is oiled and so, by noon, was I.', '刀抹了油，到中午我也是。'],
    ['He watched one turn of my wrist and sighed kindly.', '他看我手腕一轉，溫和地嘆了口氣。'],
  ]),
  of('pineapple-bun-and-egg-tart-class', [
    ['Twelve of each, and the whole bus smelt of them.', '各一打，整架巴士都香。'],
    ['There is no pineapple. My nephew is still upset.', '沒有菠蘿，外甥至今不高興。'],
    ['My thumbs are visible in every shell.', '每個撻皮都看得出我的拇指。'],
  ]),
  of('wet-market-to-wok', [
    ['The fish was still cross when we bought it.', '買的時候，魚還在生氣。'],
    ['I know which stall now, and why.', '終於知道哪一檔，和為甚麼。'],
    ['The sweet and sour pork is what it used to be.', '咕嚕肉像從前那樣。'],
  ]),
  of('sourdough-weekend', [
    ['The jar has a name and a shelf in the fridge.', '那樽酵頭有了名字，住在雪櫃。'],
    ['Held my breath with the razor, and it rose anyway.', '割紋時不敢呼吸，還是發起了。'],
    ['I feed it on Sundays, before myself.', '逢星期日先餵它，再餵自己。'],
  ]),
  of('rice-field-tofu-morning', [
    ['Two of us at one mill; we agreed by the third turn.', '兩人推一個磨，第三圈才夾。'],
    ['The first bowl has sugar. I stopped talking.', '第一碗落糖，我不說話了。'],
    ['We argued over the spring onion, as they say one does.', '第二碗落葱，真的爭了起來。'],
  ]),
  of('hand-tied-bouquet-from-the-dawn-market', [
    ['I was told “not that one” eleven times.', '「這枝不要」，聽了十一次。'],
    ['It stood by itself and the whole room heard.', '花束自己站穩，全室都聽到。'],
    ['Carried it home upside down on the train.', '倒着拿，坐港鐵回家。'],
  ]),
  of('flowers-for-the-table-monthly', [
    ['Wrapped in the day’s newspaper, so I read that too.', '用當日報紙包，順便看了。'],
    ['The note said how long, and they stayed longer.', '便條寫了開多久，結果還要久。'],
    ['At the door before noon, four Fridays out of four.', '四個星期五，次次正午前到門口。'],
  ]),
  of('dried-wreath-evening', [
    ['It hangs straight. The drink had a hand in it.', '花環掛得正，那杯有功勞。'],
    ['Seed heads down my sleeve until Sunday.', '花籽在袖口，星期日才抖完。'],
    ['Wire, twist, turn, and a scratch to show for it.', '紮、轉、翻，手上多了一道痕。'],
  ]),
  of('mix-your-own-perfume', [
    ['I gave up five and miss none of them.', '放棄了五款，一款都不想念。'],
    ['They have my formula on file. I can be repeated.', '配方存了檔，可以再做一個我。'],
    ['You count the drops aloud and nobody smiles.', '數滴數要出聲，沒有人笑。'],
  ]),
  of('soy-candle-for-a-small-flat', [
    ['They asked how big my room is. Nobody ever has.', '問我的房有多大，從未有人問過。'],
    ['I have kept the glass.', '玻璃杯真的留下了。'],
    ['It sees off the kitchen and leaves the bedroom alone.', '蓋得過廚房，又不吵醒睡房。'],
  ]),
  of('private-nose-consultation', [
    ['She went quiet, and I minded my own business.', '她靜下來，我不敢出聲。'],
    ['Three vials a fortnight later, and I knew at once.', '兩星期後寄來三小瓶，一聞便知。'],
    [
      'She asked about my grandmother’s house, and I talked for half an hour.',
      '她問外婆的屋，我說了半小時。',
    ],
  ]),
  of('gongfu-tea-for-beginners', [
    ['The fifth cup really was for me.', '第五泡真的是給我的。'],
    ['No clock in the room, and nobody looked for one.', '房裡沒有鐘，也沒有人找。'],
    ['I can pour from the wrist now.', '學會用手腕出湯。'],
  ]),
  of('blend-your-own-scented-tea', [
    ['Opened mine on day six, like everyone.', '我也是第六日便開了。'],
    [
      'A layer of leaf, a layer of flower, and a great deal of waiting.',
      '一層茶、一層花，其餘是等。',
    ],
    ['The flower comes out again, which I had not known.', '原來花最後要挑走。'],
  ]),
  of('milk-tea-pulling-lesson', [
    ['My shoulder objected at the fourth pull.', '拉到第四次，膊頭抗議。'],
    ['He would not name the other two leaves.', '另外兩款茶葉，他真的不肯說。'],
    ['I asked during. I should not have.', '期間問了一句，不應該。'],
  ]),
  of('latte-art-after-closing', [
    ['My first leaf was an onion. A good onion.', '第一片葉是洋葱，好洋葱。'],
    ['The barista said four words and moved my wrist.', '咖啡師說了四個字，扶了扶我的手腕。'],
    ['Six litres of milk, one heart.', '六公升奶，一個心。'],
  ]),
];
