import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import { helpDocuments, helpDocumentVersions } from './help.tables.ts';

type FirstVersion = typeof helpDocuments.$inferSelect;
export interface DocumentVersion extends FirstVersion {
  /** The day from which it holds in Hong Kong; null for the first version of a document. */
  readonly validFrom: string | null;
  readonly state: 'past' | 'in_force' | 'upcoming';
}
/** The address of the version that has no day. */
const FIRST = 'first';
const versionKey = (validFrom: string | null): string => validFrom ?? FIRST;

/** Every version of every document, or of one, the newest first. */
export const listDocumentVersions = async (tx: Tx, type?: string): Promise<DocumentVersion[]> => {
  const documents = await tx
    .select()
    .from(helpDocuments)
    .where(type === undefined ? undefined : eq(helpDocuments.type, type))
    .orderBy(asc(helpDocuments.type));
  const dated = await tx
    .select({ version: helpDocumentVersions, isUpcoming: sql<boolean>`valid_from > hk_today()` })
    .from(helpDocumentVersions)
    .where(type === undefined ? undefined : eq(helpDocumentVersions.type, type))
    .orderBy(sql`valid_from desc`);
  return documents.flatMap((first) => {
    const versions = [
      ...dated
        .filter(({ version }) => version.type === first.type)
        .map(({ version, isUpcoming }) => ({ ...version, isUpcoming })),
      { ...first, validFrom: null, isUpcoming: false },
    ];
    const inForce = versions.find(({ isUpcoming }) => !isUpcoming);
    return versions.map((version) => {
      const { isUpcoming, ...rest } = version;
      const state = isUpcoming ? 'upcoming' : version === inForce ? 'in_force' : 'past';
      return { ...rest, state };
    });
  });
};

/**
 * The version of a document that is in force, or the one that holds from a day; `first` is the one
 * before all days. 10405 for one that does not exist.
 */
export const readDocument = async (tx: Tx, type: string, version?: string) => {
  const versions = await listDocumentVersions(tx, type);
  const found = versions.find(({ validFrom, state }) =>
    version === undefined ? state === 'in_force' : versionKey(validFrom) === version,
  );
  if (!found) throw new ApiError('10405');
  return {
    ...found,
    updatedAt: found.updatedAt.toISOString(),
    versions: versions.map(({ validFrom, state }) => ({
      key: versionKey(validFrom),
      validFrom,
      state,
    })),
  };
};

/**
 * Writes a document's first version (`validFrom` null) or a dated one; what was there before, if
 * anything. What has been replaced is read as it was, so it is no longer written, and no version
 * begins in the past: 10102, as is a new one whose name or day is taken. A dated one needs its
 * document: 10405.
 */
export const writeDocumentVersion = async (
  tx: Tx,
  {
    type,
    validFrom,
    title,
    content,
    isNew,
  }: Pick<DocumentVersion, 'type' | 'validFrom' | 'title' | 'content'> & {
    readonly isNew?: boolean | undefined;
  },
): Promise<DocumentVersion | undefined> => {
  // One writer of a document at a time.
  await tx.execute(sql`select from help_documents where type = ${type} for update`);
  const versions = await listDocumentVersions(tx, type);
  const before = versions.find((version) => version.validFrom === validFrom);
  const refuse = (key: 'fault.versionReplaced' | 'fault.versionInPast' | 'fault.dayTaken') =>
    new ApiError('10102', { fields: [fieldError('body.validFrom', key)] });
  if (isNew && before)
    throw validFrom === null
      ? new ApiError('10102', { fields: [fieldError('body.type', 'fault.nameTaken')] })
      : refuse('fault.dayTaken');
  if (before?.state === 'past') throw refuse('fault.versionReplaced');
  const set = { title, content, updatedAt: sql`app_now()` };
  if (validFrom === null) {
    await tx
      .insert(helpDocuments)
      .values({ type, title, content })
      .onConflictDoUpdate({ target: helpDocuments.type, set });
    return before;
  }
  if (versions.length === 0) throw new ApiError('10405');
  const { rows } = await tx.execute<{ past: boolean }>(
    sql`select ${validFrom}::date < hk_today() as past`,
  );
  if (!before && rows[0]?.past) throw refuse('fault.versionInPast');
  await tx
    .insert(helpDocumentVersions)
    .values({ type, validFrom, title, content })
    .onConflictDoUpdate({
      target: [helpDocumentVersions.type, helpDocumentVersions.validFrom],
      set,
    });
  return before;
};

/** Takes back a version that does not hold yet; 10405 for any other. */
export const removeDocumentVersion = async (tx: Tx, type: string, validFrom: string) => {
  const [removed] = await tx
    .delete(helpDocumentVersions)
    .where(
      and(
        eq(helpDocumentVersions.type, type),
        eq(helpDocumentVersions.validFrom, validFrom),
        sql`valid_from > hk_today()`,
      ),
    )
    .returning();
  if (!removed) throw new ApiError('10405');
  return removed;
};
