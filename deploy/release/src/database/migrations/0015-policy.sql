-- The rules of releasing, as managers set them; every version is kept.
CREATE TABLE release.policies (
  version integer PRIMARY KEY,
  document jsonb NOT NULL,
  reason text NOT NULL,
  set_by text NOT NULL,
  set_at timestamptz NOT NULL DEFAULT now()
);

-- What was checked of a version elsewhere, as CI tells it: the latest of each name.
CREATE TABLE release.checks (
  app text NOT NULL,
  version text NOT NULL,
  name text NOT NULL,
  passed boolean NOT NULL,
  url text,
  told_by text NOT NULL,
  told_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (app, version, name),
  FOREIGN KEY (app, version) REFERENCES release.records ON DELETE CASCADE
);

-- Second persons who looked at a version, for one channel.
CREATE TABLE release.approvals (
  channel text NOT NULL REFERENCES release.channels,
  app text NOT NULL,
  version text NOT NULL,
  approved_by text NOT NULL,
  reason text NOT NULL,
  approved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (channel, app, version, approved_by),
  FOREIGN KEY (app, version) REFERENCES release.records ON DELETE CASCADE
);
-- Versions that somebody wanted to ship and that wait for approval.
CREATE TABLE release.approval_requests (
  channel text NOT NULL REFERENCES release.channels,
  app text NOT NULL,
  version text NOT NULL,
  requested_by text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (channel, app, version),
  FOREIGN KEY (app, version) REFERENCES release.records ON DELETE CASCADE
);

-- Changes that are made by themselves at a time, as the one who scheduled them.
CREATE TABLE release.scheduled (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL REFERENCES release.channels,
  due_at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('compose', 'train', 'promote')),
  change jsonb NOT NULL,
  actor jsonb NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  outcome text,
  done_at timestamptz
);
CREATE INDEX scheduled_due ON release.scheduled (due_at) WHERE done_at IS NULL;
