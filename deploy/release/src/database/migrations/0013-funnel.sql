-- A shopper in the trial of a version: whoever meets it counts once, on the side that they met first.
CREATE TABLE release.shoppers (
  channel text NOT NULL,
  app text NOT NULL,
  -- The salt by which sides are drawn: new for each rollout and each holdback.
  trial text NOT NULL,
  shopper text NOT NULL,
  version text NOT NULL,
  bucket text NOT NULL,
  slot timestamptz NOT NULL,
  network smallint NOT NULL,
  PRIMARY KEY (channel, app, trial, shopper)
);
CREATE INDEX shoppers_age ON release.shoppers (slot);

-- Each step of the buying flow counts once a shopper.
CREATE TABLE release.shopper_steps (
  channel text NOT NULL,
  app text NOT NULL,
  trial text NOT NULL,
  shopper text NOT NULL,
  step text NOT NULL,
  PRIMARY KEY (channel, app, trial, shopper, step),
  FOREIGN KEY (channel, app, trial, shopper) REFERENCES release.shoppers ON DELETE CASCADE
);

-- What a team judges the releases of its app by, beside what everybody is judged by.
CREATE TABLE release.guards (
  app text NOT NULL REFERENCES release.apps,
  name text NOT NULL,
  worse_when text NOT NULL CHECK (worse_when IN ('more', 'fewer')),
  -- Smallest change that matters, as a share of the stable side's rate.
  tolerance double precision NOT NULL,
  about text NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (app, name)
);
