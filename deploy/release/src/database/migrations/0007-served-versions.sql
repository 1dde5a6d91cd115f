-- Versions that were stable in a channel, and since which generation last: what a roll-back may go back to.
CREATE TABLE release.served (
  channel text NOT NULL REFERENCES release.channels,
  app text NOT NULL,
  version text NOT NULL,
  digest char(64) NOT NULL,
  generation integer NOT NULL,
  -- Somebody, or the analysis, took it back; composing it again ends that.
  undone boolean NOT NULL DEFAULT false,
  PRIMARY KEY (channel, app, version)
);
INSERT INTO release.served (channel, app, version, digest, generation)
SELECT DISTINCT ON (g.channel, a.key, a.value -> 'stable' ->> 'version')
  g.channel, a.key, a.value -> 'stable' ->> 'version', a.value -> 'stable' ->> 'digest', g.generation
FROM release.generations g CROSS JOIN LATERAL jsonb_each(g.apps) a
ORDER BY g.channel, a.key, a.value -> 'stable' ->> 'version', g.generation DESC;
