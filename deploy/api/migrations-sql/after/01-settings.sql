-- A setting of the database, not of a connection: a pooler in transaction mode refuses what it does
-- not know at the start, and its connections belong to nobody. What takes longer on purpose says
-- `set local statement_timeout`.
do $$
begin
  execute format('alter database %I set statement_timeout = %L', current_database(), '30s');
end $$;
