alter table shipments
  -- Which store the courier was asked to bring it to instead, until he has answered.
  add column store_wanted jsonb,
  -- When he said yes: what he told of it before that is of yesterday.
  add column store_changed_at timestamptz;
create index shipments_store_wanted on shipments (id) where store_wanted is not null;
