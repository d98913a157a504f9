-- A line that was lowered because there is less than was asked for remembers from what, until its shopper says another quantity (D-18).
alter table cart_items add column lowered_from int check (lowered_from > quantity);
