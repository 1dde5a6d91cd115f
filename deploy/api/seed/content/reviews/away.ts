import { t } from '../text.ts';
import { bank, phrases } from './bank.ts';

/** Hotels, houses and day rooms. */
export const staysBank = bank('stays', t('Stays', '住宿'), [['Room', '房間'], ['Service', '服務'], ['Value', '性價比']], {
  good: phrases([
    ['Woke up to a barge going past.', '睜開眼，一艘躉船經過。'], ['One night that felt like three.', '住一晚，像三晚。'], ['We did nothing, very well.', '甚麼都沒做，做得很好。'], ['The room looks like the picture, only quieter.', '房間跟圖一樣，只是更靜。'], ['Birthday stay, and somebody had noticed.', '生日入住，有人留意到。'], ['Booked late, upgraded without asking.', '臨時訂，沒開口便升級。'],
  ], [
    ['Breakfast really does run until eleven.', '早餐真的到十一點。'], ['The bed is the right kind of firm.', '床的硬度剛好。'], ['Late checkout was printed on the card, as promised.', '延遲退房印在房卡上，說到做到。'], ['The window seat is wide enough for two and a book.', '窗台坐得下兩個人和一本書。'], ['Children got a spade and forgot us.', '小朋友拿到鏟，便忘了我們。'], ['Quiet lifts, quiet corridor.', '電梯靜，走廊也靜。'], ['Front desk answered at two in the morning, kindly.', '凌晨兩點前台有人聽，很客氣。'], ['Water pressure that means it.', '水壓認真。'],
  ], [['Going back in spring.', '春天再來。'], ['We left at the last permitted minute.', '留到最後一分鐘才走。'], ['Ask for a high floor.', '要高層。'], ['The best HK$1,000 of the month.', '這個月最值的一千元。'], ['Already argued about who to bring next.', '已經在爭下次帶誰。']]),
  mixed: phrases([['Fine room, tired carpet.', '房間不錯，地毯舊了。'], ['Nice view, thin wall.', '景好，牆薄。'], ['Good for one night.', '住一晚剛好。']], [['The room was ready an hour late.', '房間遲了一小時。'], ['Next door sang until one.', '隔籬唱到一點。'], ['The pool was busy on Sunday.', '星期日泳池很多人。'], ['Only one pillow each.', '每人只有一個枕頭。']], [['They took the parking off.', '免了泊車費。'], ['Weekdays, I think.', '還是平日好。']]),
  poor: phrases([['Not the room we booked.', '不是我們訂的房。'], ['We could hear the lift all night.', '整晚聽到電梯。']], [['Nobody told us the terrace was shut.', '沒有人說露台關了。'], ['Hot water ran out at nine.', '九點便沒有熱水。'], ['Check-in took forty minutes.', '入住等了四十分鐘。']], [['They moved us the next day.', '翌日替我們換房。'], ['Refunded one night, fairly.', '退了一晚，算公道。']]),
}, [['The barge sends its regards. Come back in spring.', '躉船向你問好，春天再來。'], ['We are sorry about the noise. The room is marked now.', '抱歉吵到你，那間房已做記號。']]);

/** Boats, boards and water villages. */
export const seaBank = bank('sea', t('On the water', '海上'), [['Crew', '船員'], ['Boat or kit', '船及裝備'], ['Value', '性價比']], {
  good: phrases([
    ['Two days later I can still feel the deck.', '兩日後，還覺得腳下在晃。'], ['The light came on one shore at a time.', '兩岸的燈一邊先亮，一邊後亮。'], ['Nobody got seasick, which is a first.', '全船沒有人暈浪，破天荒。'], ['We went slowly, on purpose.', '刻意慢慢開。'], ['First time on the water, not the last.', '第一次下水，不是最後一次。'], ['The bay had no road and no phone signal.', '那個灣沒有路，也沒有訊號。'],
  ], [
    ['The captain asked which side we liked.', '船長問我們喜歡哪邊。'], ['Life jackets that actually fit a child.', '救生衣真的合小朋友身。'], ['Noodles cooked on board, eaten wet.', '麵在船上煮，濕着身吃。'], ['They watched us without hovering.', '看得緊，但不囉唆。'], ['Left on time to the minute.', '準時，分秒不差。'], ['I fell in four times and stood up five.', '跌四次，站起五次。'], ['The guide knew which stilt house had the cat.', '領隊知道哪間棚屋有貓。'], ['Hot showers afterwards, mercifully.', '上岸有熱水，感激。'],
  ], [['Take the sea side.', '坐靠海那邊。'], ['Booked again for my sister.', '替妹妹又訂一次。'], ['Bring a jacket for the way back.', '回程記得帶外套。'], ['Best after four.', '四點後最好。'], ['Worth the early bus.', '值得早起搭巴士。']]),
  mixed: phrases([['Lovely boat, crowded rail.', '船好，欄邊太多人。'], ['The wind decided for us.', '風替我們作主。'], ['Shorter than it feels on paper.', '比想像短。']], [['We queued twenty minutes to board.', '登船排了二十分鐘。'], ['The drink was smaller than the sea.', '那杯比海細很多。'], ['Two boards were tired.', '有兩塊板舊了。'], ['The microphone did not work.', '咪壞了。']], [['Still glad we went.', '仍然高興去了。'], ['Would choose a weekday.', '下次揀平日。']]),
  poor: phrases([['Cancelled an hour before, without a message.', '一小時前取消，沒有訊息。'], ['Too many people on deck.', '甲板上太多人。']], [['We sat over the engine.', '座位在引擎上。'], ['Only one ladder for thirty swimmers.', '三十人一條梯。'], ['The bay was full of other boats.', '海灣擠滿其他船。']], [['They gave us another day.', '補了另一日。'], ['The crew were kind, in fairness.', '公道說，船員很好。']]),
}, [['Fair winds. Tell us next time and you steer.', '順風順水。下次先說，讓你揸舵。'], ['Sorry about the crowd. We have cut the boat to twenty.', '抱歉太擠，人數已減至二十。']]);

/** Walks, wheels, tents and walls. */
export const outdoorsBank = bank('outdoors', t('Outdoors', '戶外'), [['Guide', '領隊'], ['Route', '路線'], ['Value', '性價比']], {
  good: phrases([
    ['I did not think I could, and then we were at the top.', '以為自己不行，然後到了山頂。'], ['Up at four, forgiven by seven.', '四點起床，七點原諒了自己。'], ['Twelve strangers, one flask, one sunrise.', '十二個陌生人、一壺茶、一個日出。'], ['The city looked like somebody else’s from up there.', '由上面看，像別人的城市。'], ['My son has talked of nothing but mud.', '兒子回來只說泥。'], ['Slept in a tent and liked it.', '睡帳幕，竟然喜歡。'],
  ], [
    ['The guide counted us at every fork.', '每個岔口都數一次人。'], ['Boots in the right size, miraculously.', '水靴竟然有我的尺碼。'], ['No shouting, no whistle, just good company.', '沒有吆喝、沒有哨子，同行舒服。'], ['They carried my bag for the last hill.', '最後一個坡，他替我背袋。'], ['Stew ready when we walked in.', '走進來，炆鍋已好。'], ['The bicycles are oiled and the brakes work.', '鏈有油，煞車靈。'], ['I learnt the names of four birds and forgot two.', '學了四種鳥，忘了兩種。'], ['Helmets that do not smell.', '頭盔沒有味。'],
  ], [['Bring more water than you think.', '水要比想像帶多。'], ['Sore, happy.', '腳痛，開心。'], ['Would go again in December.', '十二月會再去。'], ['Start early, whatever they say.', '無論如何早點出發。'], ['The boat home is the best part.', '回程的船最好。']]),
  mixed: phrases([['Beautiful, steeper than described.', '很美，比說的陡。'], ['Good walk, slow group.', '路好，隊慢。'], ['Weather did what it liked.', '天氣任性。']], [['We stopped often for photographs.', '不停停下拍照。'], ['The hut was shut.', '士多關了。'], ['No shade after ten.', '十點後沒有遮蔭。'], ['The tent was small for four.', '四人帳有點擠。']], [['Still a good morning.', '仍是個好早上。'], ['Read the notes first.', '先看清注意事項。']]),
  poor: phrases([['The route was changed and nobody said.', '改了路線，沒有人通知。'], ['Too many in the group.', '人太多。']], [['We waited forty minutes for one person.', '為一個人等了四十分鐘。'], ['The gear was damp.', '裝備是濕的。'], ['The bus connection was wrong.', '接駁車時間錯了。']], [['Half refunded.', '退了一半。'], ['The guide was kind about it.', '領隊態度很好。']]),
}, [['See you in December. Same hill, better light.', '十二月見，同一座山，光更好。'], ['You should have been told. It is in the message now.', '應該通知你的，現在會寫在訊息裡。']]);
