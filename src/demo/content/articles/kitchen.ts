import type { SeedArticle } from '../seed-article.ts'

export const kitchen: readonly SeedArticle[] = [
  {
    key: 'chilled-parcel',
    title: { zh: '收到低溫包裹的前十分鐘', en: 'The first ten minutes with a chilled parcel' },
    summary: { zh: '先摸、再看、馬上冰，有問題先拍照。', en: 'Touch, look, put away at once, and take a photo if something is wrong.' },
    tags: ['kitchen', 'summer'],
    publishedDaysAgo: 13,
    cover: { hue: 235, types: ['milk', 'pudding', 'fruit'], hues: [230, 60, 10] },
    content: {
      zh: `<p>冷藏品要在 7 度以下，冷凍品要在零下 18 度以下。從司機手上到你家冰箱這段路，只有十分鐘，卻最容易被忘在玄關。</p>
<h2>十分鐘的順序</h2>
<ol><li><strong>摸</strong>：冷藏品應該是涼的，冷凍品應該是硬的。</li><li><strong>看</strong>：包裝有沒有破、真空有沒有鬆、有效日期對不對。</li><li><strong>拍</strong>：有異常先拍照，連同外箱和貨運單，再聯絡客服。</li><li><strong>冰</strong>：冷凍品先進冷凍庫，再收冷藏品。</li></ol>
<h2>放哪一層</h2>
<ul><li>冰箱門溫度最高，放醬料，不放牛奶和蛋。</li><li>生肉、生魚放最下層，底下墊盤子，汁液才不會滴到別的食物。</li><li>蛋糕、奶酪放中層，加蓋，遠離蔥蒜。</li><li>不要塞滿，留三成空間讓冷氣流動。</li></ul>
<h2>兩小時規則</h2>
<p>冷藏食物在室溫下不要超過兩小時，室內超過 32 度就只有一小時。聚餐時分次上桌，吃多少拿多少。</p>
<h2>水果不一定要冰</h2>
<p>番茄和蓮霧冷藏前不要洗，吃之前再洗。荔枝用紙包好放進袋子，可以保持濕潤。</p>
<h2>外箱和保冷劑</h2>
<p>紙箱拆平回收。保冷劑擦乾放回冷凍庫，下次野餐還能用；破了就丟一般垃圾。</p>
<hr>
<p>收件時間不確定，下單時就選「傍晚」的時段，或請管理室先冰起來。低溫商品沒有人收，會隨車帶回，隔天再送。</p>`,
      en: `<p>Chilled food belongs below 7 degrees, frozen food below minus 18. From the driver’s hands to your fridge it is only ten minutes, and that is where parcels are forgotten in the hall.</p>
<h2>Ten minutes</h2>
<ol><li><strong>Touch</strong>: chilled goods should be cold, frozen ones hard.</li><li><strong>Look</strong>: is the pack whole, the vacuum tight, the date right?</li><li><strong>Photograph</strong> anything odd, with the box and its label, and then tell us.</li><li><strong>Put away</strong>: frozen goods first, then chilled ones.</li></ol>
<h2>Which shelf</h2>
<ul><li>The door is the warmest place: sauces, not milk and eggs.</li><li>Raw meat and fish at the bottom on a plate, so that nothing drips.</li><li>Cakes and puddings in the middle, covered, away from onions.</li><li>Leave a third of the space free so that cold air can move.</li></ul>
<h2>The two-hour rule</h2>
<p>Chilled food should not stay at room temperature for more than two hours, or one hour above 32 degrees. Serve in rounds and take out what you eat.</p>
<h2>Not all fruit wants the fridge wet</h2>
<p>Wash tomatoes and wax apples before eating, not before chilling. Wrap lychees in paper inside a bag and they stay moist.</p>
<h2>The box and the ice packs</h2>
<p>Flatten and recycle the box. Wipe ice packs and freeze them for your next picnic; torn ones go in the bin.</p>
<hr>
<p>Not sure when you’re home? Choose the evening window when you order, or ask your building’s desk to chill it. Cold parcels that nobody takes go back on the van and come again next day.</p>`,
    },
    products: ['milk-pasture-936', 'pudding-caramel-6', 'fruit-tomato-yunu-box', 'cheesecake-lemon-slices-6'],
    related: ['frozen-food', 'food-change', 'tea-brewing'],
  },
  {
    key: 'frozen-food',
    title: { zh: '冷凍食品，解凍和加熱的學問', en: 'Frozen food: thawing and heating it well' },
    summary: { zh: '水餃不用解凍，魚要放冷藏過夜。', en: 'Dumplings need no thawing; fish wants a night in the fridge.' },
    tags: ['kitchen'],
    publishedDaysAgo: 27,
    cover: { hue: 250, types: ['dumpling', 'fish', 'soup'], hues: [255, 20, 40] },
    content: {
      zh: `<p>冷凍只是讓細菌睡著，不是殺掉。解凍慢、加熱不透，它們就醒了。</p>
<h2>三種安全的解凍</h2>
<ul><li><strong>冷藏</strong>：前一晚放到冷藏下層，最能保住肉汁。魚排、肉片都適合。</li><li><strong>流水</strong>：連同密封袋浸在流動的冷水裡，一小時內解完。</li><li><strong>微波</strong>：用解凍功能，解完馬上煮。</li></ul>
<p>放在流理台上等它軟，外層早就進入 7 到 60 度的危險溫度帶，裡面還是冰的。</p>
<h2>不用解凍的</h2>
<p>水餃、包子、蔥油餅直接下鍋。水餃水滾後放入，輕推不黏底，加兩次冷水，浮起來再煮一分鐘。包子從冷水開始蒸，水滾後再十二分鐘。蔥油餅不放油，中火每面兩分鐘，鍋鏟推鬆才會酥。</p>
<h2>中心 75 度</h2>
<p>煮好的標準在中心，不在表面。沒有溫度計，就切開看：肉沒有血水，湯要整鍋大滾一分鐘。冷凍湯品隔水加熱或倒進鍋裡煮，不要整包放進微波爐。</p>
<h2>不要再凍一次</h2>
<p>解凍過的生食不要回凍；煮熟放涼之後，可以分裝再凍。買回來先分成一餐的量，寫上日期，家用冷凍庫建議三個月內吃完。</p>
<p>生食和熟食用不同的砧板，切完用熱水和洗碗精洗，晾乾再收。孕婦、長輩和幼兒，請吃全熟的。</p>`,
      en: `<p>Freezing only puts bacteria to sleep. Thaw slowly on the counter or heat too little, and they wake up.</p>
<h2>Three safe ways to thaw</h2>
<ul><li><strong>In the fridge</strong> overnight, on the lowest shelf. It keeps the juices in fish and meat.</li><li><strong>Under running cold water</strong> in a sealed bag, within an hour.</li><li><strong>In the microwave</strong> on defrost, and cook it at once.</li></ul>
<p>On the counter the outside has long been between 7 and 60 degrees, the danger zone, while the middle is still ice.</p>
<h2>No thawing needed</h2>
<p>Dumplings, buns and scallion pancakes go straight in. Drop dumplings into boiling water, nudge them, add cold water twice, and give them a minute once they float. Steam buns from cold water, twelve minutes after it boils. Fry pancakes without oil, two minutes a side, and push them loose with the spatula.</p>
<h2>75 degrees in the middle</h2>
<p>Done is judged in the middle. Without a thermometer, cut it open: no pink juices; soups at a full boil for a minute. Warm frozen soup in a water bath or a pot, never in its bag in the microwave.</p>
<h2>Don’t freeze it twice</h2>
<p>Raw food that has thawed must not go back. Cooked and cooled, it may. Portion what you buy, write the date on it, and finish it within three months.</p>
<p>Use separate boards for raw and cooked food and wash them hot. In pregnancy, and for older people and small children, cook everything through.</p>`,
    },
    products: ['dumplings-cabbage-pork-30', 'fish-salmon-cut-4', 'buns-pork-6', 'soup-beef-noodle'],
    related: ['chilled-parcel', 'tea-brewing', 'food-change'],
  },
  {
    key: 'tea-brewing',
    title: { zh: '一壺茶，三個數字', en: 'A pot of tea in three numbers' },
    summary: { zh: '茶量、水溫、時間，對了就不苦。', en: 'Leaf, heat and time. Get them right and it won’t be bitter.' },
    tags: ['kitchen', 'home', 'winter'],
    publishedDaysAgo: 83,
    cover: { hue: 130, types: ['teatin', 'cup', 'honey'], hues: [130, 160, 80] },
    content: {
      zh: `<p>茶會苦，通常不是茶不好，是泡太久。記住三個數字：三公克、一百五十毫升、一分鐘，再依茶調整。</p>
<table><thead><tr><th scope="col">茶</th><th scope="col">水溫</th><th scope="col">第一泡</th><th scope="col">可以泡</th></tr></thead><tbody><tr><td>高山烏龍</td><td>95 度</td><td>60 秒</td><td>5 次</td></tr><tr><td>紅玉紅茶</td><td>90 度</td><td>50 秒</td><td>3 次</td></tr><tr><td>東方美人</td><td>85 度</td><td>60 秒</td><td>4 次</td></tr></tbody></table>
<h2>步驟</h2>
<ol><li>先用熱水溫壺溫杯，倒掉。</li><li>放茶葉，聞一下乾茶的香。</li><li>注水，蓋上，計時。</li><li>時間到就全部倒出來，不留水在壺裡。</li><li>每多一泡，多加十五秒。</li></ol>
<h2>冷泡更簡單</h2>
<p>十公克茶葉配一公升開水，冷藏六到八小時，濾掉茶葉，一天內喝完。冷泡的澀味少，咖啡因也溶出得比較慢。</p>
<h2>什麼時候喝</h2>
<p>飯後半小時以後再喝。容易睡不好的人，下午兩點之後換成麥茶或黑豆茶。吃藥配白開水，不要配茶。</p>
<h2>收茶葉</h2>
<p>茶葉怕光、怕潮、怕味道。擠掉空氣、封好，放在陰涼的櫃子裡，不要和咖啡、香料同一格。開封後三個月內最香。</p>
<h2>水也有差</h2>
<p>用剛煮滾的新鮮開水，不要反覆煮同一壺。自來水煮開後打開蓋子再滾三分鐘，氯味會散掉。換成軟水，茶湯會更清、更甜。</p>
<hr>
<p>想喝甜一點，等茶降到六十度再加蜂蜜，香氣留得住。一歲以下的孩子不要吃蜂蜜。</p>`,
      en: `<p>Bitter tea is rarely bad tea; it was left too long. Remember three grams, a hundred and fifty millilitres and one minute, and adjust from there.</p>
<table><thead><tr><th scope="col">Tea</th><th scope="col">Water</th><th scope="col">First brew</th><th scope="col">Good for</th></tr></thead><tbody><tr><td>Mountain oolong</td><td>95 °C</td><td>60 s</td><td>5 brews</td></tr><tr><td>Ruby black</td><td>90 °C</td><td>50 s</td><td>3 brews</td></tr><tr><td>Oriental Beauty</td><td>85 °C</td><td>60 s</td><td>4 brews</td></tr></tbody></table>
<h2>How</h2>
<ol><li>Warm pot and cups with hot water and pour it away.</li><li>Add the leaves and smell them.</li><li>Pour, cover, time it.</li><li>Empty the pot completely; leave no water on the leaves.</li><li>Add fifteen seconds for each further brew.</li></ol>
<h2>Cold brew is easier still</h2>
<p>Ten grams for a litre of boiled, cooled water, six to eight hours in the fridge. Strain and drink it within a day. It is less astringent, and caffeine dissolves more slowly.</p>
<h2>When</h2>
<p>Half an hour after a meal, or later. If you sleep lightly, change to barley or black bean tea after two. Take medicine with water, not with tea.</p>
<h2>Keeping it</h2>
<p>Tea dislikes light, damp and smells. Press the air out, seal it and keep it in a cool cupboard, away from coffee and spices. It is at its best for three months after opening.</p>
<h2>Water matters</h2>
<p>Use freshly boiled water, not the same kettle again and again. Let tap water boil three more minutes with the lid off and the chlorine goes. Soft water makes a clearer, sweeter cup.</p>
<hr>
<p>For something sweeter, wait until the tea is at sixty degrees and add honey then. No honey for children under one.</p>`,
    },
    products: ['tea-oolong-alishan', 'tea-black-sun-moon', 'cup-celadon-petal', 'honey-longan'],
    related: ['frozen-food', 'sleep-hour', 'chilled-parcel'],
  },
]
