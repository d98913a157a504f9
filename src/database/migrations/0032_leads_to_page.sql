-- Whether the buyer has to agree on a page of the wallet or the bank. When the shop died before it learned where that page
-- is, the company goes on waiting for a buyer who cannot come, and the attempt must not wait with it.
alter table payments add column leads_to_page boolean not null default false;
update payments set leads_to_page = true where method in ('line', 'jko') or payment_url is not null;
