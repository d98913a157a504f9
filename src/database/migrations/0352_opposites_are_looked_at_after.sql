-- Whether a movement was taken back before is asked once its opposite is written: the unique key keeps it waiting for whoever is about to
-- put the first one away, and only then is that seen where it was put.
drop trigger refuse_other_opposite on stock_movements;
create trigger refuse_other_opposite after insert on stock_movements
  for each row when (new.reverses_id is not null) execute function refuse_other_opposite();
