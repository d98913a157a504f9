import type { SeedArticle } from '../seed-article.ts'

export const homeAndSleep: readonly SeedArticle[] = [
  {
    key: 'sleep-hour',
    title: { zh: '睡前一小時，做這幾件小事', en: 'The hour before sleep' },
    summary: { zh: '睡意催不來，但可以把路鋪好。', en: 'Sleep can’t be hurried, but the way to it can be cleared.' },
    tags: ['sleep', 'home', 'winter'],
    publishedDaysAgo: 4,
    cover: { hue: 260, types: ['candle', 'bathsalt', 'cup'], hues: [270, 250, 160] },
    content: {
      zh: `<p>躺下去才開始想睡，通常來不及。身體需要大約一小時，從白天換到晚上。</p>
<h2>九十分鐘前：泡個澡</h2>
<p>水溫 38 到 40 度，泡十到十五分鐘，泡到額頭微微出汗就起來。體溫升高之後慢慢降下來，人會自然想睡。沒有浴缸，泡腳到小腿肚也可以。飯後一小時內、喝酒之後不要泡；有心血管狀況或懷孕，請先問醫師。</p>
<h2>六十分鐘前：把燈調暗</h2>
<p>關掉大燈，留一盞暖色的小燈。手機放到另一個房間充電，鬧鐘用鬧鐘。真的要看螢幕，就看內容平淡的。</p>
<h2>三十分鐘前：同樣的順序</h2>
<ul><li>刷牙、擦臉、擦護手霜，每天同樣的順序。</li><li>明天要做的事寫在紙上，寫完就不用記著。</li><li>喝兩口溫水就好，免得半夜起床。</li></ul>
<h2>房間</h2>
<p>涼一點比暖一點好睡，大約 18 到 24 度，再用被子調整。床只拿來睡，不在床上吃飯、回訊息。點蠟燭的話，睡前一定要熄。</p>
<h2>早上也算數</h2>
<p>固定時間起床，拉開窗簾曬十分鐘太陽，晚上比較容易想睡。</p>
<hr>
<p>躺了二十分鐘還醒著，就起來坐一下，等有睡意再回床上。下午兩點以後少喝咖啡和濃茶。連續三週以上都睡不好，影響到白天，請找醫師談談。</p>`,
      en: `<p>Beginning to unwind when you lie down is usually too late. The body takes about an hour to change from day to night.</p>
<h2>Ninety minutes before: a bath</h2>
<p>Ten to fifteen minutes at 38 to 40 degrees, until your forehead is just damp. As your temperature falls again you grow sleepy by yourself. A foot bath up to the calves works too. Not within an hour of a meal or after alcohol; if you’re pregnant or have a heart condition, ask your doctor first.</p>
<h2>Sixty minutes before: dim the lights</h2>
<p>Switch off the ceiling light and leave one small warm lamp. Charge your phone in another room and let a clock be your alarm. If there must be a screen, choose something dull.</p>
<h2>Thirty minutes before: the same order</h2>
<ul><li>Teeth, face, hand cream, in the same order every night.</li><li>Write tomorrow’s tasks on paper, and you need not hold them.</li><li>Two sips of warm water, no more.</li></ul>
<h2>The room</h2>
<p>Cooler is better than warmer, about 18 to 24 degrees, and the blanket does the rest. Keep the bed for sleeping, not for meals and messages. Put candles out before you lie down.</p>
<h2>Mornings count</h2>
<p>Get up at the same time and open the curtains for ten minutes of daylight; the night comes easier.</p>
<hr>
<p>Awake after twenty minutes? Get up, sit for a while and come back when you are sleepy. Go easy on coffee and strong tea after two in the afternoon. If you sleep badly for more than three weeks and your days suffer, talk to a doctor.</p>`,
    },
    products: ['bath-salt-alishan-mist', 'candle-night-plum', 'hand-cream-plum', 'blanket-wool-mountain'],
    related: ['candle-care', 'screen-eyes', 'tea-brewing'],
  },
  {
    key: 'screen-eyes',
    title: { zh: '盯螢幕的一天，讓眼睛歇一下', en: 'A day of screens, and a rest for your eyes' },
    summary: { zh: '三十分鐘，十分鐘，然後看遠一點。', en: 'Thirty minutes on, ten minutes off, and something far away to look at.' },
    tags: ['eyes', 'home'],
    publishedDaysAgo: 37,
    cover: { hue: 230, types: ['teatin', 'cup', 'towel'], hues: [130, 160, 230] },
    content: {
      zh: `<p>看螢幕時，我們眨眼的次數會少掉一半以上，淚水來不及補，眼睛就乾、澀、模糊。多半不需要買什麼，只要改變節奏。</p>
<h2>用眼三十分鐘，休息十分鐘</h2>
<p>休息是離開螢幕，不是換一支手機看。站起來裝水、晾衣服、走到窗邊，看六公尺以外的東西。記不住就設鬧鐘，或把水杯換小一點，逼自己起身。</p>
<h2>把螢幕擺對</h2>
<ul><li>距離一隻手臂，上緣和眼睛差不多高。</li><li>亮度跟旁邊的白紙一樣，晚上跟著調暗。</li><li>窗戶在側面，不在正前方，也不在背後。</li><li>字放大一級，人就不會往前湊。</li></ul>
<h2>記得眨眼</h2>
<p>刻意慢慢閉上、停一秒、再睜開，連續十次。冷氣和電扇的風不要對著臉吹；天氣乾的時候，桌上放一杯水，也喝掉它。</p>
<h2>熱敷五分鐘</h2>
<p>毛巾用 40 度左右的溫水擰乾，閉眼敷五分鐘，會舒服許多。戴隱形眼鏡請先取下，眼睛紅腫、有分泌物時不要敷。</p>
<h2>吃什麼</h2>
<p>從餐盤開始：每天一碗深綠色蔬菜、一顆蛋，一週兩次魚，再加上足夠的睡眠。</p>
<hr>
<p>孩子每天在戶外待兩小時，是照顧視力最簡單的方法。突然看不清楚、看到閃光或很多黑點，請立刻看眼科。</p>`,
      en: `<p>In front of a screen we blink less than half as often. Tears can’t keep up, and eyes grow dry, sore and blurry. Most of the time you need to buy nothing, only change the rhythm.</p>
<h2>Thirty minutes on, ten off</h2>
<p>A break means leaving the screen, not changing to the phone. Fetch water, hang up the washing, stand at the window and look at something six metres away. If you forget, set a timer, or use a smaller glass.</p>
<h2>Place the screen well</h2>
<ul><li>An arm’s length away, its upper edge about level with your eyes.</li><li>As bright as a sheet of paper beside it, and dimmer at night.</li><li>The window at the side, neither ahead nor behind.</li><li>Text one size larger, so that you don’t lean in.</li></ul>
<h2>Remember to blink</h2>
<p>Close your eyes slowly, wait a second, open them; ten times. Don’t let air conditioning or a fan blow into your face. In dry weather keep a glass of water on the desk, and drink it.</p>
<h2>Five warm minutes</h2>
<p>Wring out a towel in water of about 40 degrees and rest it on closed eyes for five minutes. Take contact lenses out first, and don’t do it when eyes are red or weeping.</p>
<h2>On the plate</h2>
<p>Begin there: a bowl of dark green vegetables and an egg a day, fish twice a week, and enough sleep.</p>
<hr>
<p>For children, two hours outdoors a day is the simplest way to look after their sight. If you suddenly see badly, see flashes or many dark specks, go to an eye doctor at once.</p>`,
    },
    products: ['towel-face-plum-set', 'tea-oolong-alishan', 'cup-celadon-petal'],
    related: ['sleep-hour', 'sunscreen-amount', 'candle-care'],
  },
  {
    key: 'candle-care',
    title: { zh: '點一支蠟燭，點到最後都漂亮', en: 'How to burn a candle well, to the end' },
    summary: { zh: '第一次點多久，決定它之後怎麼燒。', en: 'The first burn decides all the others.' },
    tags: ['home'],
    publishedDaysAgo: 71,
    cover: { hue: 40, types: ['candle', 'diffuser', 'teatin'], hues: [30, 70, 130] },
    content: {
      zh: `<p>大豆蠟有記憶。第一次只點半小時，中間就會出現一個洞，之後每次都只燒那個洞。</p>
<h2>第一次：點到邊</h2>
<p>等表面的蠟全部融成一池再熄，直徑七公分左右的杯子大約要兩到三小時。之後每次點一到三小時，最長不要超過四小時。</p>
<h2>每次點之前：剪燭芯</h2>
<p>留半公分。太長會冒黑煙、燻黑杯口；香菇狀的碳頭一定要剪掉，不要讓它掉進蠟裡。</p>
<h2>熄：用蓋的</h2>
<p>蓋上杯蓋，或用工具把燭芯壓進蠟池再扶正，就不會有白煙和焦味。</p>
<h2>放在哪裡</h2>
<ul><li>平穩、耐熱的桌面，離窗簾和書本三十公分以上。</li><li>不要在風口，火焰會歪，蠟也融不平。</li><li>孩子和毛孩搆不到的地方。人離開房間，就熄掉。</li></ul>
<h2>和毛孩一起住</h2>
<p>貓和小鳥對氣味特別敏感，對某些精油的代謝也慢。點的時候開一點窗，讓牠可以自由離開；看到打噴嚏、流口水就停用，並請教獸醫師。</p>
<h2>燒完以後</h2>
<p>杯底剩半公分就不要再點。倒入熱水，等蠟浮起來凝固，取出丟一般垃圾，杯子洗乾淨可以插筆、種多肉。蠟不要倒進水槽。</p>
<h2>放多久都可以嗎</h2>
<p>大豆蠟避光、避熱可以放一年。表面出汗或發白是正常的，不影響燃燒。</p>`,
      en: `<p>Soy wax remembers. Burn it for half an hour the first time and it makes a hole in the middle; from then on it only burns that hole.</p>
<h2>The first time: to the edge</h2>
<p>Let the whole surface melt before you put it out, two to three hours for a glass of seven centimetres. After that, one to three hours at a time and never more than four.</p>
<h2>Each time: trim the wick</h2>
<p>Leave half a centimetre. A long wick smokes and blackens the glass. Cut the mushroom of soot off and keep it out of the wax.</p>
<h2>Out: with the lid</h2>
<p>Put the lid on, or dip the wick into the wax and straighten it. No smoke, no burnt smell.</p>
<h2>Where it stands</h2>
<ul><li>On a level, heatproof surface, thirty centimetres from curtains and books.</li><li>Out of draughts, which bend the flame and the wax.</li><li>Out of reach of children and pets. Leaving the room? Put it out.</li></ul>
<h2>Living with pets</h2>
<p>Cats and birds are sensitive to scent and slow to break down some essential oils. Open a window, leave them a way out, and if they sneeze or drool stop and ask a vet.</p>
<h2>Afterwards</h2>
<p>Stop when half a centimetre is left. Pour in hot water, let the wax float and set, and put it in the bin. Washed, the glass holds pens or a succulent. Never pour wax down the sink.</p>
<h2>How long it keeps</h2>
<p>Away from light and heat, a year. Beads or a white bloom on the surface are natural and burn as well.</p>`,
    },
    products: ['candle-night-plum', 'candle-moss-garden', 'candle-rain-porch', 'diffuser-hinoki'],
    related: ['sleep-hour', 'pet-bath', 'tea-brewing'],
  },
]
