-- Files change a hundred thousand products, and what pages show of each change was found by making two documents of the row and
-- comparing them name by name, in half of all the time that the change took. Which columns there are is known beforehand: a function is
-- written out for the table, from what watch_shown was told of it. Where a column has come since that it does not know, it compares as
-- before, until the table is watched anew; who takes a column away calls write_out_notes once more.
create function write_out_notes(watched regclass) returns void language plpgsql as $body$
declare
  stands record;
  told text[];
  comparisons text;
  writer text := format('note_change_of_%s', watched);
begin
  select string_to_array(encode(tgargs, 'escape'), '\000') as args, substring(pg_get_triggerdef(oid) from 'WHEN \((.*)\) EXECUTE') as looked_at
    into strict stands from pg_trigger where tgrelid = watched and tgname = 'note_change';
  told := stands.args[1]::text[];
  with columns as (
    select attname as name, coalesce((stands.args[2]::jsonb) -> attname, to_jsonb(told)) as patterns
    from pg_attribute where attrelid = watched and attnum > 0 and not attisdropped),
  groups as (
    select patterns, string_agg(format('old.%I', name), ', ' order by name) as was, string_agg(format('new.%I', name), ', ' order by name) as becomes
    from columns where jsonb_array_length(patterns) > 0 group by patterns)
  select string_agg(format(E'  if row(%s) is distinct from row(%s) then\n    subjects := subjects || array[%s];\n  end if;\n',
      was, becomes, subjects_written_out(patterns)), '')
    into comparisons from groups;
  execute format($made$
create or replace function %I() returns trigger language plpgsql as $f$
declare
  subjects text[] := '{}';
begin
  if not exists (select from pg_class where oid = tg_relid and relnatts = %s) then
    subjects := array(
      select subject_of(pattern, shown)
      from jsonb_each(to_jsonb(old)) as before (name, value),
        jsonb_array_elements_text(coalesce(tg_argv[1]::jsonb -> name, to_jsonb(tg_argv[0]::text[]))) as pattern,
        unnest(array[to_jsonb(old), to_jsonb(new)]) as shown
      where before.value <> to_jsonb(new) -> before.name);
  else
%s  end if;
  if cardinality(subjects) > 0 then perform note_subjects(array(select distinct unnest(subjects))); end if;
  return null;
end $f$ $made$, writer, (select relnatts from pg_class where oid = watched), comparisons);
  execute format('drop trigger note_change on %s', watched);
  execute format('create trigger note_change after update on %s for each row when (%s) execute function %I(%L, %L)',
    watched, coalesce(stands.looked_at, 'true'), writer, stands.args[1], stands.args[2]);
end $body$;

-- Patterns such as product:id as what they are of a row, before and after.
create function subjects_written_out(patterns jsonb) returns text language sql immutable as $$
  select string_agg(case when pattern like '%:%'
      then format('%1$L || old.%2$I, %1$L || new.%2$I', split_part(pattern, ':', 1) || ':', split_part(pattern, ':', 2))
      else quote_literal(pattern) end, ', ' order by pattern)
    from jsonb_array_elements_text(patterns) as pattern
$$;

select write_out_notes('products');
