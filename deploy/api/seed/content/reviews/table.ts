import { t } from '../text.ts';
import { bank, phrases } from './bank.ts';

/** Restaurants, cafés and tea. */
export const diningBank = bank('dining', t('Food and drink', '餐飲'), [['Food', '食物'], ['Service', '服務'], ['Value', '性價比']], {
  good: phrases([
    ['We came hungry and left quiet.', '餓着來，靜着走。'], ['Second visit, same table, same order.', '第二次來，同一張枱，點同樣的菜。'], ['Took my parents, who approve of nothing, and they approved.', '帶了甚麼都嫌的父母來，他們沒有嫌。'],
    ['Booked on the tram, seated twenty minutes later.', '在電車上訂，二十分鐘後坐低。'], ['A proper kitchen that knows when to stop.', '一個懂得收手的廚房。'], ['I had walked past for years. My mistake.', '經過多年沒有進來，是我的錯。'],
  ], [
    ['Everything arrived hot and in the right order.', '上菜熱，次序也對。'], ['The staff topped up the tea without being asked.', '不用開口，茶自己滿了。'], ['Portions are honest; two of us could not finish.', '份量老實，兩個人吃不完。'], ['The voucher scanned in a second and nobody made a fuss.', '電子券一掃便成，沒有多餘手續。'],
    ['Ask for the table by the wall; it is the quiet one.', '開口要靠牆那張，最靜。'], ['The broth tastes as if someone got up early for it.', '湯喝得出有人為它早起。'], ['They remembered the allergy without a second telling.', '敏感只說了一次，他們記得。'], ['Even the pickles were made there.', '連泡菜都是自家做。'],
  ], [['Worth crossing the harbour for.', '值得過海。'], ['Going back on a Tuesday, when it is calmer.', '會揀星期二再來，靜一點。'], ['Already bought two more.', '已經多買兩張。'], ['Bring someone who likes to eat slowly.', '帶個吃得慢的人來。'], ['My mother asked for the number.', '我母親問了電話。']]),
  mixed: phrases([['Good, with a wait.', '好吃，但要等。'], ['The food is better than the room.', '食物比環境好。'], ['Fine for the price, not more.', '這個價錢合理，僅此而已。']], [['Service slowed down badly after eight.', '八點後服務明顯慢了。'], ['One dish came lukewarm and was changed at once.', '有一道菜不夠熱，立即換了。'], ['Tables are close; you will hear your neighbours’ plans.', '枱很近，會聽到隔籬的計劃。'], ['The dessert felt like an afterthought.', '甜品像臨時加的。']], [['I would come back at lunch instead.', '下次會改中午來。'], ['Fair enough with the discount.', '有折扣便算值。']]),
  poor: phrases([['Not our night.', '這晚不太順。'], ['We waited forty minutes with a booking.', '有訂位還等了四十分鐘。']], [['Two dishes were finished by seven.', '七點已有兩道菜沽清。'], ['The room was very loud and very warm.', '又吵又熱。'], ['Nobody could find our voucher at first.', '開頭找不到我們的券。']], [['They apologised, which helped a little.', '有道歉，算好一點。'], ['Hoping it was just a bad day.', '希望只是那天不好。']]),
}, [['Thank you. The quiet table will be kept for you.', '多謝，靜的那張枱會留給你。'], ['Sorry about the wait. Ask for the manager next time and the tea is ours.', '抱歉要你等。下次找經理，茶我們請。']]);

/** Bars and wine. */
export const barsBank = bank('bars', t('Bars', '酒吧'), [['Drinks', '酒水'], ['Mood', '氣氛'], ['Value', '性價比']], {
  good: phrases([
    ['The view does the talking and the drinks do not interrupt.', '景色負責說話，酒沒有插嘴。'], ['Came for one, stayed for the second.', '打算喝一杯，結果兩杯。'], ['The best stool in the city, if you are early.', '早到的話，是全城最好的一張櫈。'],
    ['A grown-up bar without the attitude.', '成熟的酒吧，沒有架子。'], ['Anniversary, no fuss, exactly right.', '結婚紀念日，不花巧，剛剛好。'], ['Friday after a bad week.', '糟糕一星期之後的星期五。'],
  ], [
    ['The bartender asked two questions and got it right.', '調酒師問兩句便調對。'], ['Glasses are cold and heavy.', '杯夠凍、夠重。'], ['They dim the room at half past nine and everyone lowers their voice.', '九點半調暗燈，全場聲音也低了。'], ['The version without alcohol was as careful as mine.', '無酒精那杯跟我的一樣用心。'],
    ['Olives kept coming.', '橄欖一直添。'], ['Music low enough to argue over.', '音樂低到可以討論。'], ['No rush at the end of our two hours.', '兩小時完了也沒有趕人。'], ['The list is one page, thank goodness.', '酒單只有一頁，謝天謝地。'],
  ], [['Go on a weekday.', '揀平日去。'], ['We took the ferry home.', '之後坐渡輪回家。'], ['Saving the next one for a birthday.', '下一張留給生日。'], ['Ask for the end of the bar.', '要吧枱盡頭的位。'], ['My friend has booked the week after.', '朋友已訂下一週。']]),
  mixed: phrases([['Lovely room, small drinks.', '環境好，杯細。'], ['Good until it filled up.', '未滿座之前很好。'], ['The view is the product.', '賣的是景。']], [['Our stools faced the pillar.', '座位對着柱。'], ['The second drink took twenty minutes.', '第二杯等了二十分鐘。'], ['Too cold near the glass.', '玻璃旁太凍。'], ['Nice snacks, tiny.', '小食好吃，很少。']], [['Fine with the voucher.', '有券便值。'], ['Would try Tuesday.', '會試星期二。']]),
  poor: phrases([['Booked the window, given the wall.', '訂窗邊，坐牆邊。'], ['Too loud to order.', '吵到點不了酒。']], [['The table was not cleared for us.', '枱未清理好。'], ['They had run out of two drinks of eight.', '八款有兩款沒有。'], ['We felt hurried.', '有被催的感覺。']], [['They took one drink off the bill.', '帳單減了一杯。'], ['A pity, with that view.', '可惜了那景色。']]),
}, [['See you at the quiet end of the bar.', '吧枱安靜那頭見。'], ['The pillar is ours to apologise for. Write to us and we will seat you properly.', '柱的事是我們不對，聯絡我們，會補你一個好位。']]);

/** Cash coupons. */
export const couponsBank = bank('coupons', t('Cash coupons', '現金券'), [['Ease', '方便'], ['Choice', '選擇'], ['Value', '性價比']], {
  good: phrases([
    ['Scanned, taken off, done.', '一掃、減掉、完成。'], ['I keep two of these on the phone.', '電話裡長期放兩張。'], ['Used it on a Sunday with no questions.', '星期日用，沒有人多問。'], ['Bought at the door, used at the table.', '門口買，枱上用。'], ['A present that did not need wrapping.', '不用包的禮物。'], ['We eat here anyway.', '本來就常來吃。'],
  ], [
    ['Three at once on one bill, no trouble.', '一張單用三張，沒有問題。'], ['Works on the service charge too.', '加一都抵得。'], ['Staff knew exactly what to do.', '職員很熟手。'], ['No minimum, as promised.', '真的沒有最低消費。'], ['The saving is a dish, roughly.', '慳到的差不多一道菜。'], ['Valid on the holiday, to my surprise.', '假期也能用，有點意外。'], ['It works at the other branch as well.', '另一間分店也收。'], ['The number typed in when the screen would not scan.', '掃不到，輸入編號也成。'],
  ], [['Simple.', '簡單。'], ['Will buy again when these are gone.', '用完再買。'], ['Coins came back the same evening.', '當晚Tapcoin入帳。'], ['Tell your aunt.', '告訴你姨媽。'], ['Nothing to dislike.', '沒有可挑剔的。']]),
  mixed: phrases([['Useful, no change given.', '好用，但不設找贖。'], ['Fine once they found the scanner.', '找到掃碼機便沒事。'], ['A small saving.', '慳得不多。']], [['Spent a little more to use it up.', '為了用盡，多點了一味。'], ['The till was slow.', '收銀有點慢。'], ['Only one person knew how.', '只有一位職員識用。'], ['I wanted a smaller one.', '想要細面值。']], [['Still worth having.', '仍然值得備一張。'], ['Show it early.', '早點出示。']]),
  poor: phrases([['The branch said it had to be shown before ordering.', '分店說點菜前要出示。'], ['Ten minutes at the till.', '在收銀處站了十分鐘。']], [['They asked for a printout.', '居然問我要列印本。'], ['The screen had to be refreshed three times.', '畫面要重新整理三次。'], ['Nobody on shift had seen one.', '當值沒有人見過。']], [['Sorted in the end.', '最後解決了。'], ['The help desk called them.', '客服替我致電。']]),
}, [['Thank you. See you at the next meal.', '多謝，下一餐見。'], ['The new staff have now been shown. Sorry for the ten minutes.', '新同事已學會，抱歉要你等十分鐘。']]);
