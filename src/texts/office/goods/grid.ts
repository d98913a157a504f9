import type { Text } from '#rules/locale.ts'

/** 表格編輯: many products beside each other (GDS-10). */
export const gridTexts = {
  open: { zh: '表格編輯', en: 'Edit as a grid' },
  title: { zh: '表格編輯', en: 'Grid' },
  how: {
    zh: '直接打字或按 Enter 改一格，Shift + 方向鍵選一塊，可以和試算表互相複製貼上。',
    en: 'Type or press Enter to change a cell, select a block with Shift and arrows, and copy and paste with any spreadsheet.',
  },
  columns: { zh: '欄位', en: 'Columns' },
  fillDown: { zh: '往下填滿', en: 'Fill down' },
  undo: { zh: '復原', en: 'Undo' },
  redo: { zh: '重做', en: 'Redo' },
  revert: { zh: '全部還原', en: 'Revert all' },
  product: { zh: '商品', en: 'Product' },
  free: { zh: '可售', en: 'Free' },
  state: { zh: '狀態', en: 'State' },
  none: { zh: '沒有可以編輯的商品', en: 'No products to edit' },
  noneHow: { zh: '回商品清單勾選商品，再按「表格編輯」。', en: 'Select products in the list, then press “Edit as a grid”.' },
  narrow: { zh: '表格編輯要用大一點的螢幕', en: 'The grid needs a larger screen' },
  narrowHow: {
    zh: '手機上請點進商品修改，或在清單勾選商品用批次修改。',
    en: 'On a phone, change each product on its page, or select products in the list and change them in bulk.',
  },
  nothingSaved: { zh: '沒有存成，請看標紅的格子', en: 'Nothing was saved. See the cells that are marked' },
  fault: { zh: '不能儲存：', en: 'Not saved: ' },
  unusualTitle: { zh: '確認這些價格', en: 'Check these prices' },
  unusualKeep: { zh: '回去改', en: 'Go back' },
  unusualUse: { zh: '就用這些價格', en: 'Use these prices' },
  keysTitle: { zh: '表格編輯', en: 'Grid' },
  keyMove: { zh: '移到旁邊的格子', en: 'Go to the next cell' },
  keyNext: { zh: '到下一格', en: 'Go along the row' },
  keyEdit: { zh: '改這一格', en: 'Change the cell' },
  keyLeave: { zh: '放棄這一格的修改；再按 Tab 離開表格', en: 'Leave the cell as it was; then Tab leaves the grid' },
  keyCopy: { zh: '複製選取的格子', en: 'Copy what is selected' },
  keyPaste: { zh: '從試算表貼上', en: 'Paste from a spreadsheet' },
} as const satisfies Record<string, Text>

/** Somebody else has changed the cell since it was shown. */
export const changedInGrid = (by: string | null): Text =>
  by === null
    ? { zh: '這一格剛被改過。再儲存一次會用你的', en: 'This was changed meanwhile. Save again to use yours' }
    : { zh: `${by} 剛改過這一格。再儲存一次會用你的`, en: `${by} has changed this meanwhile. Save again to use yours` }

export const changedCells = (cells: string): Text => ({ zh: `${cells} 格已改`, en: `Changed cells: ${cells}` })
export const refusedCells = (cells: string): Text => ({ zh: `${cells} 格不能儲存`, en: `Refused: ${cells}` })
export const savedCells = (cells: string): Text => ({ zh: `已儲存 ${cells} 格`, en: `Saved ${cells} cells` })
export const saveProducts = (products: string): Text => ({ zh: `儲存 ${products} 件`, en: `Save ${products}` })
/** What is heard of a cell that was changed. */
export const wasBefore = (before: string): Text =>
  before === '' ? { zh: '原為空白，改為', en: 'was empty, now' } : { zh: `原為 ${before}，改為`, en: `was ${before}, now` }
export const countOfGrid = (products: string): Text => ({ zh: `${products} 件`, en: `${products} products` })
