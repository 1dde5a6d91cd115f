import { describe, expect, test } from '@jest/globals';
import { addMessages, createI18n } from './i18n.ts';
import { wordsOf } from './translations.ts';

const page = () =>
  createI18n('zh-HK', { 'cart@1': { title: '購物車', count_other: '{{count}} 件' } });

describe('the words of a page', () => {
  test('are one object for every piece of a remote, and another one for another remote', () => {
    const i18n = page();
    expect(wordsOf(i18n, 'cart@1', 'zh-HK')).toBe(wordsOf(i18n, 'cart@1', 'zh-HK'));
    expect(wordsOf(i18n, 'cart@2', 'zh-HK')).not.toBe(wordsOf(i18n, 'cart@1', 'zh-HK'));
    expect(wordsOf(page(), 'cart@1', 'zh-HK')).not.toBe(wordsOf(i18n, 'cart@1', 'zh-HK'));
  });

  test('fill in figures anew at each call', () => {
    const { t } = wordsOf(page(), 'cart@1', 'zh-HK');
    expect([t('title'), t('count', { count: 2 }), t('count', { count: 3 }), t('title')]).toEqual([
      '購物車',
      '2 件',
      '3 件',
      '購物車',
    ]);
  });

  test('may be empty, where a sentence has nothing there', () => {
    const i18n = createI18n('zh-HK', { 'cart@1': { before: '' } });
    expect(wordsOf(i18n, 'cart@1', 'zh-HK').t('before')).toBe('');
  });

  test('of a remote that came later are found, also when they were asked for before', () => {
    const i18n = page();
    expect(wordsOf(i18n, 'late@1', 'zh-HK').t('title')).toBe('title');
    addMessages(i18n, 'late@1', { title: '遲到' });
    expect(wordsOf(i18n, 'late@1', 'zh-HK').t('title')).toBe('遲到');
  });

  test('choose the language of a payload, and say nothing for none', () => {
    const { text } = wordsOf(page(), 'cart@1', 'zh-HK');
    expect([text({ en_gb: 'Tea', zh_hk: '茶' }), text(null), text(undefined)]).toEqual([
      '茶',
      '',
      '',
    ]);
  });
});
