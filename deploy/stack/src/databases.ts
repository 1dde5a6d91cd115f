import pg from 'pg';

/** Creates the databases that are not there yet; those named in `afresh` are dropped first. */
export const createDatabases = async (
  adminUrl: string,
  names: readonly string[],
  afresh: readonly string[] = [],
): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const name of afresh)
      await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
    for (const name of names) {
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
        name,
      ]);
      if (!rowCount) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
    }
  } finally {
    await client.end();
  }
};

/** A role that owns one database and may enter no other one. */
export interface DatabaseOwner {
  readonly database: string;
  readonly role: string;
  readonly password: string;
}

/**
 * Hands everything of some schemas over, what an earlier start made as somebody else included. What
 * belongs to an extension stays its own, and a sequence of a column follows its table.
 */
const OWN_SCHEMAS = `DO $own$
DECLARE item record;
BEGIN
  FOR item IN SELECT format('ALTER SCHEMA %I OWNER TO %I', nspname, $role$) AS act
      FROM pg_namespace WHERE nspname = ANY ($schemas$)
    UNION ALL SELECT format('ALTER %s %s OWNER TO %I',
        CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, oid::regclass,
          $role$)
      FROM pg_class c WHERE relnamespace::regnamespace::text = ANY ($schemas$)
        AND relkind IN ('r', 'p', 'v', 'S')
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid
          AND d.deptype IN ('a', 'i', 'e') AND (d.deptype = 'e' OR c.relkind = 'S'))
    UNION ALL SELECT format('ALTER ROUTINE %s OWNER TO %I', oid::regprocedure, $role$)
      FROM pg_proc p WHERE pronamespace::regnamespace::text = ANY ($schemas$)
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL SELECT format('ALTER TYPE %s OWNER TO %I', oid::regtype, $role$)
      FROM pg_type t WHERE typnamespace::regnamespace::text = ANY ($schemas$)
        AND typtype IN ('e', 'd')
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
  LOOP EXECUTE item.act; END LOOP;
END $own$`;

/** Makes the role and hands the database over to it, with what is in `schemas` already. */
export const ensureOwner = async (
  urlOf: (database: string) => string,
  { database, role, password }: DatabaseOwner,
  schemas: readonly string[],
): Promise<string> => {
  const admin = new pg.Client({ connectionString: urlOf('postgres') });
  await admin.connect();
  try {
    const name = pg.escapeIdentifier(role);
    const { rowCount } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
    if (!rowCount) await admin.query(`CREATE ROLE ${name}`);
    await admin.query(
      `ALTER ROLE ${name} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD
        ${pg.escapeLiteral(password)}`,
    );
    await admin.query(`ALTER DATABASE ${pg.escapeIdentifier(database)} OWNER TO ${name}`);
    const { rows } = await admin.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE datallowconn AND NOT datistemplate',
    );
    for (const { datname } of rows)
      await admin.query(`REVOKE CONNECT ON DATABASE ${pg.escapeIdentifier(datname)} FROM PUBLIC`);
  } finally {
    await admin.end();
  }
  const inside = new pg.Client({ connectionString: urlOf(database) });
  await inside.connect();
  try {
    await inside.query(
      OWN_SCHEMAS.replaceAll('$role$', pg.escapeLiteral(role)).replaceAll(
        '$schemas$',
        `ARRAY[${schemas.map((schema) => pg.escapeLiteral(schema)).join(', ')}]`,
      ),
    );
  } finally {
    await inside.end();
  }
  const url = new URL(urlOf(database));
  url.username = role;
  url.password = password;
  return url.href;
};
