-- How often somebody did something in the window of time that began with the first time, counted for all copies of the
-- shop together. The key is a keyed hash of who and what, so that the table names no address and no member. Unlogged: a
-- count that a crash of the database forgets does no harm, and writing it costs no log.
create unlogged table rate_limits (
  key_hash bytea primary key,
  used int not null check (used >= 0),
  ends_at timestamptz not null
) with (fillfactor = 70);

-- Orders of a member that hold goods without having been paid: few, whatever a member has bought before.
create index orders_without_payment on orders (user_id)
  where status in ('uncharged', 'pending_payment')
    or (payment = 'when_received' and status in ('confirmed', 'picking', 'delivering', 'delivered'));
