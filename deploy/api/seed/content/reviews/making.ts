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
    ['Went for the children, stayed for myself.', '為小朋友去，為自己留下。'], ['Better than the pictures, which is rare.', '比相片還好，難得。'], ['Something I will bore people with.', '我會不停向人提起。'], ['We stayed until they hinted.', '留到職員暗示才走。'], ['I put the telephone away and forgot it.', '電話收起，忘了拿出來。'], ['My daughter has spoken of nothing else.', '女兒回來只說這個。'],
  ], [
    ['Straight in with the voucher, no counter.', '電子券直入，不用換票。'], ['Told us what we needed and no more.', '該說的都說了，沒有多餘。'], ['Clean, and looked after.', '乾淨，有人打理。'], ['It started when it said it would.', '說幾點便幾點。'], ['Staff who answered what we asked.', '問甚麼，職員都答得上。'], ['Easy to find from the station.', '由車站出來很易找。'], ['Nobody hurried us out.', '沒有人催我們走。'], ['Grandmother enjoyed it as much as the boys.', '婆婆跟孫仔一樣開心。'],
  ], [['Worth the journey.', '值得專程去。'], ['Book ahead for a holiday.', '假期要早點訂。'], ['We went again the same month.', '同一個月去了兩次。'], ['Bring somebody who asks questions.', '帶個愛發問的人。'], ['Still talking about it.', '到現在還在說。']]),
  mixed: phrases([['Good, once you are in.', '入到去便好。'], ['Nice people, small place.', '人好，地方小。'], ['Nice for an hour.', '一小時剛好。']], [['We waited a good while to begin.', '等了好一會才開始。'], ['Not everything was open that day.', '那天不是全部開放。'], ['It began ten minutes late.', '遲了十分鐘開始。'], ['Fewer signs than we needed.', '指示不夠。']], [['Weekdays, then.', '還是平日吧。'], ['Fair with the discount.', '有折便合理。']]),
  poor: phrases([['We travelled an hour for less than we hoped.', '坐了一小時車，不及期望。'], ['Very crowded, very hot.', '又迫又熱。']], [['One thing was out of order.', '有一樣東西壞了。'], ['Could not hear what was said.', '聽不清楚在說甚麼。'], ['Over too soon for the price.', '以價錢來說，完得太快。']], [['Date moved without trouble.', '改期倒是順利。'], ['The staff were lovely about it.', '職員很好。']]),
}, [['Thank you. Come back and bring the questions.', '多謝，帶着問題再來。'], ['You are right, and it has been put right.', '你說得對，已經改好。']]);

/** Massage, baths and yoga. */
export const wellnessBank = bank('wellness', t('Wellness', '身心放鬆'), [['Care', '照顧'], ['Calm', '清靜'], ['Value', '性價比']], {
  good: phrases([
    ['My shoulders came down two floors.', '膊頭落了兩層樓。'], ['Fell asleep, woke up lighter.', '睡着了，醒來輕了。'], ['They saw what I needed before I said.', '我未開口，他們已看出來。'], ['Nobody spoke and it was bliss.', '全程沒有人說話，極樂。'], ['The quiet follows you home, nicely.', '那份靜跟你回家，很好。'], ['I am stiff as a board and nobody minded.', '我硬得像塊板，沒有人介意。'],
  ], [
    ['They asked twice whether I was comfortable.', '問了兩次舒不舒服。'], ['Tea before, tea after, no selling.', '前後有茶，沒有硬銷。'], ['Quieter than anywhere at that hour.', '那個時間，比哪裡都靜。'], ['Everything clean, everything folded.', '樣樣乾淨，樣樣疊好。'], ['They explained once and let me be.', '講一次便由得我。'], ['Worth setting an alarm for.', '值得較鬧鐘。'], ['No clock on the wall.', '牆上沒有鐘。'], ['A gap between guests, so no corridor shuffle.', '客人之間有空檔，走廊不用讓路。'],
  ], [['Slept ten hours.', '當晚睡了十小時。'], ['Booked the next one on the way out.', '臨走訂了下一次。'], ['Go on a Monday.', '揀星期一去。'], ['My mother has taken my slot.', '母親搶了我的時段。'], ['Walked home instead of taking the bus.', '沒搭巴士，走路回家。']]),
  mixed: phrases([['Good people, noisy corridor.', '人好，走廊吵。'], ['Relaxing, a little short.', '放鬆，短了一點。'], ['Nice place, many people.', '地方好，人多。']], [['It started ten minutes late and ended on time.', '遲十分鐘開始，準時完。'], ['Music I would not choose.', '音樂不是我的口味。'], ['Changing room was tight.', '更衣室窄。'], ['A little cold by the door.', '近門口有點凍。']], [['Weekday mornings only.', '只揀平日早上。'], ['Would go back for the quiet.', '為了那份靜會再去。']]),
  poor: phrases([['Nobody had read my note.', '沒有人看過我的備註。'], ['Sold a package before I had my shoes on.', '鞋未穿好便推銷套票。']], [['The room next door was on the telephone.', '隔籬房講電話。'], ['Colder inside than it should be.', '室內太凍。'], ['They had lost the booking.', '找不到我的預約。']], [['Half the price came back.', '退了一半。'], ['They said sorry and meant it.', '道歉是真心的。']]),
}, [['Thank you. Monday is kept quiet for you.', '多謝，星期一會為你保持清靜。'], ['That should not have happened. Your next hour is ours.', '不應該發生，下一小時我們請。']]);
