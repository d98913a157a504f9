-- How many lists of scans were counted into a parcel: whoever counts says up to which one they have seen, so that of two at once the
-- second looks again.
alter table packings add column lists_counted int not null default 0;
