-- What search engines are told of a product, where that is not its name and its summary.
alter table products
  add column seo_title_zh text not null default '' check (char_length(seo_title_zh) <= 120),
  add column seo_title_en text not null default '' check (char_length(seo_title_en) <= 120),
  add column seo_text_zh text not null default '' check (char_length(seo_text_zh) <= 320),
  add column seo_text_en text not null default '' check (char_length(seo_text_en) <= 320);

-- They stand in the head of its own page and nowhere else.
do $$
declare
  arguments text[];
begin
  select string_to_array(encode(tgargs, 'escape'), '\000') into arguments from pg_trigger
    where tgrelid = 'products'::regclass and tgname = 'note_change';
  drop trigger note_change on products;
  execute format('create trigger note_change after update on products for each row when (old.stock = new.stock and old.reserved = new.reserved)
    execute function note_shown_change(%L, %L)', arguments[1], arguments[2]::jsonb
      || '{"seo_title_zh": ["product:id"], "seo_title_en": ["product:id"], "seo_text_zh": ["product:id"], "seo_text_en": ["product:id"]}');
end $$;
