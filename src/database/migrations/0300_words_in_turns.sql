-- Files change a hundred thousand texts, and cutting them into what they are found by took longer than all else that is done with
-- them. Whoever changes so much says so for a transaction (words_later), and its words are written afterwards, in turns.
-- What is saved by hand is found at once, as before.

-- Products whose words are still to be written anew. Each row is the right to write them: whoever writes words of a product takes it away first.
create table search_words_due (
  product_id bigint primary key references products on delete cascade
);

create function words_later() returns boolean language sql stable as $$
  select coalesce(current_setting('meihao.words_later', true), '') = 'on'
$$;

-- A row that a turn has in hand is waited for: it may have read what stood before. Names of ingredients are held before it, as everybody
-- holds them who writes words: who names one waits for such rows too.
create function owe_words(changed bigint[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('names of ingredients', 0));
  insert into search_words_due (product_id) select unnest(changed) order by 1
    on conflict (product_id) do update set product_id = excluded.product_id;
end $$;

create function words_of_goods(shown products) returns text language sql stable as $$
  select search_fold(concat_ws(chr(31), shown.id, shown.name_zh, shown.name_en, shown.barcode, shown.shelf, shown.supplier_code))
$$;

create or replace function keep_goods_search() returns trigger language plpgsql as $$
begin
  if words_later() then
    if tg_op = 'INSERT' then perform owe_words(array[new.id]); end if;
    return null;
  end if;
  insert into goods_search (product_id, words) values (new.id, words_of_goods(new))
    on conflict (product_id) do update set words = excluded.words;
  return null;
end $$;

-- As it was (0217_one_card_per_family.sql, 0240_ingredients.sql), and later where that was said: of what is found already its old words are.
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
  if tg_op = 'UPDATE' and old.available and not old.is_gift_only and words_later() then
    if old.sold_30d <> new.sold_30d then update product_search set sold_30d = new.sold_30d where product_id = new.id; end if;
  else
    named := search_fold(new.name_zh || chr(31) || new.name_en);
    insert into product_search (product_id, name, texts, sold_30d)
      values (new.id, named, named || chr(31) || searched_texts_in_turn(new), new.sold_30d)
      on conflict (product_id) do update set name = excluded.name, texts = excluded.texts, sold_30d = excluded.sold_30d;
  end if;
  perform keep_family_in_lists(family_id) from family_members where product_id = new.id;
  return null;
end $$;

-- Whoever writes words at once holds what is due of the product before: a turn that has it in hand is waited for, and none begins.
-- It stays due, because words may be due that are not written now. Whoever leaves them for later makes them due here, once for all of
-- them. By its name the trigger comes before those that write words.
create function hold_words_due() returns trigger language plpgsql as $$
begin
  if words_later() then
    perform owe_words(array[new.id]);
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('names of ingredients', 0));
  perform from search_words_due where product_id = new.id for update;
  return null;
end $$;
create trigger keep_due_words_held
  after update of name_zh, name_en, description_of_good_zh, description_of_good_en, available, is_gift_only, barcode, shelf, supplier_code, search_words
  on products for each row when (
    (old.name_zh, old.name_en, old.description_of_good_zh, old.description_of_good_en, old.available, old.is_gift_only, old.barcode, old.shelf,
      old.supplier_code, old.search_words)
    is distinct from
    (new.name_zh, new.name_en, new.description_of_good_zh, new.description_of_good_en, new.available, new.is_gift_only, new.barcode, new.shelf,
      new.supplier_code, new.search_words))
  execute function hold_words_due();

-- What stands on the labels of very many products is one thing to name, and its words follow in turns.
create or replace function search_ingredients_of(changed bigint[]) returns void language plpgsql as $$
begin
  if words_later() or cardinality(changed) > 200 then
    perform owe_words(array(select product_id from product_search where product_id = any (changed)));
    return;
  end if;
  perform from search_words_due where product_id = any (changed) order by product_id for update;
  update product_search set texts = made.texts
    from (
      select id, search_fold(name_zh || chr(31) || name_en) || chr(31) || searched_texts(products) as texts
      from products where id = any (changed) order by id
    ) as made
    where made.id = product_id and made.texts <> product_search.texts;
end $$;

-- Writes the words of some products that are due, those with the lowest ids above `above`, and says which was the last; null when
-- there is none, or another is at it. It waits for nobody: what others hold stays due.
create function write_due_words(above bigint, most int) returns bigint language plpgsql as $$
declare
  claimed bigint[];
  last bigint;
  busy bigint[];
begin
  if not pg_try_advisory_xact_lock(hashtextextended('words of goods', 0)) then return null; end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('names of ingredients', 0));
  claimed := array(select product_id from search_words_due where product_id > above order by product_id limit most for update skip locked);
  last := claimed[cardinality(claimed)];
  -- One that is being thrown away takes what is due of it along.
  claimed := array(select id from products where id = any (claimed) order by id for key share skip locked);
  busy := array(
    select product_id from product_search where product_id = any (claimed)
    except
    select product_id from (select product_id from product_search where product_id = any (claimed) for update skip locked) as free);
  -- Read now that they are claimed: what was saved before stands there.
  update product_search set name = made.name, texts = made.texts
    from (
      select id, named as name, named || chr(31) || searched_texts(products) as texts
      from products, lateral (select search_fold(name_zh || chr(31) || name_en)) as folded (named)
      where id = any (claimed) and id <> all (busy)
    ) as made
    where product_id = made.id and (product_search.name, product_search.texts) is distinct from (made.name, made.texts);
  insert into goods_search (product_id, words)
    select id, words_of_goods(products) from products where id = any (claimed) and id <> all (busy)
    on conflict (product_id) do update set words = excluded.words where goods_search.words <> excluded.words;
  delete from search_words_due where product_id = any (claimed) and product_id <> all (busy);
  return last;
end $$;
