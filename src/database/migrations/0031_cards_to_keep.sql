-- A card that its buyer wants to keep waits here, sealed, until its money has come: on a page of the bank that takes a while.
alter table payments add column card_to_keep bytea;
