-- The days that a pre-order was promised for stay with it, whatever the terms say later.
alter table orders
  add column ships_from date,
  add column ships_until date,
  add constraint orders_ships_window check ((ships_from is null and ships_until is null) or ships_from <= ships_until);
