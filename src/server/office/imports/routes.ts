import { problem } from '#server/platform/http/problem.ts'
import { traceIn } from '#server/platform/office/trace-in.ts'
import { staff, staffLists } from '#server/platform/office/office-procedures.ts'
import { addToFile, beginFile, finishFile, type FileRefusal } from './arriving/take-file.ts'
import { askAgain, askApply, askStop, askTrial, askUndo, type Moved } from './asking/ask-import.ts'
import { fetchAgain } from './pictures/fetch-again.ts'
import { listImportedPictures } from './pictures/list-imported-pictures.ts'
import { addToPacked, beginPacked, finishPacked, type PackedRefusal } from './packed/take-packed-file.ts'
import { findImport, listImportedRows, listImports } from './present-import.ts'
import { writeReport } from './write-report.ts'

const { imports } = staff

export const importRoutes = {
  list: staffLists.imports.list.handler(async ({ context: { shop }, input: { below } }) => listImports(shop, below)),

  begin: imports.begin.handler(async ({ context, input: { kind, file_name: fileName, sha256, bytes } }) => {
    const { shop, staffId, language, idempotencyKey } = context
    const announced = { kind, fileName, sha256: Buffer.from(sha256, 'hex'), bytes, language, staffId }
    const begun = await beginFile(shop, { ...announced, trace: traceIn(context), press: idempotencyKey ?? '' })
    if (!begun.ok) throw refused(begun.refusal)
    return begun.value
  }),

  add: imports.add.handler(async ({ context: { shop, staffId }, input: { params, query, body } }) => {
    const added = await addToFile(shop, { ...params, ...query, staffId, bytes: body })
    if (!added.ok) throw refused(added.refusal)
    return { received: added.value }
  }),

  finish: imports.finish.handler(async ({ context: { shop, staffId }, input: { id } }) => {
    const finished = await finishFile(shop, { id, staffId })
    if (!finished.ok) throw refused(finished.refusal)
    return { status: finished.value }
  }),

  find: imports.find.handler(async ({ context, input: { id } }) => {
    const found = await findImport(context.shop, { id, by: context })
    if (!found) throw problem({ status: 'not_found' })
    return found
  }),

  rows: imports.rows.handler(async ({ context, input }) => {
    const found = await listImportedRows(context.shop, { ...input, by: context })
    if (!found) throw problem({ status: 'not_found' })
    return found
  }),

  pictures: imports.pictures.handler(async ({ context, input }) => {
    const found = await listImportedPictures(context.shop, { ...input, by: context })
    if (!found) throw problem({ status: 'not_found' })
    return found
  }),

  beginPictures: imports.beginPictures.handler(async ({ context: { shop }, input: { id, sha256, bytes } }) => {
    const begun = await beginPacked(shop, { id, bytes, sha256: Buffer.from(sha256, 'hex') })
    if (!begun.ok) throw refused(begun.refusal)
    return { received: begun.value }
  }),

  addPictures: imports.addPictures.handler(async ({ context: { shop }, input: { params, query, body } }) => {
    const added = await addToPacked(shop, { ...params, ...query, bytes: body })
    if (!added.ok) throw refused(added.refusal)
    return { received: added.value }
  }),

  finishPictures: imports.finishPictures.handler(async ({ context: { shop }, input: { id } }) => {
    const finished = await finishPacked(shop, { id })
    if (!finished.ok) throw refused(finished.refusal)
    return { pictures: finished.value }
  }),

  fetchAgain: imports.fetchAgain.handler(async ({ context: { shop, permissions }, input: { id } }) =>
    movedOr(await fetchAgain(shop, { id, permissions })),
  ),

  try: imports.try.handler(async ({ context: { shop, actor, permissions }, input: { rounds_down: roundsDown, ...said } }) =>
    movedOr(await askTrial(shop, { ...said, roundsDown, actor, permissions })),
  ),

  again: imports.again.handler(async ({ context: { shop, permissions }, input: { id } }) =>
    movedOr(await askAgain(shop, { id, permissions })),
  ),

  apply: imports.apply.handler(async ({ context: { shop, actor, permissions }, input: { id, tried_at: triedAt } }) =>
    movedOr(await askApply(shop, { id, actor, permissions, triedAt })),
  ),

  stop: imports.stop.handler(async ({ context: { shop }, input: { id } }) => movedOr(await askStop(shop, { id }))),

  undo: imports.undo.handler(async ({ context: { shop, actor, permissions }, input: { id } }) =>
    movedOr(await askUndo(shop, { id, actor, permissions })),
  ),

  report: imports.report.handler(async ({ context, input: { id } }) => {
    const report = await writeReport(context.shop, { id, language: context.language, by: context })
    if (!report) throw problem({ status: 'not_found' })
    return new File(report.pieces, report.name, { type: report.type })
  }),
}

function refused(refusal: FileRefusal | PackedRefusal) {
  return refusal.code === 'file_refused'
    ? problem({ status: 'file_refused', details: { why: refusal.why } })
    : problem({ status: refusal.code })
}

function movedOr(moved: Moved): { status: 'done' } {
  if (!moved.ok) throw problem({ status: moved.refusal.code })
  return { status: moved.value }
}
