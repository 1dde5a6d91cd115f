-- Preview links and other overrides: for whom they are, and when somebody ended them before their time.
ALTER TABLE release.overrides
  ADD COLUMN audience text NOT NULL DEFAULT 'holder' CHECK (audience IN ('holder', 'staff')),
  ADD COLUMN revoked_at timestamptz,
  ADD COLUMN revoked_by text;
