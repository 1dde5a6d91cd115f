-- What the key routes of a version look like, as its team's tool saw them.
CREATE TABLE release.pictures (
  app text NOT NULL,
  version text NOT NULL,
  route text NOT NULL,
  width smallint NOT NULL,
  image bytea NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (app, version, route, width),
  FOREIGN KEY (app, version) REFERENCES release.records (name, version) ON DELETE CASCADE
);
