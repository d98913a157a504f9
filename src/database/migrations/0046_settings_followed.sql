-- Settings have a version of their own, so that what is made of them follows a change and nothing else is read anew for
-- it; and every change keeps who made it and when.

alter table content_changes drop constraint content_changes_kind_check;
alter table content_changes add constraint content_changes_kind_check
  check (kind in ('catalogue', 'banners', 'articles', 'faqs', 'pages', 'settings'));
insert into content_changes (kind, shard) select 'settings', shard from generate_series(0, 15) as shard;

drop trigger note_content_change on settings;
select count_content_changes('settings', 'settings');

create table setting_changes (
  id bigint generated always as identity primary key,
  key text not null check (key <> ''),
  before jsonb not null,
  after jsonb not null,
  actor text not null check (actor <> ''),
  changed_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index setting_changes_of_key on setting_changes (key, id);
select make_append_only('setting_changes');
