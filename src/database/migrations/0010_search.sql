-- Search: any part of a product's name or description, of any length, in both languages, upper and lower case alike.
--
-- What can be found has a row in a narrow table of its own, where its texts lie in lower case. They are indexed by tokens:
-- every sign, every two neighbours, and every three of scripts written with few letters (those before U+2E80, where the
-- Chinese ones begin), spaces included. Words are looked up by their longest tokens, and what comes back is compared as
-- text, so that exactly those products are found that hold the words.

create function search_vector(words text) returns tsvector language sql immutable parallel safe cost 1000 as $$
  select coalesce(array_to_tsvector(
      array_agg(a) filter (where a > ' ')
      || array_agg(a || b) filter (where b is not null and least(a, b) >= ' ')
      || array_agg(a || b || c) filter (where c is not null and least(a, b, c) >= ' ' and greatest(a, b, c) < U&'\2E80')), '')
    from string_to_array(words collate "C", null) as signs, unnest(signs, signs[2:], signs[3:]) as near (a, b, c)
$$;

-- The longest tokens of words in one line: a shorter one that lies within a longer one adds nothing.
create function search_query(words text) returns tsquery language sql immutable parallel safe as $$
  select string_agg('''' || replace(replace(token, '\', '\\'), '''', '''''') || '''', ' & ')::tsquery from (
    select case
        when c is not null and greatest(a, b, c) < U&'\2E80' then a || b || c
        when b is not null and (z is null or greatest(z, a, b) >= U&'\2E80') then a || b
        when b is null and z is null then a
      end as token
    from string_to_array(words collate "C", null) as signs,
      unnest(signs, signs[2:], signs[3:], array_prepend(null, signs)) as near (a, b, c, z)) as tokens
$$;

create table product_search (
  product_id bigint primary key references products on delete cascade,
  -- Both languages in one text, with a sign between them that nobody types.
  name text not null,
  description text not null,
  sold_30d int not null
);
create index product_search_name on product_search using gin (search_vector(name));
create index product_search_description on product_search using gin (search_vector(description));
create index product_search_sold on product_search (sold_30d desc, product_id desc);
-- Nobody asks how frequent a token is, and finding out would cut thirty thousand texts.
alter index product_search_name alter column 1 set statistics 0;
alter index product_search_description alter column 1 set statistics 0;

-- Kept by the database, so that nobody who writes a product can forget it.
create function keep_product_search() returns trigger language plpgsql as $$
begin
  if not new.available or new.is_gift_only then
    delete from product_search where product_id = new.id;
    return null;
  end if;
  insert into product_search (product_id, name, description, sold_30d)
    values (new.id, lower(new.name_zh || chr(31) || new.name_en),
      lower(new.description_of_good_zh || chr(31) || new.description_of_good_en), new.sold_30d)
    on conflict (product_id) do update set name = excluded.name, description = excluded.description, sold_30d = excluded.sold_30d;
  return null;
end $$;
create trigger keep_product_search after insert on products for each row execute function keep_product_search();
create trigger keep_product_search_current
  after update of name_zh, name_en, description_of_good_zh, description_of_good_en, sold_30d, available, is_gift_only on products
  for each row when (
    (old.name_zh, old.name_en, old.description_of_good_zh, old.description_of_good_en, old.sold_30d, old.available, old.is_gift_only)
    is distinct from
    (new.name_zh, new.name_en, new.description_of_good_zh, new.description_of_good_en, new.sold_30d, new.available, new.is_gift_only))
  execute function keep_product_search();

insert into product_search (product_id, name, description, sold_30d)
  select id, lower(name_zh || chr(31) || name_en), lower(description_of_good_zh || chr(31) || description_of_good_en), sold_30d
  from products where available and not is_gift_only;

-- The ids of what holds the words, best first: those with the words in their name, then those with them in their
-- description only, each by how many were sold.
--
-- Frequent words are found within the first steps along the best sellers, and a sort of everything they stand in would
-- take long; rare words are looked up by their tokens. As nobody knows beforehand which they are, a short walk comes
-- first. That decision leaves nothing to the planner: one plan per step is kept, and a scan of all is never one of them.
create function find_products_with(words text, skip bigint, most int) returns setof bigint language plpgsql stable rows 20
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  tokens tsquery := search_query(lower(words));
  pattern text := '%' || replace(replace(replace(lower(words), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  steps bigint := 1000 + 10 * skip;
  hits bigint[];
  named bigint;
begin
  hits := array(
    select product_id from (select * from product_search order by sold_30d desc, product_id desc limit steps) as best
    where name like pattern order by sold_30d desc, product_id desc offset skip limit most);
  if cardinality(hits) < most then
    hits := array(
      select product_id from product_search where search_vector(name) @@ tokens and name like pattern
      order by sold_30d + 0 desc, product_id desc offset skip limit most);
  end if;
  return query select unnest(hits);
  most := most - cardinality(hits);
  if most = 0 then return; end if;

  named := skip + cardinality(hits);
  if cardinality(hits) = 0 and skip > 0 then
    select count(*) into named from product_search where search_vector(name) @@ tokens and name like pattern;
  end if;
  skip := greatest(skip - named, 0);
  hits := array(
    select product_id from (select * from product_search order by sold_30d desc, product_id desc limit steps) as best
    where description like pattern and name not like pattern order by sold_30d desc, product_id desc offset skip limit most);
  if cardinality(hits) < most then
    hits := array(
      select product_id from product_search where search_vector(description) @@ tokens and description like pattern and name not like pattern
      order by sold_30d + 0 desc, product_id desc offset skip limit most);
  end if;
  return query select unnest(hits);
end $$;
