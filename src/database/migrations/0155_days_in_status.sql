-- Since when an order stands as it does may be any of its moments: all of them are found among the pages that hold them.
drop index orders_steps;
create index orders_steps on orders
  using brin (confirmed_at, picked_at, shipped_at, delivered_at, finished_at, cancelled_at, refunded_at, archived_at)
  with (pages_per_range = 16, autosummarize = on);
