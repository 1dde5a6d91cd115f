import { faq } from '../build.ts';
import { t } from '../text.ts';
import type { FaqContent } from '../types.ts';

const hot = (question: ReturnType<typeof t>, answer: ReturnType<typeof t>) => ({
  ...faq(question, answer),
  hot: true,
});

/** Questions about coins, reviews, signing in and merchants. */
export const accountFaqs: readonly FaqContent[] = [
  {
    key: 'coins',
    name: t('Tapcoin', 'Tapcoin'),
    icon: 'coin',
    questions: [
      hot(
        t('How do I earn Tapcoin?', '怎樣賺Tapcoin？'),
        t(
          'One coin for every HK$10 you pay, credited when the last voucher of the order is ' +
            'used. A review earns up to 80 more.',
          '每付HK$10賺一枚，訂單最後一張券用完後入帳。評價最多再賺80枚。',
        ),
      ),
      faq(
        t('What are coins worth?', 'Tapcoin值多少？'),
        t(
          'Ten coins take HK$1 off. They cannot pay for delivery or other fees.',
          '十枚扣減HK$1，不可抵送貨或其他費用。',
        ),
      ),
      faq(
        t('When can I start to spend them?', '何時可以使用？'),
        t(
          'Once you hold more than 10. Switch them on at checkout; the page shows what they ' +
            'take off.',
          '持有多於10枚便可以。在結帳頁開啟，會顯示扣減金額。',
        ),
      ),
      faq(
        t('Do coins expire?', 'Tapcoin會過期嗎？'),
        t(
          'They last 12 months. Any new coin starts the year again for every live coin you hold.',
          '有效12個月。賺取任何新Tapcoin，手上有效的全部續期一年。',
        ),
      ),
      faq(
        t('Why are my coins “held”?', '為何顯示「保留」？'),
        t(
          'They are waiting with an order that is not paid yet. Pay and they are spent; let ' +
            'it lapse and they come back within 30 minutes.',
          '正隨未付款的訂單等候。付款便使用，逾時30分鐘內退回。',
        ),
      ),
      faq(
        t('Why does a product earn nothing?', '為何有產品不設回贈？'),
        t(
          'A few merchants keep prices lower instead. The page says so beside the price.',
          '少數商戶選擇直接減價，頁面價錢旁會註明。',
        ),
      ),
    ],
  },
  {
    key: 'reviews',
    name: t('Reviews', '評價'),
    icon: 'star',
    questions: [
      faq(
        t('When can I write a review?', '何時可以寫評價？'),
        t(
          'From the first time a voucher of the order is used, for 90 days.',
          '由訂單第一張券使用後起，90日內。',
        ),
      ),
      faq(
        t('How many coins does a review earn?', '評價可賺多少？'),
        t(
          '40 for at least 20 characters, 20 more for photos, 20 more for recommending. The ' +
            'first review of an activity in a month, ten activities a month.',
          '文字20字或以上賺40枚，附圖加20枚，推薦再加20枚。同一活動每月首個評價，每月最多十個活動。',
        ),
      ),
      faq(
        t('My review is pending. Why?', '評價為何待審？'),
        t(
          'Each is looked at within a day. Only you see it until then; coins arrive when it ' +
            'is shown.',
          '一日內審閱，期間只有你看得到。刊登後Tapcoin入帳。',
        ),
      ),
      faq(
        t('Can I review without my name?', '可以不具名嗎？'),
        t(
          'Yes. Switch on Anonymous; the merchant does not see your name either.',
          '可以，開啟「匿名」，商戶亦看不到你的名字。',
        ),
      ),
      faq(
        t('Can a merchant remove a bad review?', '商戶可以刪差評嗎？'),
        t(
          'No. They may answer it. We hide only what is abusive, false or about someone else.',
          '不可以，但可以回覆。只有辱罵、失實或無關的內容才會隱藏。',
        ),
      ),
    ],
  },
  {
    key: 'account',
    name: t('Signing in', '登入'),
    icon: 'person',
    questions: [
      hot(
        t('My code never arrived', '收不到驗證碼'),
        t(
          'Wait a minute, look in spam, then press Send again. Codes last 10 minutes and ' +
            'belong to the browser you asked from. Ten codes a day at most.',
          '等一分鐘、看看垃圾郵件，再按重新發送。驗證碼有效10分鐘，只適用於同一瀏覽器。每日最多十次。',
        ),
      ),
      faq(
        t('Can I sign in with Google, Apple or Facebook?', '可以用Google、Apple或Facebook登入嗎？'),
        t(
          'Yes. If you already have an account, sign in first and link them under Login ' +
            'methods, so that you do not end up with two.',
          '可以。已有帳戶請先登入，再在「登入方式」連結，免得變成兩個。',
        ),
      ),
      faq(
        t('What is a passkey?', '甚麼是通行密鑰？'),
        t(
          'Your face, finger or screen lock instead of a password. Add one under Login ' +
            'methods; it cannot be phished.',
          '以面容、指紋或螢幕鎖代替密碼。可在「登入方式」新增，騙不走。',
        ),
      ),
      faq(
        t('How do I change my password?', '怎樣更改密碼？'),
        t(
          'Under Login methods, beside Email and password. 8 to 64 characters with a letter ' +
            'and a symbol. Other devices are signed out.',
          '「登入方式」內「電郵及密碼」旁的「更改」。8至64個字元，包括字母及符號。其他裝置會登出。',
        ),
      ),
      faq(
        t('How do I delete my account?', '怎樣刪除帳戶？'),
        t(
          'Account, then Delete account. It takes 14 days, during which you can sign in and ' +
            'press Keep. Unused vouchers and coins go with it; an order that is unpaid or ' +
            'unconfirmed is settled first.',
          '「帳戶設定」內的「刪除帳戶」。需時14日，期間登入後按「保留帳戶」即可取消。未用的電子券及Tapcoin會一併刪除；未付款或待確認的訂單須先處理。',
        ),
      ),
      faq(
        t('How do I stop the e-mails?', '怎樣停收電郵？'),
        t(
          'Subscriptions in your account, or the link at the foot of any of them. Receipts ' +
            'and vouchers still arrive.',
          '帳戶內的「訂閱」，或電郵底部的連結。收據和電子券仍會寄出。',
        ),
      ),
    ],
  },
  {
    key: 'merchants',
    name: t('Merchants', '商戶'),
    icon: 'shop',
    questions: [
      faq(
        t('How do I ask a merchant something?', '怎樣向商戶查詢？'),
        t(
          'Open their page and press the question button. They answer by e-mail.',
          '打開商戶頁按查詢，對方會以電郵回覆。',
        ),
      ),
      faq(
        t('Who checks the merchants?', '誰審核商戶？'),
        t(
          'We read what they offer and who they are before they are listed.',
          '上架前我們會審視其服務及身份。',
        ),
      ),
      faq(
        t('How can my shop join?', '我的店怎樣加入？'),
        t(
          'Fill in the partner form. Four stools are enough.',
          '填寫商戶合作表格，四張櫈已經足夠。',
        ),
      ),
      faq(
        t('What does it cost a merchant?', '商戶要付多少？'),
        t(
          'Nothing to join. A commission on what is redeemed, agreed before anything is published.',
          '加入不收費，只按已兌換金額收取佣金，上架前談妥。',
        ),
      ),
      faq(
        t('Is there an affiliate programme?', '有聯盟計劃嗎？'),
        t(
          'Yes. Tell us how you write and whom you write for on the affiliates page.',
          '有。在聯盟夥伴頁告訴我們你寫甚麼、為誰而寫。',
        ),
      ),
    ],
  },
];
