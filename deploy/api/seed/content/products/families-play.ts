import type { Family } from '../build.ts';
import { faq } from '../build.ts';
import { t } from '../text.ts';

/** A seat on a boat with a timetable. */
export const sailing: Family = {
  categories: ['sailings'],
  notices: ['instant', 'change-24', 'show-phone', 'typhoon', 'step-free'],
  schedule: t(
    'Boarding opens 15 minutes before and closes 3 minutes before. Boats do leave on time.',
    '開船前15分鐘登船，前3分鐘截止。船真的準時開。',
  ),
  planLine: t('A seat on the deck of your choice', '指定甲板座位'),
  expect: t(
    'The crew give a short talk, then leave you to the rail. There is a lavatory on the lower ' +
      'deck and a blanket box by the stairs.',
    '船員簡短講解後，便由得你靠欄。下層有洗手間，梯旁有毯箱。',
  ),
  closing: t(
    'Upper deck is open air, lower deck is windowed and warm. Seats are not numbered; the ' +
      'left side gets the light on the way out.',
    '上層露天，下層有窗、較暖。不設劃位，出海坐左邊光線較好。',
  ),
  howToUse: t(
    'Show the voucher at the gangway. One scan for each person.',
    '於登船口出示電子券，一人一掃。',
  ),
  terms: t(
    'When signal 3 or a black rainstorm stops the boats, you choose another day or your money.',
    '三號風球或黑雨停航，可選擇改期或退款。',
  ),
  faqs: [
    faq(
      t('Does it sail in the rain?', '下雨會開嗎？'),
      t(
        'Yes. The lower deck is dry and the city looks better wet.',
        '會。下層不濕身，而且雨中的城市更好看。',
      ),
    ),
    faq(
      t('Will I be seasick?', '會暈船嗎？'),
      t(
        'The harbour is calm. Outside it, sit at the back, low down, and look at something ' +
          'that isn’t moving.',
        '港內平靜。出了港，坐船尾下層，望着不動的東西。',
      ),
    ),
    faq(
      t('Can I bring a pushchair?', '可以推嬰兒車嗎？'),
      t(
        'Yes, on the lower deck. The crew will help with the gangway.',
        '可以，請用下層。船員會幫忙過跳板。',
      ),
    ),
  ],
  reviewBank: 'sea',
};

/** A day or half-day on a boat. */
export const charter: Family = {
  ...sailing,
  categories: ['junks'],
  notices: ['hours-4', 'change-7-days', 'typhoon', 'swim-50', 'show-phone'],
  schedule: t(
    'Meet at the steps 15 minutes before. The captain chooses the bay on the morning, by the wind.',
    '開船前15分鐘於梯台集合。當朝看風，由船長決定去哪個灣。',
  ),
  planLine: t('Crew, life jackets and shade', '連船員、救生衣及遮蔭'),
  expect: t(
    'Anchored, the ladder is watched by a deckhand and nobody is hurried. Shade, fruit and ' +
      'fresh water stay out all day.',
    '下錨後梯邊有水手看着，不用趕。遮蔭、水果、淡水全日都有。',
  ),
  closing: t(
    'Life jackets in every size, shade over half the deck, fresh water to rinse with. Swim ' +
      'only when the ladder is down.',
    '各款尺碼救生衣，甲板一半有遮蔭，有淡水沖身。梯放下才可以落水。',
  ),
  faqs: [
    faq(
      t('What if the sea is rough?', '浪大怎麼辦？'),
      t(
        'The captain picks a sheltered bay, or another day, by seven that morning.',
        '船長當朝七點前決定，換一個避風的灣，或改期。',
      ),
    ),
    faq(
      t('Can I bring food and drink?', '可以自備飲食嗎？'),
      t('Yes. There is an ice box. No glass on deck, please.', '可以，有冰箱。甲板上請勿用玻璃。'),
    ),
    faq(
      t('I can’t swim.', '我不會游水。'),
      t(
        'Then you have the best seat. Life jackets are there, and nobody is pushed.',
        '那你有最好的位。有救生衣，沒有人會推你落水。',
      ),
    ),
  ],
};

/** Time on the water with an instructor. */
export const paddle: Family = {
  ...sailing,
  categories: ['paddling'],
  notices: ['hours-3', 'kit-included', 'swim-50', 'change-48', 'typhoon'],
  schedule: t(
    'Twenty minutes on the sand first, then water. You will be back, showered and hungry at ' +
      'the time stated.',
    '先在沙上二十分鐘，然後落水。列明的時間已包括上岸、沖身和肚餓。',
  ),
  planLine: t('Kit and instructor included', '連裝備及導師'),
  expect: t(
    'Groups are matched by nerve, not age, and each instructor has at most eight. Photographs ' +
      'are taken for you, and sent that evening.',
    '按膽量分組，不按年紀，每位導師最多帶八人。照片有人替你拍，當晚發送。',
  ),
  closing: t(
    'Board or boat, paddle, buoyancy aid and a dry bag are included. Bring a towel, a hat ' +
      'with a string, and shoes that may get wet.',
    '包板或艇、槳、助浮衣及防水袋。自備毛巾、有繩的帽，和可以濕的鞋。',
  ),
  faqs: [
    faq(
      t('I have never done this.', '我從未試過。'),
      t(
        'Most people haven’t. The first bay is waist deep on purpose.',
        '大部分人都沒有。第一個灣特意選水深及腰的。',
      ),
    ),
    faq(
      t('Where do I leave my things?', '行李放哪裏？'),
      t(
        'In a locker on the beach. Telephones go in the dry bag, and mostly stay there.',
        '沙灘有儲物櫃。電話放防水袋，多半就一直放着。',
      ),
    ),
    faq(
      t('What if the wind is wrong?', '風不對怎麼辦？'),
      t(
        'You hear from us by seven that morning, with another bay or another day.',
        '當日早上七時前通知，換一個灣，或換一日。',
      ),
    ),
  ],
};

/** A class at a bench. */
export const workshop: Family = {
  categories: ['pottery'],
  notices: ['cantonese-english', 'show-phone', 'change-48', 'age-8', 'take-home', 'instant'],
  schedule: t(
    'Doors open ten minutes before. A little looking, then your own hands for most of it, and ' +
      'tea at the end.',
    '課前十分鐘開門。先看一會，其餘時間自己動手，最後喝茶。',
  ),
  planLine: t('Materials and apron included', '連材料及圍裙'),
  expect: t(
    'Everyone has a place at the bench with the tools laid out in the order they are used. ' +
      'Teachers walk round; nobody is called to the front.',
    '每人一個工作位，工具按使用次序排好。導師逐個看，不會叫你出來示範。',
  ),
  closing: t(
    'Materials, tools and an apron are included. What you make is yours, wobble and all.',
    '包材料、工具及圍裙。做出來的都歸你，歪的也是。',
  ),
  howToUse: t(
    'Show the voucher at the door; each person is scanned once. The studio has your name already.',
    '入門出示電子券，每位掃一次，工房已有你的名字。',
  ),
  late: t(
    'Later than that, the studio decides; ask from the order page.',
    '其後由工房決定，請於訂單頁提出。',
  ),
  terms: t(
    'Under signal 8 or a black rainstorm you choose another day or your money.',
    '八號風球或黑雨停課，可選擇改期或退款。',
  ),
  faqs: [
    faq(
      t('What should I wear?', '要穿甚麼？'),
      t(
        'Something you don’t mind. Aprons cover most of the accident.',
        '不心疼的衣服。圍裙擋得住大部分意外。',
      ),
    ),
    faq(
      t('Do I need to have done it before?', '需要經驗嗎？'),
      t(
        'No. The class is planned for a first go, and there is more to learn on the second.',
        '不用。課堂為第一次而設，第二次來還有得學。',
      ),
    ),
    faq(
      t('What if I am late?', '遲到怎麼辦？'),
      t(
        'Ring the studio. After 20 minutes the class has gone on; they tell you what can ' +
          'still be made.',
        '致電工房。遲過20分鐘，課已開始，他們會告訴你還做得到甚麼。',
      ),
    ),
  ],
  reviewBank: 'workshops',
};

/** A walk, a ride, a wall or a night under canvas. */
export const outdoor: Family = {
  categories: ['hikes'],
  notices: ['cantonese-english', 'change-48', 'typhoon', 'up-to-12', 'show-phone'],
  schedule: t(
    'Meet at the place shown, ten minutes early. The guide counts heads at the start, the top ' +
      'and the end.',
    '提早十分鐘到集合地點。領隊在起點、山頂和終點各數一次人。',
  ),
  planLine: t('Insurance included', '已包保險'),
  expect: t(
    'The pace is the slowest person’s and nobody minds. Stops are in the shade, at places ' +
      'worth stopping.',
    '步速以最慢的一位為準，沒有人介意。停的地方有遮蔭，也值得停。',
  ),
  closing: t(
    'Bring 1.5 litres of water, shoes with grip and a layer for the top. Insurance and a ' +
      'first-aider come with the group.',
    '帶1.5公升水、有抓力的鞋，和一件山頂穿的衣服。團隊已買保險，並有急救員隨行。',
  ),
  howToUse: t(
    'Show the voucher to the guide at the meeting point.',
    '於集合地點向領隊出示電子券。',
  ),
  terms: t(
    'Called off under signal 3, amber heat at the guide’s judgement, or any rainstorm ' +
      'warning; you choose another day or your money.',
    '三號風球或任何暴雨警告取消，酷熱則由領隊判斷；可選擇改期或退款。',
  ),
  faqs: [
    faq(
      t('How fit must I be?', '需要多好體力？'),
      t(
        'If you can climb eight floors without sitting down, you can do this.',
        '行八層樓梯不用坐下，便可以。',
      ),
    ),
    faq(
      t('Are dogs welcome?', '可以帶狗嗎？'),
      t(
        'On a lead, with water of their own, and after asking the guide.',
        '牽繩、自備食水，並先問領隊。',
      ),
    ),
    faq(
      t('Is there a lavatory?', '途中有洗手間嗎？'),
      t('At the start and the end. The guide will say so twice.', '起點和終點有，領隊會提兩次。'),
    ),
  ],
  reviewBank: 'outdoors',
};

/** Admission to a place. */
export const ticket: Family = {
  categories: ['rides'],
  notices: ['instant', 'change-24', 'show-phone', 'step-free'],
  schedule: t(
    'Come whenever you like within the opening hours of the day you book. Last entry is 45 ' +
      'minutes before closing.',
    '所選日子的開放時間內任何時間入場，關門前45分鐘截止入場。',
  ),
  planLine: t('Entry for the day you choose', '所選日子適用'),
  expect: t(
    'Signs are in both languages and short. There are benches where your legs will want them ' +
      'and water taps that work.',
    '指示雙語而簡短。腿累的地方有櫈，水機出水。',
  ),
  closing: t(
    'Under threes need no ticket. A carer of a visitor with a disability comes in free; just ' +
      'say so at the gate.',
    '3歲以下毋須購票。殘疾訪客的一名照顧者免費，於入口告知便可。',
  ),
  howToUse: t(
    'Show the voucher at the gate. No printing, no exchange desk.',
    '於入口出示電子券，毋須列印或換票。',
  ),
  terms: t(
    'Not for resale. When the operator closes for weather, the date moves without charge.',
    '不得轉售。因天氣關閉，可免費改期。',
  ),
  faqs: [
    faq(
      t('When should I arrive?', '要幾點到？'),
      t('When it suits you, within the hours given above.', '在列明的時間內，幾時到都可以。'),
    ),
    faq(
      t('Can I leave and come back?', '可以離場再入嗎？'),
      t(
        'Ask for a stamp on the way out. It washes off by the next day.',
        '離場時請蓋印，第二日便洗得掉。',
      ),
    ),
    faq(
      t('Is it good in the rain?', '下雨值得去嗎？'),
      t(
        'Indoor parts, yes. Outdoor parts close in lightning and open again soon after.',
        '室內部分值得。室外遇雷電會暫停，之後重開。',
      ),
    ),
  ],
  reviewBank: 'attractions',
};

/** A seat or a room for an evening. */
export const evening: Family = {
  ...ticket,
  categories: ['shows'],
  notices: ['instant', 'show-phone', 'no-change', 'step-free'],
  schedule: t(
    'Doors open 45 minutes before. Latecomers are let in at the first pause.',
    '開場前45分鐘入場，遲到者於第一個停頓入座。',
  ),
  planLine: t('For the performance you choose', '所選場次適用'),
  expect: t(
    'Seats are as shown when you choose, and the house lights come up slowly afterwards. ' +
      'Coats are hung for nothing.',
    '座位以選購時所示為準，散場燈慢慢亮。大衣寄存不收費。',
  ),
  closing: t(
    'The bar is open before and between. Photographs at the end, please, not during.',
    '開場前及中場有酒吧。拍照請待謝幕，演出中請收起。',
  ),
  terms: t(
    'If the show itself is moved, you choose the new date or your money. A friend may use the ' +
      'ticket in your place; the number is enough.',
    '若演出本身改期，可選擇新日期或退款。門票可讓朋友代用，憑編號便可。',
  ),
  faqs: [
    faq(
      t('How long is it?', '全長多久？'),
      t(
        'Two hours at most, the interval included. The last bus has been checked.',
        '連中場休息最多兩小時。尾班車已查過。',
      ),
    ),
    faq(
      t('Can I bring a child?', '可以親子嗎？'),
      t(
        'From six, in a seat of their own. Ear defenders are lent at the door.',
        '6歲起，須獨立座位。門口可借護耳罩。',
      ),
    ),
    faq(
      t('Is there wheelchair space?', '有輪椅位嗎？'),
      t(
        'Yes, four places, with a lift to the hall. Choose any seat and ring us; we move you.',
        '有四個位，有升降機直達。任選座位後致電，我們安排。',
      ),
    ),
  ],
};

/** An hour or two of being left in peace. */
export const treatment: Family = {
  categories: ['massage'],
  notices: ['change-24', 'show-phone', 'instant', 'age-18'],
  schedule: t(
    'Arrive ten minutes early. The time stated is time on the table, not time in the building.',
    '請早十分鐘到。列明的是躺下的時間，不是在店裡的時間。',
  ),
  planLine: t('Tea before and after', '前後奉茶'),
  expect: t(
    'You choose the pressure and whether to talk, once, on a card, so that you need not say ' +
      'it lying down. Lockers take a small suitcase.',
    '力度和聊不聊天，入房前在卡上勾一次，躺下便不用再說。儲物櫃放得下小行李箱。',
  ),
  closing: t(
    'Tell them about pregnancy, blood pressure, recent operations and where it hurts. ' +
      'Pressure can be changed at any moment; say more or less.',
    '請告知懷孕、血壓、近期手術，和哪裏痛。力度隨時可改，說重一點或輕一點便可。',
  ),
  howToUse: t(
    'Show the voucher at reception. It is scanned when you are called in.',
    '於接待處出示電子券，入房前掃碼。',
  ),
  terms: t(
    'Lateness comes off the end of the treatment, as someone else is next.',
    '遲到時間會從療程扣除，因為下一位已在等。',
  ),
  faqs: [
    faq(
      t('Can I choose the therapist?', '可以選技師嗎？'),
      t('Man, woman or no matter: say which, and it is kept.', '男、女或不拘，說定了便不會更改。'),
    ),
    faq(
      t('Is tipping expected?', '要給小費嗎？'),
      t('No. It is welcome and never asked for.', '不用。給了會多謝，但不會問。'),
    ),
    faq(
      t('Are the oils safe for sensitive skin?', '敏感皮膚適合嗎？'),
      t(
        'There is a plain rice-bran oil. Ask for a patch test behind the knee.',
        '有無味米糠油，可先在膝後試一小片。',
      ),
    ),
  ],
  reviewBank: 'wellness',
};

/** Money to spend at one merchant. */
export const cashCoupon: Family = {
  categories: ['dining-coupons'],
  notices: ['no-booking', 'show-phone', 'instant'],
  schedule: t(
    'Any opening day within 180 days of purchase, all day, holidays included.',
    '購買日起180日內，營業日全日適用，假期照用。',
  ),
  planLine: t('Valid for 180 days', '有效180日'),
  expect: t(
    'It sits in your vouchers until you need it, works without a signal once opened, and can ' +
      'be given to whoever is paying.',
    '平時放在電子券裡，開過一次，沒有網絡也用得，誰付錢便給誰。',
  ),
  closing: t(
    'Use as many as you like in one bill. No change is given, so order up rather than down.',
    '同一張單可用多張。不設找贖，點多一點比點少一點好。',
  ),
  howToUse: t(
    'Show the coupon before the bill is printed. Staff scan it and take its face value off.',
    '結帳列單前出示現金券，職員掃碼後按面值扣減。',
  ),
  terms: t(
    'Cannot be exchanged for cash or used to buy other vouchers. May be passed on.',
    '不可兌換現金或購買其他禮券，可轉贈他人。',
  ),
  faqs: [
    faq(
      t('Can I use several at once?', '可以一次用多張嗎？'),
      t('Yes, up to the amount of the bill.', '可以，以帳單金額為限。'),
    ),
    faq(
      t('Does it cover the service charge?', '可付加一嗎？'),
      t('Yes. It comes off the total you see.', '可以，直接從總額扣減。'),
    ),
    faq(t('Is there a minimum spend?', '有最低消費嗎？'), t('No.', '沒有。')),
  ],
  reviewBank: 'coupons',
};
