-- What a team releases is called an app.
ALTER TABLE release.parts RENAME TO apps;
ALTER TABLE release.generations RENAME COLUMN parts TO apps;
ALTER TABLE release.overrides RENAME COLUMN parts TO apps;
ALTER TABLE release.sessions RENAME COLUMN part TO app;
ALTER TABLE release.session_events RENAME COLUMN part TO app;
ALTER TABLE release.telemetry RENAME COLUMN part TO app;
ALTER TABLE release.details RENAME COLUMN part TO app;
ALTER TABLE release.rollouts RENAME COLUMN part TO app;

-- A manifest names apps now: the one in force is signed anew when it is next asked for.
UPDATE release.generations SET expires_at = now();
