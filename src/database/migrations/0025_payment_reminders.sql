-- When the buyer was reminded that the payment is due: a reminder is sent once.
alter table orders add column due_reminded_at timestamptz;
