import type { SeedStaticPage } from '../seed-static-page.ts'

export const manual: SeedStaticPage = {
  slug: 'manual',
  title: { zh: '使用說明', en: 'Manuals' },
  content: {
    zh: `<p>說明書弄丟了也沒關係，常用的都在這裡。包裝上寫的若與這裡不同，以包裝為準。</p>
<h2>光療燈</h2>
<table><thead><tr><th scope="col">機型</th><th scope="col">底膠</th><th scope="col">色膠</th><th scope="col">封層</th></tr></thead><tbody><tr><td>48W 一般模式</td><td>30 秒</td><td>每層 60 秒</td><td>60 秒</td></tr><tr><td>48W 低熱模式</td><td>90 秒</td><td>每層 90 秒</td><td>90 秒</td></tr><tr><td>口袋單指</td><td>60 秒</td><td>每層 90 秒</td><td>90 秒</td></tr><tr><td>96W 工作室</td><td>20 秒</td><td>每層 30 秒</td><td>30 秒</td></tr></tbody></table>
<ul><li>使用前擦掉手上的油與護手霜，拇指單獨再照一次。</li><li>不要直視燈珠，服用光敏感藥物的人請先問醫師。</li><li>覺得燙就移開手，改用低熱模式。</li><li>用乾布擦拭，不要碰水；燈珠積膠請用棉片沾少許酒精。</li></ul>
<h2>卸甲液</h2>
<p>易燃。使用時開窗、遠離火源，不要讓孩子與毛孩接觸。沾到眼睛立刻用清水沖 15 分鐘並就醫。用完鎖緊，直立存放。</p>
<h2>擴香瓶與蠟燭</h2>
<p>擴香竹每兩週翻面一次，液體沾到家具立刻擦掉。蠟燭第一次要點到表面全融，每次不超過四小時，燭芯留半公分。</p>
<h2>冷凍水餃與包子</h2>
<ol><li>水餃不解凍，水滾下鍋，點水兩次，浮起再煮一分鐘。</li><li>包子冷水開始蒸，水滾後 12 分鐘，關火燜 2 分鐘再開蓋。</li><li>解凍過請當天煮完，不要再冷凍。</li></ol>
<h2>貓跳台組裝</h2>
<ol><li>兩個人一起組，約二十分鐘。底板靠牆放平。</li><li>主柱對準榫孔插入，再依序放上三層板，檢查水平。</li><li>用附的六角扳手鎖緊，頂層以固定座鎖在牆上。</li><li>每三個月檢查一次是否鬆動。</li></ol>
<h2>青瓷與羊毛</h2>
<p>青瓷第一次使用前以米湯煮十分鐘養釉；可以微波，不建議用洗碗機。開片是自然現象。羊毛毯用冷水、羊毛清潔劑手洗，平放陰乾，不要脫水。</p>
<p>還有疑問，請打 02-2700-0000，週一至週五 10:00–18:00。</p>`,
    en: `<p>Lost the leaflet? The ones you need most are here. If your pack says something else, follow the pack.</p>
<h2>Gel lamps</h2>
<table><thead><tr><th scope="col">Lamp</th><th scope="col">Base</th><th scope="col">Colour</th><th scope="col">Top</th></tr></thead><tbody><tr><td>48W, usual</td><td>30 s</td><td>60 s a coat</td><td>60 s</td></tr><tr><td>48W, low heat</td><td>90 s</td><td>90 s a coat</td><td>90 s</td></tr><tr><td>Pocket, one finger</td><td>60 s</td><td>90 s a coat</td><td>90 s</td></tr><tr><td>96W studio</td><td>20 s</td><td>30 s a coat</td><td>30 s</td></tr></tbody></table>
<ul><li>Wipe oil and cream off your hands first, and cure thumbs once more on their own.</li><li>Don’t look into the lamp. If you take medicine that makes you sensitive to light, ask a doctor.</li><li>If it feels hot, take your hand out and use low heat.</li><li>Clean with a dry cloth, never with water; remove gel with a pad and a little alcohol.</li></ul>
<h2>Gel remover</h2>
<p>Flammable. Open a window, keep away from flames, children and pets. In the eyes: rinse with water for 15 minutes and see a doctor. Close it tightly and store it upright.</p>
<h2>Diffusers and candles</h2>
<p>Turn the reeds every two weeks and wipe drops off furniture at once. Burn a candle until the whole surface melts the first time, never longer than four hours, with half a centimetre of wick.</p>
<h2>Frozen dumplings and buns</h2>
<ol><li>Dumplings go frozen into boiling water; add cold water twice, and a minute once they float.</li><li>Steam buns from cold water, 12 minutes from the boil, then 2 minutes off the heat.</li><li>Cook thawed ones the same day and don’t freeze them again.</li></ol>
<h2>Putting up the cat tree</h2>
<ol><li>It takes two people twenty minutes. Lay the base flat by the wall.</li><li>Set the post into its joint, add the three decks in order and check that they are level.</li><li>Tighten with the key provided and fix the top to the wall with the bracket.</li><li>Check every three months that nothing is loose.</li></ol>
<h2>Celadon and wool</h2>
<p>Simmer celadon ten minutes in rice water before first use; the microwave is fine, the dishwasher is not. Crackle is natural. Wash wool blankets by hand in cold water with wool detergent, dry them flat and don’t spin.</p>
<p>Still unsure? Call 02-2700-0000, Monday to Friday, 10:00–18:00.</p>`,
  },
}
