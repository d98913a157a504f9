-- What an event was told for: the request that a person made, and the trace of it. What follows is found under the same id.
alter table news add column cause jsonb;
