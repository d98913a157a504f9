-- Categories as the office says them: an address in words, texts, a search title, how their goods are ordered, and where an
-- archived one leads.
alter table categories
  add column slug text not null default '' check (slug = '' or (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80)),
  add column text_zh text not null default '',
  add column text_en text not null default '',
  add column seo_title_zh text not null default '',
  add column seo_title_en text not null default '',
  add column seo_text_zh text not null default '',
  add column seo_text_en text not null default '',
  add column sorting text not null default 'hand' check (sorting in ('hand', 'new', 'hot', 'price', 'price_down', 'name')),
  add column pinned bigint[] not null default '{}' check (cardinality(pinned) <= 20),
  -- Those that were put into an order by hand; all others follow as they stand.
  add column ordered bigint[] not null default '{}' check (cardinality(ordered) <= 500),
  add column rule jsonb,
  add column archived boolean not null default false,
  add column leads_to bigint references categories,
  add check (leads_to <> id),
  add check (archived or leads_to is null),
  add check (not (archived and visible));
create unique index categories_slug on categories (slug) where slug <> '' and not archived;

-- What a rule put there is the rule's to take away; what a hand put there stays (D-219).
alter table product_categories add column source text not null default 'hand' check (source in ('hand', 'rule'));

drop trigger note_new on categories;
drop trigger note_gone on categories;
drop trigger note_emptied on categories;
drop trigger note_change on categories;
select watch_shown('categories', '{category:id,menu}', '{
  "": ["created_at", "updated_at", "rule"],
  "category:id": ["cover_url", "mobile_cover_url", "text_zh", "text_en", "seo_title_zh", "seo_title_en", "seo_text_zh", "seo_text_en",
    "sorting", "pinned", "ordered"]
}');

-- What the shop is arranged by: its tree of categories, which stands in a table of its own, and its menus. Each has one draft,
-- which nobody sees in the shop until it is published.
create table arrangements (
  kind text primary key check (kind in ('categories', 'main', 'footer', 'phone')),
  -- Entries of a menu; null as long as the shop shows what it began with.
  published jsonb,
  draft jsonb,
  -- Counted with every change of draft or shop: whoever saves names the one that they saw.
  version int not null default 1 check (version >= 1),
  changed_by text not null default '',
  changed_at timestamptz,
  publish_at timestamptz check (publish_at is null or draft is not null),
  -- Why what was due could not be published.
  not_published text
);
insert into arrangements (kind) values ('categories'), ('main'), ('footer'), ('phone');
create index arrangements_due on arrangements (publish_at) where publish_at is not null;
select watch_shown('arrangements', '{menu}', '{"": ["draft", "version", "changed_by", "changed_at", "publish_at", "not_published"]}');

-- Each time something was published, whole. The first is what stood there before.
create table arrangement_versions (
  kind text not null references arrangements,
  version int not null check (version >= 1),
  whole jsonb,
  actor_kind text not null,
  actor_id text not null,
  published_at timestamptz not null,
  primary key (kind, version)
);
select make_append_only('arrangement_versions');
