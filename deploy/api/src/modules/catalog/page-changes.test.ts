import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { deleteOldChanges } from './page-changes.service.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const topicsAfter = async (statement: string): Promise<string[]> => {
  await api.deps.pool.query('delete from page_changes');
  await api.deps.pool.query(statement);
  const { data } = await api.call('GET', '/v1/public/changes');
  return (data as { topic: string }[]).map(({ topic }) => topic);
};

describe('what public pages show and has changed', () => {
  // Covers: CAT-027
  test.each([
    [
      'a word of a product',
      `update products set weight = weight + 1 where id in (1001, 1002)`,
      ['product:1001', 'product:1002'],
    ],
    [
      'a plan’s price',
      `update plans set price = price + 100 where product_id = 1001`,
      ['product:1001'],
    ],
    [
      'a place sold on some day',
      `update inventory set sold = sold + 0 where kind = 'slot'
        and ref = (select min(id) from plans where product_id = 1003)`,
      ['product:1003'],
    ],
    [
      'an option that sells out',
      `update inventory set quota = quota where kind = 'option'
        and ref = (select min(f.id) from option_fields f join option_groups g on g.id = f.group_id
        join plans p on p.id = g.plan_id where p.product_id = 1024)`,
      ['product:1024'],
    ],
    [
      'a merchant’s branch',
      `update branches set tel = tel where merchant_id = 328`,
      ['merchant:328'],
    ],
    [
      'the score',
      `update review_statistics set count = count where key = 'product:1024'`,
      ['product:1024'],
    ],
    ['a section of the home page', `update home_sections set sort = sort`, ['shop']],
    [
      'a picture that was taken away',
      `insert into file_removals (id) values ('portrait-of-somebody')`,
      ['picture:portrait-of-somebody'],
    ],
    ['nothing', `update products set weight = 1 where id = -1`, []],
  ])('%s', async (_what, statement, topics) => {
    expect((await topicsAfter(statement)).toSorted()).toEqual(topics);
  });
  test('is forgotten soon', async () => {
    await api.deps.pool.query(
      `insert into page_changes (topic, at)
        values ('old', clock_timestamp() - interval '2 minutes')`,
    );
    await deleteOldChanges(api.deps.db);
    expect(
      (
        await api.deps.pool.query(
          `select count(*)::int as count from page_changes where topic = 'old'`,
        )
      ).rows[0].count,
    ).toBe(0);
  });
});
