import { t } from '../text.ts';
import { bank, phrases } from './bank.ts';
import { attractionsOwn } from './own/attractions.ts';
import { showsOwn } from './own/shows.ts';
import { wellnessOwn } from './own/wellness.ts';
import { workshopsOwn } from './own/workshops.ts';

/** Studios and classes, and what a studio sends. */
export const workshopsBank = bank(
  'workshops',
  t('Workshop', '工作坊'),
  [
    ['Teaching', '教學'],
    ['Space', '環境'],
    ['Value', '物有所值'],
  ],
  {
    good: phrases(
      [
        ['Better than I had imagined, and I imagine well.', '比想像好，而我很會想像。'],
        ['Somebody there loves the work.', '那裡有人真心喜歡自己做的事。'],
        ['A present to myself, and the right one.', '送給自己的禮物，送對了。'],
        ['I have been smug about it for a week.', '得意了一個星期。'],
        ['Not what I expected: better.', '跟預期不同：更好。'],
        ['I had been meaning to for years.', '想了好幾年。'],
      ],
      [
        ['Kind people, good hands.', '人好，手藝也好。'],
        ['You can see the care in it.', '看得出用心。'],
        ['They took my silly question seriously.', '我問得傻，他們答得認真。'],
        ['Nothing extra to pay.', '沒有另外收費。'],
        ['Exactly what the page says.', '跟介紹一樣。'],
        ['They knew my name.', '他們記得我的名字。'],
        ['It made an ordinary week better.', '平常的一星期，因此好了。'],
        ['Good value; I did the sum.', '抵，計過數。'],
      ],
      [
        ['Already planning the next one.', '已經在想下一次。'],
        ['My mother wants one too.', '母親也想要。'],
        ['Glad I did.', '慶幸做了。'],
        ['Sent the page to three friends.', '把這頁傳給了三個朋友。'],
        ['Would buy it for anyone I like.', '會買給任何喜歡的人。'],
      ],
    ),
    mixed: phrases(
      [
        ['Nice, with something missing.', '不錯，欠一點。'],
        ['Good, not quite as pictured.', '好，跟圖有點出入。'],
        ['Fine for once.', '試一次便可。'],
      ],
      [
        ['I had hoped for more choice.', '以為選擇會多些。'],
        ['It took longer than I was told.', '比說的久。'],
        ['A little dear for what it is.', '以內容來說，略貴。'],
        ['One question was never answered.', '有一條問題始終沒有人答。'],
      ],
      [
        ['Still pleased with it.', '仍然喜歡。'],
        ['Another day, perhaps.', '可能改天再試。'],
      ],
    ),
    poor: phrases(
      [
        ['It was late.', '遲了。'],
        ['Not what I had read.', '跟看到的介紹不同。'],
      ],
      [
        ['Nobody wrote to tell us.', '沒有人通知。'],
        ['Not as good as the picture.', '不及圖片。'],
        ['We waited half an hour.', '等了半小時。'],
      ],
      [
        ['They offered another, which I will take.', '答應補一次，我會要。'],
        ['Kind people, bad day.', '人好，那天不好。'],
      ],
    ),
  },
  workshopsOwn,
);

/** Rides, museums, shows, games. */
export const attractionsBank = bank(
  'attractions',
  t('Attractions', '景點'),
  [
    ['Experience', '體驗'],
    ['Queue', '排隊'],
    ['Value', '物有所值'],
  ],
  {
    good: phrases(
      [
        ['I went out of curiosity and would go back on purpose.', '為好奇去，會特意再去。'],
        ['Better than the pictures, which is rare.', '比相片還好，難得。'],
        ['Something I will bore people with.', '我會不停向人提起。'],
        ['Done before I had looked at my watch.', '未看過錶，便完了。'],
        ['I put the telephone away and forgot it.', '電話收起，忘了拿出來。'],
        ['I would do it again tomorrow.', '明天再去也可以。'],
      ],
      [
        ['The voucher scanned at once.', '電子券一掃便成。'],
        ['Told us what we needed and no more.', '該說的都說了，沒有多餘。'],
        ['Clean, and looked after.', '乾淨，有人打理。'],
        ['No fuss about anything.', '事事順利。'],
        ['Staff who answered what we asked.', '問甚麼，職員都答得上。'],
        ['Easy to find.', '地方易找。'],
        ['Nobody was hurried.', '沒有人催。'],
        ['Somebody has thought about it.', '看得出有人花過心思。'],
      ],
      [
        ['Worth the journey.', '值得專程去。'],
        ['Keep it for a bad week.', '留給糟糕的一星期。'],
        ['Going again.', '會再去。'],
        ['Tell somebody who likes such things.', '告訴喜歡這些的人。'],
        ['Still talking about it.', '到現在還在說。'],
      ],
    ),
    mixed: phrases(
      [
        ['Good, once it begins.', '開始了便好。'],
        ['Nice people, smaller than I thought.', '人好，比想像小。'],
        ['Nice, once.', '去一次不錯。'],
      ],
      [
        ['We waited a good while to begin.', '等了好一會才開始。'],
        ['Less to it than I had thought.', '內容比想像少。'],
        ['Noisier than I like.', '比我想的吵。'],
        ['Less was explained than we needed.', '講解不夠。'],
      ],
      [
        ['Another time, perhaps.', '下次再說。'],
        ['Fair for the price.', '以價錢計合理。'],
      ],
    ),
    poor: phrases(
      [
        ['We went out of our way for less than we hoped.', '專程去，不及期望。'],
        ['I expected more.', '期望高了。'],
      ],
      [
        ['One thing was out of order.', '有一樣東西壞了。'],
        ['Nobody told us what to do.', '沒有人告訴我們要做甚麼。'],
        ['We waited too long.', '等太久。'],
      ],
      [
        ['They apologised.', '有道歉。'],
        ['The staff were lovely about it.', '職員很好。'],
      ],
    ),
  },
  [...attractionsOwn, ...showsOwn],
);

/** Massage, baths and yoga. */
export const wellnessBank = bank(
  'wellness',
  t('Wellness', '身心放鬆'),
  [
    ['Care', '照顧'],
    ['Calm', '清靜'],
    ['Value', '物有所值'],
  ],
  {
    good: phrases(
      [
        ['My shoulders came down two floors.', '膊頭落了兩層樓。'],
        ['Went in cross, came out mild.', '入去時火爆，出來時溫和。'],
        ['They saw what I needed before I said.', '我未開口，他們已看出來。'],
        ['Quiet, and it was bliss.', '夠靜，極樂。'],
        ['The quiet follows you home, nicely.', '那份靜跟你回家，很好。'],
        ['I am stiff as a board and nobody minded.', '我硬得像塊板，沒有人介意。'],
      ],
      [
        ['They asked twice whether I was comfortable.', '問了兩次舒不舒服。'],
        ['No selling.', '沒有硬銷。'],
        ['Quieter than anywhere at that hour.', '那個時間，比哪裏都靜。'],
        ['Everything clean, everything folded.', '樣樣乾淨，樣樣疊好。'],
        ['They explained once and let me be.', '講一次便由得我。'],
        ['Worth rearranging a day for.', '值得為它調動一天。'],
        ['I forgot the time.', '忘了時間。'],
        ['Nobody was in anybody’s way.', '沒有人阻着誰。'],
      ],
      [
        ['Slept ten hours.', '當晚睡了十小時。'],
        ['Bought the next one on the way out.', '臨走買了下一次。'],
        ['Go when you least have time.', '最忙的時候便去。'],
        ['My sister wants the next one.', '姐姐說下次輪到她。'],
        ['Missed a bus on the way home and did not mind.', '回家走失一班巴士，也不介意。'],
      ],
    ),
    mixed: phrases(
      [
        ['Good people, noisy neighbours.', '人好，隔籬吵。'],
        ['Relaxing, not magical.', '放鬆，但不神奇。'],
        ['Nice, and I had expected nicer.', '不錯，期望更高。'],
      ],
      [
        ['I had to ask twice.', '要問兩次。'],
        ['A little bright for me.', '對我來說太光。'],
        ['Nobody showed us where to go.', '沒有人帶路。'],
        ['A little cold.', '有點凍。'],
      ],
      [
        ['Once is enough for me.', '我試一次便夠。'],
        ['Would go back for the quiet.', '為了那份靜會再去。'],
      ],
    ),
    poor: phrases(
      [
        ['Not the rest I was after.', '休息不到。'],
        ['Sold a package before I had my shoes on.', '鞋未穿好便推銷套票。'],
      ],
      [
        ['Somebody talked all the way through.', '有人由頭說到尾。'],
        ['Colder than it should be.', '太凍。'],
        ['We waited half an hour.', '等了半小時。'],
      ],
      [
        ['Half the price came back.', '退了一半。'],
        ['They said sorry and meant it.', '道歉是真心的。'],
      ],
    ),
  },
  wellnessOwn,
);
