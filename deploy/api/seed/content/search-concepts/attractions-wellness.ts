import { thing } from './concept.ts';

/** Sights, stages and games, and what is good for one. */
export const attractionAndWellnessConcepts = [
  thing('attraction', 'attraction|景點', {
    typed:
      'attractions|sightseeing|觀光|景點門票|門票|things to see|旅遊|travel|tourist|tourists|遊客|' +
      'must see|地標|landmark|landmarks|visit hong kong|遊香港|first time in hong kong|旅遊景點|sights|' +
      '遊玩',
    categories: 'attractions',
  }),
  thing('cable-car', 'cable car|纜車', {
    typed:
      '昂坪|昂坪360|ngong ping|ngong ping 360|gondola|水晶車廂|crystal cabin|大佛|天壇大佛|big buddha|' +
      'giant buddha|buddha|cablecar|昂平|360',
    merchants: 'cloudline-cable',
  }),
  thing('ferris-wheel', 'wheel cabin|摩天輪', {
    typed: 'ferris wheel|observation wheel|big wheel|ferris|wheel|中環摩天輪',
    products:
      'wheel-cabin-for-two-with-champagne|harbour-carnival-night-pass|carnival-family-afternoon',
  }),
  thing('carnival', 'carnival|嘉年華', {
    typed: 'fair|funfair|rides|機動遊戲|遊樂場|攤位遊戲|amusement|game booth|prizes|fairground',
    merchants: 'pier-carnival-company',
  }),
  thing('theme-park', 'theme park|主題公園', {
    typed:
      'disneyland|disney|迪士尼|迪士尼樂園|ocean park|海洋公園|amusement park|過山車|roller coaster|樂園|' +
      'water park|水上樂園',
    merchants: 'pier-carnival-company|deepwater-aquarium',
  }),
  thing('tram', 'tram|電車', {
    typed:
      '叮叮|ding ding|dingding|open top|open top tram|開篷電車|電車派對|tram party|包電車|heritage tram|' +
      '古董電車|ding-ding|trams|tramway|叮叮車|transport|交通|bus|巴士|open top bus|觀光巴士',
    merchants: 'bell-and-track',
  }),
  thing('museum', 'museum|博物館|展覽', {
    typed:
      'exhibition|exhibit|exhibitions|museums|睇展|看展|展|美術館|history|歷史|heritage|古蹟|懷舊|nostalgia|' +
      'retro|vintage|老香港|old hong kong|藝術館|knowledge|educational|學習|stem|science|科學館',
    categories: 'museums',
  }),
  thing('gallery', 'gallery|畫廊', {
    typed:
      'art gallery|藝術展|art exhibition|art show|contemporary art|artist|藝術家|展覽開幕|galleries|' +
      '現代藝術|art tour',
    merchants: 'loading-bay-gallery',
  }),
  thing('art', 'arts', {
    typed: 'art|藝術|art lover|藝術活動|藝文',
    categories: 'museums|painting',
  }),
  thing('show', 'show|演出|表演|stage', {
    typed:
      'shows|performance|performances|theatre|theater|話劇|舞台|舞台劇|drama|musical|音樂劇|睇騷|騷|戲劇|' +
      'comedy|棟篤笑|stand up comedy|stand-up comedy|dance|ballet|芭蕾|movie|movies|film|電影|cinema|' +
      '戲院|睇戲|magic show|魔術|circus|馬戲|play|entertainment show|night out show',
    categories: 'shows',
  }),
  thing('concert', 'concert|音樂會|樂隊|live music', {
    typed:
      '演唱會|live band|gig|gigs|live|現場音樂|band|bands|music|音樂|睇live|livehouse|live house|indie|' +
      'jazz|爵士|acoustic|不插電|rock|rock music|festival|音樂節|music festival|singer|歌手|結他|guitar|' +
      'piano|band show|聽歌|k-pop|kpop|canto pop|cantopop|orchestra|classical music',
    merchants: 'backlot-stage',
  }),
  thing('opera', 'opera|粵劇|大戲|折子戲', {
    typed:
      'cantonese opera|chinese opera|戲曲|睇大戲|神功戲|面譜|opera makeup|opera make up|戲服|花旦|戲棚',
    merchants: 'red-curtain-opera',
  }),
  thing('backstage', 'backstage|後台', {
    typed: 'behind the scenes|behind the scene|幕後|後台參觀|backstage tour',
    products: 'opera-make-up-and-backstage',
  }),
  thing('escape-room', 'escape room|密室|解謎', {
    typed:
      '密室逃脫|room escape|逃出|escape game|real escape|puzzle|puzzles|mystery|劇本殺|murder mystery|' +
      'escape|逃脫|實境遊戲|detective|偵探|street puzzle|treasure hunt|尋寶|scavenger hunt|實體解謎|密室遊戲|' +
      'lost escape',
    merchants: 'lock-and-lamp',
  }),
  thing('karaoke', 'karaoke|卡拉 ok|唱k|singing room', {
    typed:
      'ktv|singing|唱歌|卡啦ok|卡拉o k|k房|k歌|sing|唱卡拉ok|neway|紅日|k box|唱飯k|唱k房|飯k|karaoke room|karaoke box|' +
      'sing k|去唱k',
    merchants: 'echo-rooms',
  }),
  thing('party-room', 'party room|派對房', {
    typed:
      '派對房間|包房|派對場地|party venue|venue|場地|場地租用|function room|party place|玩樂房|轟趴|private room',
    merchants: 'echo-rooms',
    products:
      'sandbar-birthday-house|escape-tong-lau-1967|red-sail-private-day-charter|' +
      'private-heritage-tram-two-hours|three-hours-of-singing',
  }),
  thing('games', 'game|遊戲', {
    typed:
      'games|board game|board games|boardgame|桌遊|vr|arcade|打機|遊戲機|mahjong|麻雀|打麻雀|darts|飛鏢|' +
      'billiards|桌球|pool table|indoor games|game centre|gaming|電競|狼人殺',
    categories: 'play',
  }),
  thing('aquarium', 'aquarium|水族館', {
    typed:
      'sea life|sealife|海洋館|海洋世界|fish tank|企鵝|penguin|penguins|shark|sharks|鯊魚|jellyfish|水母|' +
      '魔鬼魚|ray|rays|stingray|海洋生物|under the sea|marine|sleepover|過夜水族館',
    merchants: 'deepwater-aquarium',
  }),
  thing('animals', 'animal|動物', {
    typed:
      'animals|zoo|動物園|petting zoo|pet|pets|寵物|餵動物|feeding|feed animals|餵|cat cafe|貓|cat|cats|' +
      'dog|dogs|狗|dog friendly|pet friendly|寵物友善|horse riding|騎馬|horse|羊駝|alpaca|rabbit|' +
      'capybara|水豚|水牛',
    merchants: 'deepwater-aquarium|ricefield-house',
    products: 'feed-the-mangrove-hall|dolphin-water-morning|long-valley-birds-at-seven',
  }),
  thing('market', 'market|市集|夜市', {
    typed:
      'night market|markets|bazaar|flea market|跳蚤市場|墟|stall|stalls|廟街|temple street|女人街|' +
      'ladies market|shopping|購物|行街|shop|買嘢|逛街|掛燈夜市',
    categories: 'markets',
    merchants: 'lamplight-market',
  }),
  thing('stallholding', 'stallholder', {
    typed:
      '擺檔|擺攤|租檔|開檔|market booth|run a stall|rent a stall|market stall|sell at a market|賣手作|vendor',
    products: 'stallholder-for-a-night',
    related: 'market',
  }),
  thing('wet-market', 'wet market|街市', {
    typed:
      '濕街市|fresh market|market tour|market cooking|買餸|街市買餸|買餸煮飯|買菜|buy groceries',
    products: 'wet-market-to-wok',
  }),
  thing('massage', 'massage|按摩', {
    typed:
      'massages|推拿|鬆骨|thai massage|泰式按摩|body massage|全身按摩|deep tissue|精油按摩|aromatherapy|' +
      'oil massage|香薰按摩|拔罐|針灸|acupuncture|back massage|back pain|sore back|stiff back|knots|back ache|backache|腰痛|腰酸背痛|shiatsu|指壓|按骨|跌打|' +
      'tui na|tuina|刮痧|gua sha|物理治療|physio|swedish massage|hot stone|按摩師|正骨|body treatment',
    categories: 'massage',
  }),
  thing('foot-massage', 'foot massage|腳底按摩|腳底', {
    typed:
      '足療|足浴|foot spa|foot|feet|foot rub|腳板|reflexology|洗腳|按腳|沐足|足底|足底按摩|foot reflexology|捏腳|' +
      'tired feet|腳',
    products: 'foot-hour-after-work',
    related: 'massage',
  }),
  thing('shoulder-massage', 'neck and shoulder|肩頸', {
    typed:
      'shoulder massage|neck massage|膊頭|頸痛|肩膊|肩頸按摩|膊頭痛|neck pain|shoulder|shoulders|neck|頸|' +
      '頭部按摩|head massage|office workers',
    products: 'still-room-sixty-minute-shoulders',
  }),
  thing('couples-massage', 'couples massage|雙人按摩', {
    typed:
      'couple massage|couple spa|couples spa|情侶按摩|情侶 spa|雙人 spa|二人按摩|massage for two|spa for two',
    products: 'couples-camphor-room',
    related: 'massage',
  }),
  thing('pregnancy-massage', 'pregnancy massage|懷孕|pregnant', {
    typed:
      'prenatal|prenatal massage|pregnancy|孕婦|孕婦按摩|產前|maternity|大肚|陀b|mum to be|孕媽媽|expecting|產前按摩',
    products: 'before-the-baby-massage',
  }),
  thing('bath-house', 'bath house|spa|水療|浸浴', {
    typed:
      '浸|spas|spa day|day spa|溫泉|hot spring|hot springs|onsen|bath|baths|湯|泡湯|湯屋|浴場|桑拿|sauna|' +
      'steam room|蒸氣|浸溫泉|bathhouse|hammam|jacuzzi|按摩池|檜木池|cypress|浸湯|錢湯|風呂|泡溫泉|tub|hot tub|' +
      'private onsen|私人湯|冷熱池|ice bath|cold plunge|搓背|scrub|擦背',
    categories: 'bath-houses',
  }),
  thing('private-bath', 'private bath|cypress tub|私人檜木池', {
    typed: 'private onsen|私人湯|私人溫泉|private spa|hinoki',
    products: 'private-cypress-tub',
  }),
  thing('beauty', 'facial|美容', {
    typed:
      'facials|beauty|做 facial|面部護理|skincare|護膚|manicure|美甲|nail|nails|pedicure|hair|' +
      'hair salon|salon|髮型|剪髮|haircut|waxing|脫毛|makeup|化妝|eyelash|botox|medical beauty|' +
      'hand treatment|手部護理',
    related: 'bath-house|massage',
  }),
  thing('yoga', 'yoga|瑜伽|瑜珈', {
    typed:
      'yoga class|瑜伽班|pilates|普拉提|stretch|stretching|伸展|拉筋|hatha|vinyasa|flow yoga|' +
      'aerial yoga|hot yoga|天台瑜伽|rooftop yoga|stiff|flexibility|tai chi|太極|zumba',
    categories: 'yoga',
  }),
  thing('sound-bath', 'sound bath|gong|聽鑼', {
    typed: '頌缽|sound healing|singing bowl|singing bowls|鑼|音療|聲音療癒',
    products: 'breath-and-gong-evening',
  }),
  thing('retreat', 'retreat|避世', {
    typed:
      'digital detox|wellness retreat|silent retreat|unplug|switch off|weekend retreat|數碼排毒|放空|離線|' +
      '遠離煩囂|閉關',
    products: 'weekend-retreat-silence-optional|silvermine-cabin-for-two|breath-and-gong-evening',
    related: 'meditation',
  }),
  thing('meditation', 'meditation|靜修|靜心|breath', {
    typed:
      'meditate|冥想|mindfulness|正念|breathwork|呼吸|禪|zen|' +
      '禪修|靜觀|quiet|安靜|寧靜|peaceful|temple stay',
    products: 'weekend-retreat-silence-optional|breath-and-gong-evening',
    categories: 'yoga',
  }),
  thing('wellness', 'wellness|放鬆|relax', {
    typed:
      'relaxing|relaxation|減壓|散心|唔開心|心情差|心情不好|解悶|透氣|unwind|stress relief|destress|stress|chill|chill out|身心放鬆|療癒|self care|' +
      'selfcare|me time|嘆世界|hea|pamper|healing|治癒|detox|sleep better|tired|好攰|休息|rest|唞下|舒服|' +
      '壓力大',
    categories: 'wellness',
  }),
];
