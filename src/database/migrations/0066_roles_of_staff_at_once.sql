-- One to three roles a person, also when two transactions each give one at once: both looked, and neither saw the other's.
-- The person is held while their roles are counted. And a role is given or taken, never rewritten: what looks at a role that
-- is taken would not see one that becomes another's.

create or replace function keep_roles_of_staff() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  person bigint := (changed ->> case tg_table_name when 'staff' then 'id' else 'staff_id' end)::bigint;
  held int;
begin
  perform from staff where id = person for no key update;
  if not found then
    return null;
  end if;
  select count(*) into held from staff_roles where staff_id = person;
  if held not between 1 and 3 then
    raise exception 'staff % has % roles: one to three are needed', person, held using errcode = 'check_violation', constraint = 'one_to_three_roles';
  end if;
  return null;
end $$;

create function refuse_rewritten_role() returns trigger language plpgsql as $$
begin
  raise exception 'a role is given or taken, never rewritten' using errcode = 'restrict_violation';
end $$;
create trigger refuse_rewritten_role before update on staff_roles for each row execute function refuse_rewritten_role();
