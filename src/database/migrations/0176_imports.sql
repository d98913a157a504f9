-- Files that are imported: how far each is, what every row of it would do, did, and was before (IMP).

create table imports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('products', 'prices', 'stock')),
  file_name text not null check (char_length(file_name) between 1 and 200),
  sha256 bytea not null check (length(sha256) = 32),
  bytes int not null check (bytes between 1 and 52428800),
  received int not null default 0,
  state text not null default 'arriving'
    check (state in ('arriving', 'reading', 'waiting', 'trying', 'ready', 'applying', 'done', 'stopped', 'failed', 'undoing', 'undone')),
  -- How it is written: found by itself and shown (IMP-02).
  format text check (format in ('csv', 'xlsx')),
  encoding text check (encoding in ('utf8', 'big5', 'utf16')),
  delimiter text check (delimiter in (',', ';', E'\t')),
  -- Why it failed.
  problem text,
  headings jsonb not null default '[]',
  -- For each heading the field that it is, or null.
  matching jsonb not null default '[]',
  -- 設為 or 增減 (IMP-13).
  stock_mode text check (stock_mode in ('set', 'change')),
  row_count int,
  counts jsonb not null default '{}',
  -- The last row that was applied, or undone; what is behind it was not.
  mark int not null default 0,
  tries smallint not null default 0,
  language text not null default 'zh' check (language in ('zh', 'en')),
  staff_id bigint not null references staff,
  trace jsonb not null,
  press text not null,
  tried_at timestamptz,
  applied_at timestamptz,
  ended_at timestamptz,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  unique (staff_id, press)
);
create index imports_by_age on imports (created_at);

create table import_pieces (
  import_id bigint not null references imports on delete cascade,
  place int not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  primary key (import_id, place)
);

create table import_rows (
  import_id bigint not null references imports on delete cascade,
  -- As a spreadsheet counts: the headings are row 1.
  row_no int not null,
  cells text[] not null,
  product_id bigint,
  name text not null default '',
  action text not null check (action in ('new', 'update', 'same', 'skip', 'error')),
  -- The version of the product that was compared.
  seen int,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- What is wrong, by field; of a skipped row why.
  faults jsonb not null default '[]',
  -- How much price (per mille) or stock (units) would move: the most is shown first.
  weight int not null default 0,
  -- What became of it.
  outcome text check (outcome in ('applied', 'skipped', 'undone', 'kept')),
  why jsonb,
  primary key (import_id, row_no)
);
create index import_rows_of_action on import_rows (import_id, action, row_no);

-- Which field a heading was said to be, by the set of headings (IMP-03).
create table import_matchings (
  kind text not null,
  headings_hash bytea not null,
  matching jsonb not null,
  created_at timestamptz not null default now(),
  primary key (kind, headings_hash)
);
select keep_updated_at(kept::regclass) from unnest(array['imports', 'import_rows', 'import_matchings']) as kept;
