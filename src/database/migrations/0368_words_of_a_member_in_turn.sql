-- Of two who change a member at once the second reads what to write only once the first is done: what it had read before was already old.
create or replace function keep_member_search() returns trigger language plpgsql as $$
declare
  row jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  member bigint := (row ->> case tg_table_name when 'users' then 'id' else 'user_id' end)::bigint;
begin
  perform from member_search where user_id = member for update;
  insert into member_search (user_id, words) select member, words_of_member(member) where exists (select from users where id = member)
    on conflict (user_id) do update set words = excluded.words where member_search.words <> excluded.words;
  return null;
end $$;
