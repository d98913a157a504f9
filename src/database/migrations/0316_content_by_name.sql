-- Settings, pages about the shop, banners and articles by their names and numbers, beside the words that they share
-- (docs/decisions/0118).
select unwatch_shown('settings');
select watch_shown('settings', '{settings,setting:key}', '{"": ["created_at", "updated_at", "note"]}');

-- `written_pages`: on which of them something is written; a menu leads to no other.
select unwatch_shown('static_pages');
select watch_shown('static_pages', '{pages,page:slug,written_pages}', '{
  "": ["created_at", "updated_at"],
  "pages page:slug": ["title_zh", "title_en", "content_zh", "content_en"]
}');
create function note_written_pages() returns trigger language plpgsql as $$
begin
  perform note_subjects(array['written_pages']);
  return null;
end $$;
create trigger note_written_pages after update on static_pages
  for each row when ((old.content_zh = '') <> (new.content_zh = '')) execute function note_written_pages();

select unwatch_shown('index_banners');
select watch_shown('index_banners', '{banners,banner:id,banners_of:group_key}', '{"": ["created_at", "updated_at"]}');

-- `tags`: what they are called. Which an article has is told by its number.
select unwatch_shown('tags');
select watch_shown('tags', '{articles,tags}', '{"": ["created_at", "updated_at"]}');

-- What only stands on the page of a brand or of an ingredient stands in no address and in no menu.
select unwatch_shown('brands');
select watch_shown('brands', '{brand:id,brands}',
  '{"": ["created_at", "updated_at", "version", "changed_by", "changed_at"], "brand:id": ["logo", "text_zh", "text_en"]}');
