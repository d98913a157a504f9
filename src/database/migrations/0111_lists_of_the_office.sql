-- What people of the office keep of lists: views with a name, their columns, what they have selected, and what they do with many at once.

create table saved_views (
  id bigint generated always as identity primary key,
  page text not null check (page in ('orders')),
  name text not null check (char_length(name) between 1 and 40),
  owner_id bigint not null references staff,
  -- Whoever holds one of these roles sees it too.
  role_ids bigint[] not null default '{}',
  query jsonb not null,
  columns jsonb,
  removed_at timestamptz,
  version int not null default 1,
  changed_by text not null,
  created_at timestamptz not null default now()
);
create index saved_views_page on saved_views (page, owner_id);

-- Columns of each list as a person has arranged them.
create table list_columns (
  staff_id bigint not null references staff,
  page text not null check (page in ('orders')),
  columns jsonb not null,
  created_at timestamptz not null default now(),
  primary key (staff_id, page)
);

-- Rows that somebody has selected, fixed at that instant; gone half an hour later.
create unlogged table selections (
  id bigint generated always as identity primary key,
  staff_id bigint not null,
  kind text not null check (kind in ('orders')),
  ids bigint[] not null check (cardinality(ids) between 1 and 10000),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index selections_expiry on selections (expires_at);

-- One thing done with many rows, a row after the other, by a job.
create table batches (
  id bigint generated always as identity primary key,
  move text not null,
  input jsonb not null default '{}',
  staff_id bigint not null references staff,
  -- Where it comes from, for the audit log.
  trace jsonb not null,
  state text not null default 'running' check (state in ('running', 'stopped', 'done')),
  -- One press makes one batch.
  press text not null,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  unique (staff_id, press)
);
create index batches_of_staff on batches (staff_id, id desc);
create index batches_ended on batches (created_at);

create table batch_rows (
  batch_id bigint not null references batches on delete cascade,
  place int not null,
  object_id bigint not null,
  object text not null,
  state text not null default 'waiting' check (state in ('waiting', 'doing', 'done', 'failed', 'skipped')),
  -- Why nothing was done with it.
  refusal jsonb,
  claimed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (batch_id, place),
  unique (batch_id, object_id),
  check ((refusal is not null) = (state in ('failed', 'skipped')))
);
create index batch_rows_open on batch_rows (batch_id, place) where state in ('waiting', 'doing');

-- Files that somebody has asked for, in pieces, so that neither writing nor fetching one holds all of it.
create table exports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('orders', 'order_lines')),
  format text not null check (format in ('csv', 'xlsx')),
  input jsonb not null,
  reason text not null check (char_length(reason) between 1 and 200),
  staff_id bigint not null references staff,
  trace jsonb not null,
  press text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  row_count int,
  ready_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  unique (staff_id, press)
);
create table export_pieces (
  export_id bigint not null references exports on delete cascade,
  place int not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  primary key (export_id, place)
);

select keep_updated_at(kept::regclass) from unnest(array['saved_views', 'list_columns', 'batches', 'batch_rows', 'exports']) as kept;
