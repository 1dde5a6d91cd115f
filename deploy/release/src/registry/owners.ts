import { isPaymentAddress } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { CompatibilitySet, Finding } from '../checks/finding.ts';
import { subjectsOf, type OwnedKind, type OwnedSubject } from '../checks/owned-subjects.ts';
import type { Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { bilingual } from '../translations.ts';
import { appendAudit } from './audit.ts';
import type { Actor } from './tokens.ts';

/** Who has a subject for itself. */
export interface Owner extends OwnedSubject {
  readonly app: string;
  readonly team: string;
  readonly sharedWith: readonly string[];
}
const SELECT = `SELECT o.kind, o.subject, o.app, a.team, o.shared_with AS "sharedWith"
  FROM release.owners o JOIN release.apps a ON a.name = o.app`;

export const listOwners = async (db: Queryable): Promise<Owner[]> => {
  const { rows } = await db.query<Owner>(`${SELECT} ORDER BY o.kind, o.subject`);
  return rows;
};

const ownersOf = async (
  db: Queryable,
  subjects: readonly OwnedSubject[],
): Promise<Map<string, Owner>> => {
  const { rows } = await db.query<Owner>(
    `${SELECT} JOIN unnest($1::text[], $2::text[]) AS w(kind, subject) ON w.kind = o.kind AND ` +
      'w.subject = o.subject',
    [subjects.map(({ kind }) => kind), subjects.map(({ subject }) => subject)],
  );
  return new Map(rows.map((owner) => [`${owner.kind} ${owner.subject}`, owner]));
};

const mayUse = (owner: Owner, app: string): boolean =>
  owner.app === app || owner.sharedWith.includes(app);

const ownedFinding = (record: ReleaseRecord, owner: Owner): Finding => ({
  check: 'owner',
  app: record.name,
  version: record.version,
  other: owner.app,
  subject: owner.subject,
  waivable: false,
  message: bilingual('owner.owned', {
    kind: bilingual(`kind.${owner.kind}`),
    subject: owner.subject,
    app: owner.app,
    team: owner.team,
  }),
});

const unownedPaymentFinding = (record: ReleaseRecord, subject: string): Finding => ({
  check: 'owner',
  app: record.name,
  version: record.version,
  subject,
  waivable: false,
  message: bilingual('owner.payment', { subject }),
});

/** What a record takes that is another app's, or that only a manager gives. */
export const ownerFindings = async (
  db: Queryable,
  record: ReleaseRecord,
  isManager: boolean,
): Promise<Finding[]> => {
  const subjects = subjectsOf(record);
  const owners = await ownersOf(db, subjects);
  return subjects.flatMap(({ kind, subject }) => {
    const owner = owners.get(`${kind} ${subject}`);
    if (owner) return mayUse(owner, record.name) ? [] : [ownedFinding(record, owner)];
    return kind === 'route' && isPaymentAddress(subject) && !isManager
      ? [unownedPaymentFinding(record, subject)]
      : [];
  });
};

/**
 * The same of every version that a change brings in: what it takes may have been given away since.
 */
export const newOwnerFindings = async (
  db: Queryable,
  before: CompatibilitySet,
  after: CompatibilitySet,
): Promise<Finding[]> => {
  const brought = Object.values(after)
    .flat()
    .filter((record) => !before[record.name]?.some((one) => one.version === record.version));
  const findings: Finding[] = [];
  for (const record of brought) findings.push(...(await ownerFindings(db, record, true)));
  return findings;
};

/**
 * Whether a manager's waiver lets it pass at publishing: it shares the event, and says so in the
 * log.
 */
export const isShareable = (record: ReleaseRecord, { check, subject }: Finding): boolean =>
  check === 'owner' && record.events.emits.includes(subject);

/**
 * Gives the app of a record what nobody owns yet. Another's event is shared with it when `share`;
 * anything else of another app is refused, also when two publish at once.
 */
export const claimSubjects = async (
  tx: Queryable,
  record: ReleaseRecord,
  actor: Actor,
  share: boolean,
): Promise<void> => {
  const subjects = subjectsOf(record);
  await tx.query(
    `INSERT INTO release.owners (kind, subject, app)
     SELECT kind, subject, $3 FROM unnest($1::text[], $2::text[]) AS w(kind, subject)
       ON CONFLICT DO NOTHING`,
    [subjects.map(({ kind }) => kind), subjects.map(({ subject }) => subject), record.name],
  );
  const foreign = [...(await ownersOf(tx, subjects)).values()].filter(
    (owner) => !mayUse(owner, record.name),
  );
  const refused = foreign.filter((owner) => !(share && owner.kind === 'event'));
  if (refused.length > 0)
    throw new RegistryError('50105', {
      findings: refused.map((owner) => ownedFinding(record, owner)),
    });
  for (const { kind, subject } of foreign)
    await changeOwner(tx, actor, {
      kind,
      subject,
      to: record.name,
      share: true,
      reason: 'publish',
    });
};

export interface OwnerChange {
  readonly kind: OwnedKind | 'name';
  readonly subject: string;
  /** The app that gets it; of a name, the team. */
  readonly to: string;
  /** The owner stays, and the other app may emit the event too. */
  readonly share: boolean;
  readonly reason: string;
}

const giveName = async (tx: Queryable, actor: Actor, { subject, to }: OwnerChange) => {
  const { rows } = await tx.query<{ team: string }>(
    'SELECT team FROM release.apps WHERE name = $1 FOR UPDATE',
    [subject],
  );
  if (actor.role === 'team' && rows[0]?.team !== actor.team)
    throw new RegistryError('50104', { name: subject, team: rows[0]?.team });
  await tx.query(
    `INSERT INTO release.apps (name, team) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE
      SET team = excluded.team`,
    [subject, to],
  );
};

const giveSubject = async (tx: Queryable, actor: Actor, change: OwnerChange): Promise<void> => {
  const { kind, subject, to, share } = change;
  const { rows: apps } = await tx.query('SELECT 1 FROM release.apps WHERE name = $1', [to]);
  if (apps.length === 0) throw new RegistryError('50107', { app: to });
  const { rows } = await tx.query<Owner>(
    `${SELECT} WHERE o.kind = $1 AND o.subject = $2 FOR UPDATE OF o`,
    [kind, subject],
  );
  const owner = rows[0];
  const needsManager = kind === 'route' && isPaymentAddress(subject);
  if (actor.role === 'team' && (needsManager || owner?.team !== actor.team))
    throw new RegistryError('50104', { subject, app: owner?.app, team: owner?.team });
  if (share && !owner) throw new RegistryError('50107', { [kind]: subject });
  await tx.query(
    share
      ? `UPDATE release.owners SET shared_with = array_append(array_remove(shared_with, $3), $3)
        WHERE kind = $1 AND subject = $2`
      : `INSERT INTO release.owners (kind, subject, app) VALUES ($1, $2, $3)
         ON CONFLICT (kind, subject) DO UPDATE SET app = excluded.app, since = now(),
           shared_with = array_remove(owners.shared_with, excluded.app)`,
    [kind, subject, to],
  );
};

/** Gives a subject away, or shares an event: by its owner's team, or by a manager. Logged. */
export const changeOwner = async (
  tx: Queryable,
  actor: Actor,
  change: OwnerChange,
): Promise<void> => {
  const { kind, subject, to, share, reason } = change;
  await (change.kind === 'name' ? giveName : giveSubject)(tx, actor, change);
  await appendAudit(tx, {
    actor: actor.name,
    action: share ? 'share' : 'give',
    subject: `${kind} ${subject}`,
    detail: { to, reason },
  });
};
