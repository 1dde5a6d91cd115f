import { faq } from '../build.ts';
import { t } from '../text.ts';
import type { FaqContent } from '../types.ts';

const hot = (question: ReturnType<typeof t>, answer: ReturnType<typeof t>) => ({
  ...faq(question, answer),
  hot: true,
});

/** Questions about booking, paying, vouchers and refunds. */
export const buyingFaqs: readonly FaqContent[] = [
  {
    key: 'booking',
    name: t('Booking', '預訂'),
    icon: 'calendar',
    questions: [
      hot(
        t('How do I change the day?', '怎樣更改日期？'),
        t(
          'Open the order and press Change date; for a visit booked after buying, press ' +
            'Change. Your old place stays yours until the new one is confirmed. Each product ' +
            'says until when changing is free; for most it is 24 or 48 hours before.',
          '打開訂單，按「更改日期」；購買後才預約的，按「更改」。新日期確認之前，舊位仍為你保留。各產品列明免費改期的限期，多數為24或48小時前。',
        ),
      ),
      faq(
        t('How long is my place held while I pay?', '付款前座位保留多久？'),
        t(
          '30 minutes from the moment you reach checkout. The clock on the page is the ' +
            'server’s. When it runs out the place goes back on sale, and any coins come back to ' +
            'you.',
          '由進入結帳頁起30分鐘，頁面上的倒數以伺服器為準。逾時座位釋出，已用的Tapcoin退回。',
        ),
      ),
      hot(
        t('What if the merchant says no?', '商戶拒絕怎麼辦？'),
        t(
          'A few products wait for the merchant to confirm, and say so before you buy. If ' +
            'they say no, or do not answer in 24 hours, the order ends and the whole amount is ' +
            'returned, coins included. Until they have answered you can cancel it yourself.',
          '少數產品須待商戶確認，購買前會列明。若對方未能接待或24小時內未有回覆，訂單取消，款項連Tapcoin全數退回。商戶回覆之前，你亦可自行取消。',
        ),
      ),
      faq(
        t('What are vouchers I book later?', '甚麼是先購買、後預約的電子券？'),
        t(
          'Some vouchers are sold in limited numbers without a date. Buy first, then choose ' +
            'the day under the voucher, as many times as it has visits. Cancel a booking before ' +
            'its cut-off and the visit is yours again.',
          '部分電子券限量發售，購買時不用選日子。之後在電子券下選日期，有幾次用幾次。限期前取消，該次便還給你。',
        ),
      ),
      hot(
        t('I’ll be late. What now?', '會遲到，怎麼辦？'),
        t(
          'Ring the merchant; the number is on the voucher. Tables are usually kept 20 ' +
            'minutes, boats not at all.',
          '請致電商戶，電話在電子券上。餐枱通常留20分鐘，船則不等。',
        ),
      ),
      faq(
        t('Can I book for more people than the page allows?', '可以預訂多於頁面上限的人數嗎？'),
        t(
          'The limit is the merchant’s. For a group, ask them from their page; they often ' +
            'have a private plan.',
          '上限由商戶訂定。人多的話，可在商戶頁查詢，對方多有包場方案。',
        ),
      ),
      faq(
        t('Why has a price changed since yesterday?', '為何價錢跟昨日不同？'),
        t(
          'Prices follow the day and the start time, and some offers end at a stated hour. ' +
            'What you see at checkout is what you pay.',
          '價錢因日期和時段而異，有些優惠到某時為止。結帳頁顯示多少，便付多少。',
        ),
      ),
      faq(
        t('What does “sold out” mean for me?', '「已售罄」之後還可以做甚麼？'),
        t(
          'The page stays, with the days that come next. Save it with the heart and look ' +
            'again, or take one of the neighbours below it.',
          '頁面會保留，並列出稍後的日子。可按心形收藏，或看看下面的鄰近選擇。',
        ),
      ),
    ],
  },
  {
    key: 'paying',
    name: t('Paying', '付款'),
    icon: 'card',
    questions: [
      faq(
        t('How can I pay?', '可以怎樣付款？'),
        t(
          'By card, AlipayHK or WeChat Pay HK. On a phone a button opens the wallet; on a ' +
            'computer you scan a code.',
          '信用卡、AlipayHK或WeChat Pay HK。手機按一下便開啟錢包，電腦則掃碼。',
        ),
      ),
      faq(
        t('Why is HK$4 held when I save a card?', '為何新增信用卡會扣起HK$4？'),
        t(
          'We ask your bank to hold HK$4 to see that the card works and let it go at once. It ' +
            'is never charged. A card can be checked three times a day.',
          '我們請銀行保留HK$4以核實信用卡，隨即取消，並不收取。每日最多核實三次。',
        ),
      ),
      faq(
        t('My payment failed. Was I charged?', '付款失敗，有沒有扣款？'),
        t(
          'No. A refused payment takes nothing, and your place is still held until the clock ' +
            'runs out. Try another card or a wallet from the same page.',
          '沒有。被拒的付款不會扣錢，限時內座位仍在。可在同一頁換卡或改用電子錢包。',
        ),
      ),
      faq(
        t('Do you keep my card number?', '你們會保存信用卡號碼嗎？'),
        t(
          'No. You type it into the payment gateway’s own frame. We keep the brand, the last ' +
            'four digits and the expiry, so that you can recognise it.',
          '不會。號碼直接輸入付款平台的欄位，我們只存信用卡類別、末四位數和到期日，供你辨認。',
        ),
      ),
      faq(
        t('Is there a largest amount?', '有付款上限嗎？'),
        t(
          'One order may come to at most HK$999,999.99 before discounts. Above that, reduce ' +
            'the quantity.',
          '每張訂單扣減優惠前上限為HK$999,999.99，超過請減少數量。',
        ),
      ),
      faq(
        t('How do I use a discount code?', '怎樣使用優惠碼？'),
        t(
          'Type it at checkout and press Apply. Each code has its dates, its minimum and ' +
            'sometimes its products; if it does not fit, the page says why.',
          '在結帳頁輸入並按「套用」。優惠碼有日期、最低金額，有時限定產品；不適用會說明原因。',
        ),
      ),
      faq(
        t('Can I have a receipt?', '可以取收據嗎？'),
        t(
          'Open the order and press Receipt. It prints on one sheet and carries no identity ' +
            'number.',
          '打開訂單按「收據」，一頁紙列印，不載身份證號碼。',
        ),
      ),
    ],
  },
  {
    key: 'vouchers',
    name: t('Vouchers', '電子券'),
    icon: 'ticket',
    questions: [
      faq(
        t('Where is my voucher?', '電子券在哪裏？'),
        t(
          'Under Orders & vouchers, and in the e-mail we sent when you paid. Once opened it ' +
            'works without a signal.',
          '在「訂單及電子券」，以及付款後寄出的電郵。開過一次，沒有網絡也用得。',
        ),
      ),
      faq(
        t('How does the code work?', 'QR碼怎樣用？'),
        t(
          'It changes every minute and is used once. Show the screen, not a photograph of it.',
          '每分鐘更新，只用一次。請出示畫面，不要截圖。',
        ),
      ),
      hot(
        t('Can a friend use my voucher?', '朋友可以用我的電子券嗎？'),
        t(
          'Yes, unless the product needs a name or an identity card. Give them the number ' +
            'under the code; staff can type it in.',
          '可以，除非產品須核對姓名或身份證。把QR碼下的編號給對方，職員可手動輸入。',
        ),
      ),
      faq(
        t('When does a voucher expire?', '電子券何時過期？'),
        t(
          'At the end of the day printed on it, Hong Kong time. The date is also under Orders ' +
            '& vouchers.',
          '券上日期完結時，以香港時間計。「訂單及電子券」亦會列明。',
        ),
      ),
      faq(
        t('What if it expires unused?', '過期未用怎麼辦？'),
        t(
          'It can no longer be used. Some merchants refund expired vouchers; ask from the ' +
            'order page and they decide.',
          '不可再使用。部分商戶接受過期退款，可在訂單頁提出，由商戶決定。',
        ),
      ),
      faq(
        t('One order, several vouchers. Must we go together?', '一張訂單幾張券，要一同使用嗎？'),
        t(
          'No. Each voucher is scanned on its own, and the order shows how many are left.',
          '不用。每張券獨立掃碼，訂單會顯示尚餘幾張。',
        ),
      ),
      faq(
        t('Do cash coupons give change?', '現金券設找贖嗎？'),
        t(
          'No. Use several on one bill if you like, and order up rather than down.',
          '不設。同一張單可用多張，點多一點比點少一點好。',
        ),
      ),
      faq(
        t('My screen is cracked and nothing scans.', '手機螢幕裂了，掃不到。'),
        t(
          'Read out the number under the code, in groups of four. Staff can type it in.',
          '讀出QR碼下面的編號，四個一組，職員可手動輸入。',
        ),
      ),
    ],
  },
  {
    key: 'refunds',
    name: t('Refunds', '退款'),
    icon: 'return',
    questions: [
      faq(
        t('How do I ask for a refund?', '怎樣申請退款？'),
        t(
          'Open the order and press Ask for a refund. The merchant answers within two days ' +
            'under the policy shown before you bought; if they do not, we decide. The order ' +
            'shows where your request stands, and you can answer or withdraw it.',
          '打開訂單，按「申請退款」。商戶於兩日內按購買前列明的政策回覆，逾時由我們決定。訂單會顯示申請進度，你可回覆或撤回。',
        ),
      ),
      faq(
        t('How long does the money take?', '退款要多久？'),
        t(
          'We send it at once. Cards show it in 3 to 5 working days, wallets usually the same day.',
          '我們即時發出，信用卡一般3至5個工作天入帳，電子錢包多數即日。',
        ),
      ),
      hot(
        t('When do my coins come back?', 'Tapcoin何時退回？'),
        t(
          'At once, into the batch they came from, with the date they had. Coins earned by ' +
            'the refunded order are taken back.',
          '即時退回原來那一批，到期日不變。由該訂單賺得的會收回。',
        ),
      ),
      faq(
        t('What happens in a typhoon?', '打風怎麼辦？'),
        t(
          'When the merchant calls the day off you choose another day or the whole amount. ' +
            'For boats that is usually signal 3, for most others signal 8.',
          '商戶因天氣關閉，你可選擇改期或全數退款。船團為三號風球，其他多為八號。',
        ),
      ),
      faq(
        t('Can I refund one voucher of several?', '可以只退其中一張嗎？'),
        t(
          'Yes, while it is not used up; of a pass for several visits, the visits that are ' +
            'left. The order’s timeline shows which one and when the money left.',
          '可以，未用完便可；多次券退回餘下次數。訂單時間線會顯示退了哪張、何時發出。',
        ),
      ),
    ],
  },
];
