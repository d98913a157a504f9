-- A shipment is one box: it is packed, booked with the courier, handed over at the door, and only then under way. A parcel may travel
-- in several boxes, and one box may carry the parcels of several orders.

create table box_kinds (
  id bigint generated always as identity primary key,
  name text not null unique check (name <> ''),
  -- The longest side first.
  sides_mm int[] not null check (cardinality(sides_mm) = 3 and 1 <= all (sides_mm) and 3000 >= all (sides_mm)
    and sides_mm[1] >= sides_mm[2] and sides_mm[2] >= sides_mm[3]),
  tare_g int not null check (tare_g between 0 and 20000),
  -- Centimetres of the three sides together, as couriers charge them.
  size_class int not null check (size_class in (60, 90, 120, 150)),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint box_kinds_fit_their_class check (sides_mm[1] + sides_mm[2] + sides_mm[3] <= size_class * 10)
);
select keep_updated_at('box_kinds');
insert into box_kinds (name, sides_mm, tare_g, size_class) values
  ('小箱 60', '{250,200,120}', 90, 60),
  ('中箱 90', '{380,280,220}', 210, 90),
  ('大箱 120', '{480,380,320}', 420, 120),
  ('特大箱 150', '{580,480,400}', 760, 150);

-- What was handed over together: printed once more, it is what it was.
create table hand_over_lists (
  id bigint generated always as identity primary key,
  number text not null unique,
  carrier text not null check (carrier in ('tcat', 'seven', 'ups')),
  temperature text not null check (temperature in ('normal', 'refrigeration', 'freezing')),
  closed_by text not null check (closed_by <> ''),
  closed_at timestamptz not null,
  boxes int not null check (boxes > 0),
  collect int not null check (collect >= 0),
  pdf bytea not null,
  created_at timestamptz not null default now()
);
select make_append_only('hand_over_lists');
create index hand_over_lists_newest on hand_over_lists (closed_at desc, id desc);

alter table shipments
  alter column tracking_number drop not null,
  add column box_no int not null default 1 check (box_no between 1 and 20),
  add column box_kind_id bigint references box_kinds,
  add column weight_g int check (weight_g between 1 and 100000),
  -- How the courier calls it: needed for its label and for another store.
  add column provider_id text,
  -- A digest of what the courier was told about it, so that a repeat is known to be one.
  add column told text,
  -- The store that its label leads to.
  add column store_id text,
  add column booked_at timestamptz,
  add column label_until timestamptz,
  add column put_away_at timestamptz,
  add column scanned_at timestamptz,
  add column scanned_by text,
  add column handed_over_at timestamptz,
  add column hand_over_list_id bigint references hand_over_lists,
  -- Its store has closed: until when another one can be chosen.
  add column store_closed_until timestamptz,
  add constraint shipments_booked_have_numbers check (booked_at is null or tracking_number is not null),
  add constraint shipments_sent_have_numbers check (handed_over_at is null or tracking_number is not null),
  add constraint shipments_put_away_stay check (put_away_at is null or handed_over_at is null);
update shipments set handed_over_at = created_at;

create unique index shipments_live_box on shipments (order_id, box_no) where put_away_at is null;
create index shipments_waiting on shipments (carrier, id) where booked_at is not null and handed_over_at is null and put_away_at is null;
create index shipments_of_list on shipments (hand_over_list_id) where hand_over_list_id is not null;
create index shipments_closed_store on shipments (store_closed_until) where store_closed_until is not null;

-- Whose goods a box carries, and what its courier collects for each of them.
create table shipment_orders (
  shipment_id bigint not null references shipments on delete cascade,
  order_id bigint not null references orders,
  collect int not null default 0 check (collect >= 0),
  primary key (shipment_id, order_id)
);
create index shipment_orders_order on shipment_orders (order_id);

-- A box that comes into the shop's books when its courier has it already, under a number that somebody typed or written by a copy of the
-- shop that knows no boxes, brings all that is due.
create function note_sent_box() returns trigger language plpgsql as $$
begin
  new.handed_over_at := now();
  return new;
end $$;
create trigger note_sent_box before insert on shipments for each row
  when (new.state = 'handed_over' and new.handed_over_at is null) execute function note_sent_box();

create table box_lines (
  shipment_id bigint not null references shipments on delete cascade,
  order_line_id bigint not null references order_lines,
  product_id bigint not null references products,
  quantity int not null check (quantity > 0),
  primary key (shipment_id, order_line_id)
);
create index box_lines_line on box_lines (order_line_id);

-- No unit lies in two boxes that are to travel.
create function keep_box_lines() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(b.quantity), 0) from box_lines b join shipments s on s.id = b.shipment_id
      where b.order_line_id = new.order_line_id and s.put_away_at is null)
    > (select quantity from order_lines where id = new.order_line_id)
  then
    raise exception 'line % lies in more boxes than it has units', new.order_line_id
      using errcode = 'check_violation', constraint = 'box_lines_fit';
  end if;
  return null;
end $$;
create constraint trigger box_lines_fit after insert or update on box_lines deferrable initially deferred for each row
  execute function keep_box_lines();

-- What the courier has to collect for an order, with the order itself and never with a part: what its payment on delivery waits for, or
-- was paid with.
create function amount_to_collect(paid orders) returns int language sql stable as $$
  select coalesce((select amount from payments where order_id = paid.id and paid.parent_id is null and paid.payment = 'when_received'
    and method = 'when_received' and not surplus and status in ('waiting', 'paid', 'refunding', 'refunded', 'refund_failed')
    order by id desc limit 1), 0)
$$;

create function note_order_of_shipment() returns trigger language plpgsql as $$
begin
  insert into shipment_orders (shipment_id, order_id, collect)
    select new.id, new.order_id, case when new.handed_over_at is not null and not exists (select from shipment_orders o
        join shipments s on s.id = o.shipment_id where o.order_id = new.order_id and o.collect > 0 and s.put_away_at is null)
      then amount_to_collect(orders) else 0 end
    from orders where id = new.order_id;
  return null;
end $$;
create trigger note_order_of_shipment after insert on shipments for each row execute function note_order_of_shipment();

insert into shipment_orders (shipment_id, order_id, collect)
  select shipments.id, order_id, amount_to_collect(orders) from shipments join orders on orders.id = order_id;

-- The amount stands on one box alone, and is the amount due.
create function refuse_wrong_collect(checked bigint) returns void language plpgsql as $$
declare
  due int;
  told record;
begin
  select amount_to_collect(orders) into due from orders where id = checked;
  select coalesce(sum(o.collect), 0) as amount, count(*) filter (where o.collect > 0) as boxes into told
    from shipment_orders o join shipments s on s.id = o.shipment_id where o.order_id = checked and s.put_away_at is null;
  if told.boxes > 1 or told.amount not in (0, due) then
    raise exception 'order % is to bring %, and % boxes collect %', checked, due, told.boxes, told.amount
      using errcode = 'check_violation', constraint = 'collect_is_due';
  end if;
end $$;
create function keep_collect() returns trigger language plpgsql as $$
begin
  perform refuse_wrong_collect(new.order_id);
  return null;
end $$;
create constraint trigger collect_is_due after insert or update on shipment_orders deferrable initially deferred for each row
  when (new.collect > 0) execute function keep_collect();

-- Once the last box is with the courier, he has been told the whole of it.
create function keep_collect_of_sent() returns trigger language plpgsql as $$
declare
  told int;
begin
  select coalesce(sum(o.collect), 0) into told
    from shipment_orders o join shipments s on s.id = o.shipment_id where o.order_id = new.id and s.put_away_at is null;
  if told <> amount_to_collect(new) then
    raise exception 'order % is sent to bring %, and its boxes collect %', new.hashed_id, amount_to_collect(new), told
      using errcode = 'check_violation', constraint = 'collect_is_due';
  end if;
  if exists (select from shipment_orders o join shipments s on s.id = o.shipment_id
      where o.order_id = new.id and s.put_away_at is null and s.handed_over_at is null)
  then
    raise exception 'order % is sent, and one of its boxes is not', new.hashed_id
      using errcode = 'check_violation', constraint = 'boxes_travel_together';
  end if;
  return null;
end $$;
create constraint trigger sent_collects after update of status on orders deferrable initially deferred for each row
  when (old.status = 'picking' and new.status = 'delivering') execute function keep_collect_of_sent();

create function has_label(checked bigint) returns boolean language sql stable as $$
  select exists (select from shipment_orders o join shipments s on s.id = o.shipment_id
    where o.order_id = checked and s.booked_at is not null and s.handed_over_at is null and s.put_away_at is null)
$$;

-- What stands on a label that may still be used does not change under it: it is put away first.
create function refuse_change_under_label() returns trigger language plpgsql as $$
begin
  if has_label(new.id) then
    raise exception 'order % has a label', new.hashed_id using errcode = 'check_violation', constraint = 'label_booked';
  end if;
  return new;
end $$;
create trigger label_booked before update of contact, foreign_contact, payment, grand_total, shipping_method on orders for each row
  when ((old.contact, old.foreign_contact, old.payment, old.grand_total, old.shipping_method)
    is distinct from (new.contact, new.foreign_contact, new.payment, new.grand_total, new.shipping_method))
  execute function refuse_change_under_label();
create trigger label_booked_ends before update of status on orders for each row
  when (old.status = 'picking' and new.status not in ('picking', 'delivering')) execute function refuse_change_under_label();

-- What is agreed to be collected is agreed anew only before the courier was told, or when he brings the parcel back.
create function refuse_collecting_otherwise() returns trigger language plpgsql as $$
begin
  if exists (select from shipment_orders o join shipments s on s.id = o.shipment_id
      where o.order_id = new.order_id and o.collect > 0 and s.put_away_at is null and s.booked_at is not null
        and (tg_op = 'INSERT' or s.handed_over_at is null))
  then
    raise exception 'the courier was told what to collect for order %', new.order_id
      using errcode = 'check_violation', constraint = 'label_booked';
  end if;
  return new;
end $$;
create trigger label_booked before insert on payments for each row
  when (new.method = 'when_received') execute function refuse_collecting_otherwise();
create trigger label_booked_ends before update of status on payments for each row
  when (new.method = 'when_received' and old.status = 'waiting' and new.status <> 'paid' and new.status <> old.status)
  execute function refuse_collecting_otherwise();

-- The store may change with the label, when the old one has closed: then both say the same.
create function keep_store_of_label() returns trigger language plpgsql as $$
begin
  if exists (select from shipment_orders o join shipments s on s.id = o.shipment_id
      where o.order_id = new.id and s.booked_at is not null and s.handed_over_at is null and s.put_away_at is null
        and s.store_id is distinct from (select store ->> 'store_id' from orders where id = new.id))
  then
    raise exception 'order % has a label for another store', new.hashed_id using errcode = 'check_violation', constraint = 'label_booked';
  end if;
  return null;
end $$;
create constraint trigger label_leads_to_store after update of store on orders deferrable initially deferred for each row
  when (old.store ->> 'store_id' is distinct from new.store ->> 'store_id') execute function keep_store_of_label();

-- An order that will not be sent leaves the boxes that nobody booked.
create function leave_boxes() returns trigger language plpgsql as $$
declare
  box bigint;
  other bigint;
begin
  for box in select s.id from shipment_orders o join shipments s on s.id = o.shipment_id
      where o.order_id = new.id and s.booked_at is null and s.handed_over_at is null and s.put_away_at is null
  loop
    select order_id into other from shipment_orders where shipment_id = box and order_id <> new.id order by order_id limit 1;
    if other is null then
      update shipments set put_away_at = now(), state = 'put_away' where id = box;
    else
      delete from box_lines using order_lines where box_lines.shipment_id = box
        and order_lines.id = box_lines.order_line_id and order_lines.order_id = new.id;
      update shipments set order_id = other, box_no = (select coalesce(max(box_no), 0) + 1 from shipments where order_id = other and put_away_at is null)
        where id = box and order_id = new.id;
      delete from shipment_orders where shipment_id = box and order_id = new.id;
    end if;
  end loop;
  return null;
end $$;
create trigger leave_boxes after update of status on orders for each row
  when (old.status <> new.status and new.status in ('cancel', 'refunding')) execute function leave_boxes();

-- What the courier drew for one box or for many together.
create table labels (
  id bigint generated always as identity primary key,
  format text not null check (format in ('pdf', 'html')),
  bytes bytea not null,
  keep_until timestamptz not null,
  created_at timestamptz not null default now()
);
create index labels_ended on labels (keep_until);
create table label_boxes (
  label_id bigint not null references labels on delete cascade,
  shipment_id bigint not null references shipments,
  primary key (label_id, shipment_id)
);
create index label_boxes_box on label_boxes (shipment_id);

-- By these a buyer chooses another store when theirs has closed, without signing in. Only a digest is kept.
create table store_links (
  token_hash text primary key,
  order_id bigint not null references orders,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index store_links_order on store_links (order_id);

insert into settings (key, value, note)
  select 'parcels', '{}', 'What 7-ELEVEN and T-Cat take in one box: sides in mm, class in cm, grams, TWD, and for how many days a label is good; whether packing slips show prices.'
  where exists (select from settings);
