import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mobile, normalisePhone } from '@tapnook/kernel';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/min';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { readEnv } from '../../env.ts';
import { takeFromSmsBudget } from '../sms/sms-budget.ts';
import { normaliseKeptPhones } from './phone-normalisation.service.ts';
import { parsePhone } from './phone-number.ts';
import { checkPhone, listRegions } from './regions.ts';

describe('one form of a number', () => {
  test.each([
    [
      'GB',
      '44',
      [
        '07911123456',
        '7911123456',
        '+44 (0)7911 123456',
        '0044 7911 123456',
        '+4444 7911123456',
        '447911123456',
      ],
      '7911123456',
    ],
    ['TW', '886', ['0912345678', '912345678', '+886 0912345678'], '912345678'],
    ['RU', '7', ['8 912 345-67-89', '9123456789'], '9123456789'],
    ['US', '1', ['1 212 555 0123', '212-555-0123'], '2125550123'],
    ['IT', '39', ['340 123 4567', '+39 340 1234567'], '3401234567'],
    ['HK', '852', ['6123 4567', '852 6123 4567', '+852 852 61234567'], '61234567'],
    ['CN', '86', ['138 0013 8000', '0086 13800138000', '013800138000'], '13800138000'],
  ] as const)('%s', (region, code, typed, number) => {
    for (const one of typed) expect(parsePhone(region, code, one)).toMatchObject({ code, number });
  });
  test('Italy keeps the zeros that belong to a number', () => {
    expect(parsePhone('IT', '39', '06 1234 5678')).toMatchObject({ number: '0612345678' });
  });
  test.each([
    ['GB', '44', '1'],
    ['GB', '44', '123456789012345'],
    ['HK', '852', '21234567'],
    ['HK', '852', '+44 7911 123456'],
  ])('%s: %s %s is none', (region, code, typed) => {
    expect(parsePhone(region, code, typed)).toMatchObject({ code: 'mobile' });
  });
});

describe('the rule of the browser and that of the API', () => {
  const typedOf = (code: string, number: string) => [
    number,
    `+${code}${number}`,
    `00${code}${number}`,
    `+${code} ${code} ${number}`,
    `0${number}`,
    number.replace(/(..)(?=.)/g, '$1 '),
  ];
  test('the light rule takes every number that the numbering plans take', () => {
    const refused: string[] = [];
    for (const { id, prefixNo } of listRegions()) {
      const number = getExampleNumber(id as CountryCode, examples)?.nationalNumber ?? '';
      for (const typed of typedOf(prefixNo, number))
        if ('number' in parsePhone(id, prefixNo, typed) && mobile(prefixNo)(typed))
          refused.push(`${id} ${typed}`);
    }
    expect(refused).toEqual([]);
  });
  test('a number is kept as the browser sends it', () => {
    for (const typed of typedOf('86', '13800138000'))
      expect(normalisePhone(typed, '86')).toBe('13800138000');
    for (const typed of typedOf('852', '61234567').filter((each) => !each.startsWith('06')))
      expect(normalisePhone(typed, '852')).toBe('61234567');
  });
  test('what only the plan refuses is told at its field in both languages', () => {
    expect(mobile('44')('1')).toBeUndefined();
    expect(() => checkPhone('GB', '1', { region: 'regionId', phone: 'phoneNo' })).toThrow(
      expect.objectContaining({
        details: {
          fields: [
            {
              field: 'body.phoneNo',
              en_US: 'Enter a valid mobile number',
              zh_HK: '請輸入有效的手提電話號碼',
            },
          ],
        },
      }),
    );
  });
});

describe('with a database', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp();
  });
  afterAll(() => api.close());

  test('kept numbers get their one form, and two accounts are never merged', async () => {
    const { pool } = api.deps;
    await pool.query(
      `insert into users (id, phone_region_id, phone_code, phone_no)
        values (9001, 'TW', '886', '0912345678'), (9002, 'GB', '44', '07911123456'),
        (9003, 'GB', '44', '7911123456')`,
    );
    for (let times = 0; times < 2; times += 1) await normaliseKeptPhones(api.deps);
    const { rows } = await pool.query(
      'select phone_no from users where id between 9001 and 9003 order by id',
    );
    expect(rows.map(({ phone_no }) => phone_no)).toEqual([
      '912345678',
      '07911123456',
      '7911123456',
    ]);
  });

  const send = (phoneNo: string, regionId: string) =>
    api.call('POST', '/v1/public/accounts/users/send/verification-code', {
      body: { type: 'LOGIN', phoneNo, regionId },
    });
  test('texts go only to countries with a budget, by the number, not by the choice', async () => {
    expect((await send('61230001', 'HK')).status).toBe(201);
    expect((await send('66123456', 'MO')).status).toBe(201);
    expect((await send('+44 7911 123456', 'GB')).data.fields[0].field).toBe('body.regionId');
  });
  test('the budget of a day is taken by country and in all', async () => {
    const env = readEnv({
      ...process.env,
      DATABASE_URL: 'postgres://x@localhost/x',
      TOKEN_SECRET: 'x'.repeat(32),
      SMS_BUDGETS: 'HK:2,BS:9',
      SMS_TOTAL_BUDGET: '3',
    });
    await api.deps.pool.query("delete from rate_limits where key like 'sms:%'");
    const take = async (country: string, parts = 1) =>
      (await takeFromSmsBudget(api.deps.db, env, country, parts)).kind;
    expect(await take('HK', 3)).toBe('spent');
    expect([await take('HK'), await take('HK'), await take('HK')]).toEqual([
      'taken',
      'taken',
      'spent',
    ]);
    expect([await take('BS'), await take('BS')]).toEqual(['taken', 'spent']);
    expect(await take('US')).toBe('closed');
  });
});
