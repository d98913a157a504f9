import type { SeedStaticPage } from '../seed-static-page.ts'

export const privacy: SeedStaticPage = {
  slug: 'privacy',
  title: { zh: '隱私權政策', en: 'Privacy policy' },
  content: {
    zh: `<p>這份說明依個人資料保護法第八條，告訴你梅好蒐集什麼、為什麼、用多久，以及你可以要求什麼。</p>
<h2>一、我們蒐集的資料</h2>
<ul><li><strong>登入時</strong>：LINE 或 Facebook 給的識別碼、名稱、大頭貼與電子郵件。</li><li><strong>下單時</strong>：訂購人與收件人的姓名、電話、地址或門市，以及發票資料。</li><li><strong>付款時</strong>：收單機構回傳的交易序號、卡片末四碼與發卡銀行。完整卡號直接送到收單機構，不經過我們。</li><li><strong>瀏覽時</strong>：必要的 Cookie，用來維持登入、購物車與發票偏好。</li></ul>
<h2>二、用途</h2>
<p>處理訂單、付款、配送、開立發票、客服與退換貨、計算點數與會員等級，以及法律要求的帳務。你同意後，才會寄送優惠簡訊，會員資料頁可以隨時關閉。</p>
<h2>三、誰會收到</h2>
<p>只給完成訂單所需的最少資料：物流業者、收單機構、電子發票加值中心，以及依法提出要求的機關。我們不出售、不交換你的資料。海外訂單的收件資料會傳到目的地國家。</p>
<h2>四、保存多久</h2>
<table><thead><tr><th scope="col">資料</th><th scope="col">期間</th></tr></thead><tbody><tr><td>會員資料</td><td>到你要求刪除為止</td></tr><tr><td>訂單與發票</td><td>依稅法保存 5 年以上</td></tr><tr><td>收藏清單</td><td>180 天</td></tr><tr><td>登入狀態</td><td>30 天</td></tr><tr><td>發票偏好 Cookie</td><td>180 天</td></tr></tbody></table>
<h2>五、你的權利</h2>
<p>你可以查詢、閱覽、要求複本、補充或更正、停止蒐集處理利用，以及刪除你的資料。會員資料頁可以下載全部資料，也可以關閉帳號；其他請求請用註冊的信箱寄到 <a href="mailto:hello@meihao.example">hello@meihao.example</a>，我們會在 15 天內回覆。不提供必要資料時，將無法完成訂單。</p>
<h2>六、安全</h2>
<p>全站使用加密連線。密碼由 LINE 與 Facebook 保管，我們沒有你的密碼。萬一發生外洩，我們會在查明後立即通知你與主管機關。</p>
<h2>七、修訂</h2>
<p>內容有重大變更時，會在網站公告並寄信通知會員。</p>`,
    en: `<p>This notice, as Article 8 of Taiwan’s Personal Data Protection Act asks, says what we collect, why, for how long, and what you may ask of us.</p>
<h2>1. What we collect</h2>
<ul><li><strong>When you log in</strong>: the identifier, name, picture and e-mail address that LINE or Facebook gives us.</li><li><strong>When you order</strong>: names, phone numbers, the address or store, and invoice details.</li><li><strong>When you pay</strong>: the payment company’s reference, the last four digits of the card and its bank. The full number goes straight to that company and not through us.</li><li><strong>When you browse</strong>: the cookies needed for login, cart and invoice preferences.</li></ul>
<h2>2. What for</h2>
<p>Orders, payment, delivery, invoices, customer service and returns, points and levels, and the bookkeeping the law requires. Text messages with offers are sent only with your consent, which you can take back under My details.</p>
<h2>3. Who receives it</h2>
<p>Couriers, the payment company, the e-invoice platform, and authorities entitled to ask: each no more than the order needs. We don’t sell or trade your data. For overseas orders, the recipient’s details go to the country of destination.</p>
<h2>4. How long</h2>
<table><thead><tr><th scope="col">Data</th><th scope="col">Kept for</th></tr></thead><tbody><tr><td>Membership</td><td>Until you ask us to delete it</td></tr><tr><td>Orders and invoices</td><td>5 years or more, as tax law requires</td></tr><tr><td>Wishlist</td><td>180 days</td></tr><tr><td>Login</td><td>30 days</td></tr><tr><td>Invoice preference cookie</td><td>180 days</td></tr></tbody></table>
<h2>5. Your rights</h2>
<p>You may see your data, have a copy, complete or correct it, stop its use and have it deleted. Your details page gives you a copy of everything and lets you close the account; for anything else, write from your registered address to <a href="mailto:hello@meihao.example">hello@meihao.example</a>; we answer within 15 days. Without the data an order needs, we can’t complete it.</p>
<h2>6. Security</h2>
<p>Every connection is encrypted. LINE and Facebook keep your password; we have none. Should data ever leak, we tell you and the authorities as soon as we know what happened.</p>
<h2>7. Changes</h2>
<p>We announce important changes here and by e-mail to members.</p>`,
  },
}
