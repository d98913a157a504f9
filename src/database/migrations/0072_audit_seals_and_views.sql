-- Each day of the audit log is sealed; who looked at personal data is kept; and what is older than five years can go, a month at a time.

create table audit_seals (
  day date primary key,
  entries int not null check (entries >= 0),
  hash bytea not null check (length(hash) = 32),
  previous bytea check (length(previous) = 32),
  created_at timestamptz not null default now()
);
comment on table audit_seals is 'SHA-256 over the entries of a day and the seal of the day before: a later change shows.';
select make_append_only('audit_seals');
create trigger kept_whole before truncate on audit_seals for each statement execute function refuse_change();

-- The entries of a day as bytes, always alike, in the order in which they were written.
create function sealed_words(of_day date, previous bytea) returns table (entries int, hash bytea) language sql stable as $$
  select count(*)::int, sha256(coalesce(previous, '') || convert_to(coalesce(string_agg(jsonb_build_array(
      id, actor_kind, actor_id, staff_id, api_key_id, approver_id, session_id, host(address), request_id, verb, subject, before, after, reason,
      extract(epoch from changed_at))::text, chr(10) order by id), ''), 'UTF8'))
  from audit_entries
  where changed_at >= of_day::timestamp at time zone 'Asia/Taipei' and changed_at < (of_day + 1)::timestamp at time zone 'Asia/Taipei'
$$;

create table data_views (
  id bigint generated always as identity,
  at timestamptz not null,
  staff_id bigint references staff,
  api_key_id bigint,
  address inet,
  kind text not null check (kind in ('order', 'member', 'field', 'export', 'bank')),
  object text not null check (object <> ''),
  rows int not null default 1 check (rows >= 0),
  primary key (id, at),
  check (num_nonnulls(staff_id, api_key_id) = 1)
) partition by range (at);
comment on table data_views is 'Who looked at personal data: what was opened, or how many rows a file held.';
create table data_views_other partition of data_views default;
create index data_views_of_object on data_views (object, at desc, id desc);
create index data_views_of_staff on data_views (staff_id, at desc, id desc) where staff_id is not null;
create index data_views_newest on data_views (at desc, id desc);
select make_append_only('data_views');
create trigger kept_whole before truncate on data_views for each statement execute function refuse_change();

create or replace function make_month_part(parted regclass, month date) returns void language plpgsql as $$
declare
  part text := parted::text || '_' || to_char(month, 'YYYYMM');
  first timestamptz := date_trunc('month', month)::timestamp at time zone 'Asia/Taipei';
  until timestamptz := (date_trunc('month', month) + interval '1 month')::timestamp at time zone 'Asia/Taipei';
begin
  if to_regclass(part) is null then
    execute format('create table %I partition of %s for values from (%L) to (%L)', part, parted, first, until);
    execute format('create trigger kept_whole before truncate on %I for each statement execute function refuse_change()', part);
  end if;
exception when check_violation then
  null;
end $$;
select make_month_part('data_views', (date_trunc('month', now()) + make_interval(months => ahead))::date) from generate_series(0, 3) as ahead;
do $$
declare
  part regclass;
begin
  for part in select inhrelid::regclass from pg_inherits where inhparent in ('audit_entries'::regclass, 'data_views'::regclass)
      and not exists (select from pg_trigger where tgrelid = inhrelid and tgname = 'kept_whole') loop
    execute format('create trigger kept_whole before truncate on %s for each statement execute function refuse_change()', part);
  end loop;
end $$;

-- Takes away the months of a table that ended five years ago or longer; answers how many those were.
create function drop_old_months(parted regclass, at timestamptz) returns int language plpgsql as $$
declare
  part record;
  dropped int := 0;
begin
  for part in select child.relname from pg_inherits join pg_class child on child.oid = inhrelid
      where inhparent = parted and child.relname ~ '_\d{6}$'
        and (to_date(right(child.relname, 6), 'YYYYMM') + interval '1 month')::timestamp at time zone 'Asia/Taipei' <= at - interval '5 years' loop
    execute format('drop table %I', part.relname);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;
