import type { LocalisedText } from './locale.ts';

/** One business error: its HTTP status, its text in both languages, and where it is explained. */
export interface ErrorDefinition {
  readonly status: number;
  readonly text: LocalisedText;
}
const e = (status: number, en_gb: string, zh_hk: string): ErrorDefinition => ({
  status,
  text: { en_gb, zh_hk },
});

/**
 * The error catalogue (part 2, section 8; part 3, last list). Codes are strings of digits in the
 * envelope; compare by code, never by class. Codes from 80001 are silent: the screen that made the
 * call reacts, no toast.
 */
export const ERRORS = {
  '10102': e(400, 'Please check what you filled in.', '請檢查你填寫的資料。'),
  '10104': e(401, 'Please sign in again.', '請重新登入。'),
  '10105': e(403, 'Your sign-in is no longer valid.', '你的登入狀態已失效。'),
  '10106': e(403, 'This request did not come from the shop.', '此要求並非來自本網站。'),
  '10404': e(404, 'No such address.', '沒有此網址。'),
  '10405': e(404, 'Not found.', '找不到所需內容。'),
  '10406': e(405, 'This address does not take such a request.', '此網址不接受此類要求。'),
  '10409': e(409, 'This request is still being handled.', '此要求仍在處理中。'),
  '10422': e(422, 'This key was used for another request.', '此識別碼已用於另一項要求。'),
  '10429': e(429, 'Too many tries. Please wait a moment.', '嘗試次數過多，請稍後再試。'),
  '10500': e(500, 'An unexpected server error occurred.', '伺服器發生未預期的錯誤。'),
  '10503': e(503, 'The service is busy. Please try again in a moment.', '服務繁忙，請稍後再試。'),
  '20601': e(400, 'This order is not available.', '此訂單無法使用。'),
  '20602': e(400, 'Oops, sold out', '哎呀，已售罄'),
  '20617': e(400, 'Insufficient Inventory', '庫存不足'),
  '20618': e(400, 'Please reduce the quantity choosen and try again.', '請減少所選數量後再試。'),
  '20619': e(400, 'Fully booked. Please try again.', '名額已滿，請再試。'),
  '20620': e(400, 'Booking is stopped for this product.', '此產品已停止預約。'),
  '20621': e(400, 'It is too late to change this booking.', '已過更改預約的期限。'),
  '20622': e(400, 'This voucher cannot be used.', '此電子券無法使用。'),
  '20623': e(400, 'This choice is no longer offered.', '此選擇已不再提供。'),
  '20624': e(400, 'The price has changed. Please look again.', '價格已更改，請重新確認。'),
  '20627': e(400, 'This code cannot be used here.', '此優惠碼不適用。'),
  '20628': e(400, 'This cannot be changed any more.', '此項已不可更改。'),
  '20631': e(
    400,
    'Amount has reached payment limit (i.e.$999,999.99), please choose again',
    '金額已達付款上限（即$999,999.99），請重新選擇',
  ),
  '20632': e(400, 'You need more than 10 coins to use them.', '持有多於10枚Tapcoin方可使用。'),
  '20714': e(400, 'This product was not found.', '找不到此產品。'),
  '20715': e(400, 'This product is off the shelf.', '此產品已下架。'),
  '20716': e(
    400,
    'This product cannot be moved there from where it stands.',
    '此產品的現時狀態不可改為所選狀態。',
  ),
  '20801': e(400, 'Failed To Add This Card', '未能新增此卡'),
  '20802': e(400, 'This card is not supported for this transaction', '此交易不支援此卡'),
  '20803': e(400, 'The card was declined. You were not charged.', '銀行拒絕了此卡，並未扣款。'),
  '20804': e(400, 'This order is already paid.', '此訂單已付款。'),
  '20805': e(
    400,
    'You have reached today’s limit of card checks.',
    '你已達今日驗證信用卡的次數上限。',
  ),
  '20901': e(400, 'This order cannot be reviewed.', '此訂單無法評價。'),
  '20902': e(400, 'You have already reviewed this.', '你已評價此項目。'),
  '21001': e(400, 'This file cannot be used.', '無法使用此檔案。'),
  '30004': e(400, 'Verification code is incorrect', '驗證碼不正確'),
  '30005': e(400, 'Email or password is incorrect', '電郵或密碼不正確'),
  '30006': e(400, 'Mobile number is not registered', '此手提電話號碼尚未登記'),
  '30007': e(400, 'This account is already registered', '此帳戶已登記'),
  '30013': e(400, 'Password is incorrect', '密碼不正確'),
  '30027': e(400, 'Verification code send failed', '驗證碼發送失敗'),
  '30034': e(400, 'Verification code is expired', '驗證碼已過期'),
  '30036': e(400, 'Verification code is incorrect', '驗證碼不正確'),
  '30039': e(400, 'This Google account has been linked', '此Google帳戶已被連結'),
  '30040': e(400, 'This Facebook account has been linked', '此Facebook帳戶已被連結'),
  '30041': e(400, 'Email is not registered', '此電郵尚未登記'),
  '30042': e(400, 'This mobile number has been linked', '此手提電話號碼已被連結'),
  '30043': e(400, 'This Apple account has been linked', '此Apple帳戶已被連結'),
  '30044': e(400, 'Keep at least one way to sign in.', '請保留最少一種登入方式。'),
  '30045': e(400, 'New password should not be current password', '新密碼不可與現有密碼相同'),
  '30046': e(
    400,
    'The email address does not match the one you logged in with.',
    '電郵地址與你登入時所用的不符。',
  ),
  '30047': e(
    400,
    'The phone number does not match the one you logged in with.',
    '電話號碼與你登入時所用的不符。',
  ),
  '30048': e(403, 'Confirm it is you with your second factor.', '請以雙重驗證確認身分。'),
  '30049': e(
    403,
    'This account needs a second factor. Set one up to sign in.',
    '此帳戶須設定雙重驗證方可登入。',
  ),
  '30050': e(400, 'This code is not right, or was used already.', '驗證碼不正確或已使用。'),
  '30051': e(
    400,
    'This account has to keep a second factor.',
    '此帳戶須保留最少一種雙重驗證方式。',
  ),
  '80001': e(400, 'Action failed', '操作失敗'),
  '50101': e(401, 'This needs a registry token.', '此操作需要註冊庫權杖。'),
  '50102': e(403, 'This token’s role does not allow that.', '此權杖的角色不允許此操作。'),
  '50103': e(
    409,
    'This version exists already. Versions never change; publish a new one.',
    '此版本已存在。版本一經發佈不可更改，請發佈新版本。',
  ),
  '50104': e(403, 'This name belongs to another team.', '此名稱屬於另一團隊。'),
  '50105': e(422, 'It does not fit. The reasons are listed.', '未能配合，原因已列出。'),
  '50106': e(
    409,
    'Somebody else changed this channel meanwhile. Look at what changed, then decide again.',
    '其他人剛更改了此頻道。請先看清變動，再作決定。',
  ),
  '50107': e(404, 'The registry has no such thing.', '註冊庫沒有此項目。'),
  '50108': e(422, 'The files are not the ones that the record lists.', '檔案與發佈紀錄所列不符。'),
  '50109': e(
    409,
    'The rollout is not in a state that allows this.',
    '目前的推出狀態不允許此操作。',
  ),
  '50110': e(422, 'This version is blocked.', '此版本已被封鎖。'),
  '50111': e(
    409,
    'This version is in use or was until lately, so it is kept.',
    '此版本仍在使用或近期曾使用，因此保留。',
  ),
  '50112': e(
    409,
    'There is or was a token of this name. Choose another.',
    '已有或曾有同名權杖，請改用其他名稱。',
  ),
  '50113': e(
    422,
    'The release policy does not allow that now. The reasons are listed.',
    '發佈政策現時不容許此操作，原因已列出。',
  ),
  '50114': e(403, 'None of your groups has a role here.', '你所屬的群組在此沒有角色。'),
  '50115': e(403, 'This CI job is not trusted to publish.', '此CI工作未獲授權發佈。'),
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof ERRORS;

/** The definition of a code, or undefined for one that this version does not know. */
export const errorOf = (code: string): ErrorDefinition | undefined =>
  (ERRORS as Record<string, ErrorDefinition>)[code];
