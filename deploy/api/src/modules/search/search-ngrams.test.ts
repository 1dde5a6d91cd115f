import { describe, expect, test } from '@jest/globals';
import { latinWords, ngramsOf, prefixGram, queryNgrams } from './search-ngrams.ts';
import { foldText, phraseOf, unitsOf } from './text-folding.ts';

const asked = (text: string): string[] => queryNgrams(unitsOf(text));

describe('grams', () => {
  test('Chinese is indexed by character and by pair, and asked for by pair', () => {
    expect(ngramsOf('下午茶')).toEqual(['下', '午', '茶', '下午', '午茶']);
    expect(asked('下午茶')).toEqual(['下午', '午茶']);
    expect(asked('茶')).toEqual(['茶']);
  });
  test('traditional and simplified characters and variants are one', () => {
    for (const [one, other] of [
      ['點心', '点心'],
      ['窰街', '窯街'],
      ['這裡', '這裏'],
      ['雲吞麵', '云吞面'],
    ] as const)
      expect([one, ngramsOf(one)]).toEqual([one, ngramsOf(other)]);
    expect(foldText('Ｃａｆé')).toBe('cafe');
  });
  test('Latin words are found by their stem, in any case and width, and by their beginning', () => {
    const grams = new Set(ngramsOf('Pottery CLASSES'));
    for (const word of ['pottery', 'class', 'ＣＬＡＳＳ', 'classes'])
      expect([word, asked(word).every((gram) => grams.has(gram))]).toEqual([word, true]);
    expect(grams.has(prefixGram('potte'))).toBe(true);
    expect(asked('kayaking')).toEqual(asked('kayaks'));
  });
  test('neighbouring Latin words are also one word', () => {
    expect(ngramsOf('Sham Shui Po')).toEqual(
      expect.arrayContaining(['shamshui', 'shamshuipo', 'shuipo']),
    );
    expect(ngramsOf('pot 火鍋 night')).not.toContain('potnight');
    expect(phraseOf(unitsOf('Hot Pots'))).toBe(phraseOf(unitsOf('hotpot')));
    expect(phraseOf(unitsOf('唱 K'))).toBe('唱k');
  });
  test('the word District is found beside a name only', () => {
    expect(ngramsOf('Islands District')).toEqual(
      expect.arrayContaining(['island', 'islandsdistrict']),
    );
    expect(ngramsOf('Islands District')).not.toContain('district');
  });
  test('both languages in one text are kept apart', () => {
    expect(asked('港sail')).toEqual(['港', 'sail']);
    expect(latinWords('港 Sail 43樓')).toEqual(['sail']);
  });
  test('every query of a part of a text is answered by that text', () => {
    const text = '中環摩天輪夜票 Harbour carnival night pass';
    const grams = new Set(ngramsOf(text));
    for (const query of ['摩天', '夜票', '環', 'Night', '中環 pass'])
      expect(asked(query).every((gram) => grams.has(gram))).toBe(true);
  });
  test('signs alone ask for nothing', () => {
    expect(asked('%_\\ "\'')).toEqual([]);
  });
});
