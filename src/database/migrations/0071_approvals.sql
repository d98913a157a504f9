-- What somebody has spent of an allowance, and calls that wait for a second person.

create table limit_uses (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  permission text not null check (permission <> ''),
  day date not null,
  amount int not null check (amount >= 0),
  cause text not null check (cause <> ''),
  created_at timestamptz not null default now(),
  unique (permission, cause)
);
comment on column limit_uses.cause is 'What it was spent for, such as the key of a press: the same thing counts once.';
create index limit_uses_of_day on limit_uses (staff_id, permission, day);
select make_append_only('limit_uses');

create table approvals (
  id bigint generated always as identity primary key,
  call text not null check (call <> ''),
  permission text not null check (permission <> ''),
  subject text not null check (subject <> ''),
  input jsonb not null,
  seen jsonb not null,
  effect jsonb not null,
  reason text not null check (length(reason) between 1 and 500),
  asked_by bigint not null references staff,
  key text not null check (key <> ''),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'done', 'stale', 'declined', 'withdrawn', 'expired')),
  decided_by bigint references staff,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 500),
  result jsonb,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  unique (asked_by, key),
  constraint another_person check (decided_by <> asked_by),
  check ((state in ('approved', 'done', 'stale', 'declined')) = (decided_by is not null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((state = 'declined') <= (decision_reason is not null)),
  check ((state in ('done', 'stale')) = (result is not null))
);
comment on column approvals.key is 'Of the press that asked for it: pressed twice, it waits once.';
comment on column approvals.seen is 'The versions of what it touches, as they were when it was asked for.';
comment on column approvals.effect is 'What would follow, in money, points, units and letters, as it was shown to who asked.';
comment on column approvals.result is 'What came of it; of a stale one why nothing did.';
create index approvals_open on approvals (expires_at) where state in ('waiting', 'approved');
create index approvals_newest on approvals (id desc);
create index approvals_of_asker on approvals (asked_by, id desc);
