import { t } from '../text.ts';
import { bank, phrases } from './bank.ts';
import { outdoorsOwn } from './own/outdoors.ts';
import { seaOwn } from './own/sea.ts';
import { staysOwn } from './own/stays.ts';

/** Hotels, houses, day rooms and pools. */
export const staysBank = bank(
  'stays',
  t('Stays', '住宿'),
  [
    ['Room', '房間'],
    ['Service', '服務'],
    ['Value', '物有所值'],
  ],
  {
    good: phrases(
      [
        ['It felt longer than it was, in the good way.', '感覺比實際長，是好的那種。'],
        ['We did nothing, very well.', '甚麼都沒做，做得很好。'],
        ['It looks like the picture, which is rare.', '跟圖一樣，難得。'],
        ['My shoulders noticed before I did.', '膊頭比我先放鬆。'],
        ['Booked late and looked after all the same.', '臨時訂，一樣照顧得好。'],
        ['We left in a better temper than we came.', '走的時候，心情比來時好。'],
      ],
      [
        ['Clean, and not showing off about it.', '乾淨，而且不張揚。'],
        ['Somebody had thought about the light.', '燈光也有人用心。'],
        ['They answered at once, kindly.', '一問便有人答，很客氣。'],
        ['We were left alone, nicely.', '由得我們，剛剛好。'],
        ['Everything was ready when we came.', '到步時，一切已準備好。'],
        ['The little things had been thought of.', '小處都有人想過。'],
        ['Easy to find, and hard to leave.', '易找，難走。'],
        ['What was promised was there.', '說有的，都有。'],
      ],
      [
        ['Going back in spring.', '春天再來。'],
        ['We left at the last permitted minute.', '留到最後一分鐘才走。'],
        ['The best money of the month.', '這個月最值的一筆錢。'],
        ['I have told nobody, so that it does not fill up.', '沒有告訴別人，怕滿。'],
        ['Already argued about who to bring next.', '已經在爭下次帶誰。'],
      ],
    ),
    mixed: phrases(
      [
        ['Fine, a little tired at the edges.', '不錯，邊邊角角有點舊。'],
        ['Good, with small complaints.', '好，有少少不滿。'],
        ['Once is about right.', '來一次剛好。'],
      ],
      [
        ['Not ready at the hour we were told.', '說好的時間還未準備好。'],
        ['We could hear other people.', '聽得到別人說話。'],
        ['Warmer than I like.', '比我想的熱。'],
        ['We asked twice for something small.', '小事要問兩次。'],
      ],
      [
        ['They made up for it as we left.', '離開時有補償。'],
        ['Would come again, at a quieter time.', '會再來，揀靜一點的時候。'],
      ],
    ),
    poor: phrases(
      [
        ['Not what we had booked.', '不是我們訂的。'],
        ['We did not seem to be expected.', '好像不知道我們會來。'],
      ],
      [
        ['It had not been cleaned properly.', '打掃得不夠乾淨。'],
        ['Nobody came when we rang.', '打了電話，沒有人來。'],
        ['Forty minutes before we were let in.', '等了四十分鐘才入到去。'],
      ],
      [
        ['They put it right when asked.', '開口之後有補救。'],
        ['Half of it came back, fairly.', '退了一半，算公道。'],
      ],
    ),
  },
  staysOwn,
);

/** Boats, boards and paddles. */
export const seaBank = bank(
  'sea',
  t('On the water', '海上'),
  [
    ['Crew', '船員'],
    ['Boat or kit', '船及裝備'],
    ['Value', '物有所值'],
  ],
  {
    good: phrases(
      [
        ['Salt on my sleeves and no regrets.', '袖口有鹽，沒有後悔。'],
        ['Good from the first minute to the last.', '由第一分鐘好到最後。'],
        ['I live here and had never done it.', '住在這裏，竟然從未試過。'],
        ['The sea does most of the work and they do the rest.', '海做了大半，其餘由他們做。'],
        ['First time on the water, not the last.', '第一次出海，不是最後一次。'],
        ['I went for the picture and forgot to take it.', '為影相而去，結果忘了影。'],
      ],
      [
        ['Kind people, who know the water.', '人好，而且識水性。'],
        ['Everything was as described.', '樣樣跟介紹一樣。'],
        ['No waiting about.', '不用等來等去。'],
        ['They told us what we needed and no more.', '該說的說了，沒有多餘。'],
        ['I felt safe the whole time.', '全程覺得安全。'],
        ['The light on the water was worth it on its own.', '單是水面那片光已值得。'],
        ['Easy to find.', '地方易找。'],
        ['Nobody tried to sell us anything.', '沒有人推銷。'],
      ],
      [
        ['Slept well that night.', '那晚睡得很好。'],
        ['Bought again for my sister.', '替妹妹又買一次。'],
        ['Bring a jacket for the way back.', '回程記得帶外套。'],
        ['Still thinking about it on the bus.', '在巴士上還在想。'],
        ['Going back before it turns cold.', '轉冷之前再去。'],
      ],
    ),
    mixed: phrases(
      [
        ['Nice, not more than nice.', '不錯，也只是不錯。'],
        ['The wind decided for us.', '風替我們作主。'],
        ['Good, if the weather is.', '天氣好便好。'],
      ],
      [
        ['We waited twenty minutes to start.', '等了二十分鐘才開始。'],
        ['Colder than I had planned for.', '比預期凍。'],
        ['Little was explained.', '講解不多。'],
        ['Hard to hear over the wind.', '風大，聽不清楚。'],
      ],
      [
        ['Still glad we went.', '仍然高興去了。'],
        ['Would choose another day.', '下次揀另一日。'],
      ],
    ),
    poor: phrases(
      [
        ['Called off, and nobody wrote.', '取消了，沒有訊息。'],
        ['Not worth what we paid.', '不值這個價錢。'],
      ],
      [
        ['Nobody seemed to be in charge.', '好像沒有人負責。'],
        ['We waited an hour.', '等了一小時。'],
        ['Worn out, and it showed.', '東西太舊，看得出。'],
      ],
      [
        ['They gave us another day.', '補了另一日。'],
        ['They were kind, in fairness.', '公道說，態度很好。'],
      ],
    ),
  },
  seaOwn,
);

/** Walks, wheels, tents and walls. */
export const outdoorsBank = bank(
  'outdoors',
  t('Outdoors', '戶外'),
  [
    ['Guide', '領隊'],
    ['Route', '路線'],
    ['Value', '物有所值'],
  ],
  {
    good: phrases(
      [
        ['I did not expect to like it this much.', '沒想到會這麼喜歡。'],
        ['We came home tired and pleased.', '回家時又累又滿足。'],
        ['Something I should have done years ago.', '早幾年就應該做。'],
        ['Out of the house, and out of my head.', '出了門，腦也清了。'],
        ['My son has talked of nothing else.', '兒子回來只說這個。'],
        ['Everybody should do it once.', '人人都應該試一次。'],
      ],
      [
        ['Nobody was made to feel slow.', '沒有人會覺得自己慢。'],
        ['They explained once, clearly.', '講一次，很清楚。'],
        ['Kind people, good at their work.', '人好，做事認真。'],
        ['Everything was ready when we came.', '到步時樣樣準備好。'],
        ['Easy to find.', '地方易找。'],
        ['They had an answer to every question.', '問甚麼都答得上。'],
        ['Nothing was hidden in the price.', '價錢沒有隱藏甚麼。'],
        ['We were beginners and nobody minded.', '我們是新手，沒有人介意。'],
      ],
      [
        ['Bring more water than you think.', '水要比想像帶多。'],
        ['Happy, and hungry.', '開心，而且肚餓。'],
        ['Would go again in December.', '十二月會再去。'],
        ['The whole office has heard about it.', '全公司都聽我說過。'],
        ['My sister wants the next one.', '姐姐說下次輪到她。'],
      ],
    ),
    mixed: phrases(
      [
        ['Good, and a little slow.', '好，略慢。'],
        ['Fine, no more than that.', '不錯，僅此而已。'],
        ['Nice, once we got going.', '開始了便好。'],
      ],
      [
        ['It started ten minutes late.', '遲了十分鐘開始。'],
        ['Less was explained than I had hoped.', '講解比期望少。'],
        ['Warmer than I was dressed for.', '穿多了，熱。'],
        ['The page makes it sound easier.', '介紹寫得比實際容易。'],
      ],
      [
        ['Still glad we went.', '仍然高興去了。'],
        ['Read the notes first.', '先看清注意事項。'],
      ],
    ),
    poor: phrases(
      [
        ['It was changed and nobody said.', '改了安排，沒有人通知。'],
        ['Less than I had hoped for.', '不及期望。'],
      ],
      [
        ['We waited forty minutes.', '等了四十分鐘。'],
        ['Nobody was there when we came.', '到了，沒有人接待。'],
        ['Not as described.', '跟介紹不同。'],
      ],
      [
        ['Half refunded.', '退了一半。'],
        ['They were kind about it.', '態度很好。'],
      ],
    ),
  },
  outdoorsOwn,
);
