-- Bulk moves with products: tried first, applied as they were tried, taken back within thirty days (GDS-05 to GDS-09).

alter table selections drop constraint selections_kind_check;
alter table selections add constraint selections_kind_check check (kind in ('orders', 'products'));

create table product_batches (
  id bigint generated always as identity primary key,
  -- Which move, and what it needs to know.
  move jsonb not null,
  staff_id bigint not null references staff,
  -- Who presses, as histories name them, and from where: of who applied it, then of who takes it back.
  actor jsonb,
  trace jsonb,
  state text not null default 'tried' check (state in ('tried', 'applying', 'done', 'undoing', 'undone')),
  tried_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  constraint product_batches_applied check ((applied_at is null) = (state = 'tried')),
  constraint product_batches_undone check ((undone_at is not null) = (state in ('undoing', 'undone')))
);
create index product_batches_newest on product_batches (tried_at desc, id desc);
select keep_updated_at('product_batches');

create table product_batch_rows (
  batch_id bigint not null references product_batches on delete cascade,
  -- A number that is never given again, also of a product that was thrown away since.
  product_id bigint not null,
  before jsonb not null,
  after jsonb not null,
  state text not null check (state in ('ready', 'same', 'refused', 'done', 'undone', 'kept')),
  -- Why nothing is done with it, or why it was not taken back.
  refusal jsonb,
  -- As which version of the product the move was saved: while it is the last, nobody has changed it since.
  version int,
  created_at timestamptz not null default now(),
  primary key (batch_id, product_id),
  constraint product_batch_rows_say_why check ((refusal is not null) = (state in ('refused', 'kept'))),
  constraint product_batch_rows_saved check ((version is not null) = (state in ('done', 'undone', 'kept')))
);
create index product_batch_rows_open on product_batch_rows (batch_id, product_id) where state in ('ready', 'done');
select keep_updated_at('product_batch_rows');
