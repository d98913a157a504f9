-- Parcels that have not come to their buyer, by when their courier last told of them: a few thousand of a million.
create index shipments_under_way on shipments (last_event_at) where put_away_at is null and state <> 'delivered';
