import { LOCALES, type Locale } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import { personName } from '@tapnook/kernel';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import {
  answerDay,
  decideEnquiry,
  findApplicationOf,
  type KeptEnquiry,
  listEnquiries,
  lockOpenEnquiry,
} from '../help/index.ts';
import type { Member } from '../merchants/index.ts';
import { audit } from './audit.service.ts';
import { addMerchant } from './merchants.service.ts';

const textOf = (content: KeptEnquiry['content'], name: string): string => {
  const value = content[name];
  return typeof value === 'string' ? value : '';
};
const writerOf = ({ content }: KeptEnquiry): string =>
  textOf(content, 'name') ||
  personName({
    firstName: textOf(content, 'firstName'),
    lastName: textOf(content, 'lastName'),
  });

const toApplication = (row: KeptEnquiry) => ({
  enquiryNo: row.enquiryNo,
  kind: row.kind,
  name: writerOf(row),
  companyName: textOf(row.content, 'companyName'),
  email: textOf(row.content, 'email'),
  website: textOf(row.content, 'website'),
  message: textOf(row.content, 'message'),
  createdAt: row.createdAt.toISOString(),
  answerBy: answerDay(row.createdAt),
  decision: row.decision,
  merchantId: row.merchantId === null ? null : String(row.merchantId),
});

/** The language in which a merchant applied to us; undefined for one that an editor made. */
export const readApplicantLocale = async (
  tx: Tx,
  merchantId: number,
): Promise<Locale | undefined> => {
  const row = await findApplicationOf(tx, merchantId);
  const locale = row && textOf(row.content, 'locale');
  return LOCALES.find((known) => known === locale);
};

interface Query {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly openOnly?: 'true' | 'false' | undefined;
}
export const listApplications = async ({ db }: Pick<Deps, 'db'>, query: Query) => {
  const { totalCount, rows } = await listEnquiries(db, {
    openOnly: query.openOnly === 'true',
    limit: query.pageSize,
    offset: (query.pageNum - 1) * query.pageSize,
  });
  return {
    totalCount,
    pageIndex: query.pageNum,
    pageSize: query.pageSize,
    items: rows.map(toApplication),
  };
};

const needed = () =>
  new ApiError('10102', {
    fields: [fieldError('body.merchantName', 'fault.merchantNeedsNameIn')],
  });

/** A partner's application becomes a merchant that is not published yet, or is declined; once. */
export const decideApplication = (
  { db }: Pick<Deps, 'db'>,
  member: Member,
  enquiryNo: string,
  { decision, merchantName, categoryId }: Call<Api['decideApplication']>['body'],
) =>
  inTransaction(db, async (tx) => {
    const row = await lockOpenEnquiry(tx, enquiryNo);
    const makesMerchant = decision === 'accepted' && row.kind === 'join_us';
    if (makesMerchant && (!merchantName || !categoryId)) throw needed();
    const merchantId =
      makesMerchant && merchantName && categoryId
        ? await addMerchant(tx, member, { name: merchantName, categoryIds: [categoryId] })
        : null;
    const decided = await decideEnquiry(tx, row.id, { decision, merchantId });
    await audit(tx, member, {
      action: decision,
      kind: 'application',
      subject: enquiryNo,
      after: { decision, merchantId },
    });
    return toApplication(decided);
  });
