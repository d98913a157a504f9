-- One card per family in lists and search (FAM-06, FAM-08, D-212), where the shop is set to show families so.

-- `each`: every member of it goes on having a card of its own.
alter table families add column list_as text not null default 'one' check (list_as in ('one', 'each'));

-- The family that a row shares its card with, and its place there; null where it stands for itself.
alter table product_search
  add column family_id bigint,
  add column position int,
  -- What the member is called beside its name: its values and its codes, folded, each behind the sign that nobody types.
  add column shade text not null default '';

-- Where a family stands in lists: what its members on sale sold, its newest one of them, and from which price on they cost money.
-- One of which nothing is on sale stays, with zeros.
create table family_ranks (
  family_id bigint primary key references families on delete cascade,
  sold_30d bigint not null default 0,
  last_id bigint not null default 0,
  newest timestamptz,
  price_from int,
  -- The transaction at whose end this was counted last.
  counted_in text
);
create index product_search_of_family on product_search (family_id, position) where family_id is not null;
create index family_ranks_sold on family_ranks (sold_30d desc, last_id desc);

create function keep_family_in_lists(changed bigint) returns void language plpgsql set enable_seqscan = off as $$
begin
  -- One that is being taken away is waited for, and is nothing to keep then.
  perform from families where id = changed for key share;
  if not found then return; end if;
  -- Whoever changes another member at the same time waits here, and counts what this one has written.
  insert into family_ranks (family_id) values (changed) on conflict do nothing;
  perform from family_ranks where family_id = changed for update;
  update product_search set family_id = null, position = null, shade = ''
    where family_id = changed
      and not exists (
        select from family_members as member join families on families.id = member.family_id
          where member.product_id = product_search.product_id and families.id = changed and families.list_as = 'one');
  update product_search as kept set family_id = changed, position = member.position, shade = member.shade
    from (
      select family_members.product_id, family_members.position,
          search_fold(concat_ws(chr(31), '', value1_zh, value1_en, value2_zh, value2_en, barcode, supplier_code)) as shade
        from family_members join families on families.id = family_members.family_id join products on products.id = family_members.product_id
        where families.id = changed and families.list_as = 'one') as member
    where kept.product_id = member.product_id
      and (kept.family_id, kept.position, kept.shade) is distinct from (changed, member.position, member.shade);
  update family_ranks set sold_30d = counted.sold, last_id = counted.last, newest = counted.newest, price_from = counted.price
    from (
      select coalesce(sum(products.sold_30d), 0) as sold, coalesce(max(id), 0) as last, max(published_at) as newest,
          min(price) filter (where price > 0 or shopping_point_price is null) as price
        from family_members join products on id = product_id
        where family_id = changed and available and not is_gift_only) as counted
    where family_ranks.family_id = changed
      and (family_ranks.sold_30d, family_ranks.last_id, family_ranks.newest, family_ranks.price_from)
        is distinct from (counted.sold, counted.last, counted.newest, counted.price);
end $$;

-- A family is written by taking its members away and writing them anew: what became of it is looked at when the transaction ends,
-- once, however many members were written.
create function keep_search_of_members() returns trigger language plpgsql as $$
declare
  changed bigint;
begin
  foreach changed in array array_remove(array[old.family_id, new.family_id], null) loop
    continue when exists (select from family_ranks where family_id = changed and counted_in = pg_current_xact_id()::text);
    perform keep_family_in_lists(changed);
    update family_ranks set counted_in = pg_current_xact_id()::text where family_id = changed;
  end loop;
  return null;
end $$;
create constraint trigger keep_search_of_members after insert or update or delete on family_members deferrable initially deferred
  for each row execute function keep_search_of_members();

create function keep_search_of_family() returns trigger language plpgsql as $$
begin
  perform keep_family_in_lists(new.id);
  perform note_subjects(array['lists']);
  return null;
end $$;
create trigger keep_search_of_family after update of list_as on families
  for each row when (old.list_as <> new.list_as) execute function keep_search_of_family();

create function keep_family_of_product() returns trigger language plpgsql as $$
begin
  perform keep_family_in_lists(family_id) from family_members where product_id = new.id;
  return null;
end $$;
create trigger keep_family_of_product after update of barcode, supplier_code, price, shopping_point_price, published_at on products
  for each row when (
    (old.barcode, old.supplier_code, old.price, old.shopping_point_price, old.published_at)
    is distinct from (new.barcode, new.supplier_code, new.price, new.shopping_point_price, new.published_at))
  execute function keep_family_of_product();

-- As it was (0185_products_of_the_office.sql), and with it what the product's family knows.
create or replace function keep_product_search() returns trigger language plpgsql as $$
declare
  named text;
  shared bigint;
begin
  if not new.available or new.is_gift_only then
    delete from product_search where product_id = new.id;
    -- What was not on sale before counts in nothing; counting all anew would count twice what the same statement changes of others.
    if tg_op = 'UPDATE' and old.available and not old.is_gift_only then
      perform keep_family_in_lists(family_id) from family_members where product_id = new.id;
    end if;
    return null;
  end if;
  -- Whatever is sold is counted anew every night, and its words are what they were.
  if tg_op = 'UPDATE' and old.available and not old.is_gift_only
    and (old.name_zh, old.name_en, old.description_of_good_zh, old.description_of_good_en, old.barcode, old.supplier_code, old.search_words)
      is not distinct from
      (new.name_zh, new.name_en, new.description_of_good_zh, new.description_of_good_en, new.barcode, new.supplier_code, new.search_words) then
    update product_search set sold_30d = new.sold_30d where product_id = new.id;
    select family_id into shared from family_members where product_id = new.id;
    update family_ranks set sold_30d = family_ranks.sold_30d + new.sold_30d - old.sold_30d where family_ranks.family_id = shared;
    return null;
  end if;
  named := search_fold(new.name_zh || chr(31) || new.name_en);
  insert into product_search (product_id, name, texts, sold_30d)
    values (new.id, named,
      named || chr(31) || search_fold(concat_ws(chr(31), new.description_of_good_zh, new.description_of_good_en, new.barcode, new.supplier_code,
        nullif(array_to_string(new.search_words, chr(31)), ''))),
      new.sold_30d)
    on conflict (product_id) do update set name = excluded.name, texts = excluded.texts, sold_30d = excluded.sold_30d;
  perform keep_family_in_lists(family_id) from family_members where product_id = new.id;
  return null;
end $$;

select keep_family_in_lists(id) from families order by id;

create index product_search_alone on product_search (sold_30d desc, product_id desc) where family_id is null;
create index product_search_shade on product_search using gin (search_vector(name || shade)) where family_id is not null;
create index product_search_shade_texts on product_search using gin (search_vector(texts || shade)) where family_id is not null;
alter index product_search_shade alter column 1 set statistics 0;
alter index product_search_shade_texts alter column 1 set statistics 0;

create function holds_words(texts text, patterns text[], others text[]) returns boolean language sql immutable parallel safe as $$
  select texts like all (patterns) or texts like all (others)
$$;

-- Of what holds all the words, one product of each family and every other one, best first. As find_products_with
-- (0065_search_folds.sql), whose steps these are, with cards in place of products: a card is a product that stands for itself, or
-- a family, which is known by its number below zero, holds the words when one of its members does, and sold what all of them did.
-- It is stood for by its first member in stock among those that hold the words, in the name or shade before elsewhere.
create function find_cards_with(words text, otherwise text, skip bigint, most int) returns setof bigint language plpgsql stable rows 20
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  asked text[] := search_words(words);
  others text[] := coalesce(nullif(search_words(otherwise), asked), '{}');
  tokens tsquery := coalesce(search_query(asked) || search_query(others), search_query(asked));
  patterns text[] := search_patterns(asked);
  other_patterns text[] := search_patterns(others);
  steps bigint := 1000 + 10 * skip;
  cards bigint[];
  more bigint[];
  named bigint;
begin
  if cardinality(asked) = 0 then return; end if;

  cards := array(
    select card from (
      (select product_id as card, sold_30d::bigint as sold, product_id as last_id, name as words
        from product_search where family_id is null order by sold_30d desc, product_id desc limit steps)
      union all
      (select -family_id, sold_30d, last_id, null from family_ranks order by sold_30d desc, last_id desc limit steps)
      order by sold desc, last_id desc limit steps) as best
    where case when card > 0 then holds_words(best.words, patterns, other_patterns) else exists (
      select from product_search as member
        where member.family_id = -card and holds_words(member.name || member.shade, patterns, other_patterns)) end
    order by sold desc, last_id desc offset skip limit most);
  if cardinality(cards) < most then
    cards := array(
      select card from (
        select product_id as card, sold_30d::bigint as sold, product_id as last_id from product_search
          where family_id is null and search_vector(name) @@ tokens and holds_words(name, patterns, other_patterns)
        union all
        select -family_id, sold_30d, last_id from family_ranks where family_id in (
          select member.family_id from product_search as member
            where member.family_id is not null and search_vector(member.name || member.shade) @@ tokens
              and holds_words(member.name || member.shade, patterns, other_patterns))) as found
      order by sold desc, last_id desc offset skip limit most);
  end if;

  if cardinality(cards) < most then
    named := skip + cardinality(cards);
    if cardinality(cards) = 0 and skip > 0 then
      select count(distinct coalesce(-family_id, product_id)) into named from product_search
        where (family_id is null and search_vector(name) @@ tokens and holds_words(name, patterns, other_patterns))
          or (family_id is not null and search_vector(name || shade) @@ tokens and holds_words(name || shade, patterns, other_patterns));
    end if;
    more := array(
      select card from (
        select product_id as card, sold_30d::bigint as sold, product_id as last_id from product_search
          where family_id is null and search_vector(texts) @@ tokens and holds_words(texts, patterns, other_patterns)
            and not holds_words(name, patterns, other_patterns)
        union all
        select -family_id, sold_30d, last_id from family_ranks where family_id in (
          select member.family_id from product_search as member
            where member.family_id is not null and search_vector(member.texts || member.shade) @@ tokens
              and holds_words(member.texts || member.shade, patterns, other_patterns)
              and not exists (
                select from product_search as other
                  where other.family_id = member.family_id and holds_words(other.name || other.shade, patterns, other_patterns)))) as found
      order by sold desc, last_id desc offset greatest(skip - named, 0) limit most - cardinality(cards));
    cards := cards || more;
  end if;

  return query
    select case when card > 0 then card else (
        select member.product_id from product_search as member join products on products.id = member.product_id
          where member.family_id = -card and holds_words(member.texts || member.shade, patterns, other_patterns)
          order by not holds_words(member.name || member.shade, patterns, other_patterns), free_stock(products) <= 0, member.position
          limit 1) end
      from unnest(cards) with ordinality as chosen (card, place) order by place;
end $$;
