-- Source maps that came with a version: kept beside its files, listed here and never in release.files, so never served.
CREATE TABLE release.maps (
  name text NOT NULL,
  version text NOT NULL,
  path text NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (name, version, path),
  FOREIGN KEY (name, version) REFERENCES release.records ON DELETE CASCADE
);
