-- Menus of the shop. What of a published menu leads to something empty is written beside it, once a minute and whenever something is
-- published: a menu stands on every page, and must not be made anew for each thing that is sold.
alter table arrangements add column left_out text[] not null default '{}';
