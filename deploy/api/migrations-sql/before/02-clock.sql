-- The shop's clock is the database's. Tests and the sandbox move it by writing a shift; nobody else
-- does.
create table if not exists clock_shift (
  only_row boolean primary key default true check (only_row),
  shift interval not null
);

create or replace function app_now() returns timestamptz
  language sql stable
  return now() + coalesce((select shift from public.clock_shift), interval '0');

-- Hong Kong days (part 1, section 9: day boundaries are local midnights).
create or replace function hk_day(at timestamptz) returns date
  language sql immutable
  return (at at time zone 'Asia/Hong_Kong')::date;

create or replace function hk_today() returns date
  language sql stable
  return hk_day(app_now());
