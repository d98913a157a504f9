-- Mobile barcodes that the tax office has lately said it knows, by their keyed hash: pressed again, it is not asked again.
create unlogged table known_barcodes (
  barcode_hash bytea primary key,
  known_until timestamptz not null
);
