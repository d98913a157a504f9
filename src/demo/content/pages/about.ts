import type { SeedStaticPage } from '../seed-static-page.ts'

export const about: SeedStaticPage = {
  slug: 'about',
  title: { zh: '關於梅好', en: 'About Meihao' },
  content: {
    zh: `<p>梅好是一家臺灣的選物店，從指尖到餐桌，挑好每一件日常會用到的東西。</p>
<h2>為什麼叫梅好</h2>
<p>梅花開在最冷的時候，安靜，準時，不搶。「梅好」唸起來像「美好」，也像朋友說的那句「沒事，都好」。我們想做的就是這樣的店：東西好，話不多，需要的時候剛好在。</p>
<h2>我們怎麼挑</h2>
<ul><li><strong>先用三個月。</strong>每件商品上架前，至少三位同事用完一整份。</li><li><strong>看得到來處。</strong>規格寫清楚成分、產地與製造者，寫不清楚的不賣。</li><li><strong>只留一種最好的。</strong>同類商品不堆十種讓你比。</li><li><strong>價格不玩花樣。</strong>不先拉高再打折，會員與訪客看到的原價一樣。</li></ul>
<h2>從一間美甲教室開始</h2>
<p>2019 年，我們在臺北永康街開了一間六個位子的光療教室。學生下課總會問：這瓶在哪裡買？護手霜呢？你家的貓吃什麼？東西一件一件加進來，就成了現在的八個分類。</p>
<h2>和我們聯絡</h2>
<dl><dt>客服電話</dt><dd>02-2700-0000</dd><dt>電子郵件</dt><dd><a href="mailto:hello@meihao.example">hello@meihao.example</a></dd><dt>服務時間</dt><dd>週一至週五 10:00–18:00</dd></dl>`,
    en: `<p>Meihao is a shop in Taiwan. From fingertips to the table we choose the things that everyday life needs, with care.</p>
<h2>The name</h2>
<p>Plum trees blossom in the coldest weeks, quietly and on time. In Chinese, <em>mei hao</em> sounds like “lovely” and like a friend who says all is well. That is the shop we want to be: good things, few words, there when you need us.</p>
<h2>How we choose</h2>
<ul><li><strong>Three months first.</strong> At least three of us use up a whole pack before we sell it.</li><li><strong>You can see where it comes from.</strong> Ingredients, origin and maker are named, or we don’t sell it.</li><li><strong>One, the best.</strong> We don’t line up ten of a kind for you to compare.</li><li><strong>Plain prices.</strong> Nothing is raised first to be reduced later.</li></ul>
<h2>It began with a nail studio</h2>
<p>In 2019 we opened a studio with six seats in Yongkang Street, Taipei. After class people asked: where can I buy this? And the hand cream? What does your cat eat? One thing after another, it grew into eight departments.</p>
<h2>Talk to us</h2>
<dl><dt>Phone</dt><dd>02-2700-0000</dd><dt>E-mail</dt><dd><a href="mailto:hello@meihao.example">hello@meihao.example</a></dd><dt>Hours</dt><dd>Monday to Friday, 10:00–18:00 (Taipei)</dd></dl>`,
  },
}
