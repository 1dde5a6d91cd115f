-- What one app has for itself among all: addresses by their first segment, slots, links, events, files at the root.
CREATE TABLE release.owners (
  kind text NOT NULL CHECK (kind IN ('route', 'slot', 'link', 'event', 'root-file')),
  subject text NOT NULL,
  app text NOT NULL REFERENCES release.apps,
  -- Apps that the owner, or a manager, lets emit the same event.
  shared_with text[] NOT NULL DEFAULT '{}',
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, subject)
);

-- Whoever published a subject first owns it; others who emit the same event until now may go on.
WITH given AS (
  SELECT 'route' AS kind, '/' || lower(split_part(route ->> 'path', '/', 2)) AS subject, name, published_at
    FROM release.records, jsonb_array_elements(record -> 'routes') AS route
  UNION ALL SELECT 'slot', slot, name, published_at
    FROM release.records, jsonb_array_elements_text(record -> 'slots' -> 'gives') AS slot
  UNION ALL SELECT 'link', link, name, published_at
    FROM release.records, jsonb_array_elements_text(record -> 'links' -> 'gives') AS link
  UNION ALL SELECT 'event', event, name, published_at
    FROM release.records, jsonb_array_elements_text(record -> 'events' -> 'emits') AS event
  UNION ALL SELECT 'root-file', lower(substr(path, length('browser/root/') + 1)), name, published_at
    FROM release.records JOIN release.files USING (name, version) WHERE path LIKE 'browser/root/%'
), firsts AS (
  SELECT DISTINCT ON (kind, subject) kind, subject, name FROM given ORDER BY kind, subject, published_at, name
)
INSERT INTO release.owners (kind, subject, app, shared_with)
SELECT kind, subject, name, ARRAY(
  SELECT DISTINCT g.name FROM given g
  WHERE f.kind = 'event' AND g.kind = f.kind AND g.subject = f.subject AND g.name <> f.name ORDER BY g.name)
FROM firsts f;
