-- What has to stand on the label of goods by law: which kind of goods a product is, what its label says, and which fields each kind needs.

alter table products
  -- 化粧品, 特定用途化粧品, 食品, 健康食品, 寵物, 生活用品, or none of them.
  add column label_kind text not null default 'none'
    check (label_kind in ('none', 'cosmetic', 'special_cosmetic', 'food', 'health_food', 'pet', 'household')),
  add column label jsonb not null default '{}' check (jsonb_typeof(label) = 'object'),
  -- How long fresh goods keep, where their label says it in months; the days are then those of the longest run of so many months.
  add column shelf_life_months int check (shelf_life_months between 1 and 240),
  -- 七日鑑賞, or the lawful exception from it: 易於腐敗或效期短, 客製化, 拆封衛生用品.
  add column return_right text not null default 'normal' check (return_right in ('normal', 'perishable', 'custom', 'hygiene'));
alter table products add constraint products_food_business_number
  check (coalesce(label ->> 'food_business_number', 'A-000000000-00000-0') ~ '^[A-Z]-[0-9]{9}-[0-9]{5}-[0-9]$') not valid;
alter table products validate constraint products_food_business_number;

-- One shelf life, said in days or in months: who says the days says no months any more.
create function keep_shelf_life() returns trigger language plpgsql as $$
begin
  if new.shelf_life_months is not null and tg_op = 'UPDATE'
    and new.shelf_life_months is not distinct from old.shelf_life_months and new.shelf_life_days is distinct from old.shelf_life_days then
    new.shelf_life_months := null;
  end if;
  if new.shelf_life_months is not null then
    new.shelf_life_days := (
      select max((began + make_interval(months => new.shelf_life_months))::date - began::date)
      from generate_series(timestamp '2024-01-01', timestamp '2027-12-01', interval '1 month') as began);
  end if;
  return new;
end $$;
create trigger keep_shelf_life before insert or update of shelf_life_days, shelf_life_months on products
  for each row execute function keep_shelf_life();

-- When each text of a label was changed last stands with the other texts, under `label.` and its name.
create function note_label_changed() returns trigger language plpgsql as $$
begin
  new.texts_changed := new.texts_changed || coalesce((
    select jsonb_object_agg('label.' || name, now())
    from (select jsonb_object_keys(old.label || new.label) as name) as named
    where name ~ '_(zh|en)$' and old.label -> name is distinct from new.label -> name), '{}');
  return new;
end $$;
-- After note_texts_changed, which begins anew from what stood there.
create trigger note_texts_of_label before update of label on products for each row
  when (old.label <> new.label) execute function note_label_changed();

-- The page of a product shows its label, and programs its number in trade. The trigger is made again as it stands, with these columns.
do $$
declare
  arguments text[];
  columns jsonb;
begin
  select string_to_array(encode(tgargs, 'escape'), '\000') into arguments from pg_trigger
    where tgrelid = 'products'::regclass and tgname = 'note_change';
  columns := arguments[2]::jsonb || '{"label_kind": ["product:id"], "label": ["product:id"], "return_right": ["product:id"], "barcode": ["product:id"],
    "arrival_days": ["product:id"], "shelf_life_days": ["product:id"], "shelf_life_months": ["product:id"]}';
  drop trigger note_change on products;
  execute format('create trigger note_change after update on products for each row when (old.stock = new.stock and old.reserved = new.reserved)
    execute function note_shown_change(%L, %L)', arguments[1], columns);
end $$;

-- The list of the office is narrowed by the kind.
create index products_by_label_kind on products (label_kind, changed_at desc, id desc) where label_kind <> 'none';

-- Which fields a kind of goods needs from a day on: of the rows of one field the last that has begun holds.
create table label_requirements (
  label_kind text not null check (label_kind in ('cosmetic', 'special_cosmetic', 'food', 'health_food', 'pet', 'household')),
  field text not null,
  required boolean not null default true,
  -- Needed always; when the goods are imported; unless the goods are exempt from it.
  needed text not null default 'always' check (needed in ('always', 'imported', 'not_exempt')),
  -- Another field that does as well.
  instead text,
  source_zh text not null check (source_zh <> ''),
  source_en text not null check (source_en <> ''),
  from_day date not null,
  primary key (label_kind, field, from_day)
);

insert into label_requirements (label_kind, field, needed, instead, source_zh, source_en, from_day)
select kind, field, coalesce(nullif(needed, ''), 'always'), nullif(instead, ''), source_zh, source_en, date '2020-01-01'
from (
  select kind, field, needed, '' as instead,
    '化粧品衛生安全管理法第 7 條第 1 項' as source_zh, 'Cosmetic Hygiene and Safety Act, Art. 7 para. 1' as source_en
  from unnest(array['cosmetic', 'special_cosmetic']) as kind,
    (values ('purpose', ''), ('directions', ''), ('storage', ''), ('net_content', ''), ('ingredients', ''), ('cautions', ''), ('maker', ''),
      ('origin', 'imported'), ('shelf_life', '')) as of_all (field, needed)
  union all
  select 'special_cosmetic', field, '', '', '化粧品衛生安全管理法第 7 條第 1 項第 9 款',
    'Cosmetic Hygiene and Safety Act, Art. 7 para. 1 no. 9'
  from unnest(array['permit_number', 'active']) as field
  union all
  select kind, field, needed, '', '食品安全衛生管理法第 22 條第 1 項', 'Act Governing Food Safety and Sanitation, Art. 22 para. 1'
  from unnest(array['food', 'health_food']) as kind,
    (values ('ingredients', ''), ('additives', ''), ('net_content', ''), ('nutrition', 'not_exempt'), ('firm', ''), ('origin', ''),
      ('shelf_life', '')) as of_food (field, needed)
  union all
  select kind, 'allergens', '', '', '食品過敏原標示規定（食品安全衛生管理法第 22 條第 1 項第 10 款）',
    'Regulations on Food Allergen Labeling (Act Governing Food Safety and Sanitation, Art. 22 para. 1 no. 10)'
  from unnest(array['food', 'health_food']) as kind
  union all
  select kind, field, '', '', '以通訊交易方式訂定之食品或餐飲服務定型化契約應記載及不得記載事項',
    'Standard terms for food sold at a distance: what they have to say'
  from unnest(array['food', 'health_food']) as kind, unnest(array['storage', 'arrival_days', 'food_business_number']) as field
  union all
  select 'health_food', 'permit_number', '', '', '健康食品管理法第 13 條第 1 項', 'Health Food Control Act, Art. 13 para. 1'
  union all
  select kind, field, '', instead, '商品標示法第 6 條', 'Commodity Labeling Act, Art. 6'
  from unnest(array['pet', 'household']) as kind,
    (values ('maker', ''), ('origin', ''), ('net_content', 'material')) as of_others (field, instead)
) as wanted;
