-- What the audit log says of very many changes at once can be searched for soon after them, as goods can (0300_words_in_turns.sql). Entries
-- are never changed, so words that come later stand in a table of their own.
create table audit_words (
  entry_id bigint not null,
  changed_at timestamptz not null,
  words text not null,
  primary key (entry_id, changed_at)
);
create index audit_words_words on audit_words using gin (search_vector(words));
alter index audit_words_words alter column 1 set statistics 0;

-- Nobody asks how frequent a token of the log is, and finding out cut thirty thousand texts, again and again while files were applied.
create function leave_words_uncounted(part regclass) returns void language plpgsql as $$
declare
  of_words regclass;
begin
  for of_words in select indexrelid from pg_index where indrelid = part and pg_get_indexdef(indexrelid) like '%search_vector(%' loop
    execute format('alter index %s alter column 1 set statistics 0', of_words);
  end loop;
end $$;
select leave_words_uncounted(inhrelid) from pg_inherits where inhparent = 'audit_entries'::regclass;

-- As it was (0072_audit_seals_and_views.sql), and of each new month's words nothing is counted either.
create or replace function make_month_part(parted regclass, month date) returns void language plpgsql as $$
declare
  part text := parted::text || '_' || to_char(month, 'YYYYMM');
  first timestamptz := date_trunc('month', month)::timestamp at time zone 'Asia/Taipei';
  until timestamptz := (date_trunc('month', month) + interval '1 month')::timestamp at time zone 'Asia/Taipei';
begin
  if to_regclass(part) is null then
    execute format('create table %I partition of %s for values from (%L) to (%L)', part, parted, first, until);
    execute format('create trigger kept_whole before truncate on %I for each statement execute function refuse_change()', part);
    perform leave_words_uncounted(part::regclass);
  end if;
exception when check_violation then
  null;
end $$;

create table audit_words_due (
  entry_id bigint not null,
  changed_at timestamptz not null,
  primary key (entry_id, changed_at)
);

create function words_of_entry(entry audit_entries) returns text language sql immutable parallel safe as $$
  select search_fold(concat_ws(chr(31), entry.subject, entry.reason, words_in(entry.before), words_in(entry.after)))
$$;

create or replace function note_audit_words() returns trigger language plpgsql as $$
begin
  if words_later() then
    new.words := '';
    insert into audit_words_due (entry_id, changed_at) values (new.id, new.changed_at);
  else
    new.words := search_fold(concat_ws(chr(31), new.subject, new.reason, words_in(new.before), words_in(new.after)));
  end if;
  return new;
end $$;

-- Writes the words of some entries that are due, and says whether there were any.
create function write_due_audit_words(most int) returns boolean language plpgsql as $$
declare
  wrote int;
begin
  with taken as (
    delete from audit_words_due using (
      select entry_id, changed_at from audit_words_due order by entry_id, changed_at limit most for update skip locked
    ) as picked
    where audit_words_due.entry_id = picked.entry_id and audit_words_due.changed_at = picked.changed_at
    returning audit_words_due.entry_id, audit_words_due.changed_at)
  insert into audit_words (entry_id, changed_at, words)
    select id, changed_at, words_of_entry(audit_entries) from audit_entries
      where (id, changed_at) in (select entry_id, changed_at from taken);
  get diagnostics wrote = row_count;
  return wrote > 0;
end $$;

-- Looking up whether a price is the one that runs made a document of the whole row, twice for each row of a file.
create function check_scheduled_price_of_product() returns trigger language plpgsql as $$
begin
  if exists (
    select from product_prices as scheduled join products on products.id = scheduled.product_id
    where scheduled.product_id = new.id and scheduled.state = 'running' and products.price <> scheduled.price) then
    raise exception 'product % has another price than the one that runs', new.id using errcode = 'check_violation',
      constraint = 'price_as_scheduled';
  end if;
  return null;
end $$;
drop trigger price_as_scheduled on products;
create constraint trigger price_as_scheduled after update of price on products deferrable initially deferred for each row
  when (old.price <> new.price) execute function check_scheduled_price_of_product();

-- As it was (0260_products_whole.sql), with what belongs to all of the products read at once in the place of once for each.
create or replace function products_whole(asked bigint[]) returns table (product bigint, whole jsonb) language sql stable as $$
  with pictures as (
    select product_id, jsonb_agg(jsonb_build_object('url', url, 'alt_zh', alt_zh, 'alt_en', alt_en) order by position, id) as all_of
    from product_pictures where product_id = any (asked) group by product_id),
  films as (
    select product_id, jsonb_agg(url order by position, id) as all_of from product_videos where product_id = any (asked) group by product_id),
  shelves as (
    select product_id, jsonb_agg(jsonb_build_object('category', category_id, 'position', position) order by category_id) as all_of
    from product_categories where product_id = any (asked) and source = 'hand' group by product_id),
  accessories as (
    select product_id, jsonb_agg(accessory_id order by position) as all_of from product_accessories where product_id = any (asked) group by product_id),
  siblings as (
    select product_id, jsonb_agg(optional_product_id order by position) as all_of
    from product_options where product_id = any (asked) group by product_id),
  bundle as (
    select product_id, jsonb_agg(jsonb_build_object('product', bundle_product_id, 'name_zh', name_zh, 'name_en', name_en,
        'required', required, 'max_amount', max_amount, 'quantity', quantity) order by position) as all_of
    from product_bundles where product_id = any (asked) group by product_id),
  parts as (
    select product_id, jsonb_agg(jsonb_build_object('stock_description_zh', stock_description_zh,
        'stock_description_en', stock_description_en, 'expected_on', expected_on) order by position) as all_of
    from product_split_stocks where product_id = any (asked) group by product_id)
  select products.id,
    to_jsonb(products) - '{id,stock,reserved,withheld,in_lots,preorder_quota,quota_expected_on,sold_30d,created_at,updated_at,version,changed_at,texts_changed}'::text[]
    || jsonb_build_object(
      'pictures', coalesce(pictures.all_of, '[]'), 'films', coalesce(films.all_of, '[]'), 'shelves', coalesce(shelves.all_of, '[]'),
      'accessories', coalesce(accessories.all_of, '[]'), 'siblings', coalesce(siblings.all_of, '[]'), 'bundle', coalesce(bundle.all_of, '[]'),
      'split_stocks', coalesce(parts.all_of, '[]'))
  from products
    left join pictures on pictures.product_id = products.id left join films on films.product_id = products.id
    left join shelves on shelves.product_id = products.id left join accessories on accessories.product_id = products.id
    left join siblings on siblings.product_id = products.id left join bundle on bundle.product_id = products.id
    left join parts on parts.product_id = products.id
  where products.id = any (asked)
$$;
