/**
 * Everyday words and what they are read as: themselves where the shop writes them too, and the
 * shop's own words. A Latin word is whole, lower case and singular, and stands for its plural;
 * `paddleboard` and the like are neighbours in the index as one word (`grams.ts`).
 */
const SYNONYMS: readonly (readonly [word: string, readings: readonly string[]])[] = [
  ['飲茶', ['飲茶', '點心']],
  ['打邊爐', ['打邊爐', '火鍋']],
  ['瑜珈', ['瑜伽']],
  ['窯', ['窯', '窰']],
  ['大嶼山', ['大嶼', '梅窩', '東涌', '大澳']],
  ['日本料理', ['日式']],
  ['日本', ['日本', '日式']],
  ['放題', ['放題', '任食', '自助']],
  ['溫泉', ['溫泉', '湯屋']],
  ['遊船河', ['船河']],
  ['旅行團', ['旅行團', '導賞']],
  ['兒童', ['兒童', '親子', '小朋友']],
  ['小朋友', ['小朋友', '兒童', '親子']],
  ['卡拉 ok', ['卡拉 ok', '唱 k']],
  ['禮物', ['禮物', '現金券']],
  ['禮券', ['禮券', '現金券']],
  ['睇星', ['睇星', '觀星']],
  ['陶瓷', ['陶瓷', '陶藝']],
  ['壽司', ['壽司', '日式']],
  ['遊艇', ['遊艇', '船河']],
  ['天星小輪', ['天星小輪', '渡輪']],
  ['情人節', ['情人節', '浪漫']],
  ['燒烤', ['燒烤', '串燒']],
  ['畫畫', ['畫畫', '繪畫', '水彩']],
  ['尖咀', ['尖沙咀']],
  ['情侶', ['情侶', '二人', '雙人']],
  ['餐廳', ['餐廳', '美食']],
  ['輪椅', ['輪椅', '無障礙']],
  ['lantau', ['lantau', 'muiwo', 'tungchung', 'taio']],
  ['wheelchair', ['wheelchair', 'stepfree']],
  ['bike', ['bike', 'bicycle', 'cycling']],
  ['children', ['children', 'child', 'family']],
  ['kid', ['kid', 'child', 'children', 'family']],
  ['tst', ['tst', 'tsim sha tsui']],
  ['tour', ['tour', 'walk', '導賞']],
  ['karaoke', ['karaoke', 'singing']],
  ['kayaking', ['kayak']],
  ['valentine', ['valentine', 'romantic']],
  ['gift voucher', ['gift']],
  ['gift card', ['gift']],
  ['gift', ['gift', 'coupon']],
  ['sushi', ['sushi', 'japanese']],
  ['chefs table', ['chefs table', 'omakase']],
  ['yacht', ['yacht', 'junk']],
  ['rooftop bar', ['rooftop bar', 'cocktail']],
  ['whisky', ['whisky', 'cocktail', 'highball']],
  ['bbq', ['bbq', 'skewer']],
  ['barbecue', ['barbecue', 'skewer']],
  ['high tea', ['afternoon tea']],
  ['vegan', ['vegan', 'vegetarian']],
  ['hiking', ['hiking', 'hike']],
  ['boat trip', ['boat trip', 'boat', 'junk', 'sailing']],
  ['hot spring', ['hot spring', 'bath']],
  ['restaurant', ['restaurant', 'dining']],
  ['couple', ['couple', 'fortwo']],
  ['date night', ['date night', 'fortwo']],
  ['sup', ['paddleboard']],
  ['escape room', ['escape room', '密室']],
  ['cooking class', ['cooking class', '烹飪']],
];

const PATTERNS = SYNONYMS.map(
  ([word, readings]) =>
    [new RegExp(/^[a-z]/.test(word) ? `(?<![^ ])${word}s?(?![^ ])` : word), readings] as const,
);

/** Every way to read words that are given lower case and with one space between them. */
export const synonymVariants = (words: string): string[] =>
  PATTERNS.reduce<string[]>(
    (ways, [word, readings]) =>
      ways.flatMap((way) =>
        word.test(way) ? readings.map((reading) => way.replace(word, reading)) : [way],
      ),
    [words],
  );
