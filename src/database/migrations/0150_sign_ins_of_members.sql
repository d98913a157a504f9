-- When each identity was last signed in with, for who helps a member (MBR-03). A member had one identity until now: theirs are the sessions.

alter table identities add column last_sign_in_at timestamptz;

update identities set last_sign_in_at = (select max(created_at) from sessions where sessions.user_id = identities.user_id)
  where (select count(*) from identities as other where other.user_id = identities.user_id) = 1;
