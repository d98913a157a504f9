-- An invoice that is to be voided and issued anew: for whom and how it is kept from then on, who of the shop wanted it and when. The wish
-- stands here until the old one is void: what the platform does not void stays as it was.
alter table invoices
  add column reissue_wish jsonb,
  add column reissue_by text,
  add column reissue_asked_at timestamptz,
  add constraint invoices_reissue_whole check ((reissue_asked_at is null) = (reissue_wish is null) and (reissue_asked_at is null) = (reissue_by is null)),
  add constraint invoices_reissue_whole_ones check (reissue_asked_at is null or (reduced_amount = 0 and kind <> 'donate'));
