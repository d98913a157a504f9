-- A brand has a page. Its logo is a picture of the shop, and names that it had in addresses lead on.

alter table brands add column logo text not null default ''
  check (logo = '' or logo ~ '^/media/[a-z]+/[a-z0-9-]{1,80}\.[0-9a-f]{12}\.webp$');

create table brand_slugs (
  slug text primary key,
  brand_id bigint not null references brands on delete cascade
);
select watch_shown('brand_slugs', '{brands}', '{}');
