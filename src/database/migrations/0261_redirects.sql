-- Where old addresses lead, such as those of the shop that was there before (轉址). They are only looked for where there is no page.
create table redirects (
  id bigint generated always as identity primary key,
  -- Decoded, without a slash at the end; with or without a language. It may end with a query.
  from_path text not null unique check (from_path like '/_%' and char_length(from_path) <= 500),
  to_path text not null check (to_path like '/%' and to_path not like '//%' and char_length(to_path) <= 500),
  -- All that would be looked for when somebody came to to_path: none of it leads on.
  to_keys text[] not null,
  status int not null default 301 check (status in (301, 302)),
  created_at timestamptz not null default now(),
  check (from_path <> all (to_keys))
);
create index redirects_to on redirects using gin (to_keys);
select keep_updated_at('redirects');
select watch_shown('redirects', '{redirects}', '{"": ["created_at", "updated_at"]}');
