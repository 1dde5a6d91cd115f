-- Apps that are tried, promoted and undone together.
CREATE TABLE release.trains (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL REFERENCES release.channels,
  name text NOT NULL,
  started_by text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE release.rollouts ADD COLUMN train bigint REFERENCES release.trains;
CREATE INDEX rollouts_train ON release.rollouts (train) WHERE train IS NOT NULL;
