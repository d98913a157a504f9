-- The page of a pre-order tells the day of its quota only while none lies in the house for whoever buys one now (STK-20): that the last
-- unit is taken or the first one comes changes the page as well. Otherwise as it was (0355_notes_of_arrivals_and_captions.sql).
create or replace trigger note_arrival after update on products for each row
  when ((case when old.preorder_quota > 0 then old.quota_expected_on end,
      old.preorder_quota > 0 and old.stock - old.reserved - old.withheld < 1)
    is distinct from (case when new.preorder_quota > 0 then new.quota_expected_on end,
      new.preorder_quota > 0 and new.stock - new.reserved - new.withheld < 1))
  execute function note_arrival();
