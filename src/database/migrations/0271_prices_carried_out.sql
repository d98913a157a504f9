-- Prices that were approved and carried out: whoever goes on with what broke off hears which version of the product it was, whatever its
-- prices have become since.
create table prices_carried_out (
  key text primary key check (key <> ''),
  product_id bigint not null references products on delete cascade,
  version int not null,
  done_at timestamptz not null
);
create index prices_carried_out_of on prices_carried_out (product_id);
