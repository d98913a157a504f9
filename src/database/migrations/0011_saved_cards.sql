-- Why a saved card cannot pay any more is one of three words; what it says to people is for the texts.

alter table saved_cards
  add constraint saved_cards_error check (error in ('expired', 'refused', 'forgotten')),
  add constraint saved_cards_off_with_reason check (enabled = (error is null) and enabled = (invalid_at is null));
-- Every night: cards that are due for deletion.
create index saved_cards_expiry on saved_cards (exp_year, exp_month);
