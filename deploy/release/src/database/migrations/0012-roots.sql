-- Root documents, signed offline by some of the root keys: which keys of the registry may sign. Only the newest counts;
-- the older ones lead an edge from the one that it pinned to it.
CREATE TABLE release.roots (
  version integer PRIMARY KEY,
  payload text NOT NULL,
  signatures jsonb NOT NULL,
  published_by text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now()
);
