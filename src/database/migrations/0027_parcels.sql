-- What the shop calls a parcel when it speaks to the courier, and the code that he told last. A parcel that was handed
-- over by hand has no such name: nobody can be asked about it.
alter table shipments
  add column reference text unique,
  add column code text;
create index shipments_open on shipments (last_event_at) where reference is not null;
