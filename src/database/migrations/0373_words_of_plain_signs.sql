-- What orders and members are found by, in a half of the time and two thirds of the room. Numbers, addresses of mail and most codes are plain signs, of
-- which there is nothing to fold but capitals; they went through all that Chinese signs go through. What two parts of an order share, as the phone
-- of one who orders for oneself, is told once. And the words of many are read as a set, by the same rule.

do $$
begin
  execute replace(pg_get_functiondef('search_fold(text)'::regprocedure), '.search_fold(', '.search_fold_signs(');
end $$;
create or replace function search_fold(words text) returns text language plpgsql immutable parallel safe cost 10 as $$
begin
  if octet_length(words) = char_length(words) then return lower(words); end if;
  return search_fold_signs(words);
end $$;

create or replace function words_of_codes(codes text) returns text language plpgsql immutable parallel safe as $$
declare
  folded text := search_fold(codes);
begin
  return folded || coalesce(chr(31) || nullif(lower(regexp_replace(codes, '[^0-9A-Za-z' || chr(31) || ']', '', 'g')), folded), '');
end $$;

create or replace function words_on_order(root orders, email text, trackings text) returns text language plpgsql stable as $$
declare
  sender text := figures_of_phone(root.sender_phone);
begin
  return concat_ws(chr(31), search_fold(root.hashed_id),
    search_fold(concat_ws(chr(31), root.sender_name, root.contact ->> 'name', root.foreign_contact ->> 'name')), search_fold(email),
    words_of_codes(trackings), sender, nullif(figures_of_phone(root.contact ->> 'phone'), sender),
    nullif(figures_of_phone(root.foreign_contact ->> 'phone'), sender));
end $$;

create view words_of_orders as
  select root.id as order_id, concat_ws(chr(31),
    words_on_order(root, users.email, (select string_agg(tracking, chr(31)) from orders where id = root.id or parent_id = root.id)),
    (select words_of_codes(string_agg(code, chr(31))) from (
      select number as code from invoices where order_id = root.id
      union select reference from payments where order_id = root.id
      union select provider_ref from payments where order_id = root.id and provider_ref is not null
      order by 1) as papers),
    'uid' || lower(users.uid)) as words
  from orders as root join users on users.id = root.user_id;

create or replace function words_of_order(whole bigint) returns text language plpgsql stable as $$
begin
  return (select words from words_of_orders where order_id = whole);
end $$;

create view words_of_members as
  select id as user_id, concat_ws(chr(31), search_fold(uid), search_fold(name), search_fold(email),
    (select figures_of_phone(phone) from senders where user_id = users.id),
    (select string_agg(distinct figures_of_phone(phone), chr(31)) from contacts where user_id = users.id)) as words
  from users;

create or replace function words_of_member(member bigint) returns text language plpgsql stable as $$
begin
  return (select words from words_of_members where user_id = member);
end $$;
