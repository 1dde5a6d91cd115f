-- Sessions of the console: a cookie of their own, so that the bearer token stays out of the browser.
CREATE TABLE release.console_sessions (
  hash char(64) PRIMARY KEY,
  token char(64) NOT NULL REFERENCES release.tokens (hash) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX console_sessions_token ON release.console_sessions (token);

-- The log only grows. The chain of hashes shows what somebody with more rights does to it all the same.
CREATE FUNCTION release.refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'release.audit is never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON release.audit
  FOR EACH STATEMENT EXECUTE FUNCTION release.refuse_audit_change();
