-- An order that waits may be paid anew in another way. Whoever pays both ways has paid once too often: which charge paid for
-- nothing is known once its money has come, and from then on it is owed back in full like any other surplus.
drop trigger amount_stays on payments;
create trigger amount_stays before update of order_id, amount, surplus on payments for each row
  when ((old.order_id, old.amount) is distinct from (new.order_id, new.amount)
    or (old.surplus is distinct from new.surplus
      and not (new.surplus and new.status = 'paid' and old.status in ('created', 'waiting', 'failed', 'expired'))))
  execute function refuse_change();
