-- Pages name their scripts and styles by hash. While two versions work side by side each copy is asked for files of the other, so those of the
-- last builds stand where every copy reads them.
create table builds (
  id text primary key,
  files text[] not null,
  published_at timestamptz not null
);

create table build_files (
  name text primary key,
  is_brotli boolean not null,
  body bytea not null
);
-- They come compressed.
alter table build_files alter column body set storage external;
