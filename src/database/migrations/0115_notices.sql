-- Notices (通知) to people of the office: one case makes one notice to each person. And what else somebody wants of their own office.

create table notices (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  kind text not null check (kind in ('approvals', 'assigned', 'mentions', 'batches', 'webhooks', 'tiles')),
  key text not null check (key <> ''),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  unique (staff_id, key)
);
comment on column notices.key is 'Names the case: told of it again, its person hears nothing new.';
comment on column notices.data is 'The notice itself, as the rules know it.';
create index notices_newest on notices (staff_id, id desc);
create index notices_unread on notices (staff_id) where read_at is null;

create table staff_settings (
  staff_id bigint primary key references staff,
  notices jsonb not null default '{}' check (jsonb_typeof(notices) = 'object'),
  recent jsonb not null default '[]' check (jsonb_typeof(recent) = 'array' and jsonb_array_length(recent) <= 10),
  created_at timestamptz not null default now()
);
comment on column staff_settings.notices is 'How each kind of notice comes: bell, mail (bell and mail) or off. What is not named comes with the bell.';
comment on column staff_settings.recent is 'The things that were opened last, newest first.';
select keep_updated_at('staff_settings');
