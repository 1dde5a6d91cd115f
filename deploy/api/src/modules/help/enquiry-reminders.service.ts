import { addWorkingDays, hongKongDay, type HongKongDay } from '@tapnook/kernel';
import { and, asc, isNull, sql } from 'drizzle-orm';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { enquiryReminderEmail } from '../../emails/enquiry.email.ts';
import { enqueueMail } from '../jobs/index.ts';
import { enquiries } from './help.tables.ts';

/** Working days, Monday to Friday, within which we answer; the texts of the shop promise it. */
const ANSWER_WITHIN_WORKING_DAYS = 2;

/** The last day on which we promised to answer what came at a time. */
export const answerDay = (createdAt: Date): HongKongDay =>
  addWorkingDays(hongKongDay(createdAt), ANSWER_WITHIN_WORKING_DAYS);

const senderOf = ({ email }: Readonly<Record<string, unknown>>): string =>
  typeof email === 'string' ? email : '';

/**
 * The clock of letters to us: while one is open in the back office, our desk is reminded on the
 * working day before its last and on its last. The outbox keys keep each from being sent twice.
 */
export const remindOfEnquiries = async ({
  db,
  env,
  clock,
}: Pick<Deps, 'db' | 'env' | 'clock'>): Promise<void> => {
  const today = await clock.today();
  await inTransaction(db, async (tx) => {
    const open = await tx
      .select()
      .from(enquiries)
      // Older ones were reminded of twice.
      .where(
        and(
          isNull(enquiries.decision),
          sql`${enquiries.createdAt} > app_now() - interval '7 days'`,
        ),
      )
      .orderBy(asc(enquiries.id));
    for (const { enquiryNo, content, createdAt } of open) {
      const answerBy = answerDay(createdAt);
      if (today < addWorkingDays(hongKongDay(createdAt), ANSWER_WITHIN_WORKING_DAYS - 1)) continue;
      await enqueueMail(
        tx,
        enquiryReminderEmail(
          env.MAIL_FROM,
          enquiryNo,
          senderOf(content),
          answerBy,
          today >= answerBy,
        ),
      );
    }
  });
};
