import type { Family } from '../build.ts';
import { faq } from '../build.ts';
import { t } from '../text.ts';
import { outdoor, ticket } from './families-play.ts';

/** A ride boarded from a time that is booked. */
export const ride: Family = {
  ...ticket,
  schedule: t(
    'Board within the hour from the time you book. The queue is shortest at its beginning.',
    '由所選時間起一小時內登車，頭段最少人排隊。',
  ),
  planLine: t('For the day and time you choose', '所選日子及時間適用'),
  faqs: [
    faq(
      t('Do I have to be exactly on time?', '要準時到嗎？'),
      t('Within the hour you chose is fine.', '所選的一小時之內到便可。'),
    ),
    faq(
      t('Does it run in the rain?', '下雨會開嗎？'),
      t(
        'Yes. It stops for lightning and strong wind, and starts again soon after.',
        '會。雷電或大風會暫停，之後重開。',
      ),
    ),
  ],
};

/** Something that begins at its hour for those who booked it: a room, a guided tour, a seat. */
export const session: Family = {
  ...ticket,
  categories: ['play'],
  notices: ['instant', 'change-24', 'show-phone'],
  schedule: t(
    'It begins at the time you book. Please come ten minutes early.',
    '按所選時間準時開始，請早十分鐘到。',
  ),
  planLine: t('For the day and time you choose', '所選日子及時間適用'),
  expect: t(
    'You are expected by name, told the two or three things you need to know, and then it begins.',
    '職員已有你的名字，交代兩三句要知道的，便開始。',
  ),
  closing: t(
    'Bags can be left with the staff. If stairs, noise or the dark are difficult for you, ' +
      'ring beforehand and they will say plainly what to expect.',
    '行李可交職員保管。怕樓梯、嘈吵或暗的話，請先致電，他們會照直告訴你。',
  ),
  howToUse: t(
    'Show the voucher to the staff when you arrive. It is scanned once.',
    '到場向職員出示電子券，掃一次便可。',
  ),
  faqs: [
    faq(
      t('What if we are late?', '遲到怎麼辦？'),
      t(
        'Ring them. It ends at its hour all the same; what was missed is not added.',
        '請致電。完結時間不變，錯過的時間不會補回。',
      ),
    ),
    faq(
      t('What if it is called off?', '取消了怎麼辦？'),
      t('You choose another day or your money.', '可選擇改期或退款。'),
    ),
  ],
};

/** A voucher that is shown on whichever day suits, with nothing booked. */
export const anyDay: Family = {
  ...ticket,
  notices: ['instant', 'show-phone'],
  schedule: t(
    'Any day it is open, within the validity of the voucher.',
    '有效期內，營業日均可使用。',
  ),
  planLine: t('Any open day, no booking', '營業日適用，毋須預約'),
  expect: t(
    'Nothing has to be decided today. Come when it suits you, show the voucher and begin.',
    '今日不用決定。哪天方便便來，出示電子券便開始。',
  ),
  closing: t(
    'The opening hours are on this page; look before you set out.',
    '營業時間列於本頁，出門前看一看。',
  ),
  howToUse: t(
    'Show the voucher when you arrive. No printing, no exchange desk.',
    '到場出示電子券，毋須列印或換票。',
  ),
  terms: t('Each voucher is used once. Not for resale.', '每張電子券只用一次，不得轉售。'),
  faqs: [
    faq(
      t('Do I have to book?', '要預約嗎？'),
      t('No. Come within the opening hours.', '不用，營業時間內來便可。'),
    ),
    faq(
      t('Can somebody else use it?', '可以給別人用嗎？'),
      t('Yes. Whoever shows the voucher is the guest.', '可以，誰出示電子券，誰便是客人。'),
    ),
  ],
};

/** A slow walk with somebody who knows the place. */
export const stroll: Family = {
  ...outdoor,
  schedule: t(
    'Meet at the place shown, ten minutes early. It starts on time.',
    '提早十分鐘到集合地點，準時出發。',
  ),
  closing: t(
    'Bring water and shoes you can stand in. Insurance comes with the group.',
    '帶水，穿站得久的鞋。團隊已買保險。',
  ),
  faqs: [
    faq(
      t('What if I am slow?', '走得慢怎麼辦？'),
      t(
        'Then that is the pace. There is more stopping than walking.',
        '那就是全隊的步速，停的時間比走的多。',
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
};
