import { describe, expect, test } from '@jest/globals';
import { ngramsOf, splitHanWord, latinWords, queryNgrams, queryVariants } from './search-ngrams.ts';

describe('grams', () => {
  test('Chinese is indexed by character and by pair, and asked for by pair', () => {
    expect(ngramsOf('下午茶')).toEqual(['下', '午', '茶', '下午', '午茶']);
    expect(queryNgrams('下午茶')).toEqual(['下午', '午茶']);
    expect(queryNgrams('茶')).toEqual(['茶']);
  });
  test('Latin words are found by their beginning, in any case and width, singular or plural', () => {
    expect(ngramsOf('Pottery CLASSES')).toEqual(
      expect.arrayContaining(['pottery', 'pot', 'potter', 'classes', 'classe']),
    );
    expect(queryNgrams('ｂｏａｔｓ')).toEqual(['boat']);
    expect(ngramsOf('boats')).toContain('boat');
  });
  test('neighbouring Latin words are also one word, in the index and in a query', () => {
    expect(ngramsOf('Two-broth hot pots 火鍋 night')).toEqual(
      expect.arrayContaining(['twobroth', 'hotpot']),
    );
    expect(ngramsOf('Sham Shui Po')).toEqual(
      expect.arrayContaining(['shamshui', 'shamshuipo', 'shuipo']),
    );
    expect(ngramsOf('pot 火鍋 night')).not.toContain('potnight');
    expect(queryVariants('Hot pots 火鍋')).toEqual([
      ['hot', 'pot', '火鍋'],
      ['hotpot', '火鍋'],
    ]);
    expect(queryVariants('火 鍋')).toEqual([['火', '鍋']]);
  });
  test('everyday words are also read as the shop writes them, whole and in the plural', () => {
    expect(queryVariants('打邊爐')).toEqual([['打邊', '邊爐'], ['火鍋']]);
    expect(queryVariants("Kids' bikes")).toEqual(
      expect.arrayContaining([
        ['child', 'bicycle'],
        ['kid', 'bike'],
      ]),
    );
    expect(queryVariants('SUP')).toEqual([['paddleboard']]);
    expect(queryVariants('supper')).toEqual([['supper']]);
  });
  test('a Chinese word of four characters or more is taken apart in two', () => {
    expect(splitHanWord('尖沙咀按摩')).toEqual(['尖沙 咀按摩', '尖沙咀 按摩']);
    for (const text of [
      '下午茶',
      '上環 按摩',
      '上環按摩 spa',
      'pottery',
      '一二三四五六七八九十一二三',
    ])
      expect(splitHanWord(text)).toEqual([]);
  });
  test('the word District is found beside a name only', () => {
    expect(ngramsOf('Islands District')).toEqual(
      expect.arrayContaining(['island', 'islandsdistrict']),
    );
    expect(ngramsOf('Islands District')).not.toContain('district');
  });
  test('both languages in one text are kept apart', () => {
    expect(queryNgrams('港sail')).toEqual(['港', 'sail']);
    expect(latinWords('港 Sail 43樓')).toEqual(['sail']);
  });
  test('every query of a part of a text is answered by that text', () => {
    const text = '中環摩天輪夜票 Harbour carnival night pass';
    const grams = new Set(ngramsOf(text));
    for (const query of ['摩天', '夜票', '環', 'harb', 'Night', '中環 pass'])
      expect(queryNgrams(query).every((gram) => grams.has(gram))).toBe(true);
  });
  test('signs alone ask for nothing', () => {
    expect(queryNgrams('%_\\ "\'')).toEqual([]);
  });
});
