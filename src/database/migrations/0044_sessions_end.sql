-- A sign-in has an end that no visit moves, a name that may be told, and a short word for the device it was made on.

alter table sessions
  add column public_id text not null default gen_random_uuid()::text unique,
  add column device text check (length(device) between 1 and 40),
  -- Whether the cookie bears no prefix, as all did before; a copy of the shop from then goes on writing such.
  add column plain_cookie boolean not null default true,
  add column ends_at timestamptz not null default now() + interval '90 days';
comment on column sessions.device is 'Browser and system in two words, such as Chrome · Windows; never an address.';

update sessions set ends_at = created_at + interval '90 days';

-- The database itself keeps the end, so that no visit and no older copy of the shop goes beyond it.
create function keep_session_end() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.ends_at := least(new.ends_at, old.ends_at);
  end if;
  new.expires_at := least(new.expires_at, new.ends_at);
  return new;
end $$;
create trigger keep_session_end before insert or update on sessions for each row execute function keep_session_end();

update sessions set expires_at = ends_at where expires_at > ends_at;
