import { describe, expect, test } from '@jest/globals';
import { parseNestedForm } from './nested-form.ts';

describe('a nested form', () => {
  test('reads records and lists at any depth', () => {
    expect(
      parseNestedForm('a=1&b[c][d]=2&e[0]=x&e[1]=y&f[]=p&f[]=q&g[0][h]=z&k[orderNo]=TN%201'),
    ).toEqual({
      a: '1',
      b: { c: { d: '2' } },
      e: ['x', 'y'],
      f: ['p', 'q'],
      g: [{ h: 'z' }],
      k: { orderNo: 'TN 1' },
    });
  });

  test('drops names that are deeper than any field', () =>
    expect(parseNestedForm(`a${'[b]'.repeat(5_000)}=1&c[d]=2`)).toEqual({ c: { d: '2' } }));

  test('cannot reach an object’s prototype', () => {
    expect(parseNestedForm('__proto__[polluted]=1&a[constructor][prototype][polluted]=1')).toEqual(
      {},
    );
    expect({}).not.toHaveProperty('polluted');
  });

  test('an empty body is an empty record', () => {
    expect(parseNestedForm('')).toEqual({});
  });
});
