-- Who has an import applied or taken back, as histories keep them: not always who has sent its file.
alter table imports add actor jsonb;
update imports set actor = jsonb_build_object('kind', 'staff', 'id', staff.name) from staff where staff.id = imports.staff_id;
