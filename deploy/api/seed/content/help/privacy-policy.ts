import { t } from '../text.ts';
import type { ArticleContent } from '../types.ts';

/** Privacy policy. */
export const privacyPolicy: ArticleContent = {
  key: 'privacy-policy',
  title: t('Privacy', '私隱政策'),
  sections: [
    {
      heading: t('In one paragraph', '一段說完'),
      paragraphs: [
        t(
          'We keep what is needed to sell you a place, get you through the door, pay you back ' +
            'if it goes wrong and answer the law. We do not sell it. You can see it, take it ' +
            'with you, correct it and have it deleted.',
          '我們只保留必需的資料，用以賣座位給你、讓你入場、出錯時退款，以及履行法律責任。我們不會出售。你可以查閱、帶走、更正及要求刪除。',
        ),
      ],
    },
    {
      heading: t('What we keep', '保存甚麼'),
      paragraphs: [
        t(
          'Your name, e-mail, phone and profile picture; how you sign in; your orders, ' +
            'vouchers, coins and reviews; your saved addresses; the brand, last four digits and ' +
            'expiry of saved cards; your notification choices.',
          '姓名、電郵、電話、頭像；登入方式；訂單、電子券、Tapcoin及評價；已存地址；已存信用卡的信用卡類別、末四位數及到期日；通知設定。',
        ),
        t(
          'Identity numbers are asked for only when a product must check them at the door. ' +
            'They are shown to that merchant only, left off receipts and erased with your ' +
            'account.',
          '只有入場須核對身份的產品才會要求身份證號碼，只供該商戶使用，不載於收據，並隨帳戶刪除。',
        ),
        t(
          'Visitors who are not signed in are given a random number so that the browsing ' +
            'history and the saved list work. It is not joined to anything else until you sign ' +
            'in.',
          '未登入的訪客會獲派一個隨機號碼，用於瀏覽紀錄及收藏。登入之前，不會與其他資料連結。',
        ),
      ],
    },
    {
      heading: t('Who else sees it', '誰會看到'),
      paragraphs: [
        t(
          'The merchant of your order sees the name, the contact you gave and what you ' +
            'answered for them. Our payment gateway handles the payment. Our mail and message ' +
            'carriers deliver what we send. Each may use it for that and nothing else.',
          '訂單的商戶會看到姓名、聯絡方法及你為該訂單填寫的資料。付款平台處理付款，電郵及短訊服務商負責派送。各方只可作此用途。',
        ),
        t(
          'The chat window receives your member number, name, contact and picture when you ' +
            'are signed in, so that the person helping you knows whose order it is.',
          '登入後，客服視窗會收到你的會員號碼、姓名、聯絡方法及頭像，以便知道是誰的訂單。',
        ),
      ],
    },
    {
      heading: t('Cookies', 'Cookies'),
      paragraphs: [
        t(
          'One remembers your language. Two keep you signed in and cannot be read by scripts. ' +
            'One holds your name and picture for the corner of the page. There are no ' +
            'advertising cookies.',
          '一個記住語言，兩個保持登入（程式碼讀不到），一個存放頁角顯示的名字和頭像。沒有廣告cookies。',
        ),
      ],
    },
    {
      heading: t('How long', '保存多久'),
      paragraphs: [
        t(
          'Orders and payments are kept for seven years because the law asks for it. ' +
            'Everything else goes when your account does: 14 days after you ask, personal ' +
            'fields are erased and the ledger is kept under a number that is not you.',
          '訂單及付款紀錄依法保存七年。其餘隨帳戶刪除：提出後14日，個人資料刪除，帳目以與你無關的編號保留。',
        ),
      ],
    },
    {
      heading: t('Your rights', '你的權利'),
      paragraphs: [
        t(
          'Under the Personal Data (Privacy) Ordinance you may ask what we hold and have it ' +
            'corrected. Export is under Personal details. For anything else write to ' +
            'privacy@tapnook.example; a person answers within 40 days, as the Ordinance asks.',
          '根據《個人資料（私隱）條例》，你可查閱及更正資料。「個人資料」內可匯出。其他查詢請電郵privacy@tapnook.example，我們會按條例於40日內由專人回覆。',
        ),
        t(
          'We send offers only if you asked for them. Every one carries a link that stops them.',
          '你選擇接收，我們才發送優惠。每封都有停收連結。',
        ),
      ],
    },
  ],
};
