import { t } from '../text.ts';
import { bank, phrases } from './bank.ts';

/** Studios and classes. */
export const workshopsBank = bank('workshops', t('Workshop', '工作坊'), [['Teaching', '教學'], ['Space', '環境'], ['Value', '性價比']], {
  good: phrases([
    ['Our teacher let us wobble, then fixed it with one finger.', '導師先讓我們自己試，再用一隻手指救回來。'], ['I arrived useless and left with a bowl.', '來的時候甚麼都不會，走的時候有一隻碗。'], ['Great studio and patient staff.', '工房很舒服，職員很有耐性。'], ['Two hours went like twenty minutes.', '兩小時像二十分鐘。'], ['The stairs are real, so is the teaching.', '樓梯是真的，教得也是真的。'], ['A date that gave us something to carry home.', '一次約會，有東西拿回家。'],
  ], [
    ['My cup came back from the kiln three weeks later greener than I dared hope.', '三星期後收到杯子，釉色比想像中更綠更美。'], ['Eight people, two teachers, never a queue for help.', '八個學生兩個導師，不用等。'], ['They explain why, not only how.', '不只教怎樣做，還說為甚麼。'], ['Aprons down to the ankle, thankfully.', '圍裙長及腳踝，幸好。'], ['Nobody laughed at my first attempt, including me.', '第一件沒有人笑，連我自己也沒有。'], ['Tea at the end, in cups they made.', '完課喝茶，杯是他們做的。'], ['The window seat has the good light.', '窗邊那個位光線最好。'], ['The recipe went home with us and it works.', '食譜帶回家，真的做得出。'],
  ], [['Booked the four-week course on the way down the stairs.', '落樓梯時已報四星期班。'], ['Wear shoes you do not love.', '鞋穿不心疼的。'], ['Bring a friend who is bad at things.', '帶個甚麼都不行的朋友。'], ['It sits on my desk now.', '作品現在放在書枱上。'], ['Would happily fail at this again.', '很樂意再失敗一次。']]),
  mixed: phrases([['Fun, and a little rushed.', '好玩，略趕。'], ['Good class in a warm room.', '課好，房間熱。'], ['The 17:00 class was full, so come early if you want the seat by the window.', '17:00班滿座，想坐窗邊記得早到。']], [['Glaze choices were fewer than pictured.', '釉色比圖上少。'], ['The last half hour was tidying.', '最後半小時在收拾。'], ['One teacher for nine that day.', '當日九個人一個導師。'], ['Collection took five weeks, not three.', '五星期才取得，不是三星期。']], [['Still proud of mine.', '仍然為自己那件自豪。'], ['Weekday, next time.', '下次揀平日。']]),
  poor: phrases([['The class started half an hour late.', '遲了半小時開課。'], ['I mostly watched.', '多半在看。']], [['Our piece cracked and nobody wrote.', '作品裂了，沒有通知。'], ['Tools were shared four ways.', '四個人用一套工具。'], ['Not the class in the description.', '跟介紹不同。']], [['They offered another go, which I will take.', '補我一堂，我會去。'], ['Kind people, bad day.', '人好，那天不好。']]),
}, [['It cracked at 900 degrees; that was ours, not yours. Come and throw another.', '它在九百度裂開，是窰的錯。再來拉一件吧。'], ['Thank you. Bring the friend who is bad at things.', '多謝，帶那個甚麼都不行的朋友來。']]);

/** Rides, museums, shows, games. */
export const attractionsBank = bank('attractions', t('Attractions', '景點'), [['Experience', '體驗'], ['Queue', '排隊'], ['Value', '性價比']], {
  good: phrases([
    ['Went for the children, stayed for myself.', '為小朋友去，為自己留下。'], ['Cloud under the glass, legs like jelly.', '玻璃下是雲，腳軟。'], ['An evening I will bore people with.', '一個我會不停向人提起的晚上。'], ['We solved it with ninety seconds left.', '剩九十秒解開。'], ['I cried at a payphone in a museum.', '在博物館對着公眾電話哭了。'], ['The ray looked at my daughter for a full minute.', '鷂魚看了我女兒整整一分鐘。'],
  ], [
    ['Straight in with the voucher, no counter.', '電子券直入，不用換票。'], ['Labels short enough to read.', '說明短，讀得完。'], ['Sound that did not hurt.', '音響好，不刺耳。'], ['The surtitles kept up.', '字幕跟得上。'], ['Staff at the top knew the names of the hills.', '山上職員說得出每座山的名。'], ['Go at opening and you have it alone.', '開門便去，獨佔全場。'], ['The brass band knows six tunes and plays them well.', '樂隊只會六首，但吹得好。'], ['Nobody jumped out at us, bless them.', '沒有人撲出來嚇人，感謝。'],
  ], [['Worth the glass floor.', '玻璃地板值得。'], ['Book the early slot.', '訂早場。'], ['We went again the same month.', '同一個月去了兩次。'], ['Bring tokens and patience.', '帶代幣和耐性。'], ['My knees have recovered.', '膝頭已復原。']]),
  mixed: phrases([['Good, once you are in.', '入到去便好。'], ['The view was fog. Honest fog.', '看到的是霧，老老實實的霧。'], ['Nice for an hour.', '一小時剛好。']], [['We queued thirty minutes each way.', '來回各排半小時。'], ['Two stalls were shut.', '有兩檔沒開。'], ['The room before us ran over.', '上一場超時。'], ['Seats at the side see half.', '側邊座只看到一半。']], [['Weekdays, then.', '還是平日吧。'], ['Fair with the discount.', '有折便合理。']]),
  poor: phrases([['Closed for wind after we had travelled an hour.', '坐了一小時車，到了才說大風停駛。'], ['Very crowded, very hot.', '又迫又熱。']], [['The lock on the last puzzle was broken.', '最後一道鎖壞了。'], ['Could not hear the singer.', '聽不到歌聲。'], ['Tokens ran out too soon.', '代幣太快用完。']], [['Date moved without trouble.', '改期倒是順利。'], ['The staff were lovely about it.', '職員很好。']]),
}, [['The ray says hello to your daughter.', '鷂魚向你女兒問好。'], ['The lock is mended and you are owed a game.', '鎖已修好，欠你一場。']]);

/** Massage, baths and yoga. */
export const wellnessBank = bank('wellness', t('Wellness', '身心放鬆'), [['Therapist', '技師'], ['Calm', '清靜'], ['Value', '性價比']], {
  good: phrases([
    ['My shoulders came down two floors.', '膊頭落了兩層樓。'], ['Fell asleep, woke up lighter.', '睡着了，醒來輕了。'], ['She found the place before I said.', '我未開口，她已找到。'], ['Nobody spoke and it was bliss.', '全程沒有人說話，極樂。'], ['The camphor follows you home, nicely.', '樟木味跟你回家，很好聞。'], ['I cannot touch my toes and nobody minded.', '摸不到腳趾，沒有人介意。'],
  ], [
    ['The pressure was asked about twice.', '力度問了兩次。'], ['Tea before, tea after, no selling.', '前後有茶，沒有硬銷。'], ['The room is properly dark.', '房間夠暗。'], ['Clean robes, thick towels.', '浴袍乾淨，毛巾厚。'], ['Sixteen degrees is colder than it sounds.', '十六度比聽起來凍。'], ['The roof at half past six is worth the alarm.', '六點半的天台值得較鬧鐘。'], ['No clock on the wall.', '牆上沒有鐘。'], ['A gap between guests, so no corridor shuffle.', '客人之間有空檔，走廊不用讓路。'],
  ], [['Slept ten hours.', '當晚睡了十小時。'], ['Bought the six.', '買了六次券。'], ['Go on a Monday.', '揀星期一去。'], ['My mother has taken my slot.', '母親搶了我的時段。'], ['Walked home instead of taking the bus.', '沒搭巴士，走路回家。']]),
  mixed: phrases([['Good hands, noisy corridor.', '手勢好，走廊吵。'], ['Relaxing, a little short.', '放鬆，短了一點。'], ['Nice pools, many people.', '池好，人多。']], [['The massage started ten minutes late and ended on time.', '遲十分鐘開始，準時完。'], ['Music I would not choose.', '音樂不是我的口味。'], ['Changing room was tight.', '更衣室窄。'], ['The mat was damp.', '墊有點濕。']], [['Weekday mornings only.', '只揀平日早上。'], ['Would go back for the oil.', '為了那瓶油會再去。']]),
  poor: phrases([['I booked a woman and was given a man.', '訂了女技師，來的是男。'], ['Sold a package on the table.', '躺着被推銷套票。']], [['The room next door was on the telephone.', '隔籬房講電話。'], ['Water was barely warm.', '水不夠熱。'], ['They had lost the booking.', '找不到我的預約。']], [['Half the price came back.', '退了一半。'], ['They said sorry and meant it.', '道歉是真心的。']]),
}, [['Thank you. Monday is kept quiet for you.', '多謝，星期一會為你保持清靜。'], ['That should not have happened. Your next hour is ours.', '不應該發生，下一小時我們請。']]);
