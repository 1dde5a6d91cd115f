import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, addWorkingDays, hongKongDay } from '@tapnook/kernel';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { answerDay, remindOfEnquiries } from './enquiry-reminders.service.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const send = async (message: string): Promise<{ enquiryNo: string; createdAt: string }> =>
  (
    await api.call('POST', '/user/help/contactUs', {
      body: { name: 'Ka Yan', email: 'kayan@shop.example', topic: 'order', message },
    })
  ).data;
const remindOn = (day: string): Promise<void> =>
  remindOfEnquiries({ ...api.deps, clock: { ...api.deps.clock, today: async () => day } });
const reminders = async (): Promise<{ about: string; to: string }[]> =>
  (
    await api.deps.pool.query(
      `select split_part(dedupe_key, ':', 2) || ' ' || split_part(dedupe_key, ':', 3) as about,
        recipient as to from outbox where dedupe_key like 'enquiry-due:%' order by id`,
    )
  ).rows;

test('reminds our desk of an open letter on the last two working days for its answer', async () => {
  const [open, closed] = [await send('Where is my voucher?'), await send('Thank you.')];
  await api.deps.pool.query(
    "update enquiries set decision = 'declined', decided_at = app_now() where enquiry_no = $1",
    [closed.enquiryNo],
  );
  const sent = hongKongDay(open.createdAt);
  const [first, last] = [addWorkingDays(sent, 1), addWorkingDays(sent, 2)];
  expect(answerDay(new Date(open.createdAt))).toBe(last);
  await remindOn(addDays(first, -1));
  expect(await reminders()).toEqual([]);
  await remindOn(first);
  await remindOn(first);
  const to = 'hello@tapnook.example';
  expect(await reminders()).toEqual([{ about: `${open.enquiryNo} first`, to }]);
  await remindOn(last);
  await remindOn(addDays(last, 1));
  expect(await reminders()).toEqual([
    { about: `${open.enquiryNo} first`, to },
    { about: `${open.enquiryNo} last`, to },
  ]);
});
