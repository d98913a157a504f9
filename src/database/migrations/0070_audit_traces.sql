-- The audit log, parted by month so that what is older than five years can go at once, with where each change came from: the person and
-- their session, or the API key, whoever approved it, the network address and the request. And the answers to changes, kept a day.

alter table audit_entries rename to audit_entries_before;
alter index audit_entries_of_subject rename to audit_entries_before_of_subject;

create table audit_entries (
  id bigint generated always as identity,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'provider', 'system')),
  actor_id text not null check (actor_id <> ''),
  staff_id bigint references staff,
  api_key_id bigint,
  approver_id bigint references staff,
  session_id bigint,
  address inet,
  request_id text check (length(request_id) between 1 and 200),
  verb text not null check (verb <> ''),
  subject text not null check (subject <> ''),
  subject_kind text not null generated always as (regexp_replace(subject, ' \S*$', '')) stored,
  before jsonb,
  after jsonb,
  reason text check (reason <> ''),
  words text not null default '',
  changed_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (id, changed_at),
  check (approver_id <> staff_id)
) partition by range (changed_at);
comment on column audit_entries.staff_id is 'Empty for a command, which names a person in actor_id, and for parts of the shop.';
comment on column audit_entries.words is 'What can be searched for: the subject and what stood in the fields, folded as questions are.';

create table audit_entries_other partition of audit_entries default;

-- A month's part of a table that is parted by months, if it is not there yet; rows of the month that came before it stay where they are.
create function make_month_part(parted regclass, month date) returns void language plpgsql as $$
declare
  part text := parted::text || '_' || to_char(month, 'YYYYMM');
  first timestamptz := date_trunc('month', month)::timestamp at time zone 'Asia/Taipei';
  until timestamptz := (date_trunc('month', month) + interval '1 month')::timestamp at time zone 'Asia/Taipei';
begin
  execute format('create table if not exists %I partition of %s for values from (%L) to (%L)', part, parted, first, until);
exception when check_violation then
  null;
end $$;
select make_month_part('audit_entries', (date_trunc('month', now()) + make_interval(months => ahead))::date)
  from generate_series(0, 3) as ahead;

create index audit_entries_of_subject on audit_entries (subject, changed_at desc, id desc);
create index audit_entries_of_kind on audit_entries (subject_kind, changed_at desc, id desc);
create index audit_entries_of_staff on audit_entries (staff_id, changed_at desc, id desc) where staff_id is not null;
create index audit_entries_of_key on audit_entries (api_key_id, changed_at desc, id desc) where api_key_id is not null;
create index audit_entries_of_verb on audit_entries (verb, changed_at desc, id desc);
create index audit_entries_of_address on audit_entries (address, changed_at desc, id desc) where address is not null;
create index audit_entries_newest on audit_entries (changed_at desc, id desc);
create index audit_entries_words on audit_entries using gin (search_vector(words));

-- All that stands in a JSON value, for whoever searches for it.
create function words_in(value jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(leaf #>> '{}', chr(31)), '') from jsonb_path_query(value, 'strict $.**') as leaf
    where jsonb_typeof(leaf) in ('string', 'number')
$$;

insert into audit_entries
  (id, actor_kind, actor_id, verb, subject, before, after, reason, words, changed_at, created_at) overriding system value
  select id, actor_kind, actor_id, verb, subject, before, after, reason,
    search_fold(concat_ws(chr(31), subject, reason, words_in(before), words_in(after))), changed_at, created_at
  from audit_entries_before;
select setval(pg_get_serial_sequence('audit_entries', 'id'), greatest((select max(id) from audit_entries), 1));
drop table audit_entries_before;
select make_append_only('audit_entries');
create trigger kept_whole before truncate on audit_entries for each statement execute function refuse_change();

-- Its words are written by the database, so that copies of the shop that do not know of them yet lose none.
create function note_audit_words() returns trigger language plpgsql as $$
begin
  new.words := search_fold(concat_ws(chr(31), new.subject, new.reason, words_in(new.before), words_in(new.after)));
  return new;
end $$;
create trigger note_audit_words before insert on audit_entries for each row execute function note_audit_words();

create table office_repeats (
  actor text not null,
  key text not null check (length(key) between 1 and 200),
  call text not null,
  request_hash bytea not null,
  state text not null check (state in ('running', 'done')),
  answer bytea,
  taken_until timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (actor, key),
  check ((state = 'done') = (answer is not null))
);
comment on table office_repeats is 'Changes that pages of the office have asked for, by the key of the press: the same key gives the same answer for a day.';
comment on column office_repeats.taken_until is 'Until then whoever is answering has it alone; afterwards they must have died, and the same key may try again.';
comment on column office_repeats.answer is 'Encrypted with the shop''s keys: some answers show a secret once.';
create index office_repeats_over on office_repeats (expires_at);
