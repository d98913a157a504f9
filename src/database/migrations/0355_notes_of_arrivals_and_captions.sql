-- On the page of a product stands the day on which units of its quota arrive. Neither another day nor that the quota is used up was noted,
-- where as many units could be had as before.
create function note_arrival() returns trigger language plpgsql as $$
begin
  insert into content_notes (subject) values ('product:' || new.id);
  return null;
end $$;
create trigger note_arrival after update on products for each row
  when ((case when old.preorder_quota > 0 then old.quota_expected_on end)
    is distinct from (case when new.preorder_quota > 0 then new.quota_expected_on end))
  execute function note_arrival();

-- And the captions of films, which are kept with the film and shown wherever it is.
create function note_captions() returns trigger language plpgsql as $$
declare
  fingerprint text := encode(new.sha256, 'hex');
begin
  perform note_subjects(array(
    select distinct 'product:' || product_id from product_videos
      where url = format('/media/films/%s.%s.mp4', left(fingerprint, 20), substr(fingerprint, 21, 12))));
  return null;
end $$;
create trigger note_captions after update on media for each row
  when ((old.captions_zh, old.captions_en) is distinct from (new.captions_zh, new.captions_en)) execute function note_captions();
