-- Every release and every generation, for ever and in order: a Merkle tree as in RFC 9162.
CREATE TABLE release.log_entries (
  index bigint PRIMARY KEY CHECK (index >= 0),
  leaf text NOT NULL,
  hash char(64) NOT NULL UNIQUE,
  at timestamptz NOT NULL DEFAULT now()
);
-- Hashes of its complete subtrees; those of level 0 are the leaves'.
CREATE TABLE release.log_nodes (
  level smallint NOT NULL,
  index bigint NOT NULL,
  hash char(64) NOT NULL,
  PRIMARY KEY (level, index)
);

-- Who says that he built a version: an in-toto statement in its signed envelope (DSSE).
CREATE TABLE release.provenance (
  app text NOT NULL,
  version text NOT NULL,
  envelope jsonb NOT NULL,
  -- The builder of the policy whose signature was found; null when the policy pins none.
  builder text,
  PRIMARY KEY (app, version),
  FOREIGN KEY (app, version) REFERENCES release.records ON DELETE CASCADE
);
