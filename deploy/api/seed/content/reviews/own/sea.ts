import { of } from '../bank.ts';

const sailings = ['sunset-harbour-sail-with-a-drink-on-deck', 'first-ferry-breakfast-crossing', 'lights-show-sailing'];
const decks = ['half-day-junk-to-the-green-bay', 'red-sail-private-day-charter', 'learn-to-raise-a-junk-sail', 'squid-fishing-night-boat'];
const lessons = ['sea-arch-kayak-half-day', 'paddle-board-first-lesson', 'surf-lesson-shek-o'];

/** What is said of one boat or board. */
export const seaOwn = [
  of(sailings, [], { openings: [['We went slowly, on purpose.', '刻意慢慢開。']], endings: [['Sit on the left going out.', '出海坐左邊。']] }),
  of(decks, [], { openings: [['Two days later I can still feel the deck.', '兩日後，還覺得腳下在晃。']] }),
  of(lessons, [['The photographs came that evening.', '照片當晚便收到。'], ['They watched us without hovering.', '看得緊，但不囉唆。']]),
  of('sunset-harbour-sail-with-a-drink-on-deck', [['Take the 17:50. They are right about it.', '揀17:50，他們說得對。'], ['A cold drink and a wooden seat.', '一杯凍飲，一張木椅。'], ['Sun on the towers going out, every light on coming back.', '去時陽光在樓頂，回來時燈全亮。']], { openings: [['The light came on one shore at a time.', '兩岸的燈一邊先亮，一邊後亮。']], mixed: [['The drink was smaller than the sea.', '那杯比海細很多。']] }),
  of('first-ferry-breakfast-crossing', [['Coffee from a flask, brass being polished, nobody in a hurry.', '保溫壺的咖啡、擦銅的聲音，沒有人趕。'], ['The bun comes from Kennedy Town and is worth the alarm.', '堅尼地城的包，值得較鬧鐘。']]),
  of('lights-show-sailing', [['They stop the engine and the whole boat goes quiet.', '關了引擎，全船都靜。'], ['Both shores face you, for ten whole minutes.', '兩岸都正對着你，足足十分鐘。'], ['Coming home with the deck lamps off is the best part.', '熄了甲板燈回程，那段最好。']]),
  of('dolphin-water-morning', [['Heard them on the hydrophone, arguing.', '水聽器裡，聽到牠們吵架。'], ['No dolphins, and I would still go again for the talk.', '沒有見到海豚，單是聽講解也會再去。']]),
  of('captains-wheel-for-children', [['My daughter steered for ten minutes and has been insufferable since.', '女兒揸了十分鐘舵，之後沒完沒了。'], ['Each of them sounded the horn once. It was counted.', '每人響一次船笛，數得很清楚。'], ['We came home able to tie one knot.', '學會打一個繩結回家。']]),
  of('half-day-junk-to-the-green-bay', [['Noodles cooked on board, eaten wet.', '麵在船上煮，濕着身吃。'], ['Twenty strangers, one watermelon, no quarrel.', '二十個陌生人分西瓜，沒有爭執。'], ['You can see your feet in the water.', '水真的清得看到腳。']], { openings: [['The bay has no road, and nobody missed it.', '那個灣沒有路，沒有人想要路。']], mixed: [['No wind, so no sails.', '沒有風，沒有升帆。']], poor: [['Only one ladder for twenty swimmers.', '二十人一條梯。']] }),
  of('red-sail-private-day-charter', [['The cook offered nothing and brought everything.', '廚師甚麼都不提，甚麼都端來。'], ['Three bays on offer; we took the quiet one.', '三個灣任揀，我們揀靜的。'], ['I made no list. It was the best part.', '不用開清單，最好就是這點。']]),
  of('squid-fishing-night-boat', [['I caught nothing. The cook had some put by.', '我一隻都釣不到，幸好廚師留了一手。'], ['Somebody screamed before eight. It was me.', '八點前有人尖叫，是我。'], ['It is all about the congee.', '重點是那鍋粥。']]),
  of('learn-to-raise-a-junk-sail', [['Seven ropes, and I know four.', '七條繩，記得四條。'], ['It does open like a fan.', '帆真的像扇一樣打開。']]),
  of('sea-arch-kayak-half-day', [['Through the arch at the second try.', '第二次才穿過海蝕拱。'], ['Too much swell for the arch, so we had the orange.', '浪大沒有穿拱，吃了橙。'], ['The beach halfway comes just in time.', '中途那個沙灘，來得正好。']]),
  of('paddle-board-first-lesson', [['I fell in four times and stood up five.', '跌四次，站起五次。'], ['Crossed the bay standing. The fish are not telling.', '站着橫過海灣，魚不會說出去。'], ['The teacher remembers being bad at it.', '導師記得自己當年多差。']], { mixed: [['Two boards were tired.', '有兩塊板舊了。']] }),
  of('five-paddles-card', [['Booked the night before, when the forecast stops lying.', '前一晚才訂，風報最準。'], ['Two of the three beaches so far.', '三個沙灘，去過兩個。']]),
  of('surf-lesson-shek-o', [['Stood up on the fifth wave and shouted, like everyone.', '第五個浪站起來，跟大家一樣大叫。'], ['They teach you to fall first. I was good at that.', '先教跌，這科我最好。']]),
  of('south-lantau-board-and-bun', [['Out by half past eleven and the bun was warm.', '十一點半前上岸，豬扒包還熱。'], ['Knock, sign, go. That is all there is to it.', '敲門、簽簿、落水，就這樣。']]),
  of('green-hull-one-day-pass', [['Four piers and no plan.', '四個碼頭，沒有計劃。'], ['North Point at noon, Central by three, nothing achieved.', '正午北角，三點中環，一事無成。'], ['My visitors stopped asking what else there was.', '帶來的朋友，沒有再問還有甚麼好玩。']]),
  of('sai-kung-island-hop-speedboat', [['The guide does have the key to the chapel.', '小堂的鎖匙，真的在領隊身上。'], ['Twenty-five minutes ashore is just enough to want more.', '每島二十五分鐘，剛好未夠。'], ['The beach has no name, and we are not giving it one.', '那個灘沒有名，我們也不打算改。']]),
];
