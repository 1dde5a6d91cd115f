import { PRODUCT_FIELDS } from '@tapnook/contracts/product-fields';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { readUserNames } from '../identity/index.ts';
import type { Member } from '../merchants/index.ts';
import { productVersions } from './backoffice.tables.ts';
import { readManagedProduct, type ManagedProduct } from './product-view.service.ts';

type ProductField = (typeof PRODUCT_FIELDS)[number];
type Part = Exclude<ProductField, 'quota'>;
/** What an undo brings back: everything that editors write, but no numbers of what is left. */
const isRestored = (field: ProductField): field is Part => field !== 'quota';
const PARTS = PRODUCT_FIELDS.filter(isRestored);
type ManagedPlan = ManagedProduct['plans'][number];
type VersionPlan = Omit<ManagedPlan, 'sold' | 'held' | 'quota' | 'planNo' | 'personTypes'> & {
  readonly personTypes?: ManagedPlan['personTypes'];
};
export type VersionContent = Pick<ManagedProduct, Part> & { readonly plans: VersionPlan[] };

const contentOf = (product: ManagedProduct): VersionContent => ({
  ...(Object.fromEntries(PARTS.map((part) => [part, product[part]])) as Pick<ManagedProduct, Part>),
  plans: product.plans.map(
    ({ sold: _sold, held: _held, quota: _quota, planNo: _no, ...plan }) => plan,
  ),
});
const HOUSE: Member = { userId: 0, role: 'admin', merchantId: null };

/**
 * Keeps a product as it stands under its version. Without a member it is what stood there before a
 * change, which is known already in most cases.
 */
export const saveVersion = async (
  tx: Tx,
  member: Member | null,
  productId: number,
): Promise<void> => {
  const product = await readManagedProduct(tx, member ?? HOUSE, productId);
  await tx
    .insert(productVersions)
    .values({
      productId,
      version: product.version,
      actorId: member?.userId ?? null,
      content: { ...contentOf(product) },
    })
    .onConflictDoNothing();
};

const differences = (
  content: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | undefined,
): string[] =>
  before
    ? [...PARTS, 'plans'].filter(
        (part) => JSON.stringify(content[part] ?? null) !== JSON.stringify(before[part] ?? null),
      )
    : [];

const MOST = 100;

/**
 * The versions of a product, newest first; those that changed nothing that is kept are left out.
 */
export const listVersions = async (tx: Tx, productId: number, current: number) => {
  const rows = await tx
    .select()
    .from(productVersions)
    .where(eq(productVersions.productId, productId))
    .orderBy(desc(productVersions.version))
    .limit(MOST);
  const actors = rows.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]));
  const names = await readUserNames(tx, [...new Set(actors)]);
  return rows
    .map((version, index) => ({
      version: version.version,
      at: version.at.toISOString(),
      actorName: (version.actorId !== null && names.get(version.actorId)) || '',
      changes: differences(version.content, rows[index + 1]?.content),
      isCurrent: version.version === current,
    }))
    .filter(
      ({ changes, isCurrent }, index) =>
        isCurrent || index === rows.length - 1 || changes.length > 0,
    );
};
