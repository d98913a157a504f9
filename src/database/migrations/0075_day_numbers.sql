-- What a day brought, found without reading what other days brought: who joined, and what was given back.

create index users_joined on users (created_at);
create index refunds_done on refunds (done_at) where done_at is not null;
