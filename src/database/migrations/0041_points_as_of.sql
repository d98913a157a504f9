-- The moment for which the balance was last worked out: time never runs backwards for an account, whoever comes with an earlier one.
alter table point_accounts add column as_of timestamptz;
