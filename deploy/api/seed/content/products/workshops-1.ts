import { addition, faq, mark, options, paragraph, plan, product, slots } from '../build.ts';
import { t } from '../text.ts';
import type { ProductContent } from '../types.ts';
import { workshop } from './families-play.ts';

const glazes = options('glaze', t('Glaze', '釉色'), 'chips', [
  ['celadon', 'Celadon', '青瓷'],
  ['ferry-green', 'Ferry green', '渡輪綠'],
  ['milk-tea', 'Milk tea', '奶茶'],
  ['cobalt', 'Cobalt', '鈷藍', 0, 0],
]);
const giftBox = addition('gift-box', t('Gift box', '禮盒包裝'), 'multiple', [
  ['box', 'Gift box', '禮盒包裝', 38, 6],
]);

const pottery: typeof workshop = {
  ...workshop,
  terms: paragraph(
    workshop.terms,
    t('Pieces not collected within 90 days are given to a school.', '作品90日內未取，會送給學校。'),
  ),
};

/** Pottery. */
export const workshops1: readonly ProductContent[] = [
  product(pottery, {
    key: 'hands-on-pottery',
    merchant: 'kiln-street-studio',
    branches: ['sham-shui-po'],
    kind: 'dated',
    scenes: ['pottery', 'pottery-hands', 'pottery-shelf', 'pottery-glaze'],
    name: t(
      'Hands-on pottery: throw, glaze and fire one piece',
      '手拉坯陶藝班：拉坯、上釉、燒製一件',
    ),
    line: t(
      'Three floors up a Sham Shui Po walk-up, with a kiln older than the lift next door.',
      '深水埗唐樓三樓，窰爐比隔壁的電梯還要老。',
    ),
    about: t(
      'You start with a cold lump of clay and a wheel that does exactly what your hands tell ' +
        'it to, including the mistakes. By the second hour it is a bowl. Choose a glaze, leave ' +
        'it with the kiln, and collect it three weeks later.\n\nOne teacher to four wheels. ' +
        'They let you wobble first and fix it with one finger afterwards.',
      '由一團冷泥開始，轉盤只聽你雙手的話，包括每一個失誤。到第二個小時，它就成了一隻碗。選好釉色，交給窰爐，三星期後親自取件。\n\n一位導師看四個轉盤，先讓你歪，再用一隻手指救回來。',
    ),
    angleMark: mark('moss', 'Instant confirmation', '即時確認'),
    score: 4.9,
    reviews: 742,
    buyLimit: 6,
    notices: ['hours-2-5', 'up-to-8', 'cantonese-english', 'stairs', 'change-48', 'age-8'],
    labels: [t('Instant confirmation', '即時確認'), t('Beginner friendly', '新手適合')],
    faqs: [
      faq(
        t('Can I bring my own design?', '可以自備設計嗎？'),
        t(
          'Yes. Bring a sketch and keep it round; the wheel has views about corners.',
          '可以。帶草圖來，盡量是圓的，轉盤對角位有意見。',
        ),
      ),
      faq(
        t('When do I collect my piece?', '何時可以取件？'),
        t('Three weeks after class, from the studio.', '課堂後三星期，到工房領取。'),
      ),
    ],
    plans: [
      plan('one-piece', t('One piece, wheel-thrown', '單人拉坯一件'), 580, 480, {
        description: t('2.5 hours, glaze and firing included', '2.5小時，連上釉及燒製'),
        calendar: [
          slots(['11:00', '14:10', '17:00'], 8, { days: [2, 3, 4, 5], now: 420 }),
          slots(['11:00', '14:10', '17:00'], 8, { days: [6, 7], now: 480 }),
        ],
        soldOutInDays: [2, 9],
        options: [glazes],
        additions: [giftBox],
      }),
      plan('two-people', t('Two people, one wheel', '二人同行'), 1080, 880, {
        description: t('Two pieces, side by side', '每人一件，並排而坐'),
        calendar: [slots(['11:00', '14:10', '17:00'], 4, { days: [2, 3, 4, 5, 6, 7] })],
        options: [glazes],
        additions: [giftBox],
      }),
    ],
  }),
  product(pottery, {
    key: 'private-wheel-for-two-after-hours',
    merchant: 'kiln-street-studio',
    branches: ['sham-shui-po'],
    kind: 'dated',
    scenes: ['pottery-hands', 'pottery', 'pottery-shelf'],
    name: t('Private pottery for two, after hours', '二人包場陶藝（閉店後拉坯）'),
    line: t(
      'The shutters come down, the radio goes on, the studio is yours.',
      '拉下捲閘、開了收音機，工房就是你們的。',
    ),
    about: t(
      'From half past eight there is nobody but the two of you, one potter and whatever is on ' +
        'the wireless. Two wheels, as much clay as you can spoil, and no clock on the ' +
        'wall.\n\nKeep your best two pieces each. The rest go back in the bucket and become ' +
        'somebody’s Tuesday.',
      '八點半後，只有你們兩個、一位陶藝師，和收音機裡的歌。兩個轉盤，泥任用，牆上沒有鐘。\n\n每人留最好的兩件，其餘放回桶裡，變成別人的星期二。',
    ),
    angleMark: mark('ink', 'Weekday evenings', '平日晚間'),
    score: 4.9,
    reviews: 188,
    needsConfirmation: true,
    notices: ['private', 'merchant-confirms', 'hours-2-5'],
    plans: [
      plan('two', t('Two people', '二人'), 1280, undefined, {
        calendar: [slots(['20:30'], 1, { days: [2, 3, 4, 5] })],
        options: [glazes],
        needsNote: { label: t('A record we should not play', '不想聽到的歌'), required: false },
      }),
    ],
  }),
  product(pottery, {
    key: 'hand-build-a-noodle-bowl',
    merchant: 'kiln-street-studio',
    branches: ['tai-kok-tsui'],
    kind: 'dated',
    scenes: ['pottery-shelf', 'pottery-glaze', 'pottery-detail', 'noodle'],
    name: t('Hand-build a noodle bowl, no wheel', '手捏麵碗，不用轉盤'),
    line: t(
      'Coils, thumbs and a bowl that holds a proper lunch.',
      '泥條、拇指，一隻裝得下午餐的碗。',
    ),
    about: t(
      'No wheel, so nothing spins away from you. Roll coils, stack them, smooth the inside ' +
        'with a rib and leave your fingerprints outside where they help the grip.\n\nSixteen ' +
        'centimetres across. It will take wonton noodles and it will take the microwave.',
      '沒有轉盤，便沒有東西會飛走。搓泥條、疊起、內壁用木片抹平，外面留下指紋，正好防滑。\n\n直徑十六厘米，裝得下雲吞麵，也進得了微波爐。',
    ),
    score: 4.8,
    reviews: 164,
    notices: ['hours-2', 'up-to-8'],
    plans: [
      plan('bowl', t('One bowl', '一隻碗'), 380, 340, {
        calendar: [slots(['11:30', '15:00'], 8, { days: [3, 4, 5, 6, 7] })],
        options: [glazes],
      }),
    ],
  }),
  product(pottery, {
    key: 'kiln-street-four-week-course',
    merchant: 'kiln-street-studio',
    branches: ['sham-shui-po'],
    kind: 'dated',
    scenes: ['pottery-glaze', 'pottery-hands', 'pottery'],
    name: t('Pottery course, four Tuesdays', '陶藝課程：四個星期二'),
    line: t(
      'Week one is centring. Week four is a teapot, or a brave attempt.',
      '第一週學定心，第四週做茶壺，或者勇敢地嘗試。',
    ),
    about: t(
      'Same six people, same wheel, four weeks. You throw twenty pots and keep five, which is ' +
        'a better ratio than the teachers had.\n\nTrimming, handles and glazing get an evening ' +
        'each. The date you book is the first one.',
      '同一班六個人、同一個轉盤，四星期。拉二十個坯，留五個，這成績比當年的導師好。\n\n修坯、接把、上釉各佔一晚。所選日期為第一課。',
    ),
    score: 4.9,
    reviews: 58,
    notices: ['up-to-6', 'hours-2-5'],
    buyLimit: 2,
    plans: [
      plan('course', t('Four evenings', '四晚'), 2280, 1980, {
        calendar: [slots(['19:00'], 6, { days: [2] })],
      }),
    ],
  }),
  product(pottery, {
    key: 'parent-and-child-clay-morning',
    merchant: 'kiln-street-studio',
    branches: ['tai-kok-tsui'],
    kind: 'dated',
    scenes: ['pottery-close', 'pottery-shelf'],
    name: t('Clay morning for one grown-up and one child', '親子陶泥早晨'),
    line: t(
      'Four hands, two animals, one very patient sink.',
      '四隻手、兩隻動物、一個很有耐性的水槽。',
    ),
    about: t(
      'Children make an animal. Adults make a plate for it and try not to help. Both are ' +
        'fired, and both come home with names scratched underneath.\n\nFrom four years old. ' +
        'Aprons go down to the ankles.',
      '小朋友捏一隻動物，大人為它做一隻碟，並忍住不幫手。兩件一起燒，底下刻名帶回家。\n\n四歲起適合，圍裙長及腳踝。',
    ),
    score: 4.8,
    reviews: 211,
    notices: ['minutes-90', 'cantonese-english', 'show-phone', 'change-48', 'take-home'],
    plans: [
      plan('pair', t('One adult, one child', '一大一小'), 520, 460, {
        calendar: [slots(['10:30'], 6, { days: [6, 7] })],
        additions: [
          addition('sibling', t('Another child', '多一位小朋友'), 'multiple', [
            ['child', 'Another child', '多一位小朋友', 180, 2],
          ]),
        ],
      }),
    ],
  }),
  product(pottery, {
    key: 'wood-kiln-weekend',
    merchant: 'kiln-street-studio',
    branches: ['sham-shui-po'],
    kind: 'dated',
    shelf: 'waiting',
    shelfHours: 72,
    scenes: ['pottery-detail', 'pottery-glaze'],
    name: t('Wood-kiln firing: thirty hours of feeding the fire', '柴窰燒製：守火三十小時'),
    line: t(
      'Four times a year. You bring two pots and stay awake.',
      '一年四次，帶兩件坯來，不要睡。',
    ),
    about: t(
      'The kiln is packed on Friday, lit at dusk and fed every few minutes until Saturday ' +
        'night. Shifts are four hours; soup is continuous.\n\nAsh does the glazing, so nobody ' +
        'knows the colour until the door comes off a week later.',
      '星期五裝窰，黃昏點火，幾分鐘添一次柴，直到星期六晚。每更四小時，湯一直有。\n\n釉由柴灰來上，一星期後開窰門之前，沒有人知道顏色。',
    ),
    schedule: t(
      'Come half an hour before your shift. A shift is four hours; you may stay for the others.',
      '請於開更前半小時到。一更四小時，想留守其他更也可以。',
    ),
    score: 4.9,
    reviews: 24,
    notices: ['age-18', 'no-change', 'full-day'],
    idCardNeeded: true,
    plans: [
      plan('shift', t('Two pots and one shift', '兩件坯連一更守火'), 1180, 980, {
        description: t('Firing and soup included', '連燒製及湯'),
        calendar: [slots(['18:00', '22:00'], 5, { days: [5] })],
      }),
    ],
  }),
];
