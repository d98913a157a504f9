import type { SeedStaticPage } from '../seed-static-page.ts'

export const readme: SeedStaticPage = {
  slug: 'readme',
  title: { zh: '購物須知', en: 'Shopping guide' },
  content: {
    zh: `<h2>一、訂單成立</h2>
<p>送出訂單並完成付款後，我們會寄出確認信。ATM 轉帳請在下單起第 {{payment_deadlines.atm_days}} 天的 23:59 前完成，行動支付與信用卡驗證請在 {{payment_deadlines.wallet_minutes}} 分鐘內完成，逾時訂單會自動取消。若商品售完或標價明顯有誤，會在一個工作天內聯絡你並全額退款。</p>
<h2>二、價格與優惠</h2>
<p>價格皆為新臺幣含稅價。首購價適用於第一次下單的會員，下單時再次確認資格。一張訂單使用一組折扣碼，只折抵商品金額。加購價需達到該溫層的門檻，每項有數量上限。</p>
<h2>三、配送</h2>
<p>常溫、冷藏、冷凍商品分開配送，各自計算運費：常溫滿 {{delivery.free_from.normal}} 免運，冷藏滿 {{delivery.free_from.refrigeration}}、冷凍滿 {{delivery.free_from.freezing}} 免運，未滿收 {{delivery.domestic_fee}}。現貨於付款後 1 至 3 個工作天出貨，預購商品 {{preorder.ships_from_days}} 至 {{preorder.ships_to_days}} 天。</p>
<p>澎湖、金門、連江、綠島、蘭嶼與琉球無法寄送低溫商品。超商取貨限常溫、NT$20,000 以內，且需先付款。海外由 UPS 寄往香港、澳門（{{delivery.overseas_fees.HK}}）與美國、新加坡、澳洲（{{delivery.overseas_fees.US}}），關稅由收件人負擔。</p>
<h2>四、付款</h2>
<p>信用卡、分期付款、LINE Pay、街口支付、Apple Pay、Google Pay、ATM 轉帳與貨到付款（手續費 {{delivery.cash_on_delivery_fee}}）。可用的方式依溫層、配送與商品而定，結帳時會列出來。卡號由收單機構加密處理，梅好不會看到也不會保存。</p>
<h2>五、修改與取消</h2>
<p>備貨前可以在訂單頁修改收件資料或取消訂單。備貨後如需取消，請在收到後辦理退貨。</p>
<h2>六、退換貨與退款</h2>
<p>依消費者保護法，收到商品次日起七天內可以退貨，不需說明理由。七天是猶豫期，不是試用期，請保持商品、配件、贈品與包裝完整。</p>
<p>依通訊交易解除權合理例外情事適用準則，下列商品不適用：</p>
<ul><li>易於腐敗、保存期限較短的食品，例如冷藏、冷凍與生鮮商品；</li><li>已拆封的個人衛生用品，例如唇彩、面膜、美甲用品與貼身織品；</li><li>依你的要求訂製的商品。</li></ul>
<p>商品有瑕疵、短少或寄錯，請在到貨 24 小時內拍照聯絡，來回運費由我們負擔。信用卡與行動支付在收到退貨後 7 個工作天內退刷，ATM 轉帳匯入你指定的帳戶。退貨後訂單未達點數門檻時，已發的點數會一併收回。</p>
<h2>七、發票</h2>
<p>開始備貨時開立電子發票，可以存入載具、捐贈或索取紙本。依規定，捐贈後不能改開。退貨時由我們代為處理發票作廢或折讓。</p>
<h2>八、點數</h2>
<p>單筆常溫訂單折扣後的商品金額滿 {{points.minimum}}，每 {{points.rate}} 得 1 點，訂單完成 {{points.effective_days}} 天後生效，有效 {{points.expiry_days}} 天。點數不能轉讓或兌換現金。</p>`,
    en: `<h2>1. Your order</h2>
<p>We send a confirmation once you have ordered and paid. An ATM transfer must arrive within {{payment_deadlines.atm_days}} days, by 23:59 of the last; wallets and card checks must be finished within {{payment_deadlines.wallet_minutes}} minutes. Orders that aren’t paid in time are cancelled. If something is sold out or clearly mispriced, we tell you within one working day and refund you in full.</p>
<h2>2. Prices and offers</h2>
<p>Prices are in New Taiwan dollars and include tax. First-order prices are for a member’s first order and are checked again when you place it. One discount code per order, off the goods alone. Add-on prices need the minimum of their temperature and have a limit each.</p>
<h2>3. Delivery</h2>
<p>Room-temperature, chilled and frozen goods travel separately, each with its own fee: free from {{delivery.free_from.normal}} at room temperature, from {{delivery.free_from.refrigeration}} chilled and from {{delivery.free_from.freezing}} frozen, otherwise {{delivery.domestic_fee}}. Goods in stock leave within 1 to 3 working days of payment, pre-order goods within {{preorder.ships_from_days}} to {{preorder.ships_to_days}} days.</p>
<p>Chilled and frozen goods can’t go to Penghu, Kinmen, Lienchiang, Green Island, Orchid Island and Liuqiu. Store pickup is for room-temperature goods up to NT$20,000, paid first. UPS takes parcels to Hong Kong and Macao ({{delivery.overseas_fees.HK}}) and to the United States, Singapore and Australia ({{delivery.overseas_fees.US}}); the recipient pays customs duties.</p>
<h2>4. Payment</h2>
<p>Card, LINE Pay, JKOPay, Apple Pay, Google Pay, ATM transfer and cash on delivery ({{delivery.cash_on_delivery_fee}}); instalments on our Chinese pages. What is available depends on temperature, delivery and goods, and checkout lists it. Card numbers are handled by our payment company, encrypted; we never see or keep them.</p>
<h2>5. Changes and cancellation</h2>
<p>Until we start picking, change the recipient or cancel on the order page. After that, please return the goods when they arrive.</p>
<h2>6. Returns and refunds</h2>
<p>Under Taiwan’s Consumer Protection Act you may return goods within seven days of the day after they arrive, without giving reasons. The seven days are for thinking it over, not for trying it out: please keep goods, parts, gifts and packaging complete.</p>
<p>The law’s exceptions for distance selling apply to:</p>
<ul><li>food that spoils or keeps only briefly, such as chilled, frozen and fresh goods;</li><li>opened personal-care goods, such as lip colour, masks, nail products and textiles worn on the skin;</li><li>goods made to your order.</li></ul>
<p>If something is faulty, missing or wrong, send us photos within 24 hours; we pay the freight both ways. Cards and wallets are refunded within 7 working days of the return, ATM transfers to the account you name. If the order no longer reaches the minimum, its points are taken back.</p>
<h2>7. Invoices</h2>
<p>An e-invoice is issued when we start picking. Keep it with a carrier, donate it or ask for paper; a donated one can’t be changed. When you return goods we void or reduce it for you.</p>
<h2>8. Points</h2>
<p>A room-temperature order of {{points.minimum}} or more in goods after discounts earns 1 point per {{points.rate}}. Points count from {{points.effective_days}} days after the order is finished, for {{points.expiry_days}} days. They can’t be passed on or turned into money.</p>`,
  },
}
