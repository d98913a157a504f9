-- Pictures that a file names by the names of their files come in a ZIP beside it (IMP-14), which lies with the uploads.
alter table imports
  add column packed_bytes int check (packed_bytes between 1 and 524288000),
  add column packed_sha256 bytea check (length(packed_sha256) = 32),
  add column packed_received int not null default 0,
  -- Names of the files in it, once all of it is there and can be read.
  add column packed_names jsonb,
  add constraint packed_whole check ((packed_bytes is null) = (packed_sha256 is null) and packed_received <= coalesce(packed_bytes, 0));
