-- Keys with which programs make calls of the office.

create table api_keys (
  id bigint generated always as identity primary key,
  name text not null check (name <> '' and length(name) <= 80),
  prefix text not null unique check (prefix ~ '^mhk_[A-Za-z0-9_-]{8}$'),
  key_hash bytea not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  networks cidr[] not null default '{}' check (cardinality(networks) <= 20),
  made_by bigint not null references staff,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_address inet,
  ended_at timestamptz,
  reminded_days int[] not null default '{}',
  created_at timestamptz not null,
  check (expires_at > created_at and expires_at <= created_at + interval '8760 hours'),
  check (num_nulls(last_used_at, last_address) in (0, 2))
);
comment on column api_keys.prefix is 'What is shown of a key, so that people know it again; of the rest only the hash is kept.';
comment on column api_keys.networks is 'From where it may be used; empty for anywhere.';
comment on column api_keys.reminded_days is 'How many days before its end its owners were written to.';
select keep_updated_at('api_keys');
create index api_keys_open on api_keys (expires_at) where ended_at is null;
