-- What the invoice platform refused to issue, and why: a person has to look at it, such as at a tax ID that no company has.
-- The row goes once the invoice is issued.

create table invoice_refusals (
  order_id bigint primary key references orders,
  code text not null,
  says text not null,
  refused_at timestamptz not null
);
