-- In which form a notice goes out, and which ones; nothing named means all.
ALTER TABLE release.webhooks
  ADD COLUMN form text NOT NULL DEFAULT 'webhook' CHECK (form IN ('webhook', 'slack', 'email')),
  ADD COLUMN events text[] NOT NULL DEFAULT '{}',
  ADD COLUMN apps text[] NOT NULL DEFAULT '{}';

-- What was tried too often waits here until somebody sends it again or it is too old.
ALTER TABLE release.deliveries
  ADD COLUMN made_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN dead_at timestamptz,
  ADD COLUMN last_error text;
DROP INDEX release.deliveries_due;
CREATE INDEX deliveries_due ON release.deliveries (next_at) WHERE dead_at IS NULL;
