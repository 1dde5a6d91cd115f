import type { Family } from '../build.ts';
import { faq } from '../build.ts';
import { t } from '../text.ts';

/** A table booked for a day and a sitting. */
export const table: Family = {
  categories: ['dim-sum'],
  notices: ['instant', 'change-24', 'service-included', 'show-phone', 'vegetarian'],
  schedule: t(
    'Your table is kept for 20 minutes from the sitting you book. Last orders are 30 minutes ' +
      'before the end.',
    '座位由預訂時段起保留20分鐘，完場前30分鐘截單。',
  ),
  planLine: t('Tea and service included', '已包茶芥及服務費'),
  expect: t(
    'Your table is laid when you arrive and tea is poured at once. If something is not right, ' +
      'say so while you are there; it is put right faster than by letter.',
    '到步時枱已擺好，隨即奉茶。有甚麼不妥，即場說一聲，比寫信快。',
  ),
  closing: t(
    'The price includes tea and the 10% service charge. Tell the floor staff about allergies ' +
      'when you sit down; they will walk the menu with you.',
    '價錢已包茶芥及加一服務費。如有食物敏感，入座時告訴職員，會逐項跟你看一次。',
  ),
  howToUse: t(
    'Show the voucher at the door and it is scanned once you are seated. One voucher covers ' +
      'one person unless the plan says otherwise.',
    '到店出示電子券，入座後掃碼。除方案另有註明，一張券供一位使用。',
  ),
  late: t(
    'After that the table is cooked for, and cannot be refunded.',
    '其後廚房已備料，恕不退款。',
  ),
  terms: t(
    'Not to be combined with other offers of the restaurant.',
    '不可與餐廳其他優惠同時使用。',
  ),
  faqs: [
    faq(
      t('What if we are late?', '遲到怎麼辦？'),
      t(
        'Ring the branch. The table is kept for 20 minutes, longer if they know you are coming.',
        '致電分店。座位保留20分鐘，知道你正在趕來會留久一點。',
      ),
    ),
    faq(
      t('Can children come?', '可以親子嗎？'),
      t(
        'Yes. Under threes eat free without a seat; high chairs are limited, so mention it in ' +
          'the note.',
        '可以。3歲以下不佔座免費；高腳椅有限，請在備註註明。',
      ),
    ),
    faq(
      t('Is there a vegetarian option?', '有素食嗎？'),
      t(
        'Yes, if you say so a day ahead. On the day there is less choice but never nothing.',
        '有，請早一日通知；即日選擇較少，但不會沒有。',
      ),
    ),
  ],
  reviewBank: 'dining',
};

/** A counter or chef's table: fixed seats, fixed start, nothing to choose. */
export const counter: Family = {
  ...table,
  categories: ['japanese-counter'],
  notices: ['change-48', 'service-included', 'instant', 'age-12', 'show-phone'],
  schedule: t(
    'Everyone starts together. Please sit down five minutes early; the first course does not wait.',
    '全場一同開始，請提早5分鐘入座，第一道菜不等人。',
  ),
  planLine: t('Set menu, service included', '固定菜單，已包服務費'),
  expect: t(
    'Seats are in one row and the kitchen is in front of you. Each course is set down, named ' +
      'once and explained only if you ask.',
    '座位一字排開，廚房就在面前。每道菜放下、報名一次，你問才多說。',
  ),
  closing: t(
    'The menu is set by the morning’s market. Shellfish can be left out if we know two days ahead.',
    '菜單由當朝市場決定。早兩日通知可免貝類。',
  ),
  late: t(
    'After that the food is bought and the seat cannot be refunded.',
    '其後食材已買下，恕不退款。',
  ),
  terms: t('A seat may be given to someone else at any time.', '座位可隨時轉讓他人。'),
  faqs: [
    faq(
      t('What if we are late?', '遲到怎麼辦？'),
      t(
        'Ring. The seat is yours, but the courses you miss are not served again.',
        '請致電。座位仍屬你，錯過的菜不會補上。',
      ),
    ),
    faq(
      t('Can a course be changed?', '可以換菜嗎？'),
      t(
        'Tell us two days ahead and most can. On the day, a few.',
        '早兩日說，大部分可以；即日只有幾道。',
      ),
    ),
    faq(
      t('Can I bring a child?', '可以親子嗎？'),
      t('From twelve, in their own seat, with the full menu.', '12歲起，佔一席，吃全份。'),
    ),
  ],
};

/** A set or drink that can be had on any day within a period. */
export const anyDayTable: Family = {
  ...table,
  categories: ['noodles-stalls'],
  notices: ['no-booking', 'show-phone', 'service-included'],
  schedule: t(
    'Any day the branch is open, within the validity of the voucher. Lunch from 12:30 to ' +
      '13:30 is busy.',
    '有效期內，分店營業日均可使用。12:30至13:30最多人。',
  ),
  planLine: t('Any open day, no booking', '營業日適用，毋須預約'),
  expect: t(
    'Busy hours mean sharing a table, which is how half the neighbourhood met. Take the stool ' +
      'you are pointed to; the turn is quick.',
    '繁忙時間要搭枱，半條街坊都是這樣認識的。指哪張坐哪張，很快輪到。',
  ),
  closing: t(
    'No booking: walk in, show the voucher, sit down. It is used once and whole; there is no ' +
      'change for what you leave.',
    '毋須預約，走進去、出示電子券、坐下。券須一次用完，不設找贖。',
  ),
  howToUse: t(
    'Open the voucher at the till before ordering. Staff scan it; the screen turns green and ' +
      'that is that.',
    '點菜前在收銀處打開電子券，職員掃碼，畫面轉綠便完成。',
  ),
  terms: t('Not accepted on Lunar New Year’s Day to the third day.', '農曆年初一至初三不適用。'),
  faqs: [
    faq(
      t('Do I have to wait?', '要等位嗎？'),
      t(
        'Between half past twelve and half past one, yes. Otherwise hardly.',
        '十二點半至一點半要，其餘時間幾乎不用。',
      ),
    ),
    faq(
      t('Can I take it away?', '可以外賣嗎？'),
      t(
        'Usually. Ask at the till before it is cooked; boxes are a dollar.',
        '一般可以，落單前在收銀處說，飯盒一元。',
      ),
    ),
    faq(
      t('Can two people share one voucher?', '一張券可以兩人用嗎？'),
      t(
        'If the plan is for one, it feeds one. Two vouchers, one table.',
        '方案寫一位便是一位的份量。兩張券，一張枱。',
      ),
    ),
  ],
};

/** The same, bought now and booked for a day later. */
export const bookLater = (family: Family): Family => ({
  ...family,
  notices: ['book-after', 'show-phone', 'service-included'],
  schedule: t(
    'Buy today, then take a day and a time from your orders whenever the week looks clear. ' +
      'What you book is kept for 20 minutes.',
    '今日買，哪天有空，再在訂單選日子及時間。訂好後保留20分鐘。',
  ),
  planLine: t('Buy now, book the day later', '先買，後訂日子'),
  expect: t(
    'Nothing has to be decided today. The days that are free are shown with the voucher, and ' +
      'a day that no longer suits you is exchanged there.',
    '今日不用決定。電子券會列出有位的日子；選了又不合用，在同一頁改期。',
  ),
  closing: t(
    'Book before you set out: without a day the voucher keeps no place. It is used once and ' +
      'whole; there is no change for what you leave.',
    '出門前先訂好，未選日子的電子券不會留位。券須一次用完，不設找贖。',
  ),
  howToUse: t(
    'Book a day in your orders, then open the voucher when you arrive. Staff scan it; the ' +
      'screen turns green and that is that.',
    '先在訂單選好日子，到店時打開電子券，職員掃碼，畫面轉綠便完成。',
  ),
  late: undefined,
  terms: t(
    'Valid for the period shown, on the day you book. Refundable while unused and valid.',
    '於列明期限內，按所訂日子使用。未使用且未過期可申請退款。',
  ),
  faqs: [
    faq(
      t('When do I choose the day?', '何時選日子？'),
      t(
        'After buying, in your orders, any time before the voucher ends.',
        '購買後於訂單選擇，電子券到期前都可以。',
      ),
    ),
    faq(
      t('What if my day is full?', '想去那天滿了怎麼辦？'),
      t(
        'Take another; places that come back appear at once.',
        '請選另一天；有人取消時，名額會即時出現。',
      ),
    ),
    faq(
      t('Can somebody else use it?', '可以給別人用嗎？'),
      t('Yes. Whoever shows the voucher is the guest.', '可以，誰出示電子券，誰便是客人。'),
    ),
  ],
});

/** What is brought or posted instead of fetched. */
export const posted = (family: Family): Family => ({
  ...family,
  notices: ['delivered', 'instant'],
  schedule: t(
    'Order by Wednesday and the first one leaves that Friday.',
    '星期三前下單，當週星期五送出首件。',
  ),
  planLine: t('Delivery included', '已包送貨'),
  expect: t(
    'It is packed on the day it leaves, in paper and string. If nobody answers, it waits with ' +
      'the management office.',
    '送出當日包裝，用紙和繩。無人應門，便交管理處代收。',
  ),
  closing: t(
    'The address is asked for at checkout. Moving house? Tell us by Wednesday and Friday’s ' +
      'follows you.',
    '地址於結帳時填寫。搬屋？星期三前告訴我們，星期五的那份便跟你搬。',
  ),
  howToUse: t(
    'Nothing to show: it comes to the address you give.',
    '毋須出示，直接送到你填寫的地址。',
  ),
  rule: t('What has left cannot be changed or refunded.', '已送出的恕不更改或退款。'),
  terms: t(
    'If it arrives damaged or not at all, it is sent again without charge.',
    '如有損毀或遺失，免費補送。',
  ),
  faqs: [
    faq(
      t('Can it be a present?', '可以送人嗎？'),
      t('Yes. Give their address; there is no price inside.', '可以，填對方地址；裡面沒有價錢單。'),
    ),
    faq(
      t('Do I need to be at home?', '要有人在家嗎？'),
      t(
        'No. It is left in the letter box or with the management office.',
        '不用，會放入信箱或交管理處。',
      ),
    ),
    faq(
      t('Can I skip one?', '可以暫停一次嗎？'),
      t('Tell us by the Wednesday before and it waits.', '送出前的星期三告訴我們，便會延後。'),
    ),
  ],
});

/** Drinks and tastings for grown-ups. */
export const drinks: Family = {
  ...table,
  categories: ['bars-wine'],
  notices: ['age-18', 'change-24', 'instant', 'service-included', 'show-phone'],
  schedule: t(
    'Your seat is kept for 20 minutes from the time you book.',
    '座位由預訂時間起保留20分鐘。',
  ),
  planLine: t('Service included', '已包服務費'),
  expect: t(
    'Water comes with everything and is refilled without asking. Staff will tell you about a ' +
      'glass if you ask, and leave you to it if you do not.',
    '每杯都配水，不用開口會添。想聽便講給你聽，不問便不打擾。',
  ),
  closing: t(
    'Under Hong Kong law, intoxicating liquor must not be sold or supplied to a minor in the ' +
      'course of business. Bring something that proves your age; a good moisturiser is not ' +
      'accepted.',
    '根據香港法律，不得在業務過程中，向未成年人售賣或供應令人醺醉的酒類。請帶年齡證明，保養得宜不算。',
  ),
  late: undefined,
  terms: t(
    'Guests must be 18 or over. The bar may stop serving anyone who has had enough.',
    '客人須年滿18歲。酒吧可停止為喝夠的客人供應酒類。',
  ),
  faqs: [
    faq(
      t('Is there a dress code?', '有服裝要求嗎？'),
      t(
        'Shoes with backs, and nothing wet. Otherwise, as you like.',
        '鞋要包踭，衣服不要濕，其餘隨意。',
      ),
    ),
    faq(
      t('I don’t drink. Is there something else?', '不喝酒可以嗎？'),
      t(
        'Yes, something without alcohol, made with the same care and poured in the same ' +
          'glass. Say so when you sit down.',
        '有無酒精的選擇，用心一樣，杯也一樣，入座時說一聲便可。',
      ),
    ),
    faq(
      t('Can we stay longer?', '可以坐久一點嗎？'),
      t(
        'If nobody is waiting, yes. On Fridays somebody is always waiting.',
        '沒有人等便可以。星期五總有人等。',
      ),
    ),
  ],
  reviewBank: 'bars',
};

/** A night in a room. */
export const room: Family = {
  categories: ['harbour-hotels'],
  notices: ['one-night', 'instant', 'change-7-days', 'show-phone', 'step-free'],
  schedule: t(
    'Check in from 15:00 and out by 12:00 unless the plan gives you longer. Luggage can be ' +
      'left from eight in the morning.',
    '下午3時入住，正午12時退房，方案另有延長者除外。早上8時起可寄存行李。',
  ),
  planLine: t('Tax and service included', '已包稅項及服務費'),
  expect: t(
    'There is a kettle, a proper iron and curtains that meet in the middle. Housekeeping ' +
      'comes when the card is on the door and not before.',
    '房內有電熱水壺、好用的熨斗，窗簾拉得攏。掛了牌才有人打掃，不會早到。',
  ),
  closing: t(
    'The rate is for the room and the guests its plan names, with tax and service. Cots are ' +
      'free; a third bed is not, and has to be asked for.',
    '房價按方案列明的人數，已包稅項及服務費。嬰兒床免費；加床另計，須預先通知。',
  ),
  howToUse: t(
    'Show the voucher and a photo ID at the front desk. A HK$500 deposit is held on a card ' +
      'and released at check-out.',
    '於前台出示電子券及附相片的身份證明文件。信用卡預授權HK$500，退房時取消。',
  ),
  late: t('After that the first night is charged.', '其後收取首晚房費。'),
  terms: t(
    'Public holiday eves may carry a surcharge, shown on the day.',
    '公眾假期前夕或有附加費，日曆上會列明。',
  ),
  faqs: [
    faq(
      t('Can I check in early?', '可以提早入住嗎？'),
      t(
        'If the room is ready, you have it. They start counting at noon.',
        '房間準備好便可以，前台中午開始安排。',
      ),
    ),
    faq(
      t('Is the view certain?', '景觀有保證嗎？'),
      t(
        'Rooms called harbour-view see the harbour. The floor is the hotel’s choice, the ' +
          'upper ones going first.',
        '名為海景房，必看得到海。樓層由酒店編配，高層先滿。',
      ),
    ),
    faq(
      t('Is there parking?', '有泊車嗎？'),
      t(
        'A few spaces, first come. The station is usually quicker.',
        '車位不多，先到先得。坐港鐵多半更快。',
      ),
    ),
  ],
  reviewBank: 'stays',
};

/** A house for a group. */
export const house: Family = {
  ...room,
  categories: ['villas'],
  notices: ['one-night', 'merchant-confirms', 'change-7-days', 'private', 'stairs'],
  schedule: t(
    'In from 16:00, out by 11:00. Someone meets the ferry if you say which one.',
    '下午4時入住，上午11時退房。告知班次，有人到碼頭接。',
  ),
  planLine: t('Linen, towels, a working kitchen', '連床單、毛巾及廚房'),
  expect: t(
    'Someone shows you the gas, the gate and the good beach, then leaves you alone. Linen, ' +
      'towels and a fan in every room are there already.',
    '有人帶你看煤氣、門鎖和好的那個灘，然後便走。床單、毛巾和每房一把風扇已備好。',
  ),
  howToUse: t(
    'Show the voucher and a photo ID to whoever meets you. A HK$500 deposit is held on a card ' +
      'and released when you leave.',
    '向接待的人出示電子券及附相片的身份證明文件。信用卡預授權HK$500，離開時取消。',
  ),
  faqs: [
    faq(
      t('Can we come earlier?', '可以早到嗎？'),
      t('If the house is clean, yes. Ask the day before.', '屋已清潔便可以，請早一日問。'),
    ),
    faq(
      t('Is there a shop?', '附近有舖頭嗎？'),
      t('Ten minutes on foot, and it shuts at eight.', '步行十分鐘，八點關門。'),
    ),
  ],
  closing: t(
    'Kitchens have oil, salt, rice and a working oven. Quiet after eleven: the neighbours ' +
      'fish at four.',
    '廚房有油、鹽、米和用得着的焗爐。十一點後請放輕聲，鄰居四點出海。',
  ),
};

/** A house in the fields. */
export const farmhouse: Family = {
  ...house,
  schedule: t(
    'In from 16:00, out by 11:00. Somebody meets the minibus if you say when.',
    '下午4時入住，上午11時退房。告知時間，有人到小巴站接。',
  ),
  planLine: t('Linen and towels included', '連床單及毛巾'),
  expect: t(
    'Someone shows you the gate, the well and the hens, then leaves you alone until supper.',
    '有人帶你看門鎖、水井和雞，晚飯之前不再打擾。',
  ),
  closing: t(
    'Bring a torch and a jumper. Quiet after ten: the field begins at six.',
    '帶電筒和毛衣。十點後請放輕聲，田裡六點開工。',
  ),
};

/** A few hours of a hotel. */
export const dayStay: Family = {
  ...room,
  categories: ['day-stays'],
  notices: ['instant', 'change-48', 'show-phone', 'step-free'],
  schedule: t(
    'Days and times are as booked. The pool is cleaned at 13:00 for half an hour.',
    '日子及時間以預訂為準。泳池下午1時清潔半小時。',
  ),
  planLine: t('Towel and locker included', '連毛巾及儲物櫃'),
  expect: t(
    'You have a place that is yours for the hours booked, and staff who bring things to it. ' +
      'Nobody asks you to move for a photograph.',
    '預訂時段內，位置屬於你，要甚麼送到面前。沒有人會請你讓開拍照。',
  ),
  closing: t(
    'Towels, lockers and showers are included. Swimwear is not, and after the last lap there ' +
      'is tea.',
    '包毛巾、儲物櫃及淋浴。泳衣自備，游完有茶。',
  ),
  howToUse: t(
    'Show the voucher at the front desk and you will be given a wristband.',
    '於前台出示電子券，換取手帶。',
  ),
  late: undefined,
  terms: t(
    'In a black rainstorm or signal 8 the pool closes and the visit is moved without charge.',
    '黑雨或八號風球泳池關閉，可免費改期。',
  ),
  faqs: [
    faq(
      t('Can I come and go?', '可以中途離開嗎？'),
      t(
        'Yes, with the wristband on, until the time booked is over.',
        '可以，戴着手帶，到預訂時間完結為止。',
      ),
    ),
    faq(
      t('Where do I change?', '在哪裏更衣？'),
      t(
        'Changing rooms with showers and hair dryers are by the lifts.',
        '電梯旁有更衣室，有淋浴及風筒。',
      ),
    ),
    faq(
      t('What if it rains?', '下雨怎麼辦？'),
      t(
        'Light rain, the pool stays open. In a thunderstorm everybody comes out and has tea.',
        '微雨照開。打雷便上水，進來喝茶。',
      ),
    ),
  ],
};

/** A hotel room for the hours of a working day. */
export const dayRoom: Family = {
  ...dayStay,
  schedule: t(
    'In from 09:00 and out by 17:00 on the day you book.',
    '於所訂日子上午9時入住，下午5時離開。',
  ),
  planLine: t('Wireless and coffee included', '連無線上網及咖啡'),
  expect: t(
    'The room is made up before nine, and nobody knocks until five.',
    '九點前執好房，五點前沒有人敲門。',
  ),
  closing: t(
    'A desk, a shower, towels and a kettle are in the room. Tax and service are included.',
    '房內有書枱、淋浴、毛巾及電熱水壺，已包稅項及服務費。',
  ),
  howToUse: t(
    'Show the voucher at the front desk and you will be given the key.',
    '於前台出示電子券，領取房卡。',
  ),
  terms: t('For two people at most, and not overnight.', '最多供兩位使用，不可過夜。'),
  faqs: [
    faq(
      t('Can I come and go?', '可以中途離開嗎？'),
      t('Yes, with the key, until five.', '可以，帶着房卡，到五點為止。'),
    ),
    faq(
      t('Can two of us use it?', '可以兩人用嗎？'),
      t('Yes, at the same price.', '可以，不另收費。'),
    ),
  ],
};
