import { addition, faq, hk, mark, options, plan, product, slots, wholeDays } from '../build.ts';
import { t } from '../text.ts';
import type { ProductContent } from '../types.ts';
import { treatment } from './families-play.ts';

const shuts = t(
  'Under signal 8 or a black rainstorm you choose another day or your money.',
  '八號風球或黑雨關閉，可選擇改期或退款。',
);
const baths: typeof treatment = {
  ...treatment,
  categories: ['bath-houses'],
  notices: ['instant', 'change-24', 'show-phone', 'age-12'],
  terms: shuts,
  schedule: t(
    'Leave ten minutes for the locker and the shower before the first pool.',
    '下水前，預留十分鐘放東西和淋浴。',
  ),
  planLine: t('Robe, towel and locker included', '連浴袍、毛巾及儲物櫃'),
  expect: t(
    'Everybody washes first, sitting down. Somebody shows you how, once, and then you are ' +
      'left alone.',
    '人人先坐下洗淨才泡。有人示範一次，之後不再打擾。',
  ),
  closing: t(
    'Tell them about pregnancy, blood pressure and recent operations. Leave the water when ' +
      'you feel light-headed; the barley tea is there for that.',
    '請告知懷孕、血壓及近期手術。覺得頭暈便上水，麥茶為此而備。',
  ),
  howToUse: t(
    'Show the voucher at reception. It is scanned when you are given the locker.',
    '於接待處出示電子券，領儲物櫃時掃碼。',
  ),
  faqs: [
    faq(
      t('Do I need a swimming costume?', '要穿泳衣嗎？'),
      t(
        'In pools that are shared, yes. In a tub of your own, as you like.',
        '共用的池要，私人池隨意。',
      ),
    ),
    faq(
      t('Is tipping expected?', '要給小費嗎？'),
      t('No. It is welcome and never asked for.', '不用。給了會多謝，但不會問。'),
    ),
  ],
};
const yoga: typeof treatment = {
  ...treatment,
  categories: ['yoga'],
  notices: ['instant', 'change-24', 'kit-included', 'show-phone'],
  terms: shuts,
  schedule: t(
    'Come ten minutes early. It starts on time, and the door closes quietly five minutes after.',
    '請早十分鐘到。準時開始，五分鐘後輕輕關門。',
  ),
  planLine: t('Mat and blocks included', '連瑜伽墊及瑜伽磚'),
  expect: t(
    'The teacher asks about knees and backs before the start, and comes round only to those ' +
      'who want it.',
    '開始前，導師會問膝和背，之後只幫想要幫的人。',
  ),
  closing: t(
    'Mats, blocks and straps are there. Bring water, a layer for afterwards, and nothing that ' +
      'rings.',
    '墊、磚、帶都有。帶水和一件外衣，會響的東西請關掉。',
  ),
  howToUse: t(
    'Show the voucher at the door. It is scanned before the class.',
    '於門口出示電子券，課前掃碼。',
  ),
  faqs: [
    faq(
      t('Do I need to have done it before?', '需要經驗嗎？'),
      t(
        'No. Tell the teacher it is your first time and choose a mat near the back.',
        '不用。告訴導師是第一次，選後排的墊便可。',
      ),
    ),
    faq(
      t('What should I wear?', '要穿甚麼？'),
      t('Something you can bend in. Feet are bare.', '彎得下身的衣服，赤腳。'),
    ),
    faq(
      t('What if it rains?', '下雨怎麼辦？'),
      t('The mats move indoors, and the class with them.', '墊移入室內，照常上課。'),
    ),
  ],
};
const therapist = options('therapist', t('Therapist', '技師'), 'chips', [
  ['any', 'No preference', '不拘'],
  ['woman', 'Female', '女技師'],
  ['man', 'A man', '男技師'],
]);

/** Massage, bath houses and yoga. */
export const wellness1: readonly ProductContent[] = [
  product(treatment, {
    key: 'still-room-sixty-minute-shoulders',
    merchant: 'still-room',
    branches: ['sheung-wan'],
    kind: 'dated',
    scenes: ['spa-close'],
    name: t('Sixty minutes on neck and shoulders only', '肩頸六十分鐘，只做肩頸'),
    line: t('For people who type. No feet, no small talk.', '給打字的人。不按腳，不閒聊。'),
    about: t(
      'An hour on the third of you that hurts. Thumbs, a warm stone, then ten minutes of a ' +
        'towel doing nothing, which is when it works.',
      '一小時，只理會痛的那三分之一。拇指、暖石，最後十分鐘一條熱毛巾甚麼都不做，那時才見效。',
    ),
    score: 4.7,
    reviews: 423,
    notices: ['minutes-60'],
    plans: [
      plan('sixty', t('60 minutes', '60分鐘'), 480, 380, {
        calendar: [slots(['10:30', '12:15', '14:00', '16:00', '18:30', '20:00'], 4)],
        options: [therapist],
      }),
    ],
  }),
  product(treatment, {
    key: 'couples-camphor-room',
    merchant: 'still-room',
    kind: 'dated',
    scenes: ['spa'],
    name: t('Couples’ massage, 90 minutes', '雙人按摩，90分鐘'),
    line: t('You will not talk. That is the luxury.', '不用說話，奢侈在此。'),
    about: t(
      'Side by side with a screen you may leave open. The therapists start together and ' +
        'finish together, and then there is a pot of tea that nobody hurries.',
      '並排躺，中間屏風可開可不開。兩位技師同時開始、同時結束，之後一壺茶，沒有人催。',
    ),
    score: 4.8,
    reviews: 187,
    notices: ['minutes-90'],
    plans: [
      plan('two', t('Two people', '二人'), 1680, 1280, {
        calendar: [slots(['11:00', '14:00', '17:00', '20:00'], 2)],
        options: [therapist],
      }),
    ],
  }),
  product(treatment, {
    key: 'foot-hour-after-work',
    merchant: 'still-room',
    branches: ['mong-kok'],
    kind: 'period',
    scenes: ['spa-detail'],
    name: t('Foot massage, one hour after eight', '腳底按摩一小時（八點後）'),
    line: t('Take your shoes off. Somebody else will deal with it.', '脫鞋，其餘有人處理。'),
    about: t(
      'A wooden tub of ginger water, a chair that goes back further than expected, and thumbs ' +
        'that find the day you have had. No booking after eight; you may fall asleep.',
      '一桶薑水、一張比想像更後仰的椅、一雙摸得出你今日經歷的拇指。八點後毋須預約，可以睡着。',
    ),
    schedule: t(
      'Any evening from 20:00, within the validity of the voucher, no booking.',
      '有效期內，每晚20:00起，毋須預約。',
    ),
    score: 4.5,
    reviews: 561,
    coinRatio: 5,
    notices: ['minutes-60', 'no-booking'],
    plans: [plan('hour', t('60 minutes', '60分鐘'), 298, 228, { validForDays: 90 })],
  }),
  product(treatment, {
    key: 'before-the-baby-massage',
    merchant: 'still-room',
    branches: ['sheung-wan'],
    kind: 'dated',
    needsConfirmation: true,
    scenes: ['spa-close'],
    name: t('Pregnancy massage', '孕婦按摩（懷孕後期）'),
    line: t('Side-lying, slow, with far too many pillows.', '側臥、緩慢、枕頭多到過份。'),
    about: t(
      'One therapist, trained for this, who starts by asking how you sleep. From week 26, ' +
        'with a doctor’s nod. Seventy-five minutes, of which the last five are finding your ' +
        'shoes for you.',
      '專門受訓的技師，第一句問你睡得怎樣。懷孕26週起，須醫生同意。七十五分鐘，最後五分鐘替你找鞋。',
    ),
    score: 4.9,
    reviews: 74,
    notices: ['merchant-confirms'],
    plans: [
      plan('one', t('75 minutes', '75分鐘'), 780, 680, {
        calendar: [slots(['11:00', '14:30'], 1, { days: [2, 4, 6] })],
        needsNote: {
          label: t('Weeks, and anything we should know', '週數及注意事項'),
          required: true,
        },
      }),
    ],
  }),
  product(treatment, {
    key: 'still-room-six-visits',
    merchant: 'still-room',
    kind: 'limited',
    scenes: ['spa-place'],
    name: t('Six one-hour massages at Still Room', '靜室按摩六次，每次一小時'),
    line: t(
      'One voucher, six visits, no one asks why you came back.',
      '一張券、六次，沒有人問你為何又來。',
    ),
    about: t(
      'Six hours of oil or foot or shoulders, booked one at a time at either shop. Cheaper ' +
        'than buying six, dearer than not needing them.',
      '六小時，精油、腳底或肩頸任選，兩店通用，逐次預約。比買六次便宜，比不需要它們貴。',
    ),
    score: 4.7,
    reviews: 96,
    notices: ['book-after', 'minutes-60'],
    buyLimit: 2,
    plans: [
      plan('six', t('Six visits', '六次'), 2880, 2180, {
        quota: 200,
        validForDays: 120,
        usageLimit: 6,
        calendar: [slots(['11:00', '14:00', '17:00', '20:00'], 5)],
        options: [therapist],
      }),
    ],
  }),
  product(baths, {
    key: 'bamboo-bath-day',
    merchant: 'bamboo-bath-house',
    branches: ['kam-tin'],
    kind: 'dated',
    scenes: ['spapool'],
    name: t('A day of five pools under the bamboo', '竹下五池，全日'),
    line: t(
      'Forty-one degrees, sixteen degrees, barley tea, again.',
      '四十一度、十六度、麥茶，再來一次。',
    ),
    about: t(
      'Start at the stone pool, end at the cypress one, and between them be brave. Robes, ' +
        'towels and a locker are yours for the day; telephones live in a basket by the door.',
      '由石池開始，以檜木池結束，中間要勇敢。浴袍、毛巾、儲物櫃全日用，電話留在門邊籃裡。',
    ),
    angleMark: mark('moss', 'Quiet on weekdays', '平日清靜'),
    score: 4.7,
    reviews: 634,
    plans: [
      plan('day', t('One day', '一日'), 480, 398, {
        calendar: [
          wholeDays(60, { days: [1, 2, 3, 4, 5], now: 348 }),
          wholeDays(60, { days: [6, 7], now: 428 }),
        ],
        additions: [
          addition('scrub', t('With', '加配'), 'multiple', [
            ['scrub', 'Salt scrub, 30 minutes', '鹽擦背30分鐘', 220, 1],
            ['soba', 'Cold soba', '冷麵', 88, 2],
          ]),
        ],
      }),
    ],
  }),
  product(baths, {
    key: 'night-bath-and-noodles',
    merchant: 'bamboo-bath-house',
    branches: ['tuen-mun'],
    kind: 'dated',
    scenes: ['spapool-place', 'noodle'],
    name: t('Night bath and a bowl of noodles', '夜湯配一碗麵'),
    line: t('In at nine, asleep by midnight, in your own bed.', '九點入池，半夜在自己床上睡着。'),
    about: t(
      'Two hours when the lanterns are lit, then noodles in the robe. The roof slides back if ' +
        'it is not raining, and sometimes if it is.',
      '點燈後兩小時，然後穿着浴袍吃麵。不下雨便拉開天窗，有時下雨也拉。',
    ),
    score: 4.6,
    reviews: 289,
    notices: ['hours-2'],
    plans: [
      plan('night', t('One bather', '一位'), 320, 268, {
        calendar: [slots(['20:30', '21:30'], 24)],
        limitedTime: { price: hk(228), endsInDays: 1 },
      }),
    ],
  }),
  product(baths, {
    key: 'private-cypress-tub',
    merchant: 'bamboo-bath-house',
    branches: ['kam-tin'],
    kind: 'dated',
    scenes: ['spapool-close'],
    name: t('A cypress tub of your own, two hours', '私人檜木池兩小時'),
    line: t('Hot water, a bamboo fence, somebody you like.', '熱水、竹籬、一個你喜歡的人。'),
    about: t(
      'One tub, two people, a bell you need not ring. The water is changed for each booking ' +
        'and smells faintly of pencil.',
      '一池兩人，有個鈴，不用搖。每次預約換水，聞起來有一點鉛筆的味道。',
    ),
    score: 4.8,
    reviews: 141,
    notices: ['private', 'hours-2'],
    plans: [
      plan('tub', t('One tub, two people', '一池兩位'), 980, 820, {
        calendar: [slots(['11:00', '14:00', '17:00', '20:00'], 3)],
      }),
    ],
  }),
  product(baths, {
    key: 'mother-daughter-spa-morning',
    merchant: 'bamboo-bath-house',
    branches: ['tuen-mun'],
    kind: 'dated',
    scenes: ['spapool-detail', 'tea'],
    name: t('A morning for two generations', '兩代人的早上'),
    line: t(
      'Baths, a hand treatment each, tea with crusts off.',
      '浸浴、手部護理、去皮三文治配茶。',
    ),
    about: t(
      'Comfortable heat, handrails, and staff who do not assume which of you is which. Two ' +
        'hours in the water, half an hour of hands, and a table by the window.',
      '水溫舒服、有扶手，職員不會猜誰是母親。泡兩小時，護手半小時，再坐窗邊那張枱。',
    ),
    score: 4.8,
    reviews: 92,
    notices: ['hours-3', 'step-free'],
    plans: [
      plan('pair', t('Two people', '二人'), 880, 740, {
        calendar: [slots(['11:00'], 6, { days: [2, 3, 4, 6, 7] })],
      }),
    ],
  }),
  product(yoga, {
    key: 'sunrise-rooftop-yoga',
    merchant: 'rooftop-breath',
    branches: ['tai-hang'],
    kind: 'dated',
    scenes: ['yoga'],
    name: t('Sunrise yoga above the air-conditioners', '冷氣機之上的日出瑜伽'),
    line: t(
      'Six thirty, one roof, the city not yet switched on.',
      '六點半、一個天台，城市還未開機。',
    ),
    about: t(
      'Swept floor, mats already down, a teacher who speaks quietly because she can. An hour, ' +
        'mostly standing, and cold towels from the bucket at the end.',
      '地掃好，墊鋪好，導師說話輕，因為夠靜。一小時，多半站着，最後由桶裡拿凍毛巾。',
    ),
    score: 4.7,
    reviews: 346,
    notices: ['minutes-60'],
    plans: [plan('mat', t('One mat', '一張墊'), 180, 148, { calendar: [slots(['06:30'], 18)] })],
  }),
  product(yoga, {
    key: 'yoga-for-stiff-people',
    merchant: 'rooftop-breath',
    branches: ['wong-chuk-hang'],
    kind: 'dated',
    scenes: ['yoga-detail'],
    name: t('Yoga for people who cannot touch their toes', '摸不到腳趾的人的瑜伽'),
    line: t('Chairs, straps, walls. Toes are optional.', '用椅、用帶、用牆，腳趾不是必須。'),
    about: t(
      'Nobody in the room can do the splits and the teacher has stopped mentioning it. Slow, ' +
        'sturdy and honest about knees. Most people come back, which says something.',
      '班上沒有人劈得開腿，導師也不再提。慢、穩，對膝頭誠實。大部分人會再來，可見一斑。',
    ),
    score: 4.9,
    reviews: 218,
    notices: ['minutes-60'],
    plans: [
      plan('mat', t('One mat', '一張墊'), 180, 148, {
        calendar: [slots(['12:15', '18:45'], 14, { days: [1, 2, 3, 4, 5] })],
      }),
    ],
  }),
  product(yoga, {
    key: 'ten-class-roof-card',
    merchant: 'rooftop-breath',
    kind: 'limited',
    scenes: ['yoga-close'],
    name: t('Ten classes on three roofs', '三個天台，十堂'),
    line: t(
      'Tai Hang, Tsuen Wan, Wong Chuk Hang. Choose the wind.',
      '大坑、荃灣、黃竹坑，按風選。',
    ),
    about: t(
      'Ten mats, booked one at a time on any of the three roofs. Indoors when it rains, ' +
        'without a grumble. The card outlives one winter, not two.',
      '十張墊，三個天台任選，逐堂預約。下雨入室內，不用埋怨。卡過得了一個冬天，過不了兩個。',
    ),
    score: 4.7,
    reviews: 152,
    notices: ['book-after'],
    buyLimit: 2,
    plans: [
      plan('ten', t('Ten classes', '十堂'), 1800, 1280, {
        quota: 300,
        validForDays: 120,
        usageLimit: 10,
        calendar: [slots(['06:30', '08:00', '18:45'], 16)],
      }),
    ],
  }),
  product(yoga, {
    key: 'breath-and-gong-evening',
    merchant: 'rooftop-breath',
    branches: ['tsuen-wan'],
    kind: 'dated',
    scenes: ['spa-place', 'yoga-place'],
    name: t('Sound bath: lying down with a gong', '銅鑼音療：躺着聽鑼'),
    line: t('Forty minutes of sound, blanket included.', '四十分鐘的聲音，包毯。'),
    about: t(
      'You lie on a roof while somebody plays a very large plate. It is not music. You will ' +
        'either sleep or think of your grandmother; both are considered correct.',
      '你躺在天台，有人敲一塊很大的銅。那不算音樂。你會睡着，或者想起外婆，兩樣都算對。',
    ),
    score: 4.6,
    reviews: 107,
    notices: ['minutes-60'],
    plans: [
      plan('mat', t('One mat, one blanket', '一墊一毯'), 260, 220, {
        calendar: [slots(['19:30'], 16, { days: [5, 7] })],
      }),
    ],
  }),
  product(yoga, {
    key: 'weekend-retreat-silence-optional',
    merchant: 'rooftop-breath',
    branches: ['wong-chuk-hang'],
    kind: 'dated',
    shelf: 'waiting',
    shelfHours: 120,
    scenes: ['villa-place', 'yoga'],
    name: t(
      'Two days of breath on an outlying island, silence optional',
      '離島靜修兩日，靜不靜隨你',
    ),
    line: t(
      'Four classes, three meals, one beach, no programme.',
      '四堂課、三餐、一個灘，沒有日程。',
    ),
    about: t(
      'A house behind the beach for ten people. Practise twice a day, eat well, sleep early. ' +
        'Talking is allowed at meals, and turns out to be quite nice after a morning without it.',
      '沙灘後一間屋，十個人。每日練兩次，吃得好，早睡。吃飯時可以說話，靜了一個早上之後，說話其實很好。',
    ),
    location: {
      text: t('Ferry to Mui Wo; we meet the 09:10', '乘船到梅窩，接09:10班次'),
      district: 'mui-wo',
      latitude: 22.2648,
      longitude: 113.9998,
    },
    schedule: t(
      'The house takes you in on the Saturday you book, and sends you home on the Sunday.',
      '所選星期六入住，星期日回家。',
    ),
    score: 4.8,
    reviews: 36,
    notices: ['one-night', 'change-7-days'],
    plans: [
      plan('bed', t('One bed, all classes and meals', '一個床位，連課及膳食'), 2280, 1980, {
        calendar: [wholeDays(10, { days: [6] })],
      }),
    ],
  }),
];
