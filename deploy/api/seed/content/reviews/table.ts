import { t } from '../text.ts';
import { bank, phrases } from './bank.ts';
import { barsOwn, couponsOwn } from './own/bars-coupons.ts';
import { diningOwn } from './own/dining.ts';

/** Restaurants, cafés and tea, eaten there, carried home or posted. */
export const diningBank = bank(
  'dining',
  t('Food and drink', '餐飲'),
  [
    ['Food', '食物'],
    ['Service', '服務'],
    ['Value', '物有所值'],
  ],
  {
    good: phrases(
      [
        [
          'Exactly as described, which is rarer than it should be.',
          '跟介紹說的一樣，這本身已經難得。',
        ],
        ['The second time, and as good as the first.', '第二次了，跟第一次一樣好。'],
        ['My parents approve of nothing, and they approved.', '父母甚麼都嫌，這次沒有嫌。'],
        ['Bought on the tram, on a whim, without regret.', '在電車上一時衝動買的，沒有後悔。'],
        ['Somebody here cares, and it shows.', '有人用心，一試便知。'],
        ['I had put it off for years. My mistake.', '拖了好幾年才試，是我的錯。'],
      ],
      [
        ['Everything tasted of what it was.', '甚麼是甚麼味，清清楚楚。'],
        ['Honest, through and through.', '實實在在。'],
        ['No small print came out afterwards.', '事後沒有冒出甚麼細則。'],
        ['I asked one question and got a kind, quick answer.', '問了一句，答得快，也客氣。'],
        ['You can tell that the same people do it every week.', '看得出是同一班人長年在做。'],
        ['It came when they said it would.', '說幾時有便幾時有。'],
        ['Nobody tried to sell us anything more.', '沒有人再推銷甚麼。'],
        ['Simple things, done properly.', '簡單的東西，認真做。'],
      ],
      [
        ['Worth every dollar.', '每一元都值。'],
        ['Already bought again.', '已經再買。'],
        ['My mother wants the name of it.', '母親叫我把名字抄給她。'],
        ['Next time as a present, for somebody deserving.', '下次買來送一個值得的人。'],
        ['I would not change a thing.', '一樣都不想改。'],
      ],
    ),
    mixed: phrases(
      [
        ['Good, and not more than good.', '好，但也只是好。'],
        ['Better than I feared, less than I hoped.', '比擔心的好，比期望的差一點。'],
        ['Fine for the price, not more.', '這個價錢合理，僅此而已。'],
      ],
      [
        ['Plainer than it looks in the picture.', '沒有圖上那麼好看。'],
        ['Slower than I would have liked.', '比我想的慢。'],
        ['One thing was not as good as the rest.', '有一樣不及其他。'],
        ['I had to ask twice.', '要問兩次。'],
      ],
      [
        ['Fair enough at this price.', '這個價錢算合理。'],
        ['I may try again, expecting less.', '可能再試，期望放低一點。'],
      ],
    ),
    poor: phrases(
      [
        ['Not our day.', '那天不太順。'],
        ['I expected more.', '期望高了。'],
      ],
      [
        ['Three messages before anybody answered.', '發了三次訊息才有人回覆。'],
        ['Not as fresh as it should have been.', '不夠新鮮。'],
        ['Not what the picture promised.', '跟圖片不同。'],
      ],
      [
        ['They apologised, which helped a little.', '有道歉，算好一點。'],
        ['Hoping it was just a bad day.', '希望只是那天不好。'],
      ],
    ),
  },
  diningOwn,
);

/** Bars and wine. */
export const barsBank = bank(
  'bars',
  t('Bars', '酒吧'),
  [
    ['Drinks', '酒水'],
    ['Mood', '氣氛'],
    ['Value', '物有所值'],
  ],
  {
    good: phrases(
      [
        ['A good way to finish a day.', '一天這樣收尾，很好。'],
        ['A grown-up evening without the attitude.', '成熟的一晚，沒有架子。'],
        ['The end of a bad week, mended.', '糟糕的一星期，這樣補回來。'],
        [
          'I know nothing about drink and was not made to feel it.',
          '我對酒一無所知，沒有人令我覺得。',
        ],
        ['We went as friends and left as better ones.', '去時是朋友，走時更是。'],
        ['Nothing showy, everything right.', '沒有花巧，樣樣剛好。'],
      ],
      [
        [
          'My friend does not drink and was looked after just as well.',
          '朋友不喝酒，一樣照顧得好。',
        ],
        ['Water came without asking.', '不用開口便有水。'],
        ['Nobody hurried us at the end.', '完了也沒有人趕。'],
        [
          'They talk about a glass if you ask and leave you alone if you do not.',
          '問便講，不問便不打擾。',
        ],
        ['Honest pours.', '斟得老實。'],
        ['Service was already in the price.', '服務費已包，沒有再加。'],
        ['Quiet enough to talk in.', '夠靜，可以聊天。'],
        ['What should be cold was cold.', '該凍的都夠凍。'],
      ],
      [
        ['Take the tram home.', '之後坐電車回家便好。'],
        ['Would bring my brother, who is hard to please.', '會帶難討好的弟弟來。'],
        ['Saving the next one for a birthday.', '下一張留給生日。'],
        ['Worth remembering the name of.', '名字值得記下。'],
        ['My friend has bought the next one.', '朋友已買了下一張。'],
      ],
    ),
    mixed: phrases(
      [
        ['Nice, and over quickly.', '不錯，完得快。'],
        ['Good until it filled up.', '未滿座之前很好。'],
        ['The room is better than the drinks.', '環境比酒好。'],
      ],
      [
        ['Our seats were by the door.', '座位近門口。'],
        ['One drink took twenty minutes.', '有一杯等了二十分鐘。'],
        ['A little warm inside.', '裡面有點熱。'],
        ['Hard to hear what we were told.', '聽不清楚他們說甚麼。'],
      ],
      [
        ['Fine with the voucher.', '有券便值。'],
        ['Once was enough, pleasantly.', '來一次便夠，但愉快。'],
      ],
    ),
    poor: phrases(
      [
        ['Not the evening we had in mind.', '不是我們想要的一晚。'],
        ['Too loud to think.', '吵到想不到東西。'],
      ],
      [
        ['Our places had not been cleared.', '座位未清理好。'],
        ['They had run out of one of them.', '有一款沒有了。'],
        ['We felt hurried.', '有被催的感覺。'],
      ],
      [
        ['They said sorry and meant it.', '道歉是真心的。'],
        ['A pity.', '可惜。'],
      ],
    ),
  },
  barsOwn,
);

/** Cash coupons, for supper, a boat, a bed or an hour of nothing. */
export const couponsBank = bank(
  'coupons',
  t('Cash coupons', '現金券'),
  [
    ['Ease', '方便'],
    ['Choice', '選擇'],
    ['Value', '物有所值'],
  ],
  {
    good: phrases(
      [
        ['Scanned, taken off, done.', '一掃、減掉、完成。'],
        ['I keep two of these on the phone.', '電話裡長期放兩張。'],
        ['Used it on a Sunday with no questions.', '星期日用，沒有人多問。'],
        ['Bought at the door, used a minute later.', '門口買，一分鐘後用。'],
        ['A present that did not need wrapping.', '不用包的禮物。'],
        ['We come here anyway.', '本來就常來。'],
      ],
      [
        ['Three at once on one bill, no trouble.', '一張單用三張，沒有問題。'],
        ['It came off the total, as promised.', '直接從總額扣減，說到做到。'],
        ['Staff knew exactly what to do.', '職員很熟手。'],
        ['No minimum, as promised.', '真的沒有最低消費。'],
        ['The saving paid for the bus.', '慳到的夠搭巴士。'],
        ['Valid on the holiday, to my surprise.', '假期也能用，有點意外。'],
        ['It worked without a signal, once opened.', '開過一次，沒有網絡也用得。'],
        ['The number typed in when the screen would not scan.', '掃不到，輸入編號也成。'],
      ],
      [
        ['Simple.', '簡單。'],
        ['Will buy again when these are gone.', '用完再買。'],
        ['Coins came back as well.', 'Tapcoin也有入帳。'],
        ['Tell your aunt.', '告訴你姨媽。'],
        ['Nothing to dislike.', '沒有可挑剔的。'],
      ],
    ),
    mixed: phrases(
      [
        ['Useful, no change given.', '好用，但不設找贖。'],
        ['Fine once they found the scanner.', '找到掃碼機便沒事。'],
        ['A small saving.', '慳得不多。'],
      ],
      [
        ['Spent a little more to use it up.', '為了用盡，多花了一點。'],
        ['It took a while to scan.', '掃碼等了一會。'],
        ['Only one person knew how.', '只有一位職員識用。'],
        ['Do the sum before you ask for the bill.', '埋單前要先計好數。'],
      ],
      [
        ['Still worth having.', '仍然值得備一張。'],
        ['Show it early.', '早點出示。'],
      ],
    ),
    poor: phrases(
      [
        ['They said that it should have been shown earlier.', '說應該早一點出示。'],
        ['Ten minutes to have it scanned.', '掃一張券，用了十分鐘。'],
      ],
      [
        ['They asked for a printout.', '居然問我要列印本。'],
        ['The screen had to be refreshed three times.', '畫面要重新整理三次。'],
        ['Nobody on shift had seen one.', '當值沒有人見過。'],
      ],
      [
        ['Sorted in the end.', '最後解決了。'],
        ['The help desk called them.', '客服替我致電。'],
      ],
    ),
  },
  couponsOwn,
);
