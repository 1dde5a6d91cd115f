-- Tokens end by themselves, and may be made for less than their role.
ALTER TABLE release.tokens
  ADD COLUMN expires_at timestamptz,
  -- { may, apps, channels }: lists of what it is good for; null for all that its role may.
  ADD COLUMN scope jsonb,
  ADD COLUMN made_by text,
  ADD COLUMN used_at timestamptz,
  -- Made by a sign-in or an exchange: it is ended, and leaves its name for the next one.
  ADD COLUMN short boolean NOT NULL DEFAULT false;
ALTER TABLE release.tokens DROP CONSTRAINT tokens_name_key;
CREATE UNIQUE INDEX tokens_name ON release.tokens (name) WHERE NOT short;
CREATE INDEX tokens_expired ON release.tokens (expires_at) WHERE short;

-- Sign-ins that have begun at the identity provider.
CREATE TABLE release.sign_ins (
  state char(64) PRIMARY KEY,
  verifier text NOT NULL,
  nonce text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- CI jobs whose own token is enough to publish: everything is pinned.
CREATE TABLE release.publishers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  issuer text NOT NULL,
  repository text NOT NULL,
  branch text NOT NULL,
  environment text,
  workflow text,
  team text NOT NULL,
  apps text[] NOT NULL,
  may text[] NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);
-- A CI job's token is taken once.
CREATE TABLE release.exchanged (
  token char(64) PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
