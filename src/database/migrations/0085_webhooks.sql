-- Programs of others that are told what happens in the shop: where they are, what they want to hear, each delivery, each try.

create table webhooks (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  url text not null check (url ~ '^https://' and length(url) <= 2000),
  events text[] not null check (cardinality(events) > 0),
  secret bytea not null,
  old_secret bytea,
  old_secret_until timestamptz,
  state text not null default 'on' check (state in ('on', 'paused', 'removed')),
  failing_since timestamptz,
  paused_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  check (num_nulls(old_secret, old_secret_until) in (0, 2)),
  check ((paused_at is not null) = (state = 'paused'))
);
comment on column webhooks.secret is 'Encrypted with the shop''s keys, for this webhook alone.';
comment on column webhooks.old_secret is 'The secret before, which signs beside the new one until old_secret_until.';
comment on column webhooks.failing_since is 'The first try that nobody heard, of those since the last one that was heard.';
select keep_updated_at('webhooks');

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  webhook_id bigint not null references webhooks,
  news_id bigint,
  event text not null,
  object_number text not null,
  body text not null,
  state text not null check (state in ('waiting', 'done', 'failed', 'held')),
  tries int not null default 0 check (tries >= 0),
  next_try_at timestamptz,
  held_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  unique (webhook_id, news_id),
  check ((next_try_at is not null) = (state = 'waiting')),
  check ((held_at is not null) = (state = 'held')),
  check ((ended_at is not null) = (state in ('done', 'failed')))
);
comment on column webhook_deliveries.public_id is 'The webhook-id: the same however often it is sent.';
comment on column webhook_deliveries.news_id is 'What it tells; told twice, it is one delivery. Null for a test.';
comment on column webhook_deliveries.body is 'Letter by letter as it is signed and sent. Nothing in it is about a person.';
comment on column webhook_deliveries.tries is 'Since it was told, resumed or sent again.';
create index webhook_deliveries_of on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where state = 'waiting';
create index webhook_deliveries_held on webhook_deliveries (webhook_id, held_at) where state = 'held';
create index webhook_deliveries_ended on webhook_deliveries (ended_at) where ended_at is not null;

create table webhook_tries (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_deliveries on delete cascade,
  tried_at timestamptz not null,
  duration_ms int not null check (duration_ms >= 0),
  status int,
  error text check (error <> ''),
  answer text not null default '' check (length(answer) <= 2000),
  created_at timestamptz not null default now(),
  check (num_nonnulls(status, error) > 0)
);
comment on column webhook_tries.status is 'Null when there was no answer; then `error` says why.';
create index webhook_tries_of on webhook_tries (delivery_id, id);
create index webhook_tries_old on webhook_tries (tried_at);
create trigger tries_stay before update on webhook_tries for each row execute function refuse_change();

-- Which products have other numbers that can be sold than before. Only added to by whoever moves stock, so that nobody waits
-- for anybody, and only while a webhook wants to hear of it.
create table stock_notes (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  was int not null,
  free int not null
);

create function note_free_for_webhooks() returns trigger language plpgsql as $$
begin
  insert into stock_notes (product_id, was, free)
    select new.id, old.stock - old.reserved, new.stock - new.reserved
    where exists (select from webhooks where state <> 'removed' and events && array['stock.changed', 'stock.low']);
  return null;
end $$;
create trigger note_free_for_webhooks after update on products for each row
  when (old.stock - old.reserved <> new.stock - new.reserved) execute function note_free_for_webhooks();
