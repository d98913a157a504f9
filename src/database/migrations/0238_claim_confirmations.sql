-- Who has confirmed that a product may be published with a word that claims a medical effect (GDS-29).
create table claim_confirmations (
  product_id bigint not null references products on delete cascade,
  word text not null check (char_length(word) between 1 and 40),
  actor text not null,
  created_at timestamptz not null default now(),
  primary key (product_id, word)
);
