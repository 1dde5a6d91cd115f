-- A page visit that showed one version of one part; whatever happens later in it counts in the slot where it began.
CREATE TABLE release.sessions (
  channel text NOT NULL,
  session text NOT NULL,
  part text NOT NULL,
  version text NOT NULL,
  bucket text NOT NULL,
  route text NOT NULL,
  slot timestamptz NOT NULL,
  PRIMARY KEY (channel, session, part, version)
);
CREATE INDEX sessions_age ON release.sessions (slot);

-- Each kind of event counts once a visit.
CREATE TABLE release.session_events (
  channel text NOT NULL,
  session text NOT NULL,
  part text NOT NULL,
  version text NOT NULL,
  kind text NOT NULL,
  PRIMARY KEY (channel, session, part, version, kind),
  FOREIGN KEY (channel, session, part, version) REFERENCES release.sessions ON DELETE CASCADE
);

CREATE TABLE release.telemetry (
  channel text NOT NULL,
  part text NOT NULL,
  version text NOT NULL,
  bucket text NOT NULL,
  slot timestamptz NOT NULL,
  kind text NOT NULL,
  route text NOT NULL,
  -- Logarithmic class of a vital's value; -1 for everything that is only counted.
  bin smallint NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (channel, part, version, bucket, slot, kind, route, bin)
);

-- What failed, in words, the latest of each kind.
CREATE TABLE release.details (
  part text NOT NULL,
  version text NOT NULL,
  kind text NOT NULL,
  detail text NOT NULL,
  count integer NOT NULL DEFAULT 1,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (part, version, kind, detail)
);

CREATE TABLE release.rollouts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL REFERENCES release.channels,
  part text NOT NULL,
  version text NOT NULL,
  started_by text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  -- Steps of { weight, minutes }; empty when a manager moves the weight by hand.
  plan jsonb NOT NULL DEFAULT '[]',
  stepped_at timestamptz NOT NULL DEFAULT now(),
  held boolean NOT NULL DEFAULT false,
  verdict jsonb,
  outcome text,
  ended_at timestamptz
);
CREATE UNIQUE INDEX rollouts_running ON release.rollouts (channel, part) WHERE ended_at IS NULL;
