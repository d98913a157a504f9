-- Accounts to which money goes back by a transfer that a person makes: what the card company gives back in full only, and money that it
-- never had. Their buyers enter them, by a link or a letter. Number and holder are kept encrypted, and no longer than they are needed.

create table bank_accounts (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  user_id bigint not null references users,
  bank_code text not null check (bank_code ~ '^[0-9]{3}$'),
  branch text check (char_length(branch) between 1 and 30),
  number_enc bytea,
  holder_enc bytea,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  entered_at timestamptz not null,
  -- Its buyer has entered another one since.
  replaced_at timestamptz,
  -- Since then the last digits alone are known of it.
  blanked_at timestamptz,
  constraint bank_accounts_whole_or_blank check (
    (number_enc is null) = (blanked_at is not null) and (holder_enc is null) = (blanked_at is not null) and (blanked_at is null or branch is null))
);
create unique index bank_accounts_one_of_an_order on bank_accounts (order_id) where replaced_at is null;
create index bank_accounts_of_member on bank_accounts (user_id);
create index bank_accounts_kept on bank_accounts (order_id) where blanked_at is null;

create table bank_account_words (
  token_hash bytea primary key check (length(token_hash) = 32),
  order_id bigint not null references orders,
  created_at timestamptz not null
);
comment on table bank_account_words is 'Of the words that open the page for an account only hashes are kept: each copy and each letter has one of its own.';
create index bank_account_words_of_order on bank_account_words (order_id);

alter table refunds add column bank_account_id bigint references bank_accounts;
comment on column refunds.bank_account_id is 'The account to which somebody has transferred it; null where it went back in another way.';
alter table refunds add constraint refunds_to_an_account_are_done check (bank_account_id is null or status = 'done');
create index refunds_to_account on refunds (bank_account_id) where bank_account_id is not null;

-- Money goes to an account that was entered for the very order.
create function keep_refund_account() returns trigger language plpgsql as $$
begin
  if not exists (select from bank_accounts a, payments p where a.id = new.bank_account_id and p.id = new.payment_id and a.order_id = p.order_id) then
    raise exception 'refund % does not go to an account of its order', new.id using errcode = 'check_violation', constraint = 'refunds_account_of_order';
  end if;
  return new;
end $$;
create trigger keep_refund_account before insert or update of bank_account_id on refunds for each row
  when (new.bank_account_id is not null) execute function keep_refund_account();
