import { desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { users } from '../identity/index.ts';
import type { Member } from '../merchants/index.ts';
import { productVersions } from './backoffice.tables.ts';
import { readManagedProduct, type ManagedProduct } from './product-view.service.ts';

/** What an undo brings back: everything that editors write, but no numbers of what is left. */
const PARTS = [
  'name',
  'sellingPoint',
  'description',
  'schedule',
  'terms',
  'images',
  'imageTexts',
  'seoTitle',
  'seoDescription',
  'categoryIds',
  'branchIds',
  'faqs',
  'orderCheckWay',
  'idCardNeeded',
  'buyLimit',
  'startSellTime',
  'autoSoldOutTime',
] as const;
type Part = (typeof PARTS)[number];
type VersionPlan = Omit<ManagedProduct['plans'][number], 'sold' | 'held' | 'quota' | 'planNo'>;
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

/** The versions of a product, newest first; those that changed nothing that is kept are left out. */
export const listVersions = async (tx: Tx, productId: number, current: number) => {
  const rows = await tx
    .select({
      version: productVersions,
      name: sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email}, '')`,
    })
    .from(productVersions)
    .leftJoin(users, eq(users.id, productVersions.actorId))
    .where(eq(productVersions.productId, productId))
    .orderBy(desc(productVersions.version))
    .limit(MOST);
  return rows
    .map(({ version, name }, index) => ({
      version: version.version,
      at: version.at.toISOString(),
      actorName: name,
      changes: differences(version.content, rows[index + 1]?.version.content),
      isCurrent: version.version === current,
    }))
    .filter(
      ({ changes, isCurrent }, index) =>
        isCurrent || index === rows.length - 1 || changes.length > 0,
    );
};
