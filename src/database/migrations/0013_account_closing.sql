-- A member may close the account. For seven days they can think better of it; then what made them a person here is gone,
-- and orders stay for the tax office under a name that says nothing.

alter table users
  add column closing_at timestamptz,
  add column closed_at timestamptz;
create index users_closing on users (closing_at) where closing_at is not null and closed_at is null;
