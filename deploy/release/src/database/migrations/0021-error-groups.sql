-- Since when something is known to go wrong.
ALTER TABLE release.details ADD COLUMN first_seen_at timestamptz;
UPDATE release.details SET first_seen_at = seen_at;
ALTER TABLE release.details
  ALTER COLUMN first_seen_at SET NOT NULL,
  ALTER COLUMN first_seen_at SET DEFAULT now();

-- Visits in which it did, the first ones of each: whom it touched, where, and with what.
CREATE TABLE release.error_visits (
  channel text NOT NULL,
  app text NOT NULL,
  version text NOT NULL,
  kind text NOT NULL,
  -- md5 of the detail, which may be longer than an index takes.
  detail char(32) NOT NULL,
  session text NOT NULL,
  -- Keyed hash of the shopper's id, as in release.shoppers.
  shopper text,
  route text NOT NULL,
  generation integer NOT NULL,
  -- { apps, locale, flags, path }: no personal data.
  context jsonb,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (channel, app, version, kind, detail, session)
);
CREATE INDEX error_visits_age ON release.error_visits (at);
