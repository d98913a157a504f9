-- What travels in several boxes has a number for each: the first stands in `tracking` as ever, the others here.
alter table orders add column more_tracking text[];

update orders set more_tracking = others.numbers
  from (
    select shipment_orders.order_id, array_agg(shipments.tracking_number order by shipments.box_no) as numbers
    from shipments join shipment_orders on shipment_orders.shipment_id = shipments.id join orders on orders.id = shipment_orders.order_id
    where shipments.put_away_at is null and shipments.handed_over_at is not null and orders.tracking is not null
      and shipments.tracking_number <> orders.tracking
    group by shipment_orders.order_id
  ) as others
  where others.order_id = orders.id;
