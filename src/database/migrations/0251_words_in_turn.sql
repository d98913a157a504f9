-- Whoever writes the words of a product waits for who names what it is made of, and the other way round: neither overlooks the other.
create function searched_texts_in_turn(shown products) returns text language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('names of ingredients', 0));
  -- What was named meanwhile is read now.
  return searched_texts(shown);
end $$;

do $$
declare
  written text := pg_get_functiondef('keep_product_search()'::regprocedure);
  stood constant text := 'searched_texts(new)';
begin
  if position(stood in written) = 0 then
    raise exception 'keep_product_search does not put together its words any more';
  end if;
  execute replace(written, stood, 'searched_texts_in_turn(new)');
end $$;
