-- Search: what is written differently and means the same is one. Full width and half width, upper and lower case, the
-- variants of a sign (臺 and 台), and simplified signs that stand for one traditional sign only. What simplified signs
-- leave open (面 is 面 or 麵) is for the words that somebody asks with: the server tells them a second time, as they are
-- written in Taiwan. Stored and asked text pass through the same function.
--
-- And several words are several conditions: each stands somewhere in the name or the description.

-- Signs and by which sign each is known: first variants, our own choice; then simplified signs, which are those of OpenCC 1.4
-- that are in GB 2312 and not among the common signs of Big5. Translating by thousands of signs takes milliseconds, so texts
-- without any of the latter, which are nearly all, are only looked through.
create function search_fold(words text) returns text language plpgsql immutable parallel safe cost 1000 as $$
declare
  simplified constant text :=
    '万与专业丛东丝丢两严丧个临为丽举义乌乐乔习乡书买乱争亏亘亚产亩亲亵亿仅从仑仓仪们价众优会伛伞伟传伤伥伦伧伪伫体佥侠侣侥侦'
    '侧侨侩侪侬俣俦俨俩俪俭债倾偬偻偾偿傥傧储傩兑兖党兰关兴兹养兽冁内冈册写军农冯冲决况冻净凄凉减凑凛凤凫凭凯击凿刍刘则刚创删'
    '别刭刹刽刿剀剂剐剑剥剧劝办务劢动励劲劳势勋匀匦匮区医华协单卖卢卤卧卫卺厂厅历厉压厌厍厕厘厢厣厦厨厩厮县叁参双发变叠叶号叹'
    '叽吓吕吗吨启吴呐呒呓呕呖呗员呙呛呜咏咙咛咝咤响哑哒哓哔哕哗哙哜哝哟唛唠唢唤啧啬啭啮啸喷喽喾嗫嗳嘘嘤嘱噜嚣团园囱围囵国图圆'
    '圣圹场块坚坛坜坝坞坟坠垄垅垆垒垦垩垫垭垲垴埘埙埚堑堕墙壮声壳壶处备复够头夹夺奁奂奋奖奥妆妇妈妩妪妫姗姹娄娅娆娇娈娱娲娴婴'
    '婵婶媪嫒嫔嫱嬷孙学孪宁宝实宠审宪宫宽宾寝对寻导寿将尔尘尝尧尴尽层屉届属屡屦屿岁岂岖岗岘岚岛岭岽岿峄峡峤峥峦崂崃崭嵘嵝巅巩'
    '巯币帅师帏帐帜带帧帮帱帻帼幂广庄庆庐庑库应庙庞废廪开异弃弑张弥弪弯弹强归当录彦彻径徕忆忏忧忾怀态怂怃怄怅怆怜总怼怿恋恳恶'
    '恸恹恺恻恼恽悦悫悬悭悯惊惧惨惩惫惬惭惮惯愠愤愦慑懑懒懔戆戋戏戗战戬户执扩扪扫扬扰抚抛抟抠抡抢护报担拟拢拣拥拦拧拨择挚挛挝'
    '挞挟挠挡挢挣挤挥捞损捡换捣据掳掴掷掸掺掼揽揿搀搁搂搅携摄摅摆摇摈摊撄撑撵撷撸撺擞攒敌敛数斋斓斩断无旧时旷昙昵昼显晋晓晔晕'
    '晖暂暧术机杀杂权条来杨杩极构枞枢枣枥枧枨枪枫枭柜柠柽栀栅标栈栉栊栋栌栎栏树栖样栾桠桡桢档桤桥桦桧桨桩梦检棂椁椟椠椤椭楼榄'
    '榇榈榉槛槟槠横樯樱橥橱橹橼檩欢欤欧歼殁殇残殒殓殚殡殴毁毂毕毙毡毵氇气氢氩氲汇汉汤汹沟没沣沤沥沦沧沩沪泞泪泶泷泸泺泻泼泽泾'
    '洁洒洼浃浅浆浇浈浊测浍济浏浑浒浓浔涂涛涝涞涟涠涡涣涤润涧涨涩淀渊渌渍渎渐渑渔渖渗温湾湿溃溅溆滗滚滞滟滠满滢滤滥滦滨滩潆潇'
    '潋潍潜潴澜濑濒灏灭灯灵灾灿炀炉炖炜炝点炼炽烁烂烃烛烟烦烧烨烩烫烬热焕焖焘熏爱爷牍牦牵牺犊状犷犸犹狈狞独狭狮狯狰狱狲猃猎猕'
    '猡猪猫猬献獭玑玛玮环现玺珐珑珲琏琐琼瑶瑷璎瓒瓮瓯电画畅畴疖疗疟疠疡疬疮疯疱疴痈痉痒痖痨痪痫瘅瘗瘘瘪瘫瘾瘿癞癣癫皑皱皲盏盐'
    '监盖盗盘眍眦睁睐睑瞒瞩矫矶矾矿砀码砖砗砚砜砺砻砾础硕硖硗确碍碛碜礼祢祯祷祸禀禄禅离秃秆种积称秽稆税稣稳穑穷窃窍窑窜窝窥窦'
    '窭竖竞笃笋笔笕笺笼笾筚筛筝筹签简箦箧箨箩箪箫篑篓篮篱簖籁籴类籼粜粝粤粪粮糁糇糍紧絷纟纠纡红纣纤纥约级纨纩纪纫纬纭纯纰纱纲'
    '纳纵纶纷纸纹纺纽纾线绀绁绂练组绅细织终绉绊绋绌绍绎经绐绑绒结绔绕绗绘给绚绛络绝绞统绠绡绢绣绥绦继绨绩绪绫续绮绯绰绱绲绳维'
    '绵绶绷绸绺绻综绽绾绿缀缁缂缃缄缅缆缇缈缉缋缌缍缎缏缑缒缓缔缕编缗缘缙缚缛缜缝缟缠缡缢缣缤缥缦缧缨缩缪缫缬缭缮缯缰缱缲缳缴'
    '缵罂网罗罚罢罴羁羟羡翘耢耧耸耻聂聋职聍联聩聪肃肠肤肮肾肿胀胁胆胜胧胨胪胫胶脉脍脏脐脑脓脔脚脱脶脸腊腭腻腼腽腾膑膻舆舣舰舱'
    '舻艰艳艺节芈芗芜芦苁苇苈苋苌苍苎苏苹茎茏茑茔茕茧荆荚荛荜荞荟荠荡荣荤荥荦荧荨荩荪荫荬荭荮药莅莱莲莳莴莶获莸莹莺莼萝萤营萦'
    '萧萨葱蒇蒉蒋蒌蓝蓟蓠蓣蓥蓦蔷蔹蔺蔼蕲蕴薮藓蘖虏虑虚虬虮虽虾虿蚀蚁蚂蚕蚝蚬蛊蛎蛏蛮蛰蛱蛲蛳蛴蜕蜗蜡蝇蝈蝉蝎蝼蝾螨衅衔补衬衮'
    '袄袅袜袭装裆裢裣裤裥褛褴见观规觅视觇览觉觊觋觌觎觏觐觑觞触觯誉誊讠计订讣认讥讦讧讨让讪讫训议讯记讲讳讴讵讶讷许讹论讼讽设'
    '访诀证诂诃评诅识诈诉诊诋诌词诎诏译诒诓诔试诖诗诘诙诚诛诜话诞诟诠诡询诣诤该详诧诨诩诫诬语诮误诰诱诲诳说诵诶请诸诹诺读诼诽'
    '课诿谀谁谂调谄谅谆谇谈谊谋谌谍谎谏谐谑谒谓谔谕谖谗谘谙谚谛谜谝谟谠谡谢谣谤谥谦谧谨谩谪谫谬谭谮谯谰谱谲谳谴谵谶贝贞负贡财'
    '责贤败账货质贩贪贫贬购贮贯贰贱贲贳贴贵贶贷贸费贺贻贼贽贾贿赀赁赂赃资赅赆赇赈赉赊赋赌赍赎赏赐赓赔赕赖赘赙赚赛赜赝赞赠赡赢'
    '赣赵赶趋趱趸跃跄跖跞践跷跸跹跻踌踪踬踯蹑蹒蹰蹿躏躜躯车轧轨轩轫转轭轮软轰轱轲轳轴轵轶轷轸轹轺轻轼载轾轿辁辂较辄辅辆辇辈辉'
    '辊辋辍辎辏辐辑输辔辕辖辗辘辙辚辞辩辫边辽达迁过迈运还这进远违连迟迩迳迹适选逊递逦逻遗遥邓邝邬邮邹邺邻郏郐郑郓郦郧郸酝酱酽'
    '酾酿释鉴銮錾钅钆钇针钉钊钋钌钍钎钏钐钒钓钔钕钗钙钚钛钜钝钞钟钠钡钢钣钤钥钦钧钨钩钪钫钬钭钮钯钰钱钲钳钴钵钶钷钸钹钺钻钼钽'
    '钾钿铀铁铂铃铄铅铆铈铉铊铋铌铍铎铐铑铒铕铖铗铘铙铛铜铝铞铟铠铡铢铣铤铥铧铨铩铪铫铬铭铮铯铰铱铲铳铴铵银铷铸铹铺铼铽链铿销'
    '锁锂锃锄锅锆锇锈锉锊锋锌锍锎锏锐锑锒锓锔锕锖锗锘错锚锛锝锞锟锡锢锣锤锥锦锨锩锪锫锬锭键锯锰锱锲锴锵锶锷锸锹锺锻锼锾锿镀镁'
    '镂镄镅镆镇镉镊镌镍镎镏镐镑镒镓镔镖镗镘镙镛镜镝镞镟镡镢镣镤镥镦镧镨镩镪镫镬镭镯镰镱镲镳镶长门闩闪闫闭问闯闰闱闲闳间闵闶闷'
    '闸闹闺闻闼闽闾阀阁阂阃阄阅阆阈阉阊阋阌阍阎阏阐阑阒阔阕阖阗阙阚队阳阴阵阶际陆陇陈陉陕陧陨险随隐隶隽难雏雠雳雾霁霭靓静靥鞑'
    '鞒鞯鞲韦韧韩韪韫韬韵页顶顷顸项顺须顼顽顾顿颀颁颂颃预颅领颇颈颉颊颌颍颏颐频颓颔颖颗题颚颛颜额颞颟颠颡颢颤颥颦颧风飑飒飓飕'
    '飘飙飚飞飨餍饣饥饧饨饩饪饫饬饭饮饯饰饱饲饴饵饶饷饺饼饽饿馀馁馄馅馆馇馈馊馋馍馏馐馑馒馓馔馕马驭驮驯驰驱驳驴驵驶驷驸驹驺驻'
    '驼驽驾驿骀骁骂骄骅骆骇骈骊骋验骏骐骑骒骓骖骗骘骚骛骜骝骞骟骠骡骢骣骤骥骧髅髋髌鬓魇魉鱼鱿鲁鲂鲅鲆鲇鲈鲋鲍鲎鲐鲑鲒鲔鲕鲚鲛'
    '鲜鲞鲟鲠鲡鲢鲣鲤鲥鲦鲧鲨鲩鲫鲭鲮鲰鲱鲲鲳鲴鲵鲷鲸鲺鲻鲼鲽鳃鳄鳅鳆鳇鳊鳋鳌鳍鳎鳏鳐鳓鳔鳕鳖鳗鳘鳙鳜鳝鳞鳟鳢鸟鸠鸡鸢鸣鸥鸦鸨'
    '鸩鸪鸫鸬鸭鸯鸱鸲鸳鸵鸶鸷鸸鸹鸺鸽鸾鸿鹁鹂鹃鹄鹅鹆鹇鹈鹉鹊鹋鹌鹎鹏鹑鹕鹗鹘鹚鹛鹜鹞鹣鹤鹦鹧鹨鹩鹪鹫鹬鹭鹰鹱鹳鹾麦麸麽黄黉黩'
    '黪黾鼋鼍鼹齐齑齿龀龃龄龅龆龇龈龉龊龋龌龙龚龛龟';
  traditional constant text :=
    '萬與專業叢東絲丟兩嚴喪個臨為麗舉義烏樂喬習鄉書買亂爭虧亙亞產畝親褻億僅從侖倉儀們價眾優會傴傘偉傳傷倀倫傖偽佇體僉俠侶僥偵'
    '側僑儈儕儂俁儔儼倆儷儉債傾傯僂僨償儻儐儲儺兌兗黨蘭關興茲養獸囅內岡冊寫軍農馮衝決況凍淨悽涼減湊凜鳳鳧憑凱擊鑿芻劉則剛創刪'
    '別剄剎劊劌剴劑剮劍剝劇勸辦務勱動勵勁勞勢勳勻匭匱區醫華協單賣盧滷臥衛巹廠廳歷厲壓厭厙廁釐廂厴廈廚廄廝縣叄參雙發變疊葉號嘆'
    '嘰嚇呂嗎噸啟吳吶嘸囈嘔嚦唄員咼嗆嗚詠嚨嚀噝吒響啞噠嘵嗶噦譁噲嚌噥喲嘜嘮嗩喚嘖嗇囀齧嘯噴嘍嚳囁噯噓嚶囑嚕囂團園囪圍圇國圖圓'
    '聖壙場塊堅壇壢壩塢墳墜壟壠壚壘墾堊墊埡塏堖塒壎堝塹墮牆壯聲殼壺處備復夠頭夾奪奩奐奮獎奧妝婦媽嫵嫗媯姍奼婁婭嬈嬌孌娛媧嫻嬰'
    '嬋嬸媼嬡嬪嬙嬤孫學孿寧寶實寵審憲宮寬賓寢對尋導壽將爾塵嘗堯尷盡層屜屆屬屢屨嶼歲豈嶇崗峴嵐島嶺崬巋嶧峽嶠崢巒嶗崍嶄嶸嶁巔鞏'
    '巰幣帥師幃帳幟帶幀幫幬幘幗冪廣莊慶廬廡庫應廟龐廢廩開異棄弒張彌弳彎彈強歸當錄彥徹徑徠憶懺憂愾懷態慫憮慪悵愴憐總懟懌戀懇惡'
    '慟懨愷惻惱惲悅愨懸慳憫驚懼慘懲憊愜慚憚慣慍憤憒懾懣懶懍戇戔戲戧戰戩戶執擴捫掃揚擾撫拋摶摳掄搶護報擔擬攏揀擁攔擰撥擇摯攣撾'
    '撻挾撓擋撟掙擠揮撈損撿換搗據擄摑擲撣摻摜攬撳攙擱摟攪攜攝攄擺搖擯攤攖撐攆擷擼攛擻攢敵斂數齋斕斬斷無舊時曠曇暱晝顯晉曉曄暈'
    '暉暫曖術機殺雜權條來楊榪極構樅樞棗櫪梘棖槍楓梟櫃檸檉梔柵標棧櫛櫳棟櫨櫟欄樹棲樣欒椏橈楨檔榿橋樺檜槳樁夢檢欞槨櫝槧欏橢樓欖'
    '櫬櫚櫸檻檳櫧橫檣櫻櫫櫥櫓櫞檁歡歟歐殲歿殤殘殞殮殫殯毆毀轂畢斃氈毿氌氣氫氬氳匯漢湯洶溝沒灃漚瀝淪滄溈滬濘淚澩瀧瀘濼瀉潑澤涇'
    '潔灑窪浹淺漿澆湞濁測澮濟瀏渾滸濃潯塗濤澇淶漣潿渦渙滌潤澗漲澀澱淵淥漬瀆漸澠漁瀋滲溫灣濕潰濺漵潷滾滯灩灄滿瀅濾濫灤濱灘瀠瀟'
    '瀲濰潛瀦瀾瀨瀕灝滅燈靈災燦煬爐燉煒熗點煉熾爍爛烴燭煙煩燒燁燴燙燼熱煥燜燾燻愛爺牘犛牽犧犢狀獷獁猶狽獰獨狹獅獪猙獄猻獫獵獼'
    '玀豬貓蝟獻獺璣瑪瑋環現璽琺瓏琿璉瑣瓊瑤璦瓔瓚甕甌電畫暢疇癤療瘧癘瘍癧瘡瘋皰痾癰痙癢瘂癆瘓癇癉瘞瘻癟癱癮癭癩癬癲皚皺皸盞鹽'
    '監蓋盜盤瞘眥睜睞瞼瞞矚矯磯礬礦碭碼磚硨硯碸礪礱礫礎碩硤磽確礙磧磣禮禰禎禱禍稟祿禪離禿稈種積稱穢穭稅穌穩穡窮竊竅窯竄窩窺竇'
    '窶豎競篤筍筆筧箋籠籩篳篩箏籌籤簡簀篋籜籮簞簫簣簍籃籬籪籟糴類秈糶糲粵糞糧糝餱餈緊縶糹糾紆紅紂纖紇約級紈纊紀紉緯紜純紕紗綱'
    '納縱綸紛紙紋紡紐紓線紺紲紱練組紳細織終縐絆紼絀紹繹經紿綁絨結絝繞絎繪給絢絳絡絕絞統綆綃絹繡綏絛繼綈績緒綾續綺緋綽鞝緄繩維'
    '綿綬繃綢綹綣綜綻綰綠綴緇緙緗緘緬纜緹緲緝繢緦綞緞緶緱縋緩締縷編緡緣縉縛縟縝縫縞纏縭縊縑繽縹縵縲纓縮繆繅纈繚繕繒韁繾繰繯繳'
    '纘罌網羅罰罷羆羈羥羨翹耮耬聳恥聶聾職聹聯聵聰肅腸膚骯腎腫脹脅膽勝朧腖臚脛膠脈膾髒臍腦膿臠腳脫腡臉臘顎膩靦膃騰臏羶輿艤艦艙'
    '艫艱豔藝節羋薌蕪蘆蓯葦藶莧萇蒼苧蘇蘋莖蘢蔦塋煢繭荊莢蕘蓽蕎薈薺蕩榮葷滎犖熒蕁藎蓀蔭蕒葒葤藥蒞萊蓮蒔萵薟獲蕕瑩鶯蓴蘿螢營縈'
    '蕭薩蔥蕆蕢蔣蔞藍薊蘺蕷鎣驀薔蘞藺藹蘄蘊藪蘚櫱虜慮虛虯蟣雖蝦蠆蝕蟻螞蠶蠔蜆蠱蠣蟶蠻蟄蛺蟯螄蠐蛻蝸蠟蠅蟈蟬蠍螻蠑蟎釁銜補襯袞'
    '襖嫋襪襲裝襠褳襝褲襉褸襤見觀規覓視覘覽覺覬覡覿覦覯覲覷觴觸觶譽謄訁計訂訃認譏訐訌討讓訕訖訓議訊記講諱謳詎訝訥許訛論訟諷設'
    '訪訣證詁訶評詛識詐訴診詆謅詞詘詔譯詒誆誄試詿詩詰詼誠誅詵話誕詬詮詭詢詣諍該詳詫諢詡誡誣語誚誤誥誘誨誑說誦誒請諸諏諾讀諑誹'
    '課諉諛誰諗調諂諒諄誶談誼謀諶諜謊諫諧謔謁謂諤諭諼讒諮諳諺諦謎諞謨讜謖謝謠謗諡謙謐謹謾謫譾謬譚譖譙讕譜譎讞譴譫讖貝貞負貢財'
    '責賢敗賬貨質販貪貧貶購貯貫貳賤賁貰貼貴貺貸貿費賀貽賊贄賈賄貲賃賂贓資賅贐賕賑賚賒賦賭齎贖賞賜賡賠賧賴贅賻賺賽賾贗贊贈贍贏'
    '贛趙趕趨趲躉躍蹌蹠躒踐蹺蹕躚躋躊蹤躓躑躡蹣躕躥躪躦軀車軋軌軒軔轉軛輪軟轟軲軻轤軸軹軼軤軫轢軺輕軾載輊轎輇輅較輒輔輛輦輩輝'
    '輥輞輟輜輳輻輯輸轡轅轄輾轆轍轔辭辯辮邊遼達遷過邁運還這進遠違連遲邇逕跡適選遜遞邐邏遺遙鄧鄺鄔郵鄒鄴鄰郟鄶鄭鄆酈鄖鄲醞醬釅'
    '釃釀釋鑑鑾鏨釒釓釔針釘釗釙釕釷釺釧釤釩釣鍆釹釵鈣鈈鈦鉅鈍鈔鍾鈉鋇鋼鈑鈐鑰欽鈞鎢鉤鈧鈁鈥鈄鈕鈀鈺錢鉦鉗鈷缽鈳鉕鈽鈸鉞鑽鉬鉭'
    '鉀鈿鈾鐵鉑鈴鑠鉛鉚鈰鉉鉈鉍鈮鈹鐸銬銠鉺銪鋮鋏鋣鐃鐺銅鋁銱銦鎧鍘銖銑鋌銩鏵銓鎩鉿銚鉻銘錚銫鉸銥鏟銃鐋銨銀銣鑄鐒鋪錸鋱鏈鏗銷'
    '鎖鋰鋥鋤鍋鋯鋨鏽銼鋝鋒鋅鋶鐦鐧銳銻鋃鋟鋦錒錆鍺鍩錯錨錛鍀錁錕錫錮鑼錘錐錦鍁錈鍃錇錟錠鍵鋸錳錙鍥鍇鏘鍶鍔鍤鍬鍾鍛鎪鍰鎄鍍鎂'
    '鏤鐨鎇鏌鎮鎘鑷鐫鎳鎿鎦鎬鎊鎰鎵鑌鏢鏜鏝鏍鏞鏡鏑鏃鏇鐔钁鐐鏷鑥鐓鑭鐠鑹鏹鐙鑊鐳鐲鐮鐿鑔鑣鑲長門閂閃閆閉問闖閏闈閒閎間閔閌悶'
    '閘鬧閨聞闥閩閭閥閣閡閫鬮閱閬閾閹閶鬩閿閽閻閼闡闌闃闊闋闔闐闕闞隊陽陰陣階際陸隴陳陘陝隉隕險隨隱隸雋難雛讎靂霧霽靄靚靜靨韃'
    '鞽韉韝韋韌韓韙韞韜韻頁頂頃頇項順須頊頑顧頓頎頒頌頏預顱領頗頸頡頰頜潁頦頤頻頹頷穎顆題顎顓顏額顳顢顛顙顥顫顬顰顴風颮颯颶颼'
    '飄飆飈飛饗饜飠飢餳飩餼飪飫飭飯飲餞飾飽飼飴餌饒餉餃餅餑餓餘餒餛餡館餷饋餿饞饃餾饈饉饅饊饌饢馬馭馱馴馳驅駁驢駔駛駟駙駒騶駐'
    '駝駑駕驛駘驍罵驕驊駱駭駢驪騁驗駿騏騎騍騅驂騙騭騷騖驁騮騫騸驃騾驄驏驟驥驤髏髖髕鬢魘魎魚魷魯魴鮁鮃鯰鱸鮒鮑鱟鮐鮭鮚鮪鮞鱭鮫'
    '鮮鯗鱘鯁鱺鰱鰹鯉鰣鰷鯀鯊鯇鯽鯖鯪鯫鯡鯤鯧鯝鯢鯛鯨鯴鯔鱝鰈鰓鱷鰍鰒鰉鯿鰠鰲鰭鰨鰥鰩鰳鰾鱈鱉鰻鰵鱅鱖鱔鱗鱒鱧鳥鳩雞鳶鳴鷗鴉鴇'
    '鴆鴣鶇鸕鴨鴦鴟鴝鴛鴕鷥鷙鴯鴰鵂鴿鸞鴻鵓鸝鵑鵠鵝鵒鷳鵜鵡鵲鶓鵪鵯鵬鶉鶘鶚鶻鷀鶥鶩鷂鶼鶴鸚鷓鷚鷯鷦鷲鷸鷺鷹鸌鸛鹺麥麩麼黃黌黷'
    '黲黽黿鼉鼴齊齏齒齔齟齡齙齠齜齦齬齪齲齷龍龔龕龜';
  folded text := translate(lower(normalize(words, NFKC)),
    '臺溼裏麪啓羣衆峯着爲牀污祕綫鈎鷄佔週粧脣糉喫巖嶽挂晒杰涌肴腌荐痴皁竈僱黴韮麯碱洩纔叙恒却蔴菓疎滙舘鍼缐鲶蔘',
    '台濕裡麵啟群眾峰著為床汙秘線鉤雞占周妝唇粽吃岩岳掛曬傑湧餚醃薦癡皂灶雇霉韭麴鹼泄才敘恆卻麻果疏匯館針線鯰參');
begin
  if folded ~ ('[' || simplified || ']') then return translate(folded, simplified, traditional); end if;
  return folded;
end $$;

-- The words of one question: every stretch between spaces is one. The longest come first, as they stand in the fewest texts.
create function search_words(asked text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(word order by length(word) desc, word), '{}')
    from (select distinct word from regexp_split_to_table(search_fold(asked), '\s+') as parts (word) where word <> '') as words
$$;

-- The tokens that a text with all these words holds.
create function search_query(words text[]) returns tsquery language sql immutable parallel safe as $$
  select string_agg(search_query(word)::text, ' & ')::tsquery from unnest(words) as asked (word)
$$;

-- The words as patterns of LIKE. Without words there is one that no text of a product is like, for there is a sign in each.
create function search_patterns(words text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%' order by place), '{""}')
    from unnest(words) with ordinality as asked (word, place)
$$;

drop function find_products_with (text, bigint, int);
drop trigger keep_product_search on products;
drop trigger keep_product_search_current on products;
drop function keep_product_search();
drop table product_search;

create table product_search (
  product_id bigint primary key references products on delete cascade,
  -- The folded name in both languages, with a sign between them that nobody types.
  name text not null,
  -- The folded name and description in both languages, with the same sign between them.
  texts text not null,
  sold_30d int not null
);

create function keep_product_search() returns trigger language plpgsql as $$
declare
  named text;
begin
  if not new.available or new.is_gift_only then
    delete from product_search where product_id = new.id;
    return null;
  end if;
  -- Whatever is sold is counted anew every night, and its words are what they were.
  if tg_op = 'UPDATE' and old.available and not old.is_gift_only
    and (old.name_zh, old.name_en, old.description_of_good_zh, old.description_of_good_en)
      is not distinct from (new.name_zh, new.name_en, new.description_of_good_zh, new.description_of_good_en) then
    update product_search set sold_30d = new.sold_30d where product_id = new.id;
    return null;
  end if;
  named := search_fold(new.name_zh || chr(31) || new.name_en);
  insert into product_search (product_id, name, texts, sold_30d)
    values (new.id, named, named || chr(31) || search_fold(new.description_of_good_zh || chr(31) || new.description_of_good_en), new.sold_30d)
    on conflict (product_id) do update set name = excluded.name, texts = excluded.texts, sold_30d = excluded.sold_30d;
  return null;
end $$;
create trigger keep_product_search after insert on products for each row execute function keep_product_search();
create trigger keep_product_search_current
  after update of name_zh, name_en, description_of_good_zh, description_of_good_en, sold_30d, available, is_gift_only on products
  for each row when (
    (old.name_zh, old.name_en, old.description_of_good_zh, old.description_of_good_en, old.sold_30d, old.available, old.is_gift_only)
    is distinct from
    (new.name_zh, new.name_en, new.description_of_good_zh, new.description_of_good_en, new.sold_30d, new.available, new.is_gift_only))
  execute function keep_product_search();

insert into product_search (product_id, name, texts, sold_30d)
  select id, search_fold(name_zh || chr(31) || name_en),
    search_fold(concat_ws(chr(31), name_zh, name_en, description_of_good_zh, description_of_good_en)), sold_30d
  from products where available and not is_gift_only;

create index product_search_name on product_search using gin (search_vector(name));
create index product_search_texts on product_search using gin (search_vector(texts));
create index product_search_sold on product_search (sold_30d desc, product_id desc);
-- Nobody asks how frequent a token is, and finding out would cut thirty thousand texts.
alter index product_search_name alter column 1 set statistics 0;
alter index product_search_texts alter column 1 set statistics 0;

-- The ids of what holds all the words, or all of those that they may be written as otherwise, best first: those with the
-- words in their name, then those with some of them in their description only, each by how many were sold.
--
-- Frequent words are found within the first steps along the best sellers, and a sort of everything they stand in would
-- take long; rare words are looked up by their tokens. As nobody knows beforehand which they are, a short walk comes
-- first. That decision leaves nothing to the planner: one plan per step is kept, and a scan of all is never one of them.
create function find_products_with(words text, otherwise text, skip bigint, most int) returns setof bigint language plpgsql stable rows 20
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  asked text[] := search_words(words);
  others text[] := coalesce(nullif(search_words(otherwise), asked), '{}');
  tokens tsquery := coalesce(search_query(asked) || search_query(others), search_query(asked));
  patterns text[] := search_patterns(asked);
  other_patterns text[] := search_patterns(others);
  steps bigint := 1000 + 10 * skip;
  hits bigint[];
  named bigint;
begin
  if cardinality(asked) = 0 then return; end if;

  hits := array(
    select product_id from (select * from product_search order by sold_30d desc, product_id desc limit steps) as best
    where name like all (patterns) or name like all (other_patterns) order by sold_30d desc, product_id desc offset skip limit most);
  if cardinality(hits) < most then
    hits := array(
      select product_id from product_search
      where search_vector(name) @@ tokens and (name like all (patterns) or name like all (other_patterns))
      order by sold_30d + 0 desc, product_id desc offset skip limit most);
  end if;
  return query select unnest(hits);
  most := most - cardinality(hits);
  if most = 0 then return; end if;

  named := skip + cardinality(hits);
  if cardinality(hits) = 0 and skip > 0 then
    select count(*) into named from product_search
      where search_vector(name) @@ tokens and (name like all (patterns) or name like all (other_patterns));
  end if;
  skip := greatest(skip - named, 0);
  hits := array(
    select product_id from (select * from product_search order by sold_30d desc, product_id desc limit steps) as best
    where (texts like all (patterns) or texts like all (other_patterns))
      and not (name like all (patterns) or name like all (other_patterns))
    order by sold_30d desc, product_id desc offset skip limit most);
  if cardinality(hits) < most then
    hits := array(
      select product_id from product_search
      where search_vector(texts) @@ tokens and (texts like all (patterns) or texts like all (other_patterns))
        and not (name like all (patterns) or name like all (other_patterns))
      order by sold_30d + 0 desc, product_id desc offset skip limit most);
  end if;
  return query select unnest(hits);
end $$;
