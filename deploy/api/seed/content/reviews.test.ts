import { describe, expect, test } from '@jest/globals';
import { everyText, repeats } from './content.testkit.ts';
import { content } from './index.ts';
import { ownOf } from './reviews/bank.ts';
import type { ProductContent, ReviewBankContent, Text } from './types.ts';

/** So many are some twenty-five of the three thousand that are written. */
const MANY = 520;
const degrees = ['good', 'mixed', 'poor'] as const;
const bankOf = new Map(content.products.map(({ key, reviewBank }) => [key, reviewBank]));
const reviewed = content.products.filter(({ shelf }) => shelf !== 'waiting');
const ofBank = ({ key }: ReviewBankContent): ProductContent[] =>
  reviewed.filter(({ reviewBank }) => reviewBank === key);
const line = ({ en, zh }: Text): string => `${en} ${zh}`;

/** Whatever a review of the product may say. */
const sayable = (bank: ReviewBankContent, product: string): string[] =>
  degrees
    .flatMap((degree) => [bank[degree], ownOf(bank, product, degree)])
    .flatMap(everyText)
    .map(line);
/** What the product's page and its facts say. */
const page = (item: ProductContent): string =>
  [
    ...everyText(item),
    ...content.notices.filter(({ key }) => item.notices.includes(key)).map(({ text }) => text),
  ]
    .map(line)
    .join(' ');

/** Words of one trade: a reviewer may say one of a row where the page says one of it. */
const words: readonly RegExp[] = [
  /\b(kiln|fired|firing)|[窰窯]/i,
  /\bglaze|釉/i,
  /\bclay\b|泥/i,
  /\bapron|圍裙/i,
  /\brecipe|食譜/i,
  /\bwheel\b|轉盤/i,
  /\bstairs?\b|\bsteps?\b|\bwalk-up|樓梯|級|唐樓/i,
  /\b(boat|ferry|ferries|barge|deck|sail|kayak|crossing|harbour)\w*|船|渡輪|甲板|帆|舟|艇|過海|海港/i,
  /\b(captain|crew|gangway|engine)\b|船長|船員|引擎/i,
  /\bboards\b|板舊|直立板/i,
  /\bstilt|棚屋/i,
  /\bladder|條梯/i,
  /\bfell in\b|落水|跌四次/i,
  /\btents?\b|帳幕|帳篷|帳/i,
  /\bbicycle|\bcycling|\bhelmet|單車|頭盔/i,
  /\bmud\b|\bboots?\b|水靴|泥/i,
  /\bhill|\bridge\b|\bsummit|at the top|山/i,
  /\b(torch|flask)\b|電筒|頭燈|壺/i,
  /\brope|\bharness|繩/i,
  /\bguides?\b|領隊/i,
  /\binstructor|\bteacher|導師/i,
  /\bbreakfast|早餐|\bsheets\b/i,
  /\bbed(s|ding)?\b|\bslept in|(?<!起)床/i,
  /\bpillow|\bcarpet|枕頭|地毯/i,
  /\b(terrace|balcony)|露台/i,
  /\bpool|池/i,
  /\bwindow|窗/i,
  /\blifts?\b|電梯/i,
  /\bcheck-?(in|out)|checkout|入住|退房/i,
  /\bmattress|床褥/i,
  /\bbartender|調酒師/i,
  /\bstools?\b|櫈/i,
  /\bolives?\b|橄欖/i,
  /\bcocktail|雞尾酒/i,
  /\banniversar|結婚紀念/i,
  /\bbroth\b|\bsoup|湯/i,
  /\bpickle|泡菜/i,
  /\bbowl|碗/i,
  /\bdessert|甜品/i,
  /\bnoodles?\b|麵/i,
  /\bgoose|鵝/i,
  /\bscones?\b|鬆餅/i,
  /\bfish\b|魚/i,
  /\bhar gow|蝦餃/i,
  /\boysters?\b|蠔/i,
  /\btea\b|茶/i,
  /\bpuzzles?\b|謎/i,
  /\btokens?\b|代幣/i,
  /\bsurtitle|字幕/i,
  /\bpayphone|公眾電話/i,
  /\bmassage|\btherapist|\boil\b|技師|按摩|精油|瓶油/i,
  /\bglass\b|玻璃/i,
  /\brays?\b|鷂魚/i,
  /\bbands?\b|樂隊/i,
  /\bmats?\b|瑜伽墊/i,
  /\bcorridor|走廊/i,
];

describe('what reviewers say', () => {
  test('of their own product names one of that bank, and does so once', () => {
    const astray = content.reviewBanks.flatMap(({ key, own }) =>
      own
        .flatMap(({ products }) => products)
        .filter((product) => bankOf.get(product) !== key)
        .map((product) => `${key}: ${product}`),
    );
    expect(astray).toEqual([]);
    expect(
      repeats(everyText(content.reviewBanks.map(({ own }) => own)).map(({ en }) => en)),
    ).toEqual([]);
  });

  // Covers: CAT-085
  test('has at least three details of the product, five where many write', () => {
    const bare = content.reviewBanks.flatMap((bank) =>
      ofBank(bank)
        .filter(({ key, reviews = 0 }) => {
          const { openings, details, endings } = ownOf(
            { ...bank, own: bank.own.filter(({ products }) => products.length === 1) },
            key,
            'good',
          );
          return reviews >= MANY
            ? details.length < 5 || openings.length === 0 || endings.length === 0
            : details.length < 3;
        })
        .map(({ key }) => key),
    );
    expect(bare).toEqual([]);
  });

  // Covers: CAT-085
  test.each(words)('says %s only of what says so itself', (word) => {
    const astray = content.reviewBanks.flatMap((bank) =>
      ofBank(bank)
        .filter((item) => !word.test(page(item)))
        .flatMap(({ key }) =>
          sayable(bank, key)
            .filter((said) => word.test(said))
            .map((said) => `${key}: ${said}`),
        ),
    );
    expect(astray).toEqual([]);
  });
});
