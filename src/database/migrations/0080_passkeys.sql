-- Passkeys of the people of the office, links that set a password anew, and the browsers in which somebody was seen.

create table staff_passkeys (
  id bigint generated always as identity primary key,
  public_id text not null default gen_random_uuid()::text unique,
  staff_id bigint not null references staff,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text not null default '',
  name text not null check (length(name) between 1 and 60),
  last_used_at timestamptz,
  created_at timestamptz not null
);
comment on column staff_passkeys.credential_id is 'How the authenticator calls it, in base64url.';
comment on column staff_passkeys.transports is 'By which ways the authenticator can be reached, with commas between.';
comment on column staff_passkeys.counter is 'How often it was used, as far as the authenticator counts; one that goes back was copied.';
create index staff_passkeys_of on staff_passkeys (staff_id);

-- The person is held while their passkeys are counted: of two that are added at once the second sees the first.
create function keep_ten_passkeys() returns trigger language plpgsql as $$
begin
  perform from staff where id = new.staff_id for no key update;
  if (select count(*) from staff_passkeys where staff_id = new.staff_id) >= 10 then
    raise exception 'staff % has ten passkeys already', new.staff_id using errcode = 'check_violation', constraint = 'ten_passkeys';
  end if;
  return new;
end $$;
create trigger ten_passkeys before insert on staff_passkeys for each row execute function keep_ten_passkeys();

create table staff_challenges (
  id bigint generated always as identity primary key,
  challenge text not null unique,
  subject text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
comment on table staff_challenges is 'What an authenticator was asked to sign. Each is answered once, for what it was asked for.';
create index staff_challenges_over on staff_challenges (expires_at);

alter table staff_links drop constraint staff_links_kind_check;
alter table staff_links add constraint staff_links_kind_check check (kind in ('first_owner', 'invitation', 'password', 'reset'));
alter table staff_links add column staff_id bigint references staff;
alter table staff_links add column cause text unique;
comment on column staff_links.staff_id is 'Whose password is set anew, or who proves anew who they are.';
comment on column staff_links.cause is 'What asked for the link: the same cause makes no second one.';
alter table staff_links drop constraint staff_links_say_who;
alter table staff_links add constraint staff_links_say_who check (
  case kind when 'invitation' then num_nulls(email, name, lang, role_ids) = 0 else num_nonnulls(email, name, lang, role_ids) = 0 end
  and (staff_id is not null) = (kind in ('password', 'reset')));
drop index staff_links_open;
create unique index staff_links_open on staff_links (kind, coalesce(lower(email), ''), coalesce(staff_id, 0))
  where used_at is null and ended_at is null;
create index staff_links_of on staff_links (staff_id, created_at) where staff_id is not null;

create table staff_browsers (
  staff_id bigint not null references staff,
  browser_hash bytea not null,
  last_seen_at timestamptz not null,
  created_at timestamptz not null,
  primary key (staff_id, browser_hash)
);
comment on table staff_browsers is 'Where somebody has signed in before, by a word that the browser keeps: of it the hash.';
