-- What the one search of the office finds (NAV-08): orders also by their invoices, payments and members, members, and goods whether they are sold
-- or not. Written as questions are (search_fold), each thing parted from the next by a sign that nobody types.

-- Numbers of papers, as they are written and without what parts their figures.
create function words_of_codes(codes text) returns text language sql immutable parallel safe as $$
  select search_fold(codes) || chr(31) || lower(regexp_replace(codes, '[^0-9A-Za-z' || chr(31) || ']', '', 'g'))
$$;

create or replace function words_of_order(whole bigint) returns text language sql stable as $$
  select concat_ws(chr(31),
    words_on_order(root, users.email, (select string_agg(tracking, chr(31)) from orders where id = whole or parent_id = whole)),
    (select words_of_codes(string_agg(code, chr(31))) from (
      select number as code from invoices where order_id = whole
      union select reference from payments where order_id = whole
      union select provider_ref from payments where order_id = whole and provider_ref is not null
      order by 1) as papers),
    'uid' || lower(users.uid))
  from orders as root join users on users.id = root.user_id where root.id = whole
$$;

create or replace function note_order_search() returns trigger language plpgsql as $$
begin
  insert into order_search (order_id, words)
    select new.id, concat_ws(chr(31), words_on_order(new, email, new.tracking), 'uid' || lower(uid)) from users where id = new.user_id;
  return null;
end $$;

create function keep_order_search_of_paper() returns trigger language plpgsql as $$
declare
  whole bigint := (select coalesce(parent_id, id) from orders where id = new.order_id);
begin
  update order_search set words = words_of_order(whole) where order_id = whole;
  return null;
end $$;
create trigger keep_order_search after insert on invoices for each row execute function keep_order_search_of_paper();
create trigger keep_order_search_current after update of number on invoices for each row
  when (old.number is distinct from new.number) execute function keep_order_search_of_paper();
create trigger keep_order_search after insert on payments for each row execute function keep_order_search_of_paper();
create trigger keep_order_search_current after update of provider_ref on payments for each row
  when (old.provider_ref is distinct from new.provider_ref) execute function keep_order_search_of_paper();

update order_search set words = words_of_order(order_id);

-- Members by uid, name, e-mail and the phone numbers under which they order and receive.
create table member_search (
  user_id bigint primary key references users on delete cascade,
  words text not null
);

create function words_of_member(member bigint) returns text language sql stable as $$
  select search_fold(concat_ws(chr(31), uid, name, email)) || chr(31) || concat_ws(chr(31),
    (select figures_of_phone(phone) from senders where user_id = member),
    (select string_agg(distinct figures_of_phone(phone), chr(31)) from contacts where user_id = member))
  from users where id = member
$$;

create function keep_member_search() returns trigger language plpgsql as $$
declare
  row jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  member bigint := (row ->> case tg_table_name when 'users' then 'id' else 'user_id' end)::bigint;
begin
  insert into member_search (user_id, words) select member, words_of_member(member) where exists (select from users where id = member)
    on conflict (user_id) do update set words = excluded.words;
  return null;
end $$;
create trigger keep_member_search after insert on users for each row execute function keep_member_search();
create trigger keep_member_search_current after update of uid, name, email on users for each row
  when ((old.uid, old.name, old.email) is distinct from (new.uid, new.name, new.email)) execute function keep_member_search();
create trigger keep_member_search after insert or delete on senders for each row execute function keep_member_search();
create trigger keep_member_search_current after update of phone on senders for each row
  when (old.phone is distinct from new.phone) execute function keep_member_search();
create trigger keep_member_search after insert or delete on contacts for each row execute function keep_member_search();
create trigger keep_member_search_current after update of phone on contacts for each row
  when (old.phone is distinct from new.phone) execute function keep_member_search();

insert into member_search (user_id, words) select id, words_of_member(id) from users;
create index member_search_words on member_search using gin (search_vector(words));
alter index member_search_words alter column 1 set statistics 0;

-- Goods by id, name, bar code and shelf, also those that are not on sale.
create table goods_search (
  product_id bigint primary key references products on delete cascade,
  words text not null
);

create function keep_goods_search() returns trigger language plpgsql as $$
begin
  insert into goods_search (product_id, words)
    values (new.id, search_fold(concat_ws(chr(31), new.id, new.name_zh, new.name_en, new.barcode, new.shelf)))
    on conflict (product_id) do update set words = excluded.words;
  return null;
end $$;
create trigger keep_goods_search after insert on products for each row execute function keep_goods_search();
create trigger keep_goods_search_current after update of name_zh, name_en, barcode, shelf on products for each row
  when ((old.name_zh, old.name_en, old.barcode, old.shelf) is distinct from (new.name_zh, new.name_en, new.barcode, new.shelf))
  execute function keep_goods_search();

insert into goods_search (product_id, words)
  select id, search_fold(concat_ws(chr(31), id, name_zh, name_en, barcode, shelf)) from products;
create index goods_search_words on goods_search using gin (search_vector(words));
alter index goods_search_words alter column 1 set statistics 0;
