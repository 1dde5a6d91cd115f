import { t } from '../text.ts';
import type { ArticleContent } from '../types.ts';

/** Usage terms. */
export const usageTerms: ArticleContent = {
  key: 'usage-terms',
  title: t('Terms of Service', '使用條款'),
  sections: [
    {
      heading: t('What TapNook is', '拾角是甚麼'),
      paragraphs: [
        t(
          'TapNook is a marketplace. Merchants offer experiences, tables, stays, vouchers and ' +
            'coupons; we show them, take the payment and keep the record. The experience itself ' +
            'is the merchant’s.',
          '拾角是一個平台。商戶提供體驗、餐飲、住宿、電子券及現金券，我們負責展示、收款和紀錄，體驗本身由商戶負責。',
        ),
        t(
          'By using the site you accept these terms. If you do not, please close the page; ' +
            'nothing has been charged.',
          '使用本網站即表示接受本條款。如不接受，請關閉頁面，我們並未收取任何費用。',
        ),
      ],
    },
    {
      heading: t('Your account', '你的帳戶'),
      paragraphs: [
        t(
          'Give your own name, an e-mail you read and a number you answer. Keep your password ' +
            'and devices to yourself; tell us at once if somebody else has them.',
          '請提供真實姓名、會看的電郵和會接的電話。密碼和裝置自行保管，如落入他人之手，請即通知我們。',
        ),
        t(
          'You may have one account. We may close accounts used to collect coins by pretence, ' +
            'to resell against a merchant’s wish, or to harm other people.',
          '每人一個帳戶。以虛假方式賺取Tapcoin、違反商戶意願轉售，或損害他人的帳戶，我們可予關閉。',
        ),
      ],
    },
    {
      heading: t('Prices and payment', '價錢與付款'),
      paragraphs: [
        t(
          'Prices are in Hong Kong dollars and include what the product says they include. ' +
            'The amount at checkout is final. One order may come to at most $999,999.99 before ' +
            'discounts.',
          '價錢以港元計，包括產品頁列明的項目，以結帳頁金額為準。每張訂單扣減優惠前上限為$999,999.99。',
        ),
        t(
          'A place is held for 30 minutes from checkout. If payment is not completed by then ' +
            'the order becomes invalid, the place is released and coins are returned.',
          '由結帳起座位保留30分鐘。逾時未付款，訂單失效，座位釋出，Tapcoin退回。',
        ),
        t(
          'Cards and wallets are handled by our payment gateway. Card numbers do not reach ' +
            'our servers.',
          '信用卡及電子錢包由付款平台處理，卡號不會傳到我們的伺服器。',
        ),
      ],
    },
    {
      heading: t('Vouchers', '電子券'),
      paragraphs: [
        t(
          'A voucher is redeemed by showing its code to the merchant. It is valid for the ' +
            'period and the number of uses printed on it. Times are Hong Kong times.',
          '向商戶出示QR碼即完成兌換。電子券於列明期限及次數內有效，時間以香港時間計。',
        ),
        t(
          'A merchant may refuse a voucher that has been used, has expired, was refunded, or ' +
            'belongs to a named guest who is not present.',
          '已使用、已過期、已退款，或指定姓名而本人不在場的電子券，商戶可拒絕接受。',
        ),
      ],
    },
    {
      heading: t('Tapcoin and codes', 'Tapcoin及優惠碼'),
      paragraphs: [
        t(
          'Coins have no cash value and cannot be sold or moved between accounts. One coin is ' +
            'earned for each HK$10 paid unless the product says otherwise; ten coins take HK$1 ' +
            'off; more than 10 must be held before they are spent. They last 12 months and are ' +
            'renewed by any new coin.',
          'Tapcoin並非現金，不可出售或轉移。除產品另有註明，每付HK$10賺一枚；十枚扣減HK$1；須持有多於10枚方可使用。有效12個月，賺取新Tapcoin即全部續期。',
        ),
        t(
          'Codes are valid for their dates and conditions. Codes and coins do not offset ' +
            'shipping or other fees. We may withdraw coins earned by error or pretence.',
          '優惠碼於指定日期及條件下有效。優惠碼及Tapcoin不可抵扣送貨或其他費用。因錯誤或虛假方式取得者，我們可予收回。',
        ),
      ],
    },
    {
      heading: t('Changes and refunds', '更改與退款'),
      paragraphs: [
        t(
          'Each product states how it may be changed and refunded before you buy. The refunds ' +
            'page explains how it is done.',
          '各產品於購買前列明改期及退款安排，做法見「退款安排」頁。',
        ),
      ],
    },
    {
      heading: t('Reviews', '評價'),
      paragraphs: [
        t(
          'Write what happened to you, in your own words and pictures. You keep the copyright ' +
            'and allow us to show it. We read reviews before they appear and hide those that ' +
            'are abusive, false, advertising or about somebody else.',
          '請用自己的文字和照片寫自己的經歷。版權屬你，並容許我們展示。刊登前會審閱，辱罵、失實、宣傳或無關的會隱藏。',
        ),
      ],
    },
    {
      heading: t('What we are answerable for', '責任'),
      paragraphs: [
        t(
          'We are answerable for this site, for the payment and for the record of what you ' +
            'bought. Merchants are answerable for what they provide. Nothing here takes away ' +
            'rights that Hong Kong law gives you.',
          '我們對本網站、付款及購買紀錄負責，商戶對其提供的服務負責。本條款不影響香港法例賦予你的權利。',
        ),
        t(
          'These terms are governed by the law of the Hong Kong Special Administrative ' +
            'Region. If the two languages differ, we will read them in the way that is kinder ' +
            'to you.',
          '本條款受香港特別行政區法律管轄。兩種語文如有出入，以對你較有利者為準。',
        ),
      ],
    },
  ],
};
