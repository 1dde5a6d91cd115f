import { describe, expect, test } from '@jest/globals';
import { packTexts, unpackTexts } from './locale-payload.ts';

const state = {
  queries: [
    {
      queryKey: ['public', 'getRanking', {}],
      state: {
        data: {
          items: [
            {
              name: { en_gb: 'Kiln', zh_hk: '窰' },
              note: { en_gb: 'only', zh_hk: '' },
              price: { HKD: 100, USD: 13 },
              tags: ['a'],
              mark: null,
            },
          ],
        },
      },
    },
  ],
};

describe('a page’s data in its own language', () => {
  test.each([
    ['en-US', 'Kiln', '窰'],
    ['zh-HK', '窰', 'Kiln'],
  ] as const)('%s carries %s and not %s', (locale, shown, other) => {
    const text = JSON.stringify(packTexts(state, locale));
    expect(text).toContain(shown);
    expect(text).not.toContain(other);
    const [item] =
      (unpackTexts(JSON.parse(text)) as typeof state).queries[0]?.state.data.items ?? [];
    expect(item).toEqual({
      name: { en_gb: shown, zh_hk: shown },
      note: { en_gb: 'only', zh_hk: 'only' },
      price: { HKD: 100, USD: 13 },
      tags: ['a'],
      mark: null,
    });
  });
  test('leaves everything else as it is', () => {
    expect(
      unpackTexts(
        JSON.parse(
          JSON.stringify(packTexts({ en_gb: 1, rest: [null, 'x', { zh_hk: 'alone' }] }, 'en-US')),
        ),
      ),
    ).toEqual({ en_gb: 1, rest: [null, 'x', { zh_hk: 'alone' }] });
  });
});
