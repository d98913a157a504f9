-- The people of the office: who they are, how they prove it, what they may do. Nobody is ever deleted: names stay in history.

create table staff (
  id bigint generated always as identity primary key,
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$'),
  name text not null check (name <> ''),
  lang text not null default 'zh' check (lang in ('zh', 'en')),
  theme text not null default 'device' check (theme in ('device', 'light', 'dark')),
  density text not null default 'wide' check (density in ('wide', 'narrow')),
  password_hash text check (password_hash like '$argon2id$%'),
  password_failed_at timestamptz[] not null default '{}' check (cardinality(password_failed_at) <= 5),
  password_locks int not null default 0 check (password_locks >= 0),
  password_locked_until timestamptz,
  suspended_at timestamptz,
  demo boolean not null default false,
  created_at timestamptz not null default now()
);
comment on column staff.password_hash is 'A PHC string: the hash with its salt and its parameters.';
comment on column staff.demo is 'One of the cast of a demo shop, whom anybody can be. They count for no owner where the shop is one in earnest.';
create unique index staff_email on staff (lower(email));
select keep_updated_at('staff');

create table roles (
  id bigint generated always as identity primary key,
  key text unique check (key in ('owner', 'manager', 'packer', 'care', 'editor', 'accountant')),
  name_zh text not null check (name_zh <> ''),
  name_en text not null check (name_en <> ''),
  holds jsonb not null default '{}' check (jsonb_typeof(holds) = 'object'),
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  check (key is null or (holds = '{}' and removed_at is null))
);
comment on column roles.key is 'One of the roles that every office has, whose permissions the shop itself knows; null for a role of the owner''s own.';
comment on column roles.holds is 'What a role of the owner''s own holds: the share by the name of the permission.';
select keep_updated_at('roles');

insert into roles (key, name_zh, name_en) values
  ('owner', '店主', 'Owner'),
  ('manager', '店長', 'Manager'),
  ('packer', '出貨', 'Packer'),
  ('care', '客服', 'Customer care'),
  ('editor', '編輯', 'Editor'),
  ('accountant', '會計', 'Accountant');

create function keep_built_in_roles() returns trigger language plpgsql as $$
begin
  if old.key is not null then
    raise exception 'the role % belongs to every office and stays as it is', old.key using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_built_in_roles before update or delete on roles for each row execute function keep_built_in_roles();

create table staff_roles (
  staff_id bigint not null references staff,
  role_id bigint not null references roles,
  created_at timestamptz not null default now(),
  primary key (staff_id, role_id)
);
create index staff_roles_role on staff_roles (role_id);

-- Looked at when a transaction ends, so that roles can be exchanged in it. The person is held while their roles are counted:
-- else two transactions that each give one would both look, and neither see the other's.
create function keep_roles_of_staff() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  person bigint := (changed ->> case tg_table_name when 'staff' then 'id' else 'staff_id' end)::bigint;
  held int;
begin
  perform from staff where id = person for no key update;
  if not found then
    return null;
  end if;
  select count(*) into held from staff_roles where staff_id = person;
  if held not between 1 and 3 then
    raise exception 'staff % has % roles: one to three are needed', person, held using errcode = 'check_violation', constraint = 'one_to_three_roles';
  end if;
  return null;
end $$;
create constraint trigger one_to_three_roles after insert on staff deferrable initially deferred for each row execute function keep_roles_of_staff();
create constraint trigger one_to_three_roles after insert or delete on staff_roles deferrable initially deferred for each row execute function keep_roles_of_staff();

-- A role is given or taken, never rewritten: what looks at a role that is taken would not see one that becomes another's.
create function refuse_rewritten_role() returns trigger language plpgsql as $$
begin
  raise exception 'a role is given or taken, never rewritten' using errcode = 'restrict_violation';
end $$;
create trigger refuse_rewritten_role before update on staff_roles for each row execute function refuse_rewritten_role();

create function count_active_owners() returns bigint language sql stable as $$
  select count(*) from staff join staff_roles on staff_roles.staff_id = staff.id join roles on roles.id = staff_roles.role_id
  where roles.key = 'owner' and staff.suspended_at is null and not staff.demo
$$;

-- The lock lets two transactions that would each leave the other's owner as the last one come after each other.
create function keep_last_owner() returns trigger language plpgsql as $$
declare
  person bigint := case tg_table_name when 'staff' then (to_jsonb(new) ->> 'id')::bigint else (to_jsonb(old) ->> 'staff_id')::bigint end;
  was_owner boolean := case tg_table_name
    when 'staff' then exists (select from staff_roles join roles on roles.id = role_id where staff_id = person and key = 'owner')
    else exists (select from roles where id = (to_jsonb(old) ->> 'role_id')::bigint and key = 'owner') end;
begin
  if not was_owner or exists (select from staff where id = person and demo) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('staff:last-owner', 0));
  if count_active_owners() = 0 then
    raise exception 'the office keeps an active owner' using errcode = 'check_violation', constraint = 'last_owner';
  end if;
  return null;
end $$;
create constraint trigger last_owner after delete on staff_roles deferrable initially deferred for each row execute function keep_last_owner();
create constraint trigger last_owner after update of suspended_at on staff deferrable initially deferred
  for each row when (old.suspended_at is null and new.suspended_at is not null) execute function keep_last_owner();

create table staff_totp (
  staff_id bigint primary key references staff,
  secret bytea not null,
  last_step bigint,
  created_at timestamptz not null default now()
);
comment on column staff_totp.secret is 'Encrypted with the shop''s keys, for this person alone.';
comment on column staff_totp.last_step is 'The last time step of 30 s whose code was accepted: none is accepted twice.';

create table staff_recovery_codes (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (staff_id, code_hash)
);

create table staff_links (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('first_owner', 'invitation')),
  email text check (email ~ '^[^@\s]+@[^@\s]+$'),
  name text check (name <> ''),
  lang text check (lang in ('zh', 'en')),
  role_ids int[] check (cardinality(role_ids) between 1 and 3),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  constraint staff_links_say_who check (case kind
    when 'invitation' then num_nulls(email, name, lang, role_ids) = 0 else num_nonnulls(email, name, lang, role_ids) = 0 end)
);
comment on table staff_links is 'Links that open once: for the first owner, and for people who were invited. Of a token only its hash is kept.';
create unique index staff_links_open on staff_links (kind, coalesce(lower(email), '')) where used_at is null and ended_at is null;

-- A sign-in under way: the password was right, the second factor is still to come.
create table staff_sign_ins (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  token_hash bytea not null unique,
  shared boolean not null,
  wrong_codes int not null default 0 check (wrong_codes between 0 and 5),
  expires_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null default now()
);

create table staff_sessions (
  id bigint generated always as identity primary key,
  public_id text not null default gen_random_uuid()::text unique,
  staff_id bigint not null references staff,
  token_hash bytea not null unique,
  csrf_secret bytea not null,
  shared boolean not null,
  address inet not null,
  browser text check (length(browser) between 1 and 40),
  stepped_up_at timestamptz,
  token_before bytea unique,
  token_before_until timestamptz,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null
);
comment on column staff_sessions.token_before is 'The token until the last step-up. It opens a moment longer, for calls that were on their way.';
create index staff_sessions_living on staff_sessions (staff_id) where ended_at is null;
