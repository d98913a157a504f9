-- 下架回收 (STK-25): a lot that must not reach anybody any more, whoever has it already, and the letter to them.

create table recalls (
  id bigint generated always as identity primary key,
  -- What was asked for; its units may lie in lots of other goods too, and all of those are recalled with it.
  lot_id bigint not null references stock_lots,
  reason text not null check (reason <> '' and length(reason) <= 300),
  started_at timestamptz not null,
  started_by text not null,
  ended_at timestamptz,
  ended_by text,
  end_reason text check (end_reason <> '' and length(end_reason) <= 300),
  subject_zh text not null check (length(subject_zh) <= 200),
  subject_en text not null check (length(subject_en) <= 200),
  text_zh text not null check (length(text_zh) <= 5000),
  text_en text not null check (length(text_en) <= 5000),
  -- Of the letter: who saves it says which one they have seen.
  version int not null default 1,
  -- Who wrote it last, and when; it begins as a draft of whoever begins the recall.
  saved_by text not null,
  saved_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (num_nulls(ended_at, ended_by, end_reason) in (0, 3))
);
select keep_updated_at('recalls');
create unique index recalls_one_at_a_time on recalls (lot_id) where ended_at is null;

create table recall_lots (
  recall_id bigint not null references recalls,
  lot_id bigint not null references stock_lots,
  primary key (recall_id, lot_id)
);
create index recall_lots_lot on recall_lots (lot_id);

alter table stock_lots
  add column recalled boolean not null default false,
  -- Whatever opens lots, a recalled one stays shut.
  add constraint stock_lots_recalled_is_shut check (not recalled or state <> 'open');
comment on column stock_lots.recalled is 'It stands in a recall that has not ended: nothing of it is sold, picked, packed or sent.';
create index stock_lots_number on stock_lots (number text_pattern_ops);
