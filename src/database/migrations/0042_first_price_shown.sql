-- Whether the first-purchase price is what the buyer saw last for this line; it refuses an order at another one (D-14).
alter table cart_items add column first_price_shown boolean not null default false;
