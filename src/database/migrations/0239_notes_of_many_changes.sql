-- Files change a hundred thousand products, and each change was compared column with column in a join of all with all, which took
-- milliseconds. Looked up by its name a column costs next to nothing; and where nobody is shown what changed, nothing is written.
create or replace function note_shown_change() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  becomes jsonb := to_jsonb(new);
  others jsonb := tg_argv[1]::jsonb;
  subjects text[];
begin
  subjects := array(
    select distinct subject_of(pattern, shown)
    from jsonb_each(was) as before (name, value),
      jsonb_array_elements_text(coalesce(others -> name, to_jsonb(tg_argv[0]::text[]))) as pattern,
      unnest(array[was, becomes]) as shown
    where before.value <> becomes -> before.name);
  if cardinality(subjects) > 0 then perform note_subjects(subjects); end if;
  return null;
end $$;
