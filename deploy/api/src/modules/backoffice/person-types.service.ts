import { type Db, inTransaction } from '../../db/pool.ts';
import { ApiError, type FieldError, fieldText } from '../../errors.ts';
import {
  countOptionsChange,
  type EditedPersonType,
  findPlan,
  lockProduct,
  readEditedPersonTypes,
  savePersonTypes,
} from '../catalog/index.ts';
import type { Member } from '../merchants/index.ts';
import { audit } from './audit.service.ts';
import { saveVersion } from './product-versions.service.ts';
import { readManagedProduct } from './product-view.service.ts';
import { followProduct } from './products.service.ts';

type Fault = Omit<FieldError, 'field'>;

const FAULTS = {
  twice: fieldText('fault.kindThereAlready'),
  firstPrice: fieldText('fault.firstKindPaysPrice'),
  special: fieldText('fault.mustBelowPrice'),
  ages: fieldText('fault.mustNotBelowLowest'),
  counts: fieldText('fault.mustNotBelowLeast'),
  alone: fieldText('fault.atLeastOneKind'),
} as const satisfies Record<string, Fault>;

/** Which field of a kind is wrong, and why. */
const faultOf = (
  type: EditedPersonType,
  index: number,
  before: readonly EditedPersonType[],
): readonly [keyof EditedPersonType, Fault] | undefined => {
  const { kind, price, specialPrice, minAge, maxAge, minCount, maxCount } = type;
  if (before.some((one) => one.kind === kind)) return ['kind', FAULTS.twice];
  if (index === 0 && price !== null) return ['price', FAULTS.firstPrice];
  if (specialPrice !== null && (price === null || specialPrice >= price))
    return ['specialPrice', FAULTS.special];
  if (minAge !== null && maxAge !== null && maxAge < minAge) return ['maxAge', FAULTS.ages];
  if (maxCount !== null && maxCount < minCount) return ['maxCount', FAULTS.counts];
  return undefined;
};

const checkTypes = (types: readonly EditedPersonType[]): void => {
  const fields = types.flatMap((type, index): FieldError[] => {
    const fault = faultOf(type, index, types.slice(0, index));
    return fault ? [{ field: `body.personTypes.${index}.${fault[0]}`, ...fault[1] }] : [];
  });
  if (types.length > 0 && types.every(({ isAccompanied }) => isAccompanied))
    fields.push({ field: 'body.personTypes.0.isAccompanied', ...FAULTS.alone });
  if (fields.length > 0) throw new ApiError('10102', { fields });
};

export const setPersonTypes = (
  db: Db,
  member: Member,
  productId: number,
  planId: number,
  types: readonly EditedPersonType[],
) =>
  inTransaction(db, async (tx) => {
    const { merchantId } = await lockProduct(tx, member, productId);
    if (!(await findPlan(tx, { productId, planId }))) throw new ApiError('10405');
    checkTypes(types);
    const before = (await readEditedPersonTypes(tx, [planId]))(planId);
    await saveVersion(tx, null, productId);
    await savePersonTypes(tx, planId, types);
    await countOptionsChange(tx, productId);
    await followProduct(tx, productId);
    await audit(tx, member, {
      action: 'person-types',
      kind: 'plan',
      subject: planId,
      merchantId,
      before: { personTypes: before },
      after: { personTypes: types },
    });
    await saveVersion(tx, member, productId);
    return readManagedProduct(tx, member, productId);
  });
