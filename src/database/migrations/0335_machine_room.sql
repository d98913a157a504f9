-- What each copy counted since it last wrote, every ten seconds: the machine room shows it without another service (D-243). Kept for seven days.
create table copy_counters (
  id bigint generated always as identity primary key,
  copy text not null,
  parts text[] not null,
  version text not null,
  started_at timestamptz not null,
  counted_at timestamptz not null default now(),
  figures jsonb not null
);
comment on column copy_counters.copy is 'One process, by a name that it has made up at its start.';
create index copy_counters_at on copy_counters (counted_at);

-- Calls to third parties by the minute, of all copies together, as a histogram of how long they took.
create table party_minutes (
  party text not null,
  minute timestamptz not null,
  calls int not null check (calls >= 0),
  failures int not null check (failures between 0 and calls),
  buckets int[] not null,
  last_success timestamptz,
  primary key (minute, party)
);
comment on column party_minutes.failures is 'Calls that were answered by neither yes nor no.';
comment on column party_minutes.buckets is 'How many calls took no longer than each bound of src/rules/machine/durations.ts, and last those that took longer.';

-- How each job of the clock ended the last time.
create table job_runs (
  name text primary key,
  began_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= began_at),
  as_of timestamptz,
  error text
);
comment on column job_runs.as_of is 'The time that somebody had it done for; null where the clock asked.';

-- How large the tables were on each day, with their indexes.
create table table_sizes (
  day date not null,
  name text not null,
  bytes bigint not null check (bytes >= 0),
  primary key (day, name)
);
