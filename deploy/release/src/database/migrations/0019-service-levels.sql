-- What share of an app's visits must go well; apps without a row have the usual one.
CREATE TABLE release.service_levels (
  app text PRIMARY KEY,
  objective numeric(6, 5) NOT NULL CHECK (objective > 0 AND objective < 1),
  set_by text NOT NULL,
  set_at timestamptz NOT NULL DEFAULT now()
);
-- When somebody was last told that an app spends its budget too fast.
CREATE TABLE release.budget_notices (
  channel text NOT NULL,
  app text NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (channel, app)
);
