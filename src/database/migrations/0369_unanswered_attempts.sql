-- Outside a transaction: one index.
-- Attempts to pay that nobody has answered yet are few among all those that are open, most of which wait to be paid on delivery.
create index concurrently if not exists payments_unanswered on payments (created_at) where status = 'created';
