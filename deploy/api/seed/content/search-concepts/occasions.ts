import { thing } from './concept.ts';

/** For whom, for what and when: people, occasions, weather and wishes. */
export const occasionConcepts = [
  thing('coupon', 'coupon|現金券|voucher', {
    typed:
      'cash coupon|優惠券|discount|discounts|折扣|deal|deals|promo|promotion|promotions|優惠|offer|' +
      'offers|sale|餐券|代金券|着數|減價|特價|buy one get one|buy one get one free|買一送一|bogo|1+1|住宿券|' +
      'stay coupon|dining coupon|cash voucher|special offer|latest offers|信用卡優惠|bargain|' +
      'bargains|saver',
    categories: 'cash-coupons',
  }),
  thing('half-price', 'half price|半價', {
    typed: '50% off|五折|half off|half-price',
    products: 'late-night-hotpot-half-price',
    related: 'coupon',
  }),
  thing('gift', 'gift|present|禮物|送禮', {
    typed:
      'gifts|gift card|gift voucher|gift ideas|gift idea|生日禮物|birthday gift|birthday present|' +
      '手信|souvenir|souvenirs|伴手禮|禮品|禮券|presents|gift for her|gift for him|交換禮物|secret santa|' +
      '送俾女朋友|送女朋友|送媽媽|gift for mum|gift for colleague|farewell gift|leaving gift|' +
      'farewell gift for colleague|gift for boss|gift for friend|gift for dad|gift for parents|' +
      'gift for teacher|送同事|送朋友|gift set|surprise|驚喜|gift certificate|禮品券|謝師禮物|聖誕禮物|' +
      'christmas gift|送人|生日送|送咩|送咩好|送乜|送女仔|送男仔|送女友|送男友|送老婆|送老公|送什麼',
    lists: 'gift-ideas',
    categories: 'cash-coupons',
  }),
  thing('couple', 'couple|romantic|情侶|浪漫|約會|for two|二人|雙人', {
    typed:
      'date|dates|date night|dating|拍拖|撐枱腳|two people|二人世界|兩個人|兩人|2人|二人套餐|for 2|情人節|valentine|' +
      'valentines|valentines day|anniversary|週年|週年紀念|周年|紀念日|honeymoon|蜜月|girlfriend|女朋友|女友|' +
      'boyfriend|男朋友|男友|wife|老婆|老公|husband|夫妻|first date|romance|拍拖好去處|情侶活動|couples|' +
      'date ideas|白色情人節|date idea|partner|情侶好去處|love',
    lists: 'just-two',
  }),
  thing('proposal', 'proposal|求婚', {
    typed: 'propose|engagement|訂婚|marry me',
    products:
      'wheel-cabin-for-two-with-champagne|sunset-harbour-sail-with-a-drink-on-deck|' +
      'private-wheel-for-two-after-hours|two-cocktails-on-the-43rd-floor',
  }),
  thing('wedding', 'wedding|婚禮', {
    typed:
      '結婚|婚宴|證婚|pre wedding|prewedding|bride|bridal|新娘|hen party|hens night|bachelorette|' +
      'bachelor party|stag|hen do|hens do|stag do|girls night|wedding anniversary|結婚週年|婚紗|bridal shower|告別單身',
    products:
      'red-sail-private-day-charter|hand-tied-bouquet-from-the-dawn-market|' +
      'tung-hing-festival-banquet-twelve|couples-camphor-room|mix-your-own-perfume',
  }),
  thing('birthday', 'birthday|生日|派對', {
    typed:
      'birthdays|慶生|慶祝|celebration|celebrate|party|parties|bday|生日會|生日派對|birthday party|慶祝生日|' +
      '壽星|牛一|開p|開派對|farewell|散水飯|graduation|畢業|birthday ideas|kids birthday|kids party|' +
      'special occasion|生日好去處|生日活動',
    products:
      'three-hours-of-singing|red-sail-private-day-charter|sandbar-birthday-house|' +
      'iron-and-ember-teppan-seven-courses|twelve-course-omakase-second-seating|' +
      'quarterdeck-seafood-dinner-buffet|tung-hing-festival-banquet-twelve|' +
      'afternoon-tea-for-two-by-the-arch-window|escape-tong-lau-1967|' +
      'private-wheel-for-two-after-hours|harbour-lounge-first-round',
  }),
  thing('birthday-dinner', 'birthday dinner|生日飯', {
    typed:
      '生日晚餐|birthday meal|生日大餐|birthday restaurant|生日餐廳|慶祝晚餐|celebration dinner|' +
      'anniversary dinner|周年晚餐|週年晚餐',
    products:
      'iron-and-ember-teppan-seven-courses|twelve-course-omakase-second-seating|' +
      'quarterdeck-seafood-dinner-buffet|tung-hing-festival-banquet-twelve|' +
      'two-cocktails-on-the-43rd-floor',
  }),
  thing('group', 'team building|團隊', {
    typed:
      'teambuilding|team bonding|company outing|公司活動|公司旅行|group|groups|group activity|' +
      'group activities|多人|多人活動|團體|團體活動|colleagues|同事|公司聚會|corporate|corporate event|' +
      'annual dinner|聚會|朋友聚會|friends|一班朋友|一大班人|with friends|gathering|gatherings|reunion|同學聚會|' +
      '閨蜜|姊妹|girls night|boys night|large group|big group|聚餐|閨密|sisters',
    products:
      'escape-the-lighthouse-keeper|escape-tong-lau-1967|three-hours-of-singing|' +
      'red-sail-private-day-charter|fold-your-own-dumplings|wet-market-to-wok|' +
      'first-climb-top-rope|half-day-junk-to-the-green-bay|harbour-lounge-first-round|' +
      'slipway-seafood-dinner-for-four|sandbar-villa-cheung-chau-for-six|' +
      'tung-hing-festival-banquet-twelve|case-of-the-missing-goose-street-hunt|' +
      'late-night-hotpot-half-price',
  }),
  thing('kids', 'kid|children|child|親子|小朋友|兒童|family', {
    typed:
      'kids activities|kids activity|families|family activities|family activity|' +
      'family friendly|family day|family outing|家庭|家庭活動|家庭樂|一家大細|一家人|全家|細路|bb|baby|babies|' +
      'toddler|toddlers|幼兒|小孩|孩子|囝囝|囡囡|son|daughter|school holiday|' +
      'school holidays|親子活動|親子好去處|親子遊|放電|帶小朋友|with kids|for kids|children activities|' +
      'kids friendly|kid friendly|小朋友活動|playground|playhouse|小學生|暑假活動|summer camp|學生|' +
      '5 year old|帶小孩|遛娃|parent child|parent and child|father and son|mother and son|父子|母子',
    lists: 'with-children',
    products:
      'aquarium-tunnel-day-ticket|quarterdeck-families-connecting-rooms|fold-your-own-dumplings|' +
      'pineapple-bun-and-egg-tart-class|weekend-dim-sum-all-you-can-steam',
  }),
  thing('teens', 'teenager|青少年', {
    typed: 'teen|teens|中學生|年輕人|young people|secondary school|十幾歲|teenage',
    products:
      'escape-the-lighthouse-keeper|escape-tong-lau-1967|first-climb-top-rope|' +
      'surf-lesson-shek-o|paddle-board-first-lesson|three-hours-of-singing|' +
      'harbour-carnival-night-pass|case-of-the-missing-goose-street-hunt',
  }),
  thing('elderly', 'elderly|長者', {
    typed:
      '老人|老人家|senior|seniors|父母|爸爸媽媽|爸媽|parents|grandparents|grandma|grandpa|阿嫲|嫲嫲|爺爺|婆婆|公公|' +
      '長輩|old people|敬老|60歲|退休|retired|retirement|帶父母|帶老人家|with parents',
    products:
      'opera-excerpts-with-surtitles|weekday-two-baskets-and-tea|' +
      'tung-hing-festival-banquet-twelve|weekend-dim-sum-all-you-can-steam|open-top-tram-hour|' +
      'temple-morning-vegetarian-lunch|green-hull-one-day-pass|mother-daughter-spa-morning',
  }),
  thing('mother', 'mother|母親節|母女', {
    typed:
      'mum|mom|mummy|媽媽|媽咪|阿媽|mothers day|mother’s day|mother and daughter|mother daughter',
    products:
      'mother-daughter-spa-morning|flowers-for-the-table-monthly|' +
      'afternoon-tea-for-two-by-the-arch-window|hand-tied-bouquet-from-the-dawn-market|' +
      'afternoon-tea-for-two-book-later',
  }),
  thing('father', 'father|父親節', {
    typed: 'dad|daddy|爸爸|爹哋|老豆|fathers day|father’s day|men|男士',
    products:
      'squid-fishing-night-boat|ten-skewers-and-a-highball|slipway-seafood-dinner-for-four|' +
      'highwater-tasting-five-small-glasses|whole-roast-goose-to-take-away|' +
      'quarterdeck-sunday-lunch-buffet',
  }),
  thing('solo', 'solo|alone|一人|獨自', {
    typed:
      '一個人|單人|自己一個|myself|by myself|一個人去|獨遊|solo travel|single person|for one|for 1|一人食|自己去|' +
      '一個人旅行|1人|introvert',
    lists: 'on-your-own',
  }),
  thing('indoor', 'indoor|rainy|室內|雨天', {
    typed:
      'indoors|rainy day|rainy days|raining|rain|落雨|下雨|冷氣|嘆冷氣|涼冷氣|aircon|air con|' +
      'air conditioned|ac|打風|颱風|typhoon|落雨好去處|雨天好去處|雨天活動|indoor activities|indoor activity|' +
      '室內活動|室內好去處|避雨|bad weather|hot weather|summer|夏天|好熱|天氣熱|too hot|凍|cold day|winter|冬天|冬季',
    lists: 'rainy-saturday',
    categories: 'museums|play|sea-life',
  }),
  thing('christmas', 'christmas|聖誕', {
    typed:
      'xmas|聖誕節|平安夜|christmas eve|聖誕大餐|聖誕自助餐|christmas dinner|christmas buffet|聖誕活動|聖誕好去處|' +
      'santa|boxing day|festive|節日|festival dinner',
    products:
      'quarterdeck-seafood-dinner-buffet|dried-wreath-evening|lights-show-sailing|' +
      'quarterdeck-sunday-lunch-buffet|harbour-carnival-night-pass|' +
      'flowers-for-the-table-monthly|iron-and-ember-teppan-seven-courses',
  }),
  thing('new-year', 'new year|新年|年宵', {
    typed:
      '農曆新年|cny|chinese new year|lunar new year|過年|賀年|新春|除夕|倒數|countdown|nye|new years eve|水仙|' +
      'narcissus|跨年|年初一|spring festival|mid autumn|中秋',
    products:
      'tung-hing-festival-banquet-twelve|lights-show-sailing|new-year-narcissus-carving|' +
      'backlot-year-end-marathon|snake-soup-season-supper',
  }),
  thing('halloween', 'halloween|萬聖節', {
    typed: 'haunted|haunted house|ghost|鬼|鬼屋|恐怖|scary|horror|spooky|靈異|驚嚇',
    products:
      'museum-after-dark-torch-tour|escape-the-lighthouse-keeper|escape-tong-lau-1967|' +
      'opera-excerpts-with-surtitles',
  }),
  thing('step-free', 'wheelchair|輪椅|無障礙|step free', {
    typed: 'accessible|accessibility|barrier free|無障礙設施|傷健|行動不便|stroller|嬰兒車|bb車',
    notices: 'step-free',
  }),
  thing('delivery', 'delivery|外賣', {
    typed:
      'takeaway|take away|takeout|take out|外帶|送貨|deliver|送上門|delivered|郵寄|自取|外送|到會|catering|' +
      'subscription|訂閱|每月|每週|每星期|weekly|monthly|速遞|到家',
    notices: 'delivered',
    products:
      'whole-roast-goose-to-take-away|beans-of-the-month-delivered|' +
      'flowers-for-the-table-monthly|pineapple-buns-by-the-dozen|sourdough-loaf-and-coffee',
  }),
  thing('pass', 'day pass|任搭|one day pass', {
    typed:
      'pass|passes|通行證|日票|一日任搭|套票|次卡|class pass|multi visit|package|packages|會員|membership|' +
      'year card|年卡|十次|ten visits|unlimited rides|multi pass|月費',
    products:
      'green-hull-one-day-pass|ten-class-roof-card|ten-visit-bouldering-card|' +
      'five-paddles-card|still-room-six-visits|loading-bay-year-card|' +
      'aquarium-tunnel-day-ticket|harbour-carnival-night-pass',
  }),
  thing('adventure', 'adventure|刺激', {
    typed:
      'thrill|thrilling|exciting|extreme|冒險|adrenaline|挑戰|challenge|adventurous|heights|wild',
    products:
      'surf-lesson-shek-o|first-climb-top-rope|sea-arch-kayak-half-day|' +
      'crystal-floor-cable-car-return|sai-kung-island-hop-speedboat|squid-fishing-night-boat|' +
      'night-ridge-city-lights|bioluminescence-night-paddle',
  }),
];
