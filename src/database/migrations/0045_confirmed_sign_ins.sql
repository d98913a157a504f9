-- A sign-in that is begun only to confirm another one, which stands here; it ends with that.

alter table login_states add column session_id bigint references sessions on delete cascade;
create index login_states_session on login_states (session_id) where session_id is not null;
