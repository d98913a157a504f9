import type { SeedArticle } from '../seed-article.ts'

export const pets: readonly SeedArticle[] = [
  {
    key: 'food-change',
    title: { zh: '換飼料，用七天慢慢來', en: 'Changing pet food, over seven days' },
    summary: { zh: '腸胃需要時間認識新的味道。', en: 'Stomachs need time to get to know something new.' },
    tags: ['pets'],
    publishedDaysAgo: 20,
    cover: { hue: 75, types: ['petbag', 'petbowl', 'can'], hues: [65, 175, 30] },
    content: {
      zh: `<p>今天整碗換成新飼料，明天軟便，很多人就以為新的不適合。其實只是換得太快。</p>
<h2>七天比例</h2>
<table><thead><tr><th scope="col">天數</th><th scope="col">舊飼料</th><th scope="col">新飼料</th></tr></thead><tbody><tr><td>第 1 至 2 天</td><td>75％</td><td>25％</td></tr><tr><td>第 3 至 4 天</td><td>50％</td><td>50％</td></tr><tr><td>第 5 至 6 天</td><td>25％</td><td>75％</td></tr><tr><td>第 7 天</td><td>0</td><td>100％</td></tr></tbody></table>
<p>用廚房秤量，不用杓子估。年紀大、腸胃敏感的孩子，把每一段拉長一倍，用十四天換。</p>
<h2>觀察三件事</h2>
<ul><li><strong>便便</strong>：成形、容易撿起來就可以往下走；變軟就停在同一個比例兩天。</li><li><strong>食慾</strong>：貓超過一天、狗超過兩天完全不吃，不要硬等。</li><li><strong>皮膚</strong>：一直抓、耳朵紅，先換回來。</li></ul>
<h2>份量看體重，不看碗</h2>
<p>照包裝上的每日建議量，分成兩餐以上。零食算在一天的熱量裡，不超過一成。水碗放兩個地方，離食盆遠一點，貓會喝得多一些。</p>
<h2>開封以後</h2>
<p>連原袋一起放進密封桶，留著批號，放在陰涼處，六週內吃完。罐頭沒吃完加蓋冷藏，兩天內吃掉。</p>
<h2>新舊分開收</h2>
<p>換到一半先不要把舊的送人。萬一腸胃不適應，還能馬上換回去，等便便正常三天再重來。</p>
<hr>
<p>連續腹瀉、嘔吐，或便便有血，請立刻帶去給獸醫師看。幼犬、幼貓和慢性病的孩子，換食前先問獸醫師。</p>`,
      en: `<p>A whole bowl of new food today, soft stools tomorrow, and the new food gets the blame. It was only too quick.</p>
<h2>Seven days</h2>
<table><thead><tr><th scope="col">Days</th><th scope="col">Old</th><th scope="col">New</th></tr></thead><tbody><tr><td>1 and 2</td><td>75%</td><td>25%</td></tr><tr><td>3 and 4</td><td>50%</td><td>50%</td></tr><tr><td>5 and 6</td><td>25%</td><td>75%</td></tr><tr><td>7</td><td>0</td><td>100%</td></tr></tbody></table>
<p>Weigh it, don’t guess with a scoop. For old or sensitive animals double every step and take fourteen days.</p>
<h2>Watch three things</h2>
<ul><li><strong>Stools</strong>: firm and easy to pick up means go on; soft means stay where you are for two days.</li><li><strong>Appetite</strong>: a cat that eats nothing for a day, or a dog for two, should not be waited out.</li><li><strong>Skin</strong>: if they scratch or their ears turn red, go back.</li></ul>
<h2>By weight, not by bowl</h2>
<p>Follow the daily amount on the bag and split it into two meals or more. Treats count, and should stay below a tenth of the day’s energy. Put water in two places, away from the food; cats drink more that way.</p>
<h2>Once open</h2>
<p>Keep the food in its own bag inside an airtight box, with its batch number, somewhere cool, and use it within six weeks. Cover opened cans, chill them and finish them within two days.</p>
<h2>Keep the old bag</h2>
<p>Don’t give it away halfway through. If it doesn’t agree with them you can go straight back, and begin again after three normal days.</p>
<hr>
<p>If diarrhoea or vomiting goes on, or there is blood, see a vet at once. For puppies, kittens and animals with a chronic illness, ask before you change.</p>`,
    },
    products: ['dog-food-chicken-grain-free', 'cat-food-salmon-grain-free', 'pet-bowl-ceramic', 'cat-can-tuna-12'],
    related: ['pet-bath', 'chilled-parcel', 'frozen-food'],
  },
  {
    key: 'pet-bath',
    title: { zh: '幫毛孩洗澡，不要變成打仗', en: 'A pet’s bath without the battle' },
    summary: { zh: '先把東西都放在手邊，再去抱牠。', en: 'Put everything within reach first, then go and fetch them.' },
    tags: ['pets', 'home'],
    publishedDaysAgo: 55,
    cover: { hue: 195, types: ['spray', 'shampoo', 'pettoy'], hues: [195, 85, 0] },
    content: {
      zh: `<p>洗澡會變成打仗，多半是人在半路找毛巾。先把洗毛精、兩條毛巾、梳子和零食放在伸手可及的地方，浴室先用熱水沖暖。</p>
<h2>多久洗一次</h2>
<p>狗大約三到四週一次，短毛貓多半自己理得很好，髒了、油了再洗。洗得太勤，皮膚的油脂來不及補，反而容易癢。打完疫苗一週內、生病的時候先不要洗。</p>
<h2>步驟</h2>
<ol><li>先梳毛，把結打開，濕了就更難解。</li><li>浴盆底鋪防滑墊，水溫 36 到 38 度，先沖腳，再沖背，最後才沖頭。</li><li>洗毛精加水搓成泡，從脖子往尾巴洗，避開眼睛和耳道。請用寵物專用的，人的洗髮精酸鹼值不同。</li><li>沖的時間是洗的兩倍，腋下和肚子要沖到沒有滑感。</li><li>毛巾按乾，再用低溫吹，手放在風和皮膚之間，手覺得燙牠就覺得燙。</li></ol>
<h2>怕水的孩子</h2>
<p>分三天：第一天只站在浴盆裡吃零食，第二天沾濕腳，第三天才洗。每一步都讓牠有東西可以舔。</p>
<h2>洗完</h2>
<p>耳朵外側擦乾，看看有沒有紅、有沒有味道。毛裡如果有硬塊、傷口或跳蚤，記下位置給獸醫師看。洗過的玩具也晾一下，今晚剛好換新的味道。</p>
<h2>指甲一起剪</h2>
<p>洗完指甲比較軟，只剪掉尖端那一小段。</p>`,
      en: `<p>Baths turn into battles when people run for a towel halfway. Put shampoo, two towels, comb and treats within reach, and warm the bathroom with hot water first.</p>
<h2>How often</h2>
<p>Dogs about every three to four weeks. Short-haired cats mostly look after themselves; wash them when they are dirty or greasy. Too often, and skin can’t replace its oils and begins to itch. Not within a week of a vaccination and not when they are ill.</p>
<h2>Step by step</h2>
<ol><li>Comb first and undo knots; wet ones are harder.</li><li>Lay a mat in the tub. At 36 to 38 degrees rinse the feet, then the back, the head last.</li><li>Foam the shampoo with water and work from neck to tail, away from eyes and ears. Use one made for pets; ours has a different pH.</li><li>Rinse twice as long as you washed, armpits and belly too.</li><li>Press dry, then blow on low with your hand in between. What is hot to you is hot to them.</li></ol>
<h2>Afraid of water?</h2>
<p>Take three days: treats in the dry tub, wet feet, then the bath. Give them something to lick at every step.</p>
<h2>Afterwards</h2>
<p>Dry the outer ears and look for redness or smell. Note lumps, wounds or fleas and show them to a vet. Wash the toys as well, and let them dry in the air.</p>
<h2>Nails while you’re there</h2>
<p>They are softer after a bath. Take off only the very tip.</p>`,
    },
    products: ['pet-shampoo-oat', 'pet-deodorant-spray', 'pet-toy-plum-ball', 'dog-treat-sweet-potato'],
    related: ['food-change', 'candle-care', 'scalp-wash'],
  },
]
