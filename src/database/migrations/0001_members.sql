-- Members and login.
-- Conventions of every file here: bigint identity keys, whole TWD, timestamptz, bilingual pairs (zh required, en may be
-- empty), enumerations as text with a check so that a value can be added without a change of type.

-- Two facts that many tables share are said once: "keeps the time of its last change" and "is only ever added to".

create function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create function keep_updated_at(kept regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s add column updated_at timestamptz not null default now()', kept);
  execute format('create trigger set_updated_at before update on %s for each row execute function set_updated_at()', kept);
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;

create function make_append_only(kept regclass) returns void language plpgsql as $$
begin
  execute format('create trigger append_only before update or delete on %s for each row execute function refuse_change()', kept);
end $$;

create table users (
  id bigint generated always as identity primary key,
  uid text not null unique,
  name text not null,
  email text,
  email_confirmed_at timestamptz,
  pending_email text,
  image text,
  birthday date,
  vip smallint not null default 0 check (vip between 0 and 2),
  vip_due date,
  accept_marketing_sms boolean not null default false,
  locked_at timestamptz,
  lock_reason text,
  created_at timestamptz not null default now(),
  check (vip > 0 or vip_due is null),
  check (email is not null or email_confirmed_at is null)
);
-- Confirmed addresses are unique whatever their case (D-37); unconfirmed ones may repeat, else a stranger could block one.
create unique index users_confirmed_email on users (lower(email)) where email_confirmed_at is not null;

create table identities (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  provider text not null check (provider in ('facebook', 'line')),
  provider_uid text not null,
  profile jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (provider, provider_uid)
);
create index identities_user on identities (user_id);

create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id bigint references users,
  csrf_secret bytea not null,
  lang text not null default 'zh' check (lang in ('zh', 'en')),
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now(),
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id) where user_id is not null;
create index sessions_expiry on sessions (expires_at);

create table login_states (
  state_hash bytea primary key,
  provider text not null check (provider in ('facebook', 'line')),
  origin text not null,
  nonce text not null,
  code_verifier text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index login_states_expiry on login_states (expires_at);

create table email_confirmations (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  email text not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index email_confirmations_user on email_confirmations (user_id);
create index email_confirmations_expiry on email_confirmations (expires_at);

create table vip_changes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  from_level smallint not null check (from_level between 0 and 2),
  to_level smallint not null check (to_level between 0 and 2),
  due date,
  reason text not null,
  created_at timestamptz not null default now()
);
create index vip_changes_user on vip_changes (user_id);

create table invoice_preferences (
  user_id bigint primary key references users,
  member text,
  mobile text,
  citizen text,
  created_at timestamptz not null default now()
);

create table user_notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('lock', 'unlock', 'note')),
  text text not null,
  actor text not null,
  created_at timestamptz not null default now()
);
create index user_notes_user on user_notes (user_id);

select keep_updated_at(kept::regclass) from unnest(array['users', 'identities', 'invoice_preferences']) as kept;
select make_append_only(kept::regclass) from unnest(array['vip_changes', 'user_notes']) as kept;
