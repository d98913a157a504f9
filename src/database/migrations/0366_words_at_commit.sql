-- What orders and members are found by is written once, when all that an order writes stands: with its payment, and the member with sender and
-- recipient. Each of these wrote the words anew before, and cutting them into the index was a third of what an order cost the database.

create or replace function note_order_search() returns trigger language plpgsql as $$
begin
  insert into order_search (order_id, words) values (new.id, words_of_order(new.id));
  return null;
end $$;
drop trigger note_order_search on orders;
create constraint trigger note_order_search after insert on orders deferrable initially deferred for each row
  when (new.parent_id is null) execute function note_order_search();

create or replace function keep_member_search() returns trigger language plpgsql as $$
declare
  row jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  member bigint := (row ->> case tg_table_name when 'users' then 'id' else 'user_id' end)::bigint;
begin
  insert into member_search (user_id, words) select member, words_of_member(member) where exists (select from users where id = member)
    on conflict (user_id) do update set words = excluded.words where member_search.words <> excluded.words;
  return null;
end $$;
drop trigger keep_member_search on senders;
drop trigger keep_member_search_current on senders;
drop trigger keep_member_search on contacts;
drop trigger keep_member_search_current on contacts;
create constraint trigger keep_member_search after insert or delete on senders deferrable initially deferred for each row
  execute function keep_member_search();
create constraint trigger keep_member_search_current after update of phone on senders deferrable initially deferred for each row
  when (old.phone is distinct from new.phone) execute function keep_member_search();
create constraint trigger keep_member_search after insert or delete on contacts deferrable initially deferred for each row
  execute function keep_member_search();
create constraint trigger keep_member_search_current after update of phone on contacts deferrable initially deferred for each row
  when (old.phone is distinct from new.phone) execute function keep_member_search();
