-- Banners, articles, questions, terms pages and the settings of the house.

create table index_banners (
  id bigint generated always as identity primary key,
  group_key text not null default 'home' check (group_key in ('home', 'health_articles')),
  title_zh text not null,
  title_en text not null default '',
  url text not null,
  desktop_image text not null,
  mobile_image text not null,
  position int not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index index_banners_place on index_banners (group_key, position);

create table health_articles (
  id bigint generated always as identity primary key,
  title_zh text not null,
  title_en text not null default '',
  summary_zh text not null default '',
  summary_en text not null default '',
  content_zh text not null default '',
  content_en text not null default '',
  cover text not null,
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index health_articles_latest on health_articles (published_at desc, id desc);

create table tags (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name_zh text not null,
  name_en text not null default '',
  created_at timestamptz not null default now()
);

create table article_tags (
  article_id bigint not null references health_articles on delete cascade,
  tag_id bigint not null references tags on delete cascade,
  position int not null default 0,
  created_at timestamptz not null default now(),
  primary key (article_id, tag_id)
);
create index article_tags_tag on article_tags (tag_id);

create table article_products (
  article_id bigint not null references health_articles on delete cascade,
  product_id bigint not null references products on delete cascade,
  position int not null default 0,
  created_at timestamptz not null default now(),
  primary key (article_id, product_id)
);

create table article_links (
  article_id bigint not null references health_articles on delete cascade,
  related_article_id bigint not null references health_articles on delete cascade,
  position int not null default 0,
  created_at timestamptz not null default now(),
  primary key (article_id, related_article_id),
  check (article_id <> related_article_id)
);

-- A topic without an English name exists in Chinese only (CNT-13).
create table faq_kinds (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name_zh text not null,
  name_en text,
  position int not null default 0,
  created_at timestamptz not null default now()
);

create table faqs (
  id bigint generated always as identity primary key,
  kind_id bigint not null references faq_kinds on delete cascade,
  title_zh text not null,
  title_en text not null default '',
  content_zh text not null,
  content_en text not null default '',
  video text,
  position int not null default 0,
  created_at timestamptz not null default now()
);
create index faqs_kind on faqs (kind_id, position);

create table static_pages (
  slug text primary key check (slug in ('about', 'readme', 'privacy', 'certification', 'manual')),
  title_zh text not null,
  title_en text not null default '',
  content_zh text not null,
  content_en text not null default '',
  created_at timestamptz not null default now()
);

create table settings (
  key text primary key,
  value jsonb not null,
  note text not null default '',
  created_at timestamptz not null default now()
);

select keep_updated_at(kept::regclass)
  from unnest(array['index_banners', 'health_articles', 'tags', 'faq_kinds', 'faqs', 'static_pages', 'settings']) as kept;
