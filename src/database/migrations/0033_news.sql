-- What has happened, written by the transaction in which it happened, until it is carried to the queue of jobs. A job
-- written there and then would ring for the workers, and PostgreSQL lets only one transaction with a ring commit at a time.
create table news (
  id bigint generated always as identity primary key,
  payload jsonb not null,
  told_at timestamptz not null default now()
);
