CREATE TABLE release.parts (
  name text PRIMARY KEY,
  team text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE release.records (
  name text NOT NULL REFERENCES release.parts,
  version text NOT NULL,
  global text NOT NULL UNIQUE,
  digest char(64) NOT NULL,
  record jsonb NOT NULL,
  bytes bigint NOT NULL,
  published_by text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (name, version)
);
CREATE INDEX records_newest ON release.records (name, published_at DESC);

CREATE TABLE release.files (
  name text NOT NULL,
  version text NOT NULL,
  path text NOT NULL,
  integrity text NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (name, version, path),
  FOREIGN KEY (name, version) REFERENCES release.records ON DELETE CASCADE
);

-- A version that must never be composed again.
CREATE TABLE release.blocks (
  name text NOT NULL,
  version text NOT NULL,
  reason text NOT NULL,
  blocked_by text NOT NULL,
  blocked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (name, version),
  FOREIGN KEY (name, version) REFERENCES release.records ON DELETE CASCADE
);

-- One row a channel: whoever changes a composition locks it, so two managers are served one after the other.
CREATE TABLE release.channels (
  channel text PRIMARY KEY,
  generation integer NOT NULL DEFAULT 0
);
INSERT INTO release.channels (channel) VALUES ('production'), ('staging'), ('preview');

CREATE TABLE release.generations (
  channel text NOT NULL REFERENCES release.channels,
  generation integer NOT NULL,
  previous integer NOT NULL,
  kind text NOT NULL,
  parts jsonb NOT NULL,
  actor text NOT NULL,
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The document as it is served; signed again, with later dates, before it expires.
  payload text NOT NULL,
  signatures jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (channel, generation)
);

CREATE TABLE release.audit (
  seq bigint PRIMARY KEY,
  at text NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL,
  previous char(64) NOT NULL,
  hash char(64) NOT NULL
);

CREATE TABLE release.tokens (
  hash char(64) PRIMARY KEY,
  name text NOT NULL UNIQUE,
  role text NOT NULL CHECK (role IN ('viewer', 'team', 'manager', 'edge')),
  team text,
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  CHECK ((role = 'team') = (team IS NOT NULL))
);
