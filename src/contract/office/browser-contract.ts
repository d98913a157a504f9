// Written by scripts/write-browser-contract.ts from api.ts.
export const browserContract = {
  signIn: {
    first: 'POST /office/api/v1/sign-in',
    second: 'POST /office/api/v1/sign-in/second',
    cast: 'GET /office/api/v1/cast',
    asCast: 'POST /office/api/v1/sign-in/cast',
  },
  signOut: 'POST /office/api/v1/sign-out',
  stepUp: 'POST /office/api/v1/step-up',
  me: {
    find: 'GET /office/api/v1/me',
    change: 'PATCH /office/api/v1/me',
    sessions: {
      list: 'GET /office/api/v1/me/sessions',
      end: 'DELETE /office/api/v1/me/sessions/{id}',
      endOthers: 'DELETE /office/api/v1/me/sessions',
    },
  },
  firstOwner: {
    open: 'POST /office/api/v1/links/first_owner/open',
    use: 'POST /office/api/v1/links/first_owner/use',
  },
  invitation: {
    open: 'POST /office/api/v1/links/invitation/open',
    use: 'POST /office/api/v1/links/invitation/use',
  },
  staff: {
    list: 'GET /office/api/v1/staff',
    invite: 'POST /office/api/v1/staff/invitations',
    withdraw: 'DELETE /office/api/v1/staff/invitations/{id}',
    changeRoles: 'PUT /office/api/v1/staff/{id}/roles',
    suspend: 'POST /office/api/v1/staff/{id}/suspend',
    resume: 'POST /office/api/v1/staff/{id}/resume',
    sessions: 'GET /office/api/v1/staff/{id}/sessions',
    endSessions: 'DELETE /office/api/v1/staff/{id}/sessions',
  },
  today: {
    find: 'GET /office/api/v1/today',
  },
  orders: {
    list: 'GET /office/api/v1/orders',
    find: 'GET /office/api/v1/orders/{number}',
    cancel: 'POST /office/api/v1/orders/{number}/cancel',
    hold: 'POST /office/api/v1/orders/{number}/hold',
    release: 'POST /office/api/v1/orders/{number}/release',
    startPicking: 'POST /office/api/v1/orders/{number}/start-picking',
    ship: 'POST /office/api/v1/orders/{number}/ship',
    handOver: 'POST /office/api/v1/orders/{number}/hand-over',
    atStore: 'POST /office/api/v1/orders/{number}/at-store',
    delivered: 'POST /office/api/v1/orders/{number}/delivered',
    askCourier: 'POST /office/api/v1/orders/{number}/ask-courier',
  },
  approvals: {
    list: 'GET /office/api/v1/approvals',
    decide: 'POST /office/api/v1/approvals/{id}/decide',
    withdraw: 'POST /office/api/v1/approvals/{id}/withdraw',
  },
  audit: {
    list: 'GET /office/api/v1/audit',
    choices: 'GET /office/api/v1/audit/choices',
  },
  notices: {
    list: 'GET /office/api/v1/notices',
    read: 'POST /office/api/v1/notices',
    choose: 'PATCH /office/api/v1/notices',
  },
  measures: {
    change: 'PUT /office/api/v1/products/{id}/measures',
  },
  orderPage: {
    timeline: 'GET /office/api/v1/orders/{number}/timeline',
    letters: {
      find: 'GET /office/api/v1/letters/{id}',
      again: 'POST /office/api/v1/letters/{id}/again',
    },
    notes: {
      add: 'POST /office/api/v1/orders/{number}/notes',
      change: 'PATCH /office/api/v1/notes/{id}',
      remove: 'DELETE /office/api/v1/notes/{id}',
      restore: 'POST /office/api/v1/notes/{id}/restore',
      upload: 'POST /office/api/v1/orders/{number}/files',
    },
    tags: {
      known: 'GET /office/api/v1/order-tags',
      change: 'POST /office/api/v1/orders/{number}/tags',
    },
    colleagues: 'GET /office/api/v1/colleagues',
    assign: 'PUT /office/api/v1/orders/{number}/assigned',
  },
  waves: {
    list: 'GET /office/api/v1/waves',
    create: 'POST /office/api/v1/waves',
    change: 'PATCH /office/api/v1/waves/{id}',
    start: 'POST /office/api/v1/waves/{id}/start',
    drop: 'POST /office/api/v1/waves/{id}/drop',
    pickList: 'GET /office/api/v1/waves/{id}/pick-list',
    pick: 'PUT /office/api/v1/waves/{id}/picks',
  },
  presence: {
    tell: 'PUT /office/api/v1/presence',
  },
  packing: {
    list: 'GET /office/api/v1/parcels',
    find: 'GET /office/api/v1/parcels/{number}',
    claim: 'POST /office/api/v1/parcels/{number}/claim',
    scan: 'POST /office/api/v1/parcels/{number}/scans',
    check: 'POST /office/api/v1/parcels/{number}/check',
    weigh: 'POST /office/api/v1/parcels/{number}/weight',
  },
} as const
