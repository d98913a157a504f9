import type { Text } from '#rules/locale.ts'

/** Where texts with headings, lists and pictures are written. */
export const richTextTexts = {
  tools: { zh: '排版工具', en: 'Formatting' },
  kind: { zh: '段落樣式', en: 'Kind of paragraph' },
  paragraph: { zh: '內文', en: 'Text' },
  h2: { zh: '標題', en: 'Heading' },
  h3: { zh: '小標題', en: 'Small heading' },
  strong: { zh: '粗體', en: 'Bold' },
  em: { zh: '斜體', en: 'Italic' },
  link: { zh: '連結', en: 'Link' },
  ul: { zh: '項目清單', en: 'Bulleted list' },
  ol: { zh: '編號清單', en: 'Numbered list' },
  blockquote: { zh: '引言', en: 'Quote' },
  table: { zh: '表格', en: 'Table' },
  addRow: { zh: '在下面加一列', en: 'Add a row below' },
  removeRow: { zh: '刪掉這一列', en: 'Remove this row' },
  img: { zh: '圖片', en: 'Picture' },
  iframe: { zh: 'YouTube 影片', en: 'YouTube film' },
  hr: { zh: '分隔線', en: 'Line between parts' },
  undo: { zh: '復原', en: 'Undo' },
  redo: { zh: '重做', en: 'Redo' },
  source: { zh: '改看 HTML', en: 'Show HTML' },
  visual: { zh: '回到編輯器', en: 'Back to the editor' },
  arranged: {
    zh: '這段文字的寫法，編輯器會重新排列，所以先用 HTML 顯示，不動任何一個字。要用編輯器改，按「回到編輯器」，會整理成一般的寫法，儲存前都能還原。',
    en: 'The editor would arrange this text otherwise, so it is shown as HTML and nothing of it changes. “Back to the editor” tidies it up; until you save, that can be undone.',
  },
  sourceCleaned: { zh: '商店不接受的部分已經拿掉：', en: 'What the shop does not take has been taken out:' },
  address: { zh: '網址', en: 'Address' },
  linkHow: {
    zh: 'https://、mailto:、tel: 開頭，或這家店的 /zh/…',
    en: 'Begins with https://, mailto: or tel:, or an address of this shop: /en/…',
  },
  linkWrong: {
    zh: '請輸入 https://、http://、mailto:、tel: 或 / 開頭的網址，中間沒有空白。',
    en: 'Enter an address that begins with https://, http://, mailto:, tel: or /, without blanks.',
  },
  unlink: { zh: '拿掉連結', en: 'Remove the link' },
  ownPictures: { zh: '這件商品的圖片', en: 'Pictures of this product' },
  otherPicture: { zh: '其他網址', en: 'Another address' },
  pictureWrong: { zh: '請輸入 https:// 或 / 開頭的圖片網址。', en: 'Enter the address of a picture that begins with https:// or /.' },
  alt: { zh: '替代文字', en: 'Words in place of the picture' },
  altHow: { zh: '圖片上看得到什麼；只是裝飾就留白。', en: 'What the picture shows; empty when it only decorates.' },
  filmWrong: {
    zh: '請貼上 YouTube 影片的網址，例如 https://youtu.be/…',
    en: 'Paste the address of a film on YouTube, such as https://youtu.be/…',
  },
  filmTitle: { zh: '影片標題', en: 'Title of the film' },
  filmTitleHow: { zh: '唸給看不到的人聽。', en: 'Read to those who do not see it.' },
  filmTitleMissing: { zh: '請寫影片標題。', en: 'Write a title of the film.' },
  insert: { zh: '放進去', en: 'Insert' },
  cancel: { zh: '取消', en: 'Cancel' },
  pasteTitle: { zh: '貼上前先看：這些會拿掉', en: 'Before you paste: this falls away' },
  pasteHow: {
    zh: '商店的文字只收標題、段落、清單、表格、圖片、連結和 YouTube 影片。文字本身會留下。',
    en: 'Texts of the shop take headings, paragraphs, lists, tables, pictures, links and films of YouTube. The words themselves stay.',
  },
  pasteRest: { zh: '貼上其餘的', en: 'Paste the rest' },
  pastePlain: { zh: '只貼純文字', en: 'Paste words alone' },
  pasteTooLong: { zh: '一次貼太多了，請分幾段貼上。', en: 'That is too much at once. Paste it in parts.' },
  falls: { zh: '會拿掉', en: 'Falls away' },
  times: { zh: '次數', en: 'Times' },
} as const satisfies Record<string, Text>

/** What of a text falls away, by tag; other tags are called by their name. */
export const lostTexts: Readonly<Record<string, Text>> = {
  script: { zh: '程式碼', en: 'Scripts' },
  style: { zh: '樣式表', en: 'Style sheets' },
  span: { zh: '字型、顏色、大小', en: 'Fonts, colours, sizes' },
  font: { zh: '字型、顏色、大小', en: 'Fonts, colours, sizes' },
  div: { zh: '區塊框（文字留下）', en: 'Boxes (their words stay)' },
  b: { zh: '<b> 粗體', en: 'Bold by <b>' },
  i: { zh: '<i> 斜體', en: 'Italics by <i>' },
  u: { zh: '底線', en: 'Underlines' },
  h1: { zh: '大標題（文字留下）', en: 'Main headings (their words stay)' },
  img: { zh: '圖片（不是 https）', en: 'Pictures (not from https)' },
  iframe: { zh: '嵌入的內容（不是 YouTube）', en: 'Embedded pages (not from YouTube)' },
  video: { zh: '影片檔', en: 'Film files' },
  form: { zh: '表單', en: 'Forms' },
  input: { zh: '輸入欄', en: 'Fields' },
  button: { zh: '按鈕', en: 'Buttons' },
  svg: { zh: '向量圖', en: 'Drawings' },
}

export const lostTag = (tag: string): Text => lostTexts[tag] ?? { zh: `<${tag}> 標籤`, en: `<${tag}> tags` }
export const lostAttribute = (tag: string, attribute: string): Text => {
  if (attribute === 'style' || attribute === 'class')
    return { zh: `<${tag}> 的樣式（${attribute}）`, en: `Looks of <${tag}> (${attribute})` }
  if (attribute === 'href') return { zh: '不安全的連結網址', en: 'Unsafe addresses of links' }
  return { zh: `<${tag}> 的 ${attribute}`, en: `${attribute} of <${tag}>` }
}
export const lostTimes = (times: number): Text => ({ zh: `${times} 處`, en: times === 1 ? 'once' : `${times} times` })
/** Which picture of a product, first to last. */
export const pictureNumber = (number: number): Text => ({ zh: `第 ${number} 張`, en: `Picture ${number}` })
