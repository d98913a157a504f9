-- A member whose account has no address says where to write: the address waits, and it is still theirs.
alter table stock_notices add column asked_by bigint references users,
  add constraint stock_notices_asked_by check (asked_by is null or email is not null);
comment on column stock_notices.asked_by is 'Of a notice to an address: the member who gave it, where somebody was signed in.';
create index stock_notices_asked_by on stock_notices (asked_by) where asked_by is not null;
