-- Flags that were turned, beside the versions that a channel serves.
CREATE TABLE release.flags (
  channel text NOT NULL REFERENCES release.channels,
  name text NOT NULL,
  setting jsonb NOT NULL,
  reason text NOT NULL,
  set_by text NOT NULL,
  first_set_at timestamptz NOT NULL DEFAULT now(),
  set_at timestamptz NOT NULL DEFAULT now(),
  -- When its owner is to be asked whether it is still needed; null for what stays.
  remind_at timestamptz,
  reminded_at timestamptz,
  PRIMARY KEY (channel, name)
);
