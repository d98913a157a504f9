-- Films of the shop's own beside its pictures: not drawn anew, but read whole before anybody sees them.
alter table media drop constraint media_format_check;
alter table media add constraint media_format_check check (format in ('jpeg', 'png', 'webp', 'avif', 'mp4'));
alter table media
  -- How long a film is; null of a picture.
  add column seconds int check (seconds between 1 and 120),
  -- Addresses of what is said in a film, in either language.
  add column captions_zh text,
  add column captions_en text,
  add constraint media_film check ((format = 'mp4') = (seconds is not null)),
  add constraint media_captions check (format = 'mp4' or (captions_zh is null and captions_en is null));
alter table media_uploads add column kind text not null default 'picture' check (kind in ('picture', 'film'));
