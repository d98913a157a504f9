-- Pictures that people of the office have uploaded. Their bytes lie in the picture directory, under the fingerprint of what was
-- uploaded: the same bytes are the same picture.

create table media (
  id bigint generated always as identity primary key,
  sha256 bytea not null unique check (octet_length(sha256) = 32),
  format text not null check (format in ('jpeg', 'png', 'webp', 'avif')),
  bytes int not null check (bytes > 0),
  width int not null check (width > 0),
  height int not null check (height > 0),
  staff_id bigint not null references staff,
  -- When something of the shop first showed it. What nothing ever showed is taken away after a while.
  used_at timestamptz,
  -- When somebody last sent it.
  touched_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index media_staff on media (staff_id);
create index media_unused on media (touched_at) where used_at is null;

-- What is still on its way. Whoever sends the same bytes again goes on where they stopped.
create table media_uploads (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  sha256 bytea not null check (octet_length(sha256) = 32),
  bytes int not null check (bytes > 0),
  received int not null default 0 check (received between 0 and bytes),
  touched_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (staff_id, sha256)
);
create index media_uploads_touched on media_uploads (touched_at);
