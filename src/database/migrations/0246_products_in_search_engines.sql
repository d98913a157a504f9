-- What search engines are told of a product, where that is not its name and its summary.
alter table products
  add column seo_title_zh text not null default '' check (char_length(seo_title_zh) <= 120),
  add column seo_title_en text not null default '' check (char_length(seo_title_en) <= 120),
  add column seo_text_zh text not null default '' check (char_length(seo_text_zh) <= 320),
  add column seo_text_en text not null default '' check (char_length(seo_text_en) <= 320);
