import type { SeedArticle } from '../seed-article.ts'

export const skinAndHair: readonly SeedArticle[] = [
  {
    key: 'sunscreen-amount',
    title: { zh: '防曬，你擦夠了嗎', en: 'Are you using enough sunscreen?' },
    summary: {
      zh: '係數是照足量測出來的，擦一半就沒有一半的效果。',
      en: 'The number on the tube was measured with a full layer. Half the layer is not half the protection.',
    },
    tags: ['skin', 'summer'],
    publishedDaysAgo: 48,
    cover: { hue: 80, types: ['tube', 'stick', 'spray'], hues: [80, 45, 200] },
    content: {
      zh: `<p>瓶身上的 SPF，是每平方公分擦兩毫克測出來的。多數人只擦到三分之一，於是 SPF50 也撐不住一個中午。</p>
<h2>臉：兩指長</h2>
<p>食指和中指各擠一條，從指根到指尖，大約就是全臉加脖子的量。分兩次上：第一次點在額頭、兩頰、鼻子、下巴推開，等一分鐘，再來第二次。耳朵、髮際線和後頸別漏掉。</p>
<h2>身體：一個手掌一條</h2>
<p>前臂一條，上臂一條，小腿兩條。衣服遮得到的地方就交給衣服：長袖、帽子和傘，比再補一層更可靠。</p>
<h2>什麼時候補</h2>
<ul><li>在戶外，每兩小時補一次。</li><li>流汗、下水、用毛巾擦過之後，立刻補。</li><li>整天在室內、離窗戶遠，早上擦一次就可以。</li></ul>
<p>補擦前先用面紙輕壓掉汗和油。有妝的話，用氣墊或防曬棒按壓，不要來回推。</p>
<h2>回家以後</h2>
<p>一般防曬用平常的洗面乳就洗得掉；防水型先用卸妝油。開封後放在陰涼處，一年內用完，變色、出水就丟掉。六個月以下的寶寶請以衣物和遮蔭為主，不要擦防曬。</p>
<h2>陰天也要嗎</h2>
<p>要。雲擋得住光線，擋不住大部分的紫外線；水面、沙灘和雪地還會再反射一次。出門前看一眼紫外線指數，到 3 就擦。</p>`,
      en: `<p>The SPF on the bottle was measured with two milligrams on every square centimetre. Most of us use a third of that, so even SPF50 gives up before lunch is over.</p>
<h2>Face: two fingers</h2>
<p>A line along the index finger and one along the middle finger is about right for face and neck. Put it on in two rounds: dot, spread, wait a minute, and again. Remember ears, hairline and the back of the neck.</p>
<h2>Body: one line a hand</h2>
<p>One line for each forearm, one for each upper arm, two for each lower leg. What clothes can cover, leave to them: sleeves, a hat and a parasol are more reliable than another coat.</p>
<h2>When to top up</h2>
<ul><li>Outdoors, every two hours.</li><li>At once after sweating, swimming or towelling off.</li><li>Indoors and away from windows, once in the morning is enough.</li></ul>
<p>Press sweat and oil off with a tissue first. Over make-up use a cushion or a stick and press, don’t rub.</p>
<h2>Back at home</h2>
<p>Your usual face wash removes ordinary sunscreen; waterproof ones want a cleansing oil first. Keep the opened tube cool, finish it within a year, and throw it out if it changes colour or separates. Babies under six months belong in the shade and in clothes, not in sunscreen.</p>
<h2>On cloudy days too?</h2>
<p>Yes. Clouds stop the light but let much of the ultraviolet through, and water, sand and snow send it back once more. Check the UV index before you leave: from 3 on, use it.</p>`,
    },
    products: ['sunscreen-light-spf50', 'sunscreen-stick-kids', 'cleansing-oil-camellia'],
    related: ['gentle-cleansing', 'screen-eyes', 'scalp-wash'],
  },
  {
    key: 'gentle-cleansing',
    title: { zh: '洗臉，洗到剛剛好就停', en: 'Wash your face just enough' },
    summary: { zh: '洗完緊繃，不是乾淨，是洗過頭了。', en: 'Tight skin after washing isn’t clean skin. It is washed too far.' },
    tags: ['skin'],
    publishedDaysAgo: 62,
    cover: { hue: 145, types: ['serum', 'creamjar', 'cottonpad'], hues: [145, 60, 30] },
    content: {
      zh: `<p>洗完臉兩頰發緊、笑起來卡卡的，很多人以為這樣才叫乾淨。其實那是皮脂膜被洗掉了，接著就容易出油、泛紅。</p>
<h2>早上一次，晚上一次</h2>
<p>早上用清水，或一點點溫和的潔面就好。晚上看情況：有上防水妝才先卸妝，只擦一般防曬就直接洗臉。</p>
<h2>六十秒的順序</h2>
<ol><li>先洗手，再用微溫的水打濕臉。</li><li>在手心把泡泡搓出來，從額頭、鼻子這些出油的地方開始。</li><li>兩頰只要帶過去，不用搓。</li><li>沖到沒有滑感，髮際線和下顎多沖兩下。</li><li>毛巾用按的，不用擦的。</li></ol>
<h2>卸妝油要乳化</h2>
<p>乾手乾臉按摩一分鐘，再沾一點水繼續推，變成乳白色之後才沖掉。少了這一步，油會留在臉上。</p>
<h2>擦乾之後</h2>
<p>趁臉還有一點潮，先上化妝水，再上乳霜。步驟少沒關係，順序從水到油。換新保養品時，先在耳後或手臂內側試三天；一次只換一樣，有狀況才知道是誰。</p>
<h2>毛巾要常換</h2>
<p>洗臉巾用完擰乾、攤開晾在通風處，兩三天洗一次，三個月換一條。潮濕的毛巾一直放在浴室裡，洗得再仔細也是白洗。</p>
<hr>
<p>如果泛紅、脫屑或刺痛超過兩週，先停掉所有新東西，去看皮膚科。</p>`,
      en: `<p>Cheeks that feel tight after washing seem clean to many of us. In truth the skin’s own film has been washed away, and oiliness and redness follow.</p>
<h2>Once in the morning, once at night</h2>
<p>In the morning water, or a touch of mild cleanser, is enough. At night it depends: use a cleansing oil for waterproof make-up; for ordinary sunscreen a face wash will do.</p>
<h2>Sixty seconds</h2>
<ol><li>Wash your hands, then wet your face with lukewarm water.</li><li>Make foam in your palm and begin where it is oily: forehead and nose.</li><li>Only pass over the cheeks, no rubbing.</li><li>Rinse until nothing feels slippery, twice more at hairline and jaw.</li><li>Press with the towel instead of rubbing.</li></ol>
<h2>Let cleansing oil turn milky</h2>
<p>Massage for a minute with dry hands on a dry face, add a little water and go on until it turns white, then rinse. Skip this and the oil stays.</p>
<h2>Afterwards</h2>
<p>While the skin is still a little damp, toner first, then cream. Few steps are fine, from watery to rich. Try anything new behind the ear or inside the arm for three days, and change one thing at a time so that you know which one it was.</p>
<h2>Change the towel</h2>
<p>Wring it out, hang it open where air moves, wash it every two or three days and replace it after three months. A damp towel in the bathroom undoes all your care.</p>
<hr>
<p>If redness, flaking or stinging lasts longer than two weeks, stop everything new and see a dermatologist.</p>`,
    },
    products: ['cleansing-oil-camellia', 'toner-tea-flower', 'cream-rice-ceramide', 'towel-face-plum-set'],
    related: ['sunscreen-amount', 'scalp-wash', 'winter-hands'],
  },
  {
    key: 'scalp-wash',
    title: { zh: '洗頭，洗的是頭皮', en: 'Washing your hair means washing your scalp' },
    summary: {
      zh: '泡沫在頭皮停一分鐘，髮絲只要流過就夠。',
      en: 'Give the scalp a minute of foam; the lengths only need it to run through.',
    },
    tags: ['hair'],
    publishedDaysAgo: 24,
    cover: { hue: 150, types: ['shampoo', 'comb', 'scrub'], hues: [150, 70, 210] },
    content: {
      zh: `<p>洗頭時手忙著搓髮尾，頭皮卻只是淋到水，是最常見的洗法。髮尾其實最不髒，也最怕搓。</p>
<h2>洗之前：梳開</h2>
<p>用寬齒梳從髮尾開始，一段一段往上梳。先把結打開，洗的時候就少掉很多頭髮。</p>
<h2>洗：指腹，一分鐘</h2>
<ol><li>用 38 度左右的水沖一分鐘，沖到頭皮全濕。</li><li>洗髮精在手心加水搓開，不要直接倒在頭頂。</li><li>用指腹由兩側往頭頂移動，後腦勺和耳後別漏掉。不要用指甲。</li><li>泡沫停一分鐘再沖，沖的時間要比洗的時間長。</li></ol>
<p>油性頭皮可以天天洗，乾性隔天洗，看自己的頭皮，不看別人的時間表。流很多汗的日子，當天洗掉就好。</p>
<h2>護髮：離頭皮三公分</h2>
<p>潤髮乳和髮膜只擦髮中到髮尾，停三分鐘，沖到微滑。擦在頭皮上，容易悶、容易塌。</p>
<h2>吹：先頭皮，後髮尾</h2>
<p>毛巾用按的吸掉水。吹風機離頭二十公分，邊吹邊移動，先把頭皮吹乾，最後用冷風順一遍。濕著頭髮睡覺，頭皮會悶一整晚。</p>
<h2>梳子也要洗</h2>
<p>每週把梳齒間的頭髮清掉，用洗髮精刷一刷，齒朝下晾乾。</p>
<hr>
<p>一天掉五十到一百根頭髮是正常的。如果突然掉很多，或頭皮紅、癢、起厚屑，請看皮膚科醫師。</p>`,
      en: `<p>Busy hands at the ends and a scalp that only gets wet: that is how most of us wash. Yet the ends are the cleanest part, and the one that minds rubbing most.</p>
<h2>Before: untangle</h2>
<p>Use a wide comb, from the ends upwards, a little at a time. Knots that are gone beforehand save a lot of hair.</p>
<h2>Wash: fingertips, one minute</h2>
<ol><li>Rinse for a minute with water of about 38 degrees until the scalp is wet through.</li><li>Foam the shampoo with water in your palm; don’t pour it on your head.</li><li>Move with your fingertips from the sides to the top, behind the ears and at the back of the head. No nails.</li><li>Wait a minute, then rinse for longer than you washed.</li></ol>
<p>Oily scalps may be washed daily, dry ones every other day. Follow your own scalp, not somebody’s schedule.</p>
<h2>Condition: three centimetres away</h2>
<p>Conditioner and masks belong on the lengths and ends. Leave them three minutes and rinse until it feels slightly slippery. On the scalp they weigh the hair down.</p>
<h2>Dry: scalp first</h2>
<p>Press the water out with a towel. Keep the dryer twenty centimetres away and moving, dry the scalp first and finish with cool air. Going to bed with wet hair keeps the scalp damp all night.</p>
<h2>Wash the comb as well</h2>
<p>Once a week, pull the hair out, brush it with a little shampoo and dry it teeth down.</p>
<hr>
<p>Losing fifty to a hundred hairs a day is normal. If it is suddenly many more, or the scalp is red, itchy or thickly flaking, please see a dermatologist.</p>`,
    },
    products: ['shampoo-tea-tree', 'comb-boxwood-wide', 'hair-towel-bamboo', 'scalp-scrub-sea-salt'],
    related: ['gentle-cleansing', 'sleep-hour', 'sunscreen-amount'],
  },
]
