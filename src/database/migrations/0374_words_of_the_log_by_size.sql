-- Words of the audit log were written five entries at a time, since five may carry texts of 100,000 signs; but most say a few fields, and finding
-- the next five took as long as writing them. As many are taken now as asked for, and fewer where what they carry is long: it is judged by
-- the room that it takes, which is known without reading it. What is due of an entry that was dropped meanwhile goes with the others.
create or replace function write_due_audit_words(most int) returns boolean language plpgsql as $$
declare
  took int;
begin
  with due as (
    select entry_id, changed_at from audit_words_due order by entry_id, changed_at limit most for update skip locked),
  sized as (
    select due.entry_id, due.changed_at, row_number() over so_far as place,
      sum(coalesce(pg_column_size(before), 0) + coalesce(pg_column_size(after), 0)) over so_far as bytes
    from due left join audit_entries on (audit_entries.id, audit_entries.changed_at) = (due.entry_id, due.changed_at)
    window so_far as (order by due.entry_id, due.changed_at)),
  taken as (
    delete from audit_words_due using sized
    where (audit_words_due.entry_id, audit_words_due.changed_at) = (sized.entry_id, sized.changed_at)
      and (sized.place = 1 or sized.bytes <= 30000)
    returning audit_words_due.entry_id, audit_words_due.changed_at),
  written as (
    insert into audit_words (entry_id, changed_at, words)
      select id, changed_at, words_of_entry(audit_entries) from audit_entries
        where (id, changed_at) in (select entry_id, changed_at from taken))
  select count(*) into took from taken;
  return took > 0;
end $$;
