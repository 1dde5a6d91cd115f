import type { Locale } from '@tapnook/contracts';
import { bilingualErrorPage } from '../render/static-error-page.ts';

interface ErrorText {
  readonly title: string;
  readonly text: string;
}
type Texts = Readonly<Record<Locale, ErrorText>>;

const BUSY: Texts = {
  'en-US': {
    title: 'Back in a moment',
    text: 'The shop can’t be reached just now. Nothing was lost; please try again shortly.',
  },
  'zh-HK': { title: '稍候片刻', text: '現時未能連接店舖，資料沒有遺失，請稍後再試。' },
};
const TEXTS: Readonly<Record<number, Texts>> = {
  413: {
    'en-US': {
      title: 'This is too large',
      text: 'What was sent cannot be taken at this size. Please go back and choose a smaller file.',
    },
    'zh-HK': { title: '檔案太大', text: '無法接收這個大小的檔案，請返回並選擇較小的檔案。' },
  },
  414: {
    'en-US': {
      title: 'This address is too long',
      text: 'Part of it may have been added by mistake. Please start from the home page.',
    },
    'zh-HK': { title: '網址太長', text: '網址可能有多餘的部分，請由主頁開始。' },
  },
  431: {
    'en-US': {
      title: 'Your browser sends too much',
      text:
        'It holds more cookies for this site than can be read. Please delete this site’s ' +
        'cookies in the settings of your browser, and open the page again.',
    },
    'zh-HK': {
      title: '瀏覽器傳送的資料太多',
      text: '瀏覽器為本網站儲存的 Cookie 太多，無法讀取。請在瀏覽器設定刪除本網站的 Cookie，再重新開啟此頁。',
    },
  },
  502: BUSY,
  503: BUSY,
  504: BUSY,
};

/** The page of a status, for whoever stands before the edge. */
export const proxyErrorPage = (status: number): string => {
  const texts = TEXTS[status];
  if (!texts) throw new Error(`There is no page for ${status}`);
  return bilingualErrorPage(texts);
};
/** The same as an API's answer, for calls. */
const proxyErrorEnvelope = (status: number): string => {
  const texts = TEXTS[status] ?? BUSY;
  const [english, chinese] = [texts['en-US'], texts['zh-HK']].map(
    ({ title, text }) => `${title}. ${text}`,
  );
  return `${JSON.stringify({
    code: status < 500 ? '10102' : '10503',
    message: english,
    data: { en_US: english, zh_HK: chinese?.replace('. ', '：') },
  })}\n`;
};

/** File name → text, as the example configurations of proxies use them. */
export const proxyErrorFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(TEXTS).flatMap((status) => [
      [`${status}.html`, `${proxyErrorPage(Number(status))}\n`],
      [`${status}.json`, proxyErrorEnvelope(Number(status))],
    ]),
  );
