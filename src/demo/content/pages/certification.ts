import type { SeedStaticPage } from '../seed-static-page.ts'

export const certification: SeedStaticPage = {
  slug: 'certification',
  title: { zh: '檢驗證書', en: 'Certificates' },
  content: {
    zh: `<p>入口的、擦在臉上的、給毛孩吃的，都先送檢再上架。報告依批號保存兩年，任何一批都可以向客服索取。</p>
<h2>檢驗項目與週期</h2>
<table><thead><tr><th scope="col">類別</th><th scope="col">項目</th><th scope="col">週期</th></tr></thead><tbody><tr><td>保健食品</td><td>重金屬、微生物、農藥殘留、成分含量</td><td>每批</td></tr><tr><td>冷藏冷凍食品</td><td>生菌數、大腸桿菌、防腐劑、動物用藥殘留</td><td>每批</td></tr><tr><td>茶與蜂蜜</td><td>農藥殘留、蜂蜜碳同位素</td><td>每產季</td></tr><tr><td>美妝與身體</td><td>重金屬、微生物、防腐效能</td><td>每年與配方變更時</td></tr><tr><td>光療凝膠</td><td>重金屬、塑化劑、甲醛</td><td>每年與配方變更時</td></tr><tr><td>寵物食品</td><td>黃麴毒素、沙門氏菌、營養成分</td><td>每批</td></tr><tr><td>電器（光療燈）</td><td>商品檢驗標識、光輻射安全</td><td>每款</td></tr></tbody></table>
<h2>怎麼看報告</h2>
<ol><li>在包裝底部或背面找到批號，例如 <strong>MH-2611-03</strong>。</li><li>把商品名稱與批號寄給客服。</li><li>一個工作天內收到該批的 PDF 報告。</li></ol>
<h2>不合格怎麼辦</h2>
<p>不合格的批次不會出貨。如果出貨後才發現疑慮，我們會在 24 小時內下架、逐一通知買過的會員，並全額退款，不需要寄回。</p>
<h2>責任保險</h2>
<p>梅好投保產品責任險。檢驗由經衛生福利部認證的第三方實驗室執行，檢驗結果只代表送驗的批次。</p>`,
    en: `<p>Whatever is eaten, worn on the face or fed to a pet is tested before we sell it. We keep reports for two years by batch, and customer service will send you any of them.</p>
<h2>What is tested, and how often</h2>
<table><thead><tr><th scope="col">Goods</th><th scope="col">Tested for</th><th scope="col">How often</th></tr></thead><tbody><tr><td>Supplements</td><td>Heavy metals, microbes, pesticides, content</td><td>Every batch</td></tr><tr><td>Chilled and frozen food</td><td>Bacteria, E. coli, preservatives, veterinary drugs</td><td>Every batch</td></tr><tr><td>Tea and honey</td><td>Pesticides, carbon isotopes of honey</td><td>Every season</td></tr><tr><td>Beauty and body</td><td>Heavy metals, microbes, preservation</td><td>Yearly, and when the formula changes</td></tr><tr><td>Gel</td><td>Heavy metals, plasticisers, formaldehyde</td><td>Yearly, and when the formula changes</td></tr><tr><td>Pet food</td><td>Aflatoxins, salmonella, nutrients</td><td>Every batch</td></tr><tr><td>Lamps</td><td>Commodity inspection mark, radiation safety</td><td>Every model</td></tr></tbody></table>
<h2>How to see a report</h2>
<ol><li>Find the batch number under or behind the pack, such as <strong>MH-2611-03</strong>.</li><li>Send it to customer service with the product’s name.</li><li>You receive the PDF of that batch within one working day.</li></ol>
<h2>If something fails</h2>
<p>A batch that fails is not sent. Should a doubt arise later, we stop selling within 24 hours, tell every member who bought it, and refund in full; nothing needs to come back.</p>
<h2>Liability</h2>
<p>Meihao carries product liability insurance. Tests are made by laboratories accredited by Taiwan’s Ministry of Health and Welfare, and speak for the batch tested alone.</p>`,
  },
}
