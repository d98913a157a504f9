-- How many of the tries of an import were left in order, as by a copy of the shop that closes: they have not failed, and are not held against it.
-- Holds nobody up: the table has a row for each file of a year.
alter table imports add leaves int not null default 0 check (leaves >= 0);
