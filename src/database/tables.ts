// Written by `npm run db:types` from the migrations; a test tells when it is out of date. Not edited by hand.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** Has a default, so an insert may leave it out. */
type Generated<T> =
  T extends ColumnType<infer Selected, infer Inserted, infer Updated>
    ? ColumnType<Selected, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>

/** Kept by triggers of the database. */
type ReadOnly<T> = ColumnType<T, never, never>

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** Read as whatever was stored, so it is parsed at the door. Lists and plain values are written as JSON text. */
type Json = ColumnType<unknown, Readonly<Record<string, unknown>> | string, Readonly<Record<string, unknown>> | string>

export type Tables = {
  add_on_items: {
    id: GeneratedAlways<number>
    tier_id: number
    product_id: number
    price: number
    purchase_limit: Generated<number>
    position: Generated<number>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  api_keys: {
    id: GeneratedAlways<number>
    name: string
    prefix: string
    key_hash: Buffer
    scopes: string[]
    networks: Generated<string[]>
    made_by: number
    expires_at: Timestamp
    last_used_at: Timestamp | null
    last_address: string | null
    ended_at: Timestamp | null
    reminded_days: Generated<number[]>
    created_at: Timestamp
    updated_at: Generated<Timestamp>
  }
  approvals: {
    id: GeneratedAlways<number>
    call: string
    permission: string
    subject: string
    input: Json
    seen: Json
    effect: Json
    reason: string
    asked_by: number
    key: string
    state: Generated<'waiting' | 'approved' | 'done' | 'stale' | 'declined' | 'withdrawn' | 'expired'>
    decided_by: number | null
    decided_at: Timestamp | null
    decision_reason: string | null
    result: Json | null
    expires_at: Timestamp
    created_at: Timestamp
  }
  arrangement_versions: {
    kind: string
    version: number
    whole: Json | null
    actor_kind: string
    actor_id: string
    published_at: Timestamp
  }
  arrangements: {
    kind: 'categories' | 'main' | 'footer' | 'phone'
    published: Json | null
    draft: Json | null
    version: Generated<number>
    changed_by: Generated<string>
    changed_at: Timestamp | null
    publish_at: Timestamp | null
    not_published: string | null
    left_out: Generated<string[]>
  }
  article_links: {
    article_id: number
    related_article_id: number
    position: Generated<number>
    created_at: Generated<Timestamp>
  }
  article_products: {
    article_id: number
    product_id: number
    position: Generated<number>
    created_at: Generated<Timestamp>
  }
  article_tags: {
    article_id: number
    tag_id: number
    position: Generated<number>
    created_at: Generated<Timestamp>
  }
  audit_entries: {
    id: GeneratedAlways<number>
    actor_kind: 'member' | 'staff' | 'provider' | 'system'
    actor_id: string
    staff_id: number | null
    api_key_id: number | null
    approver_id: number | null
    session_id: number | null
    address: string | null
    request_id: string | null
    verb: string
    subject: string
    subject_kind: GeneratedAlways<string>
    before: Json | null
    after: Json | null
    reason: string | null
    words: Generated<string>
    changed_at: Timestamp
    created_at: Generated<Timestamp>
  }
  audit_seals: {
    day: string
    entries: number
    hash: Buffer
    previous: Buffer | null
    created_at: Generated<Timestamp>
  }
  audit_words: {
    entry_id: number
    changed_at: Timestamp
    words: string
  }
  audit_words_due: {
    entry_id: number
    changed_at: Timestamp
  }
  bank_account_words: {
    token_hash: Buffer
    order_id: number
    created_at: Timestamp
  }
  bank_accounts: {
    id: GeneratedAlways<number>
    order_id: number
    user_id: number
    bank_code: string
    branch: string | null
    number_enc: Buffer | null
    holder_enc: Buffer | null
    last4: string
    entered_at: Timestamp
    replaced_at: Timestamp | null
    blanked_at: Timestamp | null
  }
  batch_rows: {
    batch_id: number
    place: number
    object_id: number
    object: string
    state: Generated<'waiting' | 'doing' | 'done' | 'failed' | 'skipped'>
    refusal: Json | null
    claimed_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  batches: {
    id: GeneratedAlways<number>
    move: string
    input: Generated<Json>
    staff_id: number
    trace: Json
    state: Generated<'running' | 'stopped' | 'done'>
    press: string
    ended_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  box_kinds: {
    id: GeneratedAlways<number>
    name: string
    sides_mm: number[]
    tare_g: number
    size_class: number
    active: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  box_lines: {
    shipment_id: number
    order_line_id: number
    product_id: number
    quantity: number
  }
  brand_slugs: {
    slug: string
    brand_id: number
  }
  brands: {
    id: GeneratedAlways<number>
    slug: string
    name_zh: string
    name_en: Generated<string>
    text_zh: Generated<string>
    text_en: Generated<string>
    archived: Generated<boolean>
    version: Generated<number>
    changed_by: string
    changed_at: Timestamp
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    logo: Generated<string>
  }
  build_files: {
    name: string
    is_brotli: boolean
    body: Buffer
  }
  builds: {
    id: string
    files: string[]
    published_at: Timestamp
  }
  cart_item_options: {
    cart_item_id: number
    product_id: number
    quantity: number
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  cart_items: {
    id: GeneratedAlways<number>
    user_id: number
    product_id: number
    origin: Generated<'buyer' | 'add_on' | 'gifts' | 'vvip_gift' | 'birthday_gift'>
    add_on_item_id: number | null
    campaign_key: Generated<string>
    quantity: number
    redeem_with_points: Generated<boolean>
    expiration_datetime: Timestamp | null
    dismissed_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    lowered_from: number | null
    first_price_shown: Generated<boolean>
  }
  categories: {
    id: GeneratedAlways<number>
    parent_id: number | null
    name_zh: string
    name_en: Generated<string>
    cover_url: Generated<string>
    mobile_cover_url: Generated<string>
    position: Generated<number>
    visible: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    slug: Generated<string>
    text_zh: Generated<string>
    text_en: Generated<string>
    seo_title_zh: Generated<string>
    seo_title_en: Generated<string>
    seo_text_zh: Generated<string>
    seo_text_en: Generated<string>
    sorting: Generated<'hand' | 'new' | 'hot' | 'price' | 'price_down' | 'name'>
    pinned: Generated<number[]>
    ordered: Generated<number[]>
    rule: Json | null
    archived: Generated<boolean>
    leads_to: number | null
  }
  claim_confirmations: {
    product_id: number
    word: string
    actor: string
    created_at: Generated<Timestamp>
  }
  contacts: {
    id: GeneratedAlways<number>
    user_id: number
    type: 'black_cat' | 'seven' | 'ups'
    name: string
    phone: string
    county: string | null
    district: string | null
    zip_code: string | null
    address: string | null
    store_id: string | null
    country: string | null
    state_province_county: string | null
    city_or_town: string | null
    address_one: string | null
    address_two: string | null
    address_three: string | null
    postal_code: string | null
    fingerprint: string
    last_used_at: Generated<Timestamp>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  content_notes: {
    subject: string
    xact: Generated<string>
  }
  content_notes_kept: {
    only_row: Generated<boolean>
    kept_from: Generated<string>
    next_from: Generated<string>
  }
  copy_counters: {
    id: GeneratedAlways<number>
    copy: string
    parts: string[]
    version: string
    started_at: Timestamp
    counted_at: Generated<Timestamp>
    figures: Json
  }
  cost_changes: {
    id: GeneratedAlways<number>
    product_id: number
    average_cents: number
    after_movement: number
    actor: string
    changed_at: Timestamp
    created_at: Generated<Timestamp>
  }
  countries: {
    iso: string
    name_zh: string
    name_en: string
    payment: number
    position: Generated<number>
    postal_required: Generated<boolean>
    active: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  data_views: {
    id: GeneratedAlways<number>
    at: Timestamp
    staff_id: number | null
    api_key_id: number | null
    address: string | null
    kind: 'order' | 'member' | 'field' | 'export' | 'bank'
    object: string
    rows: Generated<number>
  }
  discount_codes: {
    id: GeneratedAlways<number>
    code: string
    name_zh: string
    name_en: Generated<string>
    kind: 'amount' | 'percent'
    value: number
    minimum_amount: Generated<number>
    starts_at: Generated<Timestamp>
    ends_at: Timestamp | null
    total_limit: number | null
    per_user_limit: number | null
    owner_user_id: number | null
    source: Generated<'shop' | 'share' | 'office'>
    active: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    reason: string | null
    cause: string | null
  }
  discount_uses: {
    id: GeneratedAlways<number>
    code_id: number
    user_id: number
    order_id: number
    released_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  donation_agencies: {
    donate_code: string
    name_zh: string
    name_en: Generated<string>
    position: Generated<number>
    confirmed: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  email_confirmations: {
    id: GeneratedAlways<number>
    user_id: number
    email: string
    token_hash: Buffer
    expires_at: Timestamp
    used_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  export_pieces: {
    export_id: number
    place: number
    bytes: Buffer
    created_at: Generated<Timestamp>
  }
  exports: {
    id: GeneratedAlways<number>
    kind: 'orders' | 'order_lines' | 'members' | 'audit' | 'movements' | 'products' | 'prices' | 'stock' | 'families' | 'labels' | 'discount_codes' | 'redirects' | 'articles' | 'faqs'
    format: 'csv' | 'xlsx'
    input: Json
    reason: string
    staff_id: number
    trace: Json
    press: string
    state: Generated<'waiting' | 'done' | 'failed'>
    row_count: number | null
    ready_at: Timestamp | null
    expires_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    tries: Generated<number>
  }
  families: {
    id: GeneratedAlways<number>
    name_zh: string
    name_en: Generated<string>
    axis1_zh: string
    axis1_en: Generated<string>
    axis2_zh: string | null
    axis2_en: Generated<string>
    colour_axis: number | null
    version: Generated<number>
    changed_by: string
    changed_at: Timestamp
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    list_as: Generated<'one' | 'each'>
    shared: Generated<('name' | 'summary' | 'content' | 'label' | 'brand' | 'categories')[]>
  }
  family_members: {
    product_id: number
    family_id: number
    position: number
    value1_zh: string
    value1_en: Generated<string>
    value2_zh: Generated<string>
    value2_en: Generated<string>
    swatch_hex: string | null
    swatch_hex2: string | null
    swatch_picture: string | null
  }
  family_ranks: {
    family_id: number
    sold_30d: Generated<number>
    last_id: Generated<number>
    newest: Timestamp | null
    price_from: number | null
    counted_in: string | null
  }
  faq_kinds: {
    id: GeneratedAlways<number>
    slug: string
    name_zh: string
    name_en: string | null
    position: Generated<number>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  faqs: {
    id: GeneratedAlways<number>
    kind_id: number
    title_zh: string
    title_en: Generated<string>
    content_zh: string
    content_en: Generated<string>
    video: string | null
    position: Generated<number>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  gift_campaigns: {
    id: GeneratedAlways<number>
    key: string
    kind: 'gifts' | 'vvip_gift' | 'birthday_gift'
    product_id: number
    min_vip: Generated<number>
    starts_at: Generated<Timestamp>
    ends_at: Timestamp | null
    active: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  gift_claims: {
    user_id: number
    campaign_key: string
    state: Generated<'offered' | 'dismissed' | 'ordered'>
    order_id: number | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  goods_search: {
    product_id: number
    words: string
  }
  hand_over_lists: {
    id: GeneratedAlways<number>
    number: string
    carrier: 'tcat' | 'seven' | 'ups'
    temperature: 'normal' | 'refrigeration' | 'freezing'
    closed_by: string
    closed_at: Timestamp
    boxes: number
    collect: number
    pdf: Buffer
    created_at: Generated<Timestamp>
  }
  health_articles: {
    id: GeneratedAlways<number>
    title_zh: string
    title_en: Generated<string>
    summary_zh: Generated<string>
    summary_en: Generated<string>
    content_zh: Generated<string>
    content_en: Generated<string>
    cover: string
    published_at: Generated<Timestamp>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  idempotency_keys: {
    user_id: number
    route: string
    key: string
    request_hash: string
    state: Generated<'running' | 'done'>
    response_status: number | null
    response_body: Json | null
    order_id: number | null
    expires_at: Timestamp
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  identities: {
    id: GeneratedAlways<number>
    user_id: number
    provider: 'facebook' | 'line'
    provider_uid: string
    profile: Generated<Json>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    last_sign_in_at: Timestamp | null
  }
  import_matchings: {
    kind: string
    headings_hash: Buffer
    matching: Json
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  import_pictures: {
    import_id: number
    source: string
    state: Generated<'waiting' | 'fetched' | 'failed'>
    why: string | null
    picture: string | null
    updated_at: Generated<Timestamp>
  }
  import_pieces: {
    import_id: number
    place: number
    bytes: Buffer
    created_at: Generated<Timestamp>
  }
  import_row_pictures: {
    import_id: number
    row_no: number
    place: number
    source: string
    alt: Generated<string>
    in_text: Generated<boolean>
    updated_at: Generated<Timestamp>
  }
  import_rows: {
    import_id: number
    row_no: number
    cells: string[]
    product_id: number | null
    name: Generated<string>
    action: 'new' | 'update' | 'same' | 'skip' | 'error'
    seen: number | null
    before: Generated<Json>
    after: Generated<Json>
    faults: Generated<Json>
    weight: Generated<number>
    outcome: 'applied' | 'skipped' | 'undone' | 'kept' | null
    why: Json | null
    updated_at: Generated<Timestamp>
    pictures: 'waiting' | 'given' | null
  }
  imported_members: {
    id: GeneratedAlways<number>
    email: string | null
    phone: string | null
    name: Generated<string>
    birthday: string | null
    consent_at: Timestamp | null
    consent_how: string | null
    user_id: number | null
    linked_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  imports: {
    id: GeneratedAlways<number>
    kind: 'products' | 'prices' | 'stock' | 'families' | 'shopify' | 'discount_codes' | 'redirects' | 'members' | 'articles' | 'faqs' | 'labels'
    file_name: string
    sha256: Buffer
    bytes: number
    received: Generated<number>
    state: Generated<'arriving' | 'reading' | 'waiting' | 'trying' | 'ready' | 'applying' | 'done' | 'stopped' | 'failed' | 'undoing' | 'undone'>
    format: 'csv' | 'xlsx' | null
    encoding: 'utf8' | 'big5' | 'utf16' | null
    delimiter: string | null
    problem: string | null
    headings: Generated<Json>
    matching: Generated<Json>
    stock_mode: 'set' | 'change' | null
    row_count: number | null
    counts: Generated<Json>
    mark: Generated<number>
    tries: Generated<number>
    language: Generated<'zh' | 'en'>
    staff_id: number
    trace: Json
    press: string
    tried_at: Timestamp | null
    applied_at: Timestamp | null
    ended_at: Timestamp | null
    undone_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    actor: Json | null
    problem_row: number | null
    undo_publishes: Generated<boolean>
    rounds_down: Generated<boolean>
    fetching: Generated<boolean>
    packed_bytes: number | null
    packed_sha256: Buffer | null
    packed_received: Generated<number>
    packed_names: Json | null
    leaves: Generated<number>
  }
  inbound_deliveries: {
    id: GeneratedAlways<number>
    supplier: string
    expected_on: string | null
    note: Generated<string>
    created_by: string
    closed_by: string | null
    closed_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  inbound_lines: {
    id: GeneratedAlways<number>
    delivery_id: number
    product_id: number
    expected: number
    unit_cost_cents: number | null
    lot: string | null
    expires_on: string | null
    counted: ReadOnly<number>
    created_at: Generated<Timestamp>
  }
  inbound_scans: {
    device_key: string
    seq: number
    delivery_id: number
    line_id: number | null
    code: string
    units: number
    verdict: 'right' | 'more' | 'undone' | 'nothing' | 'not_ordered' | 'unknown' | 'closed'
    counted_by: string
    scanned_at: Timestamp
    created_at: Generated<Timestamp>
  }
  index_banners: {
    id: GeneratedAlways<number>
    group_key: Generated<'home' | 'health_articles'>
    title_zh: string
    title_en: Generated<string>
    url: string
    desktop_image: string
    mobile_image: string
    position: Generated<number>
    starts_at: Timestamp | null
    ends_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  ingredient_names: {
    key: string
    name: string
    ingredient_id: number
  }
  ingredient_slugs: {
    slug: string
    ingredient_id: number
  }
  ingredients: {
    id: GeneratedAlways<number>
    slug: string
    name_inci: string
    name_zh: Generated<string>
    note_zh: Generated<string>
    note_en: Generated<string>
    version: Generated<number>
    changed_by: string
    changed_at: Timestamp
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  installment_banks: {
    id: GeneratedAlways<number>
    name_zh: string
    name_en: Generated<string>
    position: Generated<number>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  invoice_allowances: {
    id: GeneratedAlways<number>
    invoice_id: number
    cause: string
    number: string
    amount: number
    created_at: Generated<Timestamp>
  }
  invoice_preferences: {
    user_id: number
    member: string | null
    mobile: string | null
    citizen: string | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  invoice_refusals: {
    order_id: number
    code: string
    says: string
    refused_at: Timestamp
  }
  invoices: {
    id: GeneratedAlways<number>
    order_id: number
    number: string
    kind: 'b2c' | 'b2b' | 'donate' | 'paper'
    status: Generated<'issued' | 'voided' | 'allowance'>
    issued_at: Timestamp
    pdf: Buffer | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    relate_number: string | null
    random_code: string | null
    amount: number | null
    reduced_amount: Generated<number>
    buyer_tax_id: string | null
    lines: Generated<Json>
    voided_at: Timestamp | null
    reissue_wish: Json | null
    reissue_by: string | null
    reissue_asked_at: Timestamp | null
  }
  invoices_due: {
    order_id: number
    since: Timestamp
  }
  job_runs: {
    name: string
    began_at: Timestamp
    ended_at: Timestamp
    as_of: Timestamp | null
    error: string | null
  }
  known_barcodes: {
    barcode_hash: Buffer
    known_until: Timestamp
  }
  label_boxes: {
    label_id: number
    shipment_id: number
  }
  label_requirements: {
    label_kind: 'cosmetic' | 'special_cosmetic' | 'food' | 'health_food' | 'pet' | 'household'
    field: string
    required: Generated<boolean>
    needed: Generated<'always' | 'imported' | 'not_exempt'>
    instead: string | null
    source_zh: string
    source_en: string
    from_day: string
  }
  labels: {
    id: GeneratedAlways<number>
    format: 'pdf' | 'html'
    bytes: Buffer
    keep_until: Timestamp
    created_at: Generated<Timestamp>
  }
  letters: {
    id: GeneratedAlways<number>
    kind: string
    object_kind: 'order' | 'member' | 'staff' | 'stock_notice'
    object_id: number
    user_id: number | null
    to_address: string
    lang: 'zh' | 'en'
    subject: string
    text: string
    html: string
    message_id: string
    state: Generated<'waiting' | 'sent' | 'failed'>
    sent_at: Timestamp | null
    asked_by: string | null
    again_of: number | null
    again_no: number | null
    written_at: Timestamp
    created_at: Generated<Timestamp>
  }
  limit_uses: {
    id: GeneratedAlways<number>
    staff_id: number
    permission: string
    day: string
    amount: number
    cause: string
    created_at: Generated<Timestamp>
  }
  line_shortages: {
    id: GeneratedAlways<number>
    order_id: number
    order_line_id: number
    product_id: number
    quantity: number
    reported_by: string
    created_at: Generated<Timestamp>
    cause: string
    lost: number
  }
  list_columns: {
    staff_id: number
    page: 'orders' | 'products'
    columns: Json
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  list_price_reasons: {
    id: GeneratedAlways<number>
    product_id: number
    origin_price: number
    reason: string
    actor: string
    created_at: Generated<Timestamp>
  }
  login_states: {
    state_hash: Buffer
    provider: 'facebook' | 'line'
    origin: string
    nonce: string
    code_verifier: string | null
    expires_at: Timestamp
    used_at: Timestamp | null
    created_at: Generated<Timestamp>
    session_id: number | null
  }
  media: {
    id: GeneratedAlways<number>
    sha256: Buffer
    format: 'jpeg' | 'png' | 'webp' | 'avif' | 'mp4'
    bytes: number
    width: number
    height: number
    staff_id: number
    used_at: Timestamp | null
    touched_at: Timestamp
    created_at: Generated<Timestamp>
    seconds: number | null
    captions_zh: string | null
    captions_en: string | null
  }
  media_uploads: {
    id: GeneratedAlways<number>
    staff_id: number
    sha256: Buffer
    bytes: number
    received: Generated<number>
    touched_at: Timestamp
    created_at: Generated<Timestamp>
    kind: Generated<'picture' | 'film'>
  }
  member_notes: {
    id: GeneratedAlways<number>
    user_id: number
    staff_id: number
    text: string
    pinned: Generated<boolean>
    removed_at: Timestamp | null
    removed_by: string | null
    edited_at: Timestamp | null
    version: Generated<number>
    press: string | null
    written_at: Timestamp
    created_at: Generated<Timestamp>
  }
  member_search: {
    user_id: number
    words: string
  }
  member_tags: {
    tag_id: number
    user_id: number
    place: number
    created_at: Generated<Timestamp>
  }
  news: {
    id: GeneratedAlways<number>
    payload: Json
    told_at: Generated<Timestamp>
    job_id: number | null
    due_at: Generated<Timestamp>
    attempts: Generated<number>
    done: Generated<Json>
    last_error: string | null
    cause: Json | null
  }
  notices: {
    id: GeneratedAlways<number>
    staff_id: number
    kind: 'approvals' | 'assigned' | 'mentions' | 'batches' | 'webhooks' | 'tiles' | 'risk' | 'low_stock'
    key: string
    data: Json
    read_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  office_hours: {
    hour: Timestamp
    orders: number
    goods: number
    new_members: number
    refunded: number
    created_at: Generated<Timestamp>
  }
  office_presence: {
    staff_id: number
    object_kind: 'order' | 'product' | 'return' | 'member'
    object_id: string
    seen_at: Timestamp
  }
  office_repeats: {
    actor: string
    key: string
    call: string
    request_hash: Buffer
    state: 'running' | 'done'
    answer: Buffer | null
    taken_until: Timestamp
    expires_at: Timestamp
    created_at: Generated<Timestamp>
  }
  office_tags: {
    id: GeneratedAlways<number>
    kind: 'order' | 'member'
    name: string
    created_at: Generated<Timestamp>
  }
  order_edits: {
    id: GeneratedAlways<number>
    order_id: number
    changed: Json
    actor: string
    created_at: Generated<Timestamp>
  }
  order_events: {
    id: GeneratedAlways<number>
    order_id: number
    event: string
    from_status: 'uncharged' | 'pending_payment' | 'confirmed' | 'picking' | 'delivering' | 'delivered' | 'finished' | 'refunding' | 'refunded' | 'cancel' | 'archived' | null
    to_status: 'uncharged' | 'pending_payment' | 'confirmed' | 'picking' | 'delivering' | 'delivered' | 'finished' | 'refunding' | 'refunded' | 'cancel' | 'archived'
    actor: 'buyer' | 'provider' | 'courier' | 'time' | 'operations' | 'system'
    data: Generated<Json>
    created_at: Generated<Timestamp>
  }
  order_line_options: {
    id: GeneratedAlways<number>
    line_id: number
    product_id: number
    quantity: number
    snapshot: Json
    created_at: Generated<Timestamp>
  }
  order_lines: {
    id: GeneratedAlways<number>
    order_id: number
    cart_item_id: number | null
    product_id: number
    item_type: 'normal' | 'first_purchase' | 'standalone' | 'first_standalone' | 'exclusive' | 'add_on' | 'gifts' | 'vvip_gift' | 'birthday_gift' | 'gifts_standalone' | 'vvip_gift_standalone' | 'birthday_gift_standalone'
    quantity: number
    price: number
    sub_total: number
    shopping_point_cost: Generated<number>
    temperature: Generated<'normal' | 'refrigeration' | 'freezing'>
    snapshot: Json
    created_at: Generated<Timestamp>
  }
  order_note_files: {
    id: GeneratedAlways<number>
    order_id: number
    staff_id: number
    note_id: number | null
    place: number | null
    name: string
    kind: 'jpeg' | 'png' | 'webp' | 'pdf'
    bytes: Buffer
    uploaded_at: Timestamp
    created_at: Generated<Timestamp>
  }
  order_notes: {
    id: GeneratedAlways<number>
    order_id: number
    staff_id: number
    text: string
    pinned: Generated<boolean>
    print_on_pick: Generated<boolean>
    removed_at: Timestamp | null
    removed_by: string | null
    edited_at: Timestamp | null
    version: Generated<number>
    written_at: Timestamp
    created_at: Generated<Timestamp>
    press: string | null
  }
  order_pictures: {
    id: GeneratedAlways<number>
    order_id: number
    place: number
    staff_id: number
    bytes: Buffer
    keep_until: Timestamp
    taken_at: Timestamp
    created_at: Generated<Timestamp>
  }
  order_search: {
    order_id: number
    words: string
  }
  order_tags: {
    tag_id: number
    order_id: number
    place: number
    created_at: Generated<Timestamp>
  }
  orders: {
    id: GeneratedAlways<number>
    hashed_id: string
    parent_id: number | null
    suffix: number | null
    user_id: number
    status: Generated<'uncharged' | 'pending_payment' | 'confirmed' | 'picking' | 'delivering' | 'delivered' | 'finished' | 'refunding' | 'refunded' | 'cancel' | 'archived'>
    lang: Generated<'zh' | 'en'>
    items_total: number
    discount_amount: Generated<number>
    delivery_fee: Generated<number>
    handling_fee: Generated<number>
    grand_total: number
    points_cost: Generated<number>
    points_earned: Generated<number>
    payment: 'when_received' | 'credit_cards' | 'installment' | 'line' | 'jko' | 'apple' | 'google' | 'atm'
    instalment_number: number | null
    first_payment: number | null
    each_payment: number | null
    shipping_method: 'black_cat' | 'refrigeration' | 'freezing' | 'seven' | 'ups'
    region: Generated<'domestic' | 'foreign'>
    temperature: Generated<'normal' | 'refrigeration' | 'freezing'>
    pre_order: Generated<boolean>
    received_time: 'unspecified' | 'before_noon' | 'afternoon_2_to_6' | 'evening_5_to_8' | null
    remark: Generated<string>
    discount_code_id: number | null
    discount_code_text: string | null
    discount_name: string | null
    sender_name: string
    sender_phone: string
    contact: Json | null
    foreign_contact: Json | null
    store: Json | null
    receipt: string | null
    invoice: Json
    tracking: string | null
    payment_deadline: Timestamp | null
    expire_datetime: Timestamp | null
    cancel_code: string | null
    cancel_text: string | null
    placed_at: Timestamp | null
    confirmed_at: Timestamp | null
    picked_at: Timestamp | null
    shipped_at: Timestamp | null
    delivered_at: Timestamp | null
    finished_at: Timestamp | null
    cancelled_at: Timestamp | null
    refunded_at: Timestamp | null
    archived_at: Timestamp | null
    version: Generated<number>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    due_reminded_at: Timestamp | null
    kept_amount: Generated<number>
    ships_from: string | null
    ships_until: string | null
    held_reason: 'address' | 'risk' | 'buyer' | 'stock' | 'other' | null
    held_by: string | null
    held_at: Timestamp | null
    assigned_to: number | null
    is_first: Generated<boolean>
    more_tracking: string[] | null
    risk: Generated<'low' | 'middle' | 'high'>
    risk_reasons: Generated<('large_by_new_account' | 'cards_refused' | 'marked' | 'not_collected' | 'foreign_card')[]>
    risk_mark: 'safe' | 'suspicious' | null
  }
  own_fields: {
    product_id: number
    field: 'name' | 'summary' | 'content' | 'label' | 'brand' | 'categories'
  }
  packings: {
    order_id: number
    packer_id: number | null
    claimed_at: Timestamp | null
    checked_at: Timestamp | null
    checked_by: number | null
    override_reason: string | null
    weight_g: number | null
    weighed_at: Timestamp | null
    expected_g: number | null
    weight_reason: string | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    lists_counted: Generated<number>
  }
  party_minutes: {
    party: string
    minute: Timestamp
    calls: number
    failures: number
    buckets: number[]
    last_success: Timestamp | null
  }
  payment_events: {
    id: GeneratedAlways<number>
    payment_id: number | null
    provider: string
    event_key: string
    kind: string
    payload: Generated<Json>
    processed_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  payment_link_words: {
    token_hash: Buffer
    link_id: number
    created_at: Generated<Timestamp>
  }
  payment_links: {
    id: GeneratedAlways<number>
    order_id: number
    ends_at: Timestamp
    ended_at: Timestamp | null
    made_by: string
    ended_by: string | null
    created_at: Generated<Timestamp>
  }
  payment_moves: {
    id: GeneratedAlways<number>
    payment_id: number
    event: string
    from_status: 'created' | 'waiting' | 'authorised' | 'paid' | 'failed' | 'expired' | 'refunding' | 'refunded' | 'refund_failed' | null
    to_status: 'created' | 'waiting' | 'authorised' | 'paid' | 'failed' | 'expired' | 'refunding' | 'refunded' | 'refund_failed'
    actor: 'buyer' | 'provider' | 'courier' | 'time' | 'operations' | 'system'
    cause: Generated<Json>
    created_at: Generated<Timestamp>
  }
  payments: {
    id: GeneratedAlways<number>
    order_id: number
    provider: string
    reference: string
    method: 'when_received' | 'credit_cards' | 'installment' | 'line' | 'jko' | 'apple' | 'google' | 'atm'
    amount: number
    status: Generated<'created' | 'waiting' | 'authorised' | 'paid' | 'failed' | 'expired' | 'refunding' | 'refunded' | 'refund_failed'>
    provider_ref: string | null
    payment_url: string | null
    vatm_bank: string | null
    vatm_account: string | null
    instalment: number | null
    saved_card_id: number | null
    error_code: string | null
    error_text: string | null
    refunded_amount: Generated<number>
    paid_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    next_ask_at: Timestamp | null
    card_to_keep: Buffer | null
    leads_to_page: Generated<boolean>
    surplus: Generated<boolean>
    manual_way: 'cash' | 'counter' | 'other' | null
    received_on: string | null
    card_country: string | null
  }
  places: {
    id: GeneratedAlways<number>
    name_zh: string
    name_en: string
    created_at: Generated<Timestamp>
  }
  point_accounts: {
    user_id: number
    balance: Generated<number>
    expires_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    as_of: Timestamp | null
  }
  point_entries: {
    id: GeneratedAlways<number>
    user_id: number
    points: number
    reason: 'personal_shopping' | 'exchange_product' | 'fb_friend_shopping' | 'expiration_reset' | 'refund' | 'custom' | 'partial_product_return' | 'product_redemption' | 'point_product_out_of_stock' | 'other_reason'
    customer_reason: string | null
    order_id: number | null
    effective_at: Generated<Timestamp>
    actor: Generated<string>
    dedupe_key: string | null
    created_at: Generated<Timestamp>
  }
  point_lot_uses: {
    id: GeneratedAlways<number>
    lot_id: number
    entry_id: number
    points: number
    created_at: Generated<Timestamp>
  }
  point_lots: {
    id: GeneratedAlways<number>
    entry_id: number
    user_id: number
    points: number
    remaining: number
    effective_at: Timestamp
    expires_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  price_days: {
    product_id: number
    day: string
    lowest: number
    highest: number
    origin_price: number
    created_at: Generated<Timestamp>
  }
  prices_carried_out: {
    key: string
    product_id: number
    version: number
    done_at: Timestamp
  }
  printed_paper_orders: {
    paper_id: number
    order_id: number
  }
  printed_papers: {
    id: GeneratedAlways<number>
    kind: 'packing_slips' | 'proof_slips' | 'pick_list'
    staff_id: number
    bytes: Buffer
    keep_until: Timestamp
    created_at: Generated<Timestamp>
  }
  product_accessories: {
    product_id: number
    accessory_id: number
    position: Generated<number>
    created_at: Generated<Timestamp>
  }
  product_batch_rows: {
    batch_id: number
    product_id: number
    before: Json
    after: Json
    state: 'ready' | 'same' | 'refused' | 'done' | 'undone' | 'kept'
    refusal: Json | null
    version: number | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  product_batches: {
    id: GeneratedAlways<number>
    move: Json
    staff_id: number
    actor: Json | null
    trace: Json | null
    state: Generated<'tried' | 'applying' | 'done' | 'undoing' | 'undone'>
    tried_at: Timestamp
    applied_at: Timestamp | null
    undone_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  product_bundles: {
    product_id: number
    bundle_product_id: number
    name_zh: string
    name_en: Generated<string>
    required: Generated<boolean>
    max_amount: number
    quantity: Generated<number>
    position: Generated<number>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  product_categories: {
    product_id: number
    category_id: number
    position: Generated<number>
    created_at: Generated<Timestamp>
    source: Generated<'hand' | 'rule'>
  }
  product_costs: {
    product_id: number
    average_cents: number
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  product_ingredients: {
    product_id: number
    language: 'zh' | 'en'
    position: number
    raw: string
    keys: string[]
    ingredient_id: number | null
  }
  product_options: {
    product_id: number
    optional_product_id: number
    position: Generated<number>
    created_at: Generated<Timestamp>
  }
  product_pictures: {
    id: GeneratedAlways<number>
    product_id: number
    url: string
    alt_zh: Generated<string>
    alt_en: Generated<string>
    position: Generated<number>
    created_at: Generated<Timestamp>
  }
  product_previews: {
    key_hash: Buffer
    staff_id: number
    product_id: number
    change: Json
    expires_at: Timestamp
  }
  product_prices: {
    id: GeneratedAlways<number>
    product_id: number
    name: string
    price: number
    origin_price: number | null
    first_purchase_price: number | null
    shopping_point_price: number | null
    starts_at: Timestamp
    ends_at: Timestamp | null
    state: Generated<'waiting' | 'running' | 'over' | 'withdrawn'>
    regular_price: number | null
    regular_origin_price: number | null
    regular_first_purchase_price: number | null
    regular_shopping_point_price: number | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  product_schedules: {
    product_id: number
    on_at: Timestamp
    off_at: Timestamp | null
    started: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  product_search: {
    product_id: number
    name: string
    texts: string
    sold_30d: number
    family_id: number | null
    position: number | null
    shade: Generated<string>
  }
  product_split_stocks: {
    id: GeneratedAlways<number>
    product_id: number
    stock_description_zh: string
    stock_description_en: Generated<string>
    position: Generated<number>
    created_at: Generated<Timestamp>
    expected_on: string | null
  }
  product_versions: {
    id: GeneratedAlways<number>
    product_id: number
    version: number
    actor_kind: string
    actor_id: string
    verb: string | null
    before: Json | null
    after: Json | null
    whole: Json
    saved_at: Timestamp
    created_at: Generated<Timestamp>
  }
  product_videos: {
    id: GeneratedAlways<number>
    product_id: number
    url: string
    position: Generated<number>
    created_at: Generated<Timestamp>
  }
  products: {
    id: GeneratedAlways<number>
    slug: string
    name_zh: string
    name_en: Generated<string>
    description_of_good_zh: Generated<string>
    description_of_good_en: Generated<string>
    content_zh: Generated<string>
    content_en: Generated<string>
    preview: string
    origin_price: number
    price: number
    first_purchase_price: number | null
    shopping_point_price: number | null
    temperature: Generated<'normal' | 'refrigeration' | 'freezing'>
    available: Generated<boolean>
    members_only: Generated<boolean>
    exclusive: Generated<boolean>
    standalone_purchase: Generated<boolean>
    tcat_only: Generated<boolean>
    embargo: Generated<boolean>
    cod: Generated<boolean>
    max_qty: Generated<number>
    stock: ReadOnly<number>
    reserved: ReadOnly<number>
    optional_bundles_max_quantity: Generated<number>
    is_gift_only: Generated<boolean>
    published_at: Generated<Timestamp>
    sold_30d: Generated<number>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    shelf: string | null
    barcode: string | null
    weight_g: number | null
    sides_mm: number[] | null
    safety_stock: Generated<number>
    withheld: ReadOnly<number>
    in_lots: ReadOnly<number>
    lots_followed: Generated<boolean>
    arrival_days: number | null
    shelf_life_days: number | null
    low_stock_at: number | null
    low_stock_days: number | null
    state: Generated<'draft' | 'scheduled' | 'on' | 'off' | 'archived'>
    version: Generated<number>
    changed_at: Generated<Timestamp>
    supplier_code: string | null
    search_words: Generated<string[]>
    texts_changed: Generated<Json>
    label_kind: Generated<'none' | 'cosmetic' | 'special_cosmetic' | 'food' | 'health_food' | 'pet' | 'household'>
    label: Generated<Json>
    shelf_life_months: number | null
    return_right: Generated<'normal' | 'perishable' | 'custom' | 'hygiene'>
    preorder_quota: Generated<number>
    quota_expected_on: string | null
    member_limit: number | null
    member_limit_days: number | null
    brand_id: number | null
    seo_title_zh: Generated<string>
    seo_title_en: Generated<string>
    seo_text_zh: Generated<string>
    seo_text_en: Generated<string>
  }
  promotion_tiers: {
    id: GeneratedAlways<number>
    promotion_id: number
    minimum_amount: number
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  promotions: {
    id: GeneratedAlways<number>
    name_zh: string
    name_en: Generated<string>
    temperature: 'normal' | 'refrigeration' | 'freezing'
    starts_at: Generated<Timestamp>
    ends_at: Timestamp | null
    active: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  proof_prints: {
    id: GeneratedAlways<number>
    invoice_id: number
    kind: 'original' | 'reprint' | 'test'
    staff_id: number
    printed_at: Timestamp
  }
  rate_limits: {
    key_hash: Buffer
    used: number
    ends_at: Timestamp
  }
  recall_lots: {
    recall_id: number
    lot_id: number
  }
  recalls: {
    id: GeneratedAlways<number>
    lot_id: number
    reason: string
    started_at: Timestamp
    started_by: string
    ended_at: Timestamp | null
    ended_by: string | null
    end_reason: string | null
    subject_zh: string
    subject_en: string
    text_zh: string
    text_en: string
    version: Generated<number>
    saved_by: string
    saved_at: Timestamp
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  red_tiles: {
    kind: string
    since: Timestamp
    created_at: Generated<Timestamp>
  }
  redirects: {
    id: GeneratedAlways<number>
    from_path: string
    to_path: string
    to_keys: string[]
    status: Generated<number>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  refund_parts: {
    id: GeneratedAlways<number>
    order_id: number
    cause: string
    refund_id: number | null
    order_line_id: number | null
    fee: 'delivery' | 'handling' | null
    units: Generated<number>
    amount: number
    points: Generated<number>
    uncollected: Generated<boolean>
    created_at: Generated<Timestamp>
  }
  refunds: {
    id: GeneratedAlways<number>
    payment_id: number
    amount: number
    reason: string
    status: Generated<'requested' | 'sent' | 'done' | 'failed'>
    attempts: Generated<number>
    provider_ref: string | null
    next_try_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    reference: Generated<string>
    error_code: string | null
    error_text: string | null
    done_at: Timestamp | null
    cause: string | null
    way: Generated<'machine' | 'bank'>
    words: string | null
    bank_account_id: number | null
  }
  removed_member_tags: {
    id: GeneratedAlways<number>
    user_id: number
    tag_id: number
    removed_at: Timestamp
    removed_by: string
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  removed_order_tags: {
    id: GeneratedAlways<number>
    order_id: number
    tag_id: number
    removed_at: Timestamp
    removed_by: string
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  risk_marks: {
    id: GeneratedAlways<number>
    kind: 'phone' | 'address' | 'user'
    value_hash: Buffer
    order_id: number
    reason: string | null
    staff_id: number | null
    until: Timestamp
    created_at: Generated<Timestamp>
  }
  roles: {
    id: GeneratedAlways<number>
    key: 'owner' | 'manager' | 'packer' | 'care' | 'editor' | 'accountant' | null
    name_zh: string
    name_en: string
    holds: Generated<Json>
    removed_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    removed_by: string | null
  }
  saved_cards: {
    id: GeneratedAlways<number>
    uuid: Generated<string>
    user_id: number
    alias: Generated<string>
    brand: 'visa' | 'mastercard' | 'jcb'
    last4: string
    exp_month: number
    exp_year: number
    card_key_enc: Buffer
    card_token_enc: Buffer
    enabled: Generated<boolean>
    error: 'expired' | 'refused' | 'forgotten' | null
    invalid_at: Timestamp | null
    is_default: Generated<boolean>
    fingerprint: string
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  saved_views: {
    id: GeneratedAlways<number>
    page: 'orders' | 'products'
    name: string
    owner_id: number
    role_ids: Generated<number[]>
    query: Json
    columns: Json | null
    removed_at: Timestamp | null
    version: Generated<number>
    changed_by: string
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    removed_by: string | null
  }
  scans: {
    id: GeneratedAlways<number>
    order_id: number
    device_key: string
    seq: number
    staff_id: number
    kind: 'scan' | 'press' | 'undo'
    code: string
    product_id: number | null
    verdict: 'right' | 'wrong' | 'enough' | 'unknown' | 'undone' | 'nothing' | 'not_yours' | 'over'
    counted: GeneratedAlways<number>
    scanned_at: Timestamp
    created_at: Generated<Timestamp>
  }
  search_words_due: {
    product_id: number
  }
  selections: {
    id: GeneratedAlways<number>
    staff_id: number
    kind: 'orders' | 'products'
    ids: number[]
    expires_at: Timestamp
    created_at: Generated<Timestamp>
    asked: Generated<Json>
  }
  senders: {
    user_id: number
    name: string
    phone: string
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  sessions: {
    id: GeneratedAlways<number>
    token_hash: Buffer
    user_id: number | null
    csrf_secret: Buffer
    lang: Generated<'zh' | 'en'>
    expires_at: Timestamp
    last_seen_at: Generated<Timestamp>
    revoked_at: Timestamp | null
    created_at: Generated<Timestamp>
    public_id: Generated<string>
    device: string | null
    plain_cookie: Generated<boolean>
    ends_at: Generated<Timestamp>
  }
  setting_changes: {
    id: GeneratedAlways<number>
    key: string
    before: Json
    after: Json
    actor: string
    changed_at: Timestamp
    created_at: Generated<Timestamp>
  }
  settings: {
    key: string
    value: Json
    note: Generated<string>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  share_rewards: {
    user_id: number
    month: string
    code_id: number
    created_at: Generated<Timestamp>
  }
  shipment_events: {
    id: GeneratedAlways<number>
    shipment_id: number
    event_key: string
    kind: string
    payload: Generated<Json>
    created_at: Generated<Timestamp>
  }
  shipment_orders: {
    shipment_id: number
    order_id: number
    collect: Generated<number>
  }
  shipments: {
    id: GeneratedAlways<number>
    order_id: number
    carrier: 'tcat' | 'seven' | 'ups'
    tracking_number: string | null
    state: Generated<string>
    last_event_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    reference: string | null
    code: string | null
    box_no: Generated<number>
    box_kind_id: number | null
    weight_g: number | null
    provider_id: string | null
    told: string | null
    store_id: string | null
    booked_at: Timestamp | null
    label_until: Timestamp | null
    put_away_at: Timestamp | null
    scanned_at: Timestamp | null
    scanned_by: string | null
    handed_over_at: Timestamp | null
    hand_over_list_id: number | null
    store_closed_until: Timestamp | null
    store_wanted: Json | null
    store_changed_at: Timestamp | null
  }
  staff: {
    id: GeneratedAlways<number>
    email: string
    name: string
    lang: Generated<'zh' | 'en'>
    theme: Generated<'device' | 'light' | 'dark'>
    density: Generated<'wide' | 'narrow'>
    password_hash: string | null
    password_failed_at: Generated<Date[]>
    password_locks: Generated<number>
    password_locked_until: Timestamp | null
    suspended_at: Timestamp | null
    demo: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    single_keys: Generated<boolean>
  }
  staff_browsers: {
    staff_id: number
    browser_hash: Buffer
    last_seen_at: Timestamp
    created_at: Timestamp
  }
  staff_challenges: {
    id: GeneratedAlways<number>
    challenge: string
    subject: string
    expires_at: Timestamp
    created_at: Timestamp
  }
  staff_links: {
    id: GeneratedAlways<number>
    kind: 'first_owner' | 'invitation' | 'password' | 'reset'
    email: string | null
    name: string | null
    lang: 'zh' | 'en' | null
    role_ids: number[] | null
    token_hash: Buffer
    expires_at: Timestamp
    used_at: Timestamp | null
    ended_at: Timestamp | null
    created_at: Generated<Timestamp>
    staff_id: number | null
    cause: string | null
  }
  staff_orders: {
    order_id: number
    press: string
    placed_by: string
    created_at: Generated<Timestamp>
  }
  staff_passkeys: {
    id: GeneratedAlways<number>
    public_id: Generated<string>
    staff_id: number
    credential_id: string
    public_key: Buffer
    counter: number
    transports: Generated<string>
    name: string
    last_used_at: Timestamp | null
    created_at: Timestamp
  }
  staff_recovery_codes: {
    id: GeneratedAlways<number>
    staff_id: number
    code_hash: Buffer
    used_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  staff_roles: {
    staff_id: number
    role_id: number
    created_at: Generated<Timestamp>
  }
  staff_sessions: {
    id: GeneratedAlways<number>
    public_id: Generated<string>
    staff_id: number
    token_hash: Buffer
    csrf_secret: Buffer
    shared: boolean
    address: string
    browser: string | null
    stepped_up_at: Timestamp | null
    token_before: Buffer | null
    token_before_until: Timestamp | null
    last_seen_at: Timestamp
    expires_at: Timestamp
    ended_at: Timestamp | null
    created_at: Timestamp
  }
  staff_settings: {
    staff_id: number
    notices: Generated<Json>
    recent: Generated<Json>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  staff_sign_ins: {
    id: GeneratedAlways<number>
    staff_id: number
    token_hash: Buffer
    shared: boolean
    wrong_codes: Generated<number>
    expires_at: Timestamp
    ended_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  staff_totp: {
    staff_id: number
    secret: Buffer
    last_step: number | null
    created_at: Generated<Timestamp>
  }
  static_pages: {
    slug: 'about' | 'readme' | 'privacy' | 'certification' | 'manual'
    title_zh: string
    title_en: Generated<string>
    content_zh: string
    content_en: Generated<string>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  stock_counts: {
    sheet: string
    product_id: number
    counted: number
    counted_at: Timestamp
    created_at: Generated<Timestamp>
  }
  stock_lots: {
    id: GeneratedAlways<number>
    product_id: number
    place_id: Generated<number>
    number: string
    expires_on: string
    received_on: string
    quantity: ReadOnly<number>
    state: Generated<'open' | 'blocked' | 'expired' | 'held'>
    block_on: string
    by_hand: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    recalled: Generated<boolean>
  }
  stock_movements: {
    id: GeneratedAlways<number>
    product_id: number
    delta: number
    kind: 'receipt' | 'sale' | 'return' | 'count' | 'damage' | 'expiry' | 'sample' | 'gift' | 'transfer' | 'correction'
    order_id: number | null
    actor: string
    created_at: Generated<Timestamp>
    place_id: Generated<number>
    reverses_id: number | null
    note: Generated<string>
    cause: string | null
    lot_id: number | null
    unit_cost_cents: number | null
    inbound_line_id: number | null
    stocktake_line_id: number | null
  }
  stock_movements_put_away: {
    id: number
    product_id: number
    delta: number
    kind: 'receipt' | 'sale' | 'return' | 'count' | 'damage' | 'expiry' | 'sample' | 'gift' | 'transfer' | 'correction'
    order_id: number | null
    actor: string
    created_at: Generated<Timestamp>
    place_id: Generated<number>
    reverses_id: number | null
    note: Generated<string>
    cause: string | null
    lot_id: number | null
    unit_cost_cents: number | null
    inbound_line_id: number | null
    stocktake_line_id: number | null
  }
  stock_notes: {
    id: GeneratedAlways<number>
    product_id: number
    was: number
    free: number
  }
  stock_notice_links: {
    token_hash: string
    notice_id: number
    created_at: Timestamp
  }
  stock_notice_turns: {
    product_id: number
    seen: Generated<number>
    together: Generated<number>
    left_to_tell: Generated<number>
    next_at: Timestamp | null
  }
  stock_notices: {
    id: GeneratedAlways<number>
    product_id: number
    user_id: number | null
    email: string | null
    lang: 'zh' | 'en'
    asked_at: Timestamp
    confirmed_at: Timestamp | null
    told_at: Timestamp | null
    expires_at: Timestamp
    created_at: Generated<Timestamp>
    asked_by: number | null
  }
  stock_receipts: {
    reference: string
    lines: Json
    received_at: Timestamp
    created_at: Generated<Timestamp>
  }
  stock_reservations: {
    id: GeneratedAlways<number>
    order_id: number
    product_id: number
    quantity: number
    state: Generated<'held' | 'taken' | 'released'>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    place_id: Generated<number>
  }
  stocktake_lines: {
    id: GeneratedAlways<number>
    stocktake_id: number
    product_id: number
    place_id: Generated<number>
    lot_id: number | null
    frozen: number
    created_at: Generated<Timestamp>
  }
  stocktake_marks: {
    id: GeneratedAlways<number>
    device_key: string
    seq: number
    line_id: number
    round: number
    kind: 'add' | 'set'
    units: number
    counter: string
    counted_by: string
    counted_at: Timestamp
    created_at: Generated<Timestamp>
  }
  stocktakes: {
    id: GeneratedAlways<number>
    name: string
    covers: Json
    shows_expected: Generated<boolean>
    started_by: string
    started_at: Timestamp
    booked_by: string | null
    booked_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  store_links: {
    token_hash: string
    order_id: number
    expires_at: Timestamp
    used_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  stores: {
    store_id: string
    store_name: string
    county: string
    city: string
    road: string
    address: string
    active: Generated<boolean>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  table_sizes: {
    day: string
    name: string
    bytes: number
  }
  tags: {
    id: GeneratedAlways<number>
    slug: string
    name_zh: string
    name_en: Generated<string>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  tw_districts: {
    zip_code: string
    county: string
    district: string
    county_en: Generated<string>
    district_en: Generated<string>
    remote: Generated<boolean>
    position: Generated<number>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  us_states: {
    short: string
    name: string
    created_at: Generated<Timestamp>
  }
  user_notes: {
    id: GeneratedAlways<number>
    user_id: number
    kind: 'lock' | 'unlock' | 'note'
    text: string
    actor: string
    created_at: Generated<Timestamp>
  }
  users: {
    id: GeneratedAlways<number>
    uid: string
    name: string
    email: string | null
    email_confirmed_at: Timestamp | null
    pending_email: string | null
    image: string | null
    birthday: string | null
    vip: Generated<number>
    vip_due: string | null
    accept_marketing_sms: Generated<boolean>
    locked_at: Timestamp | null
    lock_reason: string | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    closing_at: Timestamp | null
    closed_at: Timestamp | null
    origin: Generated<'provider' | 'office'>
  }
  vip_changes: {
    id: GeneratedAlways<number>
    user_id: number
    from_level: number
    to_level: number
    due: string | null
    reason: string
    created_at: Generated<Timestamp>
  }
  wave_orders: {
    id: GeneratedAlways<number>
    wave_id: number
    order_id: number
    round: number | null
    basket: number | null
    live: Generated<boolean>
    left_why: 'cancelled' | 'held' | 'method' | 'picked' | 'refused' | 'taken_out' | 'missing' | null
    left_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  wave_picks: {
    wave_id: number
    product_id: number
    picked_by: string
    picked_at: Timestamp
    created_at: Generated<Timestamp>
  }
  waves: {
    id: GeneratedAlways<number>
    carrier: 'tcat' | 'seven' | 'ups'
    temperature: 'normal' | 'refrigeration' | 'freezing'
    state: Generated<'planned' | 'picking' | 'packed' | 'handed_over' | 'dropped'>
    made_by: string
    started_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
    made_for: string | null
  }
  webhook_deliveries: {
    id: GeneratedAlways<number>
    public_id: string
    webhook_id: number
    news_id: number | null
    event: string
    object_number: string
    body: string
    state: 'waiting' | 'done' | 'failed' | 'held'
    tries: Generated<number>
    next_try_at: Timestamp | null
    held_at: Timestamp | null
    ended_at: Timestamp | null
    created_at: Timestamp
  }
  webhook_tries: {
    id: GeneratedAlways<number>
    delivery_id: number
    tried_at: Timestamp
    duration_ms: number
    status: number | null
    error: string | null
    answer: Generated<string>
    created_at: Generated<Timestamp>
  }
  webhooks: {
    id: GeneratedAlways<number>
    public_id: string
    url: string
    events: string[]
    secret: Buffer
    old_secret: Buffer | null
    old_secret_until: Timestamp | null
    state: Generated<'on' | 'paused' | 'removed'>
    failing_since: Timestamp | null
    paused_at: Timestamp | null
    version: Generated<number>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  wishlist_items: {
    id: GeneratedAlways<number>
    user_id: number
    product_id: number
    expires_at: Timestamp
    created_at: Generated<Timestamp>
  }
  wishlists: {
    user_id: number
    share_token: string
    shared_at: Timestamp | null
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  words_of_members: {
    user_id: number
    words: string
  }
  words_of_orders: {
    order_id: number
    words: string
  }
  worker_pools: {
    pool_id: string
    beat_at: Generated<Timestamp>
  }
}
