import { t } from '../text.ts';
import type { ArticleContent } from '../types.ts';

/** How refunds work. */
export const refundsArticle: ArticleContent = {
  key: 'refunds',
  title: t('Refunds', '退款安排'),
  sections: [
    {
      heading: t('Before you buy', '購買之前'),
      paragraphs: [
        t(
          'Every product says under its title how long a change is free, or that it may be ' +
            'given back while unused. The rule stands again at checkout, on the order and on ' +
            'the voucher.',
          '每件產品的標題下都列明免費改期的限期，或未使用可退款。結帳頁、訂單和電子券上會再次列明。',
        ),
      ],
    },
    {
      heading: t('Who decides', '誰決定'),
      paragraphs: [
        t(
          'Ask from the order page. The merchant answers within two days, under that policy. ' +
            'If they have not answered by then, we decide for them; if they decline, you can ' +
            'answer within seven days and we decide.',
          '請於訂單頁提出，商戶於兩日內按政策回覆。逾時未回覆，由我們代為決定；如商戶拒絕，你可於七日內回覆，由我們決定。',
        ),
        t(
          'Orders that a merchant rejects, or does not confirm within 24 hours, end by ' +
            'themselves and are refunded in full.',
          '商戶拒絕或未有於24小時內確認的訂單會自動取消，並全數退款。',
        ),
      ],
    },
    {
      heading: t('Weather', '天氣'),
      paragraphs: [
        t(
          'Boats stop at signal 3, most things at signal 8 or a black rainstorm. When a ' +
            'merchant calls a day off you choose another day or the whole amount, coins ' +
            'included; if you do not choose within seven days, the amount goes back by itself.',
          '船團三號風球停航，其他多為八號或黑雨。商戶取消當日安排，你可選擇改期或全數退款，包括Tapcoin；七日內未作選擇，款項會自動退回。',
        ),
      ],
    },
    {
      heading: t('The money', '款項'),
      paragraphs: [
        t(
          'It goes back the way it came: to the card or the wallet you paid with. Cards take ' +
            '3 to 5 working days, wallets usually the same day. The order’s timeline shows each ' +
            'step.',
          '循原路退回你付款的信用卡或電子錢包。信用卡3至5個工作天，電子錢包多數即日。訂單時間線會逐步顯示。',
        ),
        t(
          'Coins spent come back at once with the date they had. Coins earned by the refunded ' +
            'part are taken back. A discount is refunded in proportion.',
          '已用的Tapcoin即時退回，到期日不變。因該部分賺得的會收回。折扣按比例退還。',
        ),
      ],
    },
    {
      heading: t('What is not refunded', '不設退款'),
      paragraphs: [
        t(
          'Visits already used, evening tickets unless the show is moved, and expired ' +
            'vouchers unless the merchant agrees.',
          '已使用的次數、未有改期的演出門票，以及未獲商戶同意的過期電子券。',
        ),
      ],
    },
  ],
};

/** Accessibility statement. */
export const accessibilityStatement: ArticleContent = {
  key: 'accessibility',
  title: t('Accessibility', '無障礙聲明'),
  sections: [
    {
      heading: t('What we aim for', '目標'),
      paragraphs: [
        t(
          'Everyone should be able to find, book and use a corner of the city here, with a ' +
            'keyboard, a screen reader, large print or one thumb. We build to WCAG 2.2 level AA.',
          '任何人都應可在此尋找、預訂和使用城市的一角，不論用鍵盤、讀屏軟件、大字或一隻拇指。我們以WCAG 2.2 AA級為準。',
        ),
      ],
    },
    {
      heading: t('What works', '已做到'),
      paragraphs: [
        t(
          'Everything can be reached with the keyboard and shows where you are. Pages reflow ' +
            'at 400% and at 320 pixels. Colour never carries the meaning alone. Timers are text ' +
            'and are announced at ten, five and one minute. Motion stops when your device asks.',
          '所有功能可用鍵盤操作，並顯示所在位置。放大至400%或闊320像素仍可閱讀。意思不單靠顏色。倒數為文字，於十、五、一分鐘時提示。裝置要求減少動態，便會停止。',
        ),
        t(
          'Codes and passwords can be pasted. Calendars are grids with arrow keys. Both ' +
            'languages are complete.',
          '驗證碼及密碼可以貼上。日曆可用方向鍵操作。兩種語文內容齊全。',
        ),
      ],
    },
    {
      heading: t('What does not, yet', '未做到'),
      paragraphs: [
        t(
          'The bank’s own verification page is not ours. Some merchants’ stairs are real: ' +
            'products without a lift say so under the title.',
          '銀行的驗證頁並非由我們設計。有些商戶的樓梯是真的：沒有電梯的產品，標題下會註明。',
        ),
      ],
    },
    {
      heading: t('Tell us', '告訴我們'),
      paragraphs: [
        t(
          'Write to access@tapnook.example or use the help page. Say what you were trying to ' +
            'do; we answer within two working days and say when it will be fixed.',
          '請電郵access@tapnook.example或使用幫助頁，說明當時想做甚麼。兩個工作天內回覆，並告知何時修好。',
        ),
      ],
    },
  ],
};
