-- Families (D-210): shades and sizes of one thing, each a product of its own, joined above.

create table families (
  id bigint generated always as identity primary key,
  name_zh text not null check (char_length(name_zh) between 1 and 120),
  name_en text not null default '' check (char_length(name_en) <= 160),
  axis1_zh text not null check (char_length(axis1_zh) between 1 and 40),
  axis1_en text not null default '' check (char_length(axis1_en) <= 40),
  axis2_zh text check (char_length(axis2_zh) between 1 and 40),
  axis2_en text not null default '' check (char_length(axis2_en) <= 40),
  -- Which axis is one of colours, whose values have swatches.
  colour_axis smallint check (colour_axis in (1, 2)),
  version int not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (colour_axis is distinct from 2 or axis2_zh is not null)
);
select keep_updated_at('families');

create table family_members (
  product_id bigint primary key references products,
  family_id bigint not null references families on delete cascade,
  position int not null check (position >= 0),
  value1_zh text not null check (char_length(value1_zh) between 1 and 40),
  value1_en text not null default '' check (char_length(value1_en) <= 40),
  -- Empty in a family of one axis.
  value2_zh text not null default '' check (char_length(value2_zh) <= 40),
  value2_en text not null default '' check (char_length(value2_en) <= 40),
  swatch_hex text check (swatch_hex ~ '^#[0-9a-f]{6}$'),
  swatch_hex2 text check (swatch_hex2 ~ '^#[0-9a-f]{6}$'),
  swatch_picture text check (swatch_picture <> ''),
  unique (family_id, value1_zh, value2_zh),
  unique (family_id, position),
  check (swatch_hex2 is null or swatch_hex is not null),
  check (swatch_picture is null or swatch_hex is null)
);

-- A family has 2 to 200 members when the transaction that changed them ends. Whoever changes them holds the family meanwhile.
create function count_family_members() returns trigger language plpgsql as $$
declare
  changed jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  family bigint := coalesce(changed ->> 'family_id', changed ->> 'id')::bigint;
  members int;
begin
  perform from families where id = family for no key update;
  if not found then return null; end if;
  select count(*) into members from family_members where family_id = family;
  if members not between 2 and 200 then
    raise exception 'Family % has % members, not 2 to 200', family, members using errcode = 'check_violation', constraint = 'family_of_2_to_200';
  end if;
  return null;
end $$;
create constraint trigger family_of_2_to_200 after insert on families deferrable initially deferred
  for each row execute function count_family_members();
create constraint trigger family_of_2_to_200 after insert or delete or update of family_id on family_members deferrable initially deferred
  for each row execute function count_family_members();

-- Every page of a family shows all its members, and they are written whole whenever anything of it changes.
select watch_shown('family_members', '{product:product_id,lists}', '{}');
