-- Orders as the office looks at them: all members' together, newest first, by status, and found by any word that stands on them.

create index orders_newest on orders (placed_at desc, id desc) where parent_id is null;
create index orders_by_status on orders (status, placed_at desc, id desc);

-- A phone number as it is compared: its figures alone, +886 912 is 0912.
create function figures_of_phone(phone text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^886', '0')
$$;

-- One row an order, its parts among it. What stands in it is written as questions are (search_fold), each thing parted from the next
-- by a sign that nobody types.
create table order_search (
  order_id bigint primary key references orders on delete cascade,
  words text not null
);
create index order_search_words on order_search using gin (search_vector(words));
alter index order_search_words alter column 1 set statistics 0;

create function words_on_order(root orders, email text, trackings text) returns text language sql stable as $$
  select search_fold(concat_ws(chr(31), root.hashed_id, root.sender_name, root.contact ->> 'name', root.foreign_contact ->> 'name', email, trackings))
    || chr(31) || concat_ws(chr(31), figures_of_phone(root.sender_phone), figures_of_phone(root.contact ->> 'phone'),
      figures_of_phone(root.foreign_contact ->> 'phone'), lower(regexp_replace(trackings, '[^0-9A-Za-z' || chr(31) || ']', '', 'g')))
$$;

create function words_of_order(whole bigint) returns text language sql stable as $$
  select words_on_order(root, users.email, (select string_agg(tracking, chr(31)) from orders where id = whole or parent_id = whole))
  from orders as root join users on users.id = root.user_id where root.id = whole
$$;

-- Kept by the database, so that nobody who writes an order can forget it. A new order is as it comes, and has no parts yet.
create function note_order_search() returns trigger language plpgsql as $$
begin
  insert into order_search (order_id, words)
    values (new.id, words_on_order(new, (select email from users where id = new.user_id), new.tracking));
  return null;
end $$;
create function keep_order_search() returns trigger language plpgsql as $$
declare
  whole bigint := coalesce(new.parent_id, new.id);
begin
  update order_search set words = words_of_order(whole) where order_id = whole;
  return null;
end $$;
create trigger note_order_search after insert on orders for each row when (new.parent_id is null) execute function note_order_search();
create trigger keep_order_search after insert on orders for each row
  when (new.parent_id is not null and new.tracking is not null) execute function keep_order_search();
create trigger keep_order_search_current after update of sender_name, sender_phone, contact, foreign_contact, tracking on orders for each row
  when ((old.sender_name, old.sender_phone, old.contact, old.foreign_contact, old.tracking)
    is distinct from (new.sender_name, new.sender_phone, new.contact, new.foreign_contact, new.tracking))
  execute function keep_order_search();

create function keep_order_search_of_member() returns trigger language plpgsql as $$
begin
  update order_search set words = words_of_order(order_id)
    where order_id in (select id from orders where user_id = new.id and parent_id is null);
  return null;
end $$;
create trigger keep_order_search_of_member after update of email on users for each row
  when (old.email is distinct from new.email) execute function keep_order_search_of_member();

insert into order_search (order_id, words) select id, words_of_order(id) from orders where parent_id is null;

-- What a day has sold, by the moment in which orders first stood.
create index orders_confirmed on orders (confirmed_at) where parent_id is null;
