-- Money that somebody of the shop has received otherwise than the order asked for it: as an attempt of its own, by a provider that
-- is nobody but them.
alter table payments
  add column manual_way text check (manual_way in ('cash', 'counter', 'other')),
  add column received_on date,
  add constraint payments_manual_whole check ((provider = 'manual') = (manual_way is not null) and (provider = 'manual') = (received_on is not null));
