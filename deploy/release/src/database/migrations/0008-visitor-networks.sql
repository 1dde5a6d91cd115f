-- The group of the visitor's network: no single one decides what becomes of a release.
ALTER TABLE release.sessions ADD COLUMN network smallint NOT NULL DEFAULT 0;
ALTER TABLE release.telemetry ADD COLUMN network smallint NOT NULL DEFAULT 0;
ALTER TABLE release.telemetry DROP CONSTRAINT telemetry_pkey,
  ADD PRIMARY KEY (channel, app, version, bucket, slot, kind, route, bin, network);
