import { AppName } from '@tapnook/contracts/release';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { transaction, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { appendAudit } from '../registry/audit.ts';
import { teamOf } from '../registry/own-app.ts';
import type { Registry } from '../registry/registry.ts';
import { SCOPED_ACTIONS, type Actor } from '../registry/tokens.ts';
import { sha256 } from '../signing/digest.ts';
import { verifyJwt } from './jwt.ts';
import { EXCHANGE_MS, makeShortToken, type ShortToken } from './short-tokens.ts';

const isSafeIssuer = (issuer: string): boolean => {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname);
};

/** A CI whose jobs may publish without a secret of ours. */
export const NewPublisher = z.strictObject({
  issuer: z
    .url({ protocol: /^https?$/ })
    .refine(isSafeIssuer, { message: 'an issuer speaks https, or runs on this machine' }),
  /** `owner/name`, as the issuer writes it. */
  repository: z.string().trim().min(3).max(200),
  branch: z.string().trim().min(1).max(200),
  /** The deployment environment of the job; any job of the branch without one. */
  environment: z.string().trim().min(1).max(100).optional(),
  /** The workflow's file with its ref, where the issuer tells it. */
  workflow: z.string().trim().min(1).max(300).optional(),
  team: z.string().trim().min(1).max(40),
  apps: z.array(AppName).min(1),
  may: z.array(z.enum(SCOPED_ACTIONS)).min(1).default(['publish', 'preview', 'check']),
});
type NewPublisher = z.infer<typeof NewPublisher>;
export interface Publisher extends Omit<NewPublisher, 'environment' | 'workflow'> {
  readonly id: number;
  readonly environment: string | null;
  readonly workflow: string | null;
  readonly madeBy: string;
}

const COLUMNS =
  'id::int, issuer, repository, branch, environment, workflow, team, apps, may, made_by AS ' +
  '"madeBy"';

export const listPublishers = async (db: Queryable): Promise<Publisher[]> => {
  const { rows } = await db.query<Publisher>(
    `SELECT ${COLUMNS} FROM release.publishers ORDER BY repository, branch, id`,
  );
  return rows;
};

/** Lets the jobs of a repository's branch publish some apps of one team. */
export const addPublisher = async (
  tx: Queryable,
  actor: Actor,
  publisher: NewPublisher,
): Promise<Publisher> => {
  const { issuer, repository, branch, environment, workflow, team, apps, may } = publisher;
  for (const app of apps) {
    const owner = await teamOf(tx, app);
    if (owner !== null && owner !== team)
      throw new RegistryError('50104', { name: app, team: owner });
  }
  const { rows } = await tx.query<Publisher>(
    `INSERT INTO release.publishers (issuer, repository, branch, environment, workflow, team, apps,
      may, made_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${COLUMNS}`,
    [
      issuer,
      repository,
      branch,
      environment ?? null,
      workflow ?? null,
      team,
      apps,
      may,
      actor.name,
    ],
  );
  const [made] = rows;
  if (!made) throw new Error('no publisher was made');
  await appendAudit(tx, {
    actor: actor.name,
    action: 'add-publisher',
    subject: `${repository} ${branch}`,
    detail: { ...publisher },
  });
  return made;
};

export const removePublisher = async (tx: Queryable, actor: Actor, id: number): Promise<void> => {
  const { rows } = await tx.query<{ repository: string; branch: string }>(
    'DELETE FROM release.publishers WHERE id = $1 RETURNING repository, branch',
    [id],
  );
  if (!rows[0]) throw new RegistryError('50107', { publisher: id });
  await appendAudit(tx, {
    actor: actor.name,
    action: 'remove-publisher',
    subject: `${rows[0].repository} ${rows[0].branch}`,
    detail: { id },
  });
};

/** What GitHub and GitLab tell of a job, under one name each. */
const jobOf = (claims: Readonly<Record<string, unknown>>) => {
  const text = (name: string): string | undefined => {
    const value = claims[name];
    return typeof value === 'string' ? value : undefined;
  };
  const ref = text('ref') ?? '';
  const isGitlabBranch = text('ref_type') === 'branch' && text('project_path') !== undefined;
  return {
    repository: text('repository') ?? text('project_path'),
    // A pull request's ref, a tag's, or that of somebody's fork is no branch of the repository.
    branch: isGitlabBranch ? ref : /^refs\/heads\/(.+)$/.exec(ref)?.[1],
    environment: text('environment'),
    workflow: text('workflow_ref') ?? text('ci_config_ref_uri'),
    run: text('run_id') ?? text('job_id') ?? '',
    commit: text('sha'),
  };
};

const matches = (publisher: Publisher, job: ReturnType<typeof jobOf>): boolean =>
  publisher.repository === job.repository &&
  publisher.branch === job.branch &&
  (publisher.environment === null || publisher.environment === job.environment) &&
  (publisher.workflow === null || publisher.workflow === job.workflow);

const issuerOf = (token: string): string => {
  try {
    return decodeJwt(token).iss ?? '';
  } catch {
    return '';
  }
};

/** A short token for the job that a CI vouches for; each of its tokens is taken once. */
export const exchangeToken = async (registry: Registry, token: string): Promise<ShortToken> => {
  const issuer = issuerOf(token);
  // Nobody else's address is ever asked for keys.
  const publishers = (await listPublishers(registry.db)).filter((one) => one.issuer === issuer);
  if (publishers.length === 0) throw new RegistryError('50115', { why: 'unknown-issuer' });
  const claims = await verifyJwt(token, issuer, registry.config.publicUrl, registry.clock()).catch(
    (error: unknown) => {
      throw new RegistryError('50115', { why: 'not-valid' }, error);
    },
  );
  const job = jobOf(claims);
  const publisher = publishers.find((one) => matches(one, job));
  if (!publisher)
    throw new RegistryError('50115', {
      why: 'not-pinned',
      repository: job.repository,
      branch: job.branch,
      environment: job.environment,
    });
  return transaction(registry.db, async (tx) => {
    await tx.query('DELETE FROM release.exchanged WHERE expires_at < now()');
    const { rowCount } = await tx.query(
      `INSERT INTO release.exchanged (token, expires_at)
        VALUES ($1, to_timestamp($2) + interval '1 hour') ON CONFLICT DO NOTHING`,
      [sha256(token), claims.exp],
    );
    if (rowCount !== 1) throw new RegistryError('50115', { why: 'taken-before' });
    const { team, apps, may, repository } = publisher;
    const name = `ci ${repository}${job.run && `#${job.run}`}`.slice(0, 80);
    return makeShortToken(
      tx,
      { name, role: 'team', team, scope: { may, apps } },
      {
        action: 'exchange-token',
        lives: EXCHANGE_MS,
        now: registry.clock(),
        detail: {
          issuer,
          repository,
          branch: job.branch,
          ...(job.commit && { commit: job.commit }),
        },
      },
    );
  });
};
