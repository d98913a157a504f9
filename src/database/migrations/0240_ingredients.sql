-- What goods are made of, each thing under one name (GDS-42). The texts of labels stay as they are written; which ingredients they name
-- is read from them by the database, with the text itself.

create table ingredients (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  -- As the International Nomenclature of Cosmetic Ingredients has it, or what food is called in English.
  name_inci text not null check (char_length(name_inci) between 1 and 120),
  name_zh text not null default '' check (char_length(name_zh) <= 60),
  -- What stands above the goods on its page.
  note_zh text not null default '' check (char_length(note_zh) <= 1000),
  note_en text not null default '' check (char_length(note_en) <= 1000),
  version int not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  created_at timestamptz not null default now()
);
select keep_updated_at('ingredients');

-- How a name is compared: without how wide, how big and by which variant its signs are written, without a share in percent.
create function ingredient_key(name text) returns text language sql immutable parallel safe as $$
  select left(btrim(regexp_replace(regexp_replace(search_fold(name), '\s*[0-9]+(\.[0-9]+)?\s*%\s*$', ''), '\s+', ' ', 'g'), ' .。*'), 120)
$$;

-- Every name by which one goes: both of its own, and others. No two have the same.
create table ingredient_names (
  key text primary key check (key <> ''),
  name text not null check (char_length(name) <= 120 and key = ingredient_key(name)),
  ingredient_id bigint not null references ingredients on delete cascade
);
create index ingredient_names_of on ingredient_names (ingredient_id);

-- Names that pages had in their addresses before: they lead on.
create table ingredient_slugs (
  slug text primary key,
  ingredient_id bigint not null references ingredients on delete cascade
);

-- What the label of a product names, in each language. Without an ingredient it is a name that nobody knows yet.
create table product_ingredients (
  product_id bigint not null references products on delete cascade,
  language text not null check (language in ('zh', 'en')),
  position int not null,
  raw text not null,
  -- How it may be known: whole, by what stands before a bracket, and by what stands in it.
  keys text[] not null,
  ingredient_id bigint references ingredients,
  primary key (product_id, language, position)
);
create index products_with_ingredient on product_ingredients (ingredient_id, product_id) where ingredient_id is not null;
create index product_ingredients_by_key on product_ingredients using gin (keys);
create index unknown_ingredients on product_ingredients ((keys[1])) where ingredient_id is null;

-- The names of a text: apart at 、 , ; and line ends, but not in brackets and not within 1,2-hexanediol. What is made of several things,
-- as 調味料（糖、鹽）, is itself and each of these.
create function split_ingredients(written text) returns table (raw text, keys text[]) language sql immutable parallel safe as $$
  with pieces as (
    select btrim(found[1]) as piece, place
    from regexp_matches(regexp_replace(written, '^\s*(全成分|成分|原料|ingredients)\s*[:：]', '', 'i'),
      '((?:\([^()]*\)|（[^（）]*）|(?<=[0-9])[,，](?=[0-9])|[^、,，;；\n\r])+)', 'g') with ordinality as parts (found, place)
  ),
  looked as (
    select piece, place, btrim(coalesce(substring(piece, '^([^(（]*)[(（]'), '')) as outside, btrim(coalesce(substring(piece, '[(（](.*)[)）]'), '')) as inside
    from pieces
  ),
  named as (
    select piece as raw, place, 0 as part, array[piece, outside, inside] as names from looked where inside !~ '[、，;；\n\r]|,(?![0-9])'
    union all
    select outside, place, 0, array[outside] from looked where inside ~ '[、，;；\n\r]|,(?![0-9])'
    union all
    select btrim(found[1]), place, nth, array[btrim(found[1])]
    from looked, regexp_matches(inside, '((?:(?<=[0-9])[,，](?=[0-9])|[^、,，;；\n\r])+)', 'g') with ordinality as parts (found, nth)
    where inside ~ '[、，;；\n\r]|,(?![0-9])'
  )
  select named.raw, found.keys
  from named, lateral (
    select array_agg(key order by first) as keys
    from (
      select ingredient_key(name) as key, min(nth) as first
      from unnest(names) with ordinality as each_name (name, nth) group by 1
    ) as once where key <> ''
  ) as found
  where found.keys is not null
  order by place, part
$$;

create function known_ingredient(asked text[]) returns bigint language sql stable as $$
  select ingredient_id from unnest(asked) with ordinality as by (key, place) join ingredient_names using (key) order by place limit 1
$$;

-- By what a product is found besides its name. As it was (0185_products_of_the_office.sql), and with every name of what it is made of.
create function searched_texts(shown products) returns text language sql stable as $$
  select search_fold(concat_ws(chr(31), shown.description_of_good_zh, shown.description_of_good_en, shown.barcode, shown.supplier_code,
    nullif(array_to_string(shown.search_words, chr(31)), ''),
    (select string_agg(name, chr(31) order by key) from ingredient_names
      where ingredient_id in (select ingredient_id from product_ingredients where product_id = shown.id))))
$$;

create function search_ingredients_of(changed bigint[]) returns void language sql as $$
  update product_search set texts = made.texts
    from (
      select id, search_fold(name_zh || chr(31) || name_en) || chr(31) || searched_texts(products) as texts
      from products where id = any (changed) order by id
    ) as made
    where made.id = product_id and made.texts <> product_search.texts
$$;

-- Whoever names ingredients waits for those who write what products are made of, so that neither overlooks the other.
create function keep_ingredients() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.label_kind = 'none') = (new.label_kind = 'none')
    and old.label -> 'ingredients_zh' is not distinct from new.label -> 'ingredients_zh'
    and old.label -> 'ingredients_en' is not distinct from new.label -> 'ingredients_en' then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('names of ingredients', 0));
  delete from product_ingredients where product_id = new.id;
  if new.label_kind <> 'none' then
    insert into product_ingredients (product_id, language, position, raw, keys, ingredient_id)
      select new.id, language, row_number() over (partition by language), split.raw, split.keys, known_ingredient(split.keys)
      from (values ('zh', new.label ->> 'ingredients_zh'), ('en', new.label ->> 'ingredients_en')) as texts (language, written),
        lateral split_ingredients(written) as split;
  end if;
  perform search_ingredients_of(array[new.id]);
  return null;
end $$;
create trigger keep_ingredients after insert on products for each row when (new.label <> '{}') execute function keep_ingredients();
create trigger keep_ingredients_current after update of label, label_kind on products for each row
  when ((old.label, old.label_kind) is distinct from (new.label, new.label_kind)) execute function keep_ingredients();

-- What a name means has changed: whoever wrote it on a label is made of that.
create function match_ingredients(changed text[]) returns void language plpgsql as $$
declare
  products_of bigint[];
begin
  perform pg_advisory_xact_lock(hashtextextended('names of ingredients', 0));
  with matched as (
    update product_ingredients set ingredient_id = known_ingredient(keys)
      where keys && changed and ingredient_id is distinct from known_ingredient(keys) returning product_id
  )
  select array_agg(distinct product_id) into products_of from matched;
  -- Those that had it already are found by one name more, or less.
  perform search_ingredients_of(array(
    select unnest(products_of)
    union
    select product_id from product_ingredients join ingredient_names using (ingredient_id) where ingredient_names.key = any (changed)
    union
    select product_id from product_ingredients where keys && changed));
end $$;

create function match_named_ingredients() returns trigger language plpgsql as $$
begin
  perform match_ingredients(array(select key from named));
  return null;
end $$;
create trigger match_new after insert on ingredient_names referencing new table as named
  for each statement execute function match_named_ingredients();
create trigger match_moved after update on ingredient_names referencing new table as named
  for each statement execute function match_named_ingredients();

-- Of a name that is gone, also products that had the same thing by another name are found by it no more.
create function match_gone_ingredients() returns trigger language plpgsql as $$
begin
  perform match_ingredients(array(select key from named));
  perform search_ingredients_of(array(
    select distinct product_id from product_ingredients where ingredient_id in (select ingredient_id from named)));
  return null;
end $$;
create trigger match_gone after delete on ingredient_names referencing old table as named
  for each statement execute function match_gone_ingredients();

-- As it was (0217_one_card_per_family.sql), but for where its words come from.
do $$
declare
  written text := pg_get_functiondef('keep_product_search()'::regprocedure);
  stood constant text := 'search_fold(concat_ws(chr(31), new.description_of_good_zh, new.description_of_good_en, new.barcode, new.supplier_code,
        nullif(array_to_string(new.search_words, chr(31)), '''')))';
begin
  if position(stood in written) = 0 then
    raise exception 'keep_product_search does not put together its words any more';
  end if;
  execute replace(written, stood, 'searched_texts(new)');
end $$;

insert into product_ingredients (product_id, language, position, raw, keys)
  select id, language, row_number() over (partition by id, language), split.raw, split.keys
  from products, lateral (values ('zh', label ->> 'ingredients_zh'), ('en', label ->> 'ingredients_en')) as texts (language, written),
    lateral split_ingredients(written) as split
  where label_kind <> 'none';

-- A row that does not name what a subject is of, such as an ingredient that nobody knows, has none.
create or replace function note_subjects(subjects text[]) returns void language sql as $$
  insert into content_notes (subject)
    select unnest(case when cardinality(subjects) > 200 then array['everything'] else array_remove(subjects, null) end)
$$;

-- The page of an ingredient, and links to it from the pages of products.
select watch_shown('ingredients', '{ingredient:id,ingredients}',
  '{"": ["created_at", "updated_at", "version", "changed_by", "changed_at"], "ingredient:id": ["note_zh", "note_en"]}');
select watch_shown('ingredient_names', '{ingredient:ingredient_id}', '{}');
select watch_shown('ingredient_slugs', '{ingredients}', '{}');
select watch_shown('product_ingredients', '{product:product_id,ingredient:ingredient_id}', '{}');
