-- Who changed which goods and why: one row for each act of staff or the shop itself, written with the change. And what a
-- delivery brought, once under the number that stands on its note.

create table audit_entries (
  id bigint generated always as identity primary key,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'provider', 'system')),
  actor_id text not null check (actor_id <> ''),
  verb text not null check (verb <> ''),
  subject text not null check (subject <> ''),
  before jsonb,
  after jsonb,
  reason text check (reason <> ''),
  changed_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index audit_entries_of_subject on audit_entries (subject, id);
select make_append_only('audit_entries');

create table stock_receipts (
  reference text primary key check (reference <> ''),
  lines jsonb not null,
  received_at timestamptz not null,
  created_at timestamptz not null default now()
);
select make_append_only('stock_receipts');
