-- Each email that was sent, as it was sent: about what, to where, in which words. The same email sent again by itself, after a crash,
-- is the same letter; sent again by somebody it is one of its own, three times for each kind at most.

create table letters (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  object_kind text not null check (object_kind in ('order', 'member', 'staff')),
  object_id bigint not null,
  user_id bigint references users,
  to_address text not null check (to_address <> ''),
  lang text not null check (lang in ('zh', 'en')),
  subject text not null,
  text text not null,
  html text not null,
  message_id text not null check (message_id <> ''),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  sent_at timestamptz,
  asked_by text check (asked_by <> ''),
  again_of bigint references letters on delete cascade,
  again_no smallint check (again_no between 1 and 3),
  written_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint letters_sent check ((state = 'sent') = (sent_at is not null)),
  constraint letters_again check (num_nulls(asked_by, again_of, again_no) in (0, 3))
);
comment on column letters.state is 'waiting: to be handed to the mail server; sent: it has taken it; failed: it did not take it last time, and is asked again.';
comment on column letters.again_no is 'Which of the repeats that people asked for; null for what the shop sent by itself.';
create unique index letters_once on letters (message_id, md5(text));
create unique index letters_three_times on letters (object_kind, object_id, kind, again_no) where again_no is not null;
create index letters_about on letters (object_kind, object_id, id);
create index letters_to_member on letters (user_id, id desc) where user_id is not null;
create index letters_written on letters (written_at);
create index letters_again_of on letters (again_of) where again_of is not null;
