-- Who works in the background at this moment: each pool of workers shows itself every few seconds. The jobs of one that
-- has not shown itself for half a minute are free again.
create table worker_pools (
  pool_id text primary key,
  beat_at timestamptz not null default now()
);
