-- A page visit that showed one version of one app; whatever happens later in it counts in the slot where it began.
CREATE TABLE release.sessions (
  channel text NOT NULL,
  session text NOT NULL,
  app text NOT NULL,
  version text NOT NULL,
  bucket text NOT NULL,
  route text NOT NULL,
  slot timestamptz NOT NULL,
  PRIMARY KEY (channel, session, app, version)
);
CREATE INDEX sessions_age ON release.sessions (slot);

-- Each kind of event counts once a visit.
CREATE TABLE release.session_events (
  channel text NOT NULL,
  session text NOT NULL,
  app text NOT NULL,
  version text NOT NULL,
  kind text NOT NULL,
  PRIMARY KEY (channel, session, app, version, kind),
  FOREIGN KEY (channel, session, app, version) REFERENCES release.sessions ON DELETE CASCADE
);

CREATE TABLE release.telemetry (
  channel text NOT NULL,
  app text NOT NULL,
  version text NOT NULL,
  bucket text NOT NULL,
  slot timestamptz NOT NULL,
  kind text NOT NULL,
  route text NOT NULL,
  -- Logarithmic class of a vital's value; -1 for everything that is only counted.
  bin smallint NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (channel, app, version, bucket, slot, kind, route, bin)
);

-- What failed, in words, the latest of each kind.
CREATE TABLE release.details (
  app text NOT NULL,
  version text NOT NULL,
  kind text NOT NULL,
  detail text NOT NULL,
  count integer NOT NULL DEFAULT 1,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (app, version, kind, detail)
);

CREATE TABLE release.rollouts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL REFERENCES release.channels,
  app text NOT NULL,
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
CREATE UNIQUE INDEX rollouts_running ON release.rollouts (channel, app) WHERE ended_at IS NULL;
