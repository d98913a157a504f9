-- One press writes one note, also when its answer was lost.

alter table order_notes add column press text check (press <> '');
create unique index order_notes_press on order_notes (staff_id, press) where press is not null;
