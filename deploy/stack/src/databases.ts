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

/** Hands everything of a schema over; what an earlier start made as somebody else included. */
const OWN_SCHEMA = `DO $own$
DECLARE item record;
BEGIN
  FOR item IN SELECT format('ALTER SCHEMA %I OWNER TO %I', nspname, $role$) AS act
      FROM pg_namespace WHERE nspname = $schema$
    UNION ALL SELECT format('ALTER %s %I.%I OWNER TO %I',
        CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, $schema$, relname, $role$)
      FROM pg_class WHERE relnamespace = to_regnamespace($schema$) AND relkind IN ('r', 'p', 'v')
    UNION ALL SELECT format('ALTER FUNCTION %s OWNER TO %I', oid::regprocedure, $role$)
      FROM pg_proc WHERE pronamespace = to_regnamespace($schema$)
  LOOP EXECUTE item.act; END LOOP;
END $own$`;

/** Makes the role and hands the database over to it, with what is in `schema` already. */
export const ensureOwner = async (
  urlOf: (database: string) => string,
  { database, role, password }: DatabaseOwner,
  schema: string,
): Promise<string> => {
  const admin = new pg.Client({ connectionString: urlOf('postgres') });
  await admin.connect();
  try {
    const name = pg.escapeIdentifier(role);
    const { rowCount } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
    if (!rowCount) await admin.query(`CREATE ROLE ${name}`);
    await admin.query(
      `ALTER ROLE ${name} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${pg.escapeLiteral(password)}`,
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
      OWN_SCHEMA.replaceAll('$role$', pg.escapeLiteral(role)).replaceAll(
        '$schema$',
        pg.escapeLiteral(schema),
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
