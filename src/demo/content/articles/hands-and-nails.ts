import type { SeedArticle } from '../seed-article.ts'

export const handsAndNails: readonly SeedArticle[] = [
  {
    key: 'winter-hands',
    title: { zh: '冬天的手，怎麼養', en: 'Looking after hands in winter' },
    summary: {
      zh: '倒刺多半不是擦得太少，而是洗完手讓水自己乾。',
      en: 'Ragged cuticles rarely come from too little cream. They come from letting wet hands dry by themselves.',
    },
    tags: ['hands', 'winter'],
    publishedDaysAgo: 9,
    cover: { hue: 10, types: ['tube', 'oilpen', 'towel'], hues: [8, 330, 60] },
    content: {
      zh: `<p>指緣倒刺，多半不是太少保養，而是洗手後讓水自己乾。</p>
<p>水分蒸發時，會把角質層裡原有的水一起帶走。洗完三十秒內擦乾，再上一層護手霜，流失就少得多。指縫和手腕內側也要擦到，那裡最容易被忘記。</p>
<h2>每天三個時間點</h2>
<ul><li><strong>起床後</strong>：薄薄一層，讓手跟上室內外的溫差。</li><li><strong>午餐後</strong>：洗完碗筷順手補一次。</li><li><strong>睡前</strong>：多塗一點，戴上棉手套，隔天指緣會軟很多。</li></ul>
<h2>護手霜怎麼擦才不黏</h2>
<p>擠一公分在手背，不是手心。先用手背對手背推開，再搓指關節，最後用指尖繞著每一片指甲畫圈。手心留到最後，拿手機就不會滑。</p>
<h2>水溫和清潔劑</h2>
<p>洗手用微溫的水就好，太燙會洗掉皮脂。洗碗、擦地時戴手套，裡面再套一層薄棉手套，悶熱時可以拿出來換。酒精乾洗手之後，等它全乾再補護手霜。</p>
<h2>放在看得到的地方</h2>
<p>水槽旁一支、包包一支、床頭一支，比買最貴的一支有用。忘記擦，多半只是因為當下手邊沒有。</p>
<hr>
<p>倒刺不要用手撕。用乾淨的小剪刀貼著皮膚剪齊，再上一點指緣油。如果龜裂、紅腫或癢一直沒有改善，請看皮膚科醫師。</p>`,
      en: `<p>Ragged cuticles rarely come from too little care. They come from letting wet hands dry by themselves.</p>
<p>As water evaporates it takes some of the skin’s own moisture along. Dry your hands within thirty seconds, then add a layer of hand cream, and far less is lost. Don’t forget between the fingers and the inside of the wrists.</p>
<h2>Three moments a day</h2>
<ul><li><strong>After getting up</strong>: a thin layer before you go out into the cold.</li><li><strong>After lunch</strong>: once more when the dishes are done.</li><li><strong>At bedtime</strong>: a little extra under cotton gloves. Your fingertips will be softer by morning.</li></ul>
<h2>How not to feel sticky</h2>
<p>Squeeze a centimetre onto the back of your hand, not the palm. Rub back against back, then the knuckles, and circle each nail with a fingertip. Leave the palms for last and your phone won’t slip.</p>
<h2>Water and detergents</h2>
<p>Lukewarm water is enough; hot water washes the skin’s oils away. Wear gloves for dishes and floors, with thin cotton ones inside. After hand sanitiser, wait until it has dried before you use cream.</p>
<h2>Keep it in sight</h2>
<p>One tube by the sink, one in your bag, one by the bed does more than the most expensive one in a drawer. We mostly forget because there is none at hand.</p>
<hr>
<p>Don’t tear a hangnail. Clip it flush with clean scissors and add a drop of cuticle oil. If cracks, redness or itching stay, please see a dermatologist.</p>`,
    },
    products: ['hand-cream-plum', 'cotton-gloves-night', 'cuticle-oil-pen', 'hand-cream-osmanthus'],
    related: ['nail-rest', 'sleep-hour', 'gel-at-home'],
  },
  {
    key: 'gel-at-home',
    title: { zh: '第一次在家做光療，先做好五件事', en: 'Your first gel manicure at home: five things to get right' },
    summary: { zh: '會不會掉，八成在上色之前就決定了。', en: 'Whether it lasts is mostly decided before the colour goes on.' },
    tags: ['nails', 'hands'],
    publishedDaysAgo: 16,
    cover: { hue: 350, types: ['polish', 'lamp', 'brush'], hues: [5, 300, 40] },
    content: {
      zh: `<p>光療甲掉得快，通常不是膠不好，而是甲面還有油、膠碰到皮膚，或照燈時間不夠。照順序做，第一次也能撐兩到三週。</p>
<h2>一、修形，不要磨薄</h2>
<p>用細磨棒順著同一個方向修邊。甲面只要把亮光磨掉就好，像霧面玻璃那樣；磨到發熱就是太多了。</p>
<h2>二、推指皮，擦乾淨</h2>
<p>溫水泡三分鐘，輕輕把貼在甲面上的薄皮推開。接著用清潔棉片從甲根往甲尖擦，擦完就不要再用手摸。</p>
<h2>三、膠要薄，邊要留</h2>
<p>每一層都比你想的再薄一點，離皮膚留下約一根頭髮的寬度，甲尖記得包邊。膠沾到皮膚，照燈前先用木棒清掉：沒有硬化的膠碰到皮膚，可能引起過敏。</p>
<h2>四、照足時間</h2>
<p>底膠、每一層色膠、封層都要分別照燈。拇指容易照偏，最後單獨再照一次。覺得燙就把手移開幾秒，再放回去。</p>
<h2>五、收尾</h2>
<p>封層全乾之後上指緣油，兩小時內不泡熱水。</p>
<blockquote>膠片翹起來不要硬拔，連同甲面一起撕掉，要三個月才長得回來。</blockquote>
<h2>多久換一次</h2>
<p>兩到三週就該卸，別等到翹邊進水。</p>
<hr>
<p>指甲或周圍皮膚有傷口、發炎時先不要做。做完發癢、起水泡，請卸除並看皮膚科醫師。</p>`,
      en: `<p>Gel that chips early is rarely bad gel. There was oil on the nail, gel on the skin, or too little time under the lamp. Go step by step and even a first set can last two to three weeks.</p>
<h2>1. Shape, don’t thin</h2>
<p>File the edge in one direction with a fine file. On the surface only take the shine off, like frosted glass. If it feels warm, you’ve gone too far.</p>
<h2>2. Push back and wipe</h2>
<p>Soak for three minutes in warm water and gently push the thin skin off the nail. Then wipe from cuticle to tip with a cleanser pad, and don’t touch the nail again.</p>
<h2>3. Thin coats, clear margins</h2>
<p>Each coat should be thinner than you think, a hair’s width away from the skin, with the tip sealed. Wipe gel off the skin before curing: uncured gel on skin can cause an allergy.</p>
<h2>4. Cure it fully</h2>
<p>Base, every colour coat and top coat each get their own time under the lamp. Thumbs lie crooked, so cure them once more on their own. If it feels hot, take your hand out for a few seconds.</p>
<h2>5. Finish</h2>
<p>Add cuticle oil once the top coat has set, and stay out of hot water for two hours.</p>
<blockquote>Don’t pull off a lifting nail. It takes the surface with it, and that needs three months to grow back.</blockquote>
<h2>How long to wear it</h2>
<p>Take it off after two to three weeks, before edges lift and let water in.</p>
<hr>
<p>Skip gel while nails or skin are broken or inflamed. If it itches or blisters, remove it and see a dermatologist.</p>`,
    },
    products: ['gel-starter-set-6', 'gel-lamp-48w', 'base-coat-clear', 'gel-cleanser-wipes'],
    related: ['nail-rest', 'winter-hands', 'gentle-cleansing'],
  },
  {
    key: 'nail-rest',
    title: { zh: '卸甲之後，讓指甲喘口氣', en: 'After the gel comes off' },
    summary: { zh: '正確卸除比休息多久更重要。', en: 'How you remove it matters more than how long you rest.' },
    tags: ['nails'],
    publishedDaysAgo: 31,
    cover: { hue: 175, types: ['remover', 'nailfile', 'oilpen'], hues: [175, 40, 340] },
    content: {
      zh: `<p>很多人覺得指甲變薄是因為一直做光療，其實大多是卸的時候傷到的。膠還沒軟就用力刮，刮下來的往往是自己的甲面。</p>
<h2>慢慢卸，二十分鐘</h2>
<ol><li>用磨棒把封層磨霧，看不到亮光就停。</li><li>指緣擦一點凡士林或指緣油，隔開皮膚。</li><li>棉片沾卸甲液貼在甲面，用鋁箔包好，等十到十五分鐘。</li><li>膠起皺之後，用木推棒輕輕推掉。推不動就再包五分鐘。</li></ol>
<p>卸甲液會揮發，請開窗，離火源遠一點，也離孩子和毛孩遠一點。</p>
<h2>卸完的那一週</h2>
<p>把指甲修短，減少勾到的機會。早晚各擦一次指緣油，從甲根往甲尖推。洗碗戴手套，拆紙箱用刀片，不要用指甲摳膠帶。</p>
<p>指甲一個月大約長三公釐，變薄的地方只能等它長出去，沒有東西能讓它當天變厚。表面粗糙的話，用拋光條輕輕帶過兩三下就好。</p>
<h2>什麼時候可以再做</h2>
<p>按壓不痛、甲面沒有白色碎片、周圍皮膚沒有紅腫，就可以。想接著做也行，換一層橡皮底膠，讓甲片有點彈性。甲面變色、變厚或和甲床分開時，先看醫師，不要用顏色蓋過去。</p>
<h2>一次卸一隻手</h2>
<p>另一隻手才拿得到東西，也不會急。</p>`,
      en: `<p>Many people blame gel for thin nails. Most of the harm is done when it comes off: scrape before the gel is soft and what you scrape off is your own nail.</p>
<h2>Take twenty minutes</h2>
<ol><li>File the top coat until the shine is gone, then stop.</li><li>Protect the skin with a little petroleum jelly or cuticle oil.</li><li>Lay a pad with remover on each nail, wrap it in foil and wait ten to fifteen minutes.</li><li>Once the gel wrinkles, ease it off with a wooden stick. If it won’t move, wrap it for five more minutes.</li></ol>
<p>Remover is volatile: open a window and keep it away from flames, children and pets.</p>
<h2>The week after</h2>
<p>Keep nails short so they catch less. Oil the cuticles morning and night, from base to tip. Wear gloves for dishes and open parcels with a blade, not a nail.</p>
<p>Nails grow about three millimetres a month. A thin patch has to grow out; nothing thickens it overnight. If the surface is rough, two or three light strokes with a buffer are enough.</p>
<h2>When to start again</h2>
<p>When pressing doesn’t hurt, there are no white flakes and the skin around is calm. You may also go straight on with a rubber base, which bends with the nail. If a nail changes colour, thickens or lifts from its bed, see a doctor instead of covering it up.</p>
<h2>One hand at a time</h2>
<p>The other stays free to reach for things, and you won’t rush.</p>`,
    },
    products: ['gel-remover-gentle', 'nail-file-set', 'cuticle-oil-pen', 'top-coat-glossy'],
    related: ['gel-at-home', 'winter-hands', 'gentle-cleansing'],
  },
]
