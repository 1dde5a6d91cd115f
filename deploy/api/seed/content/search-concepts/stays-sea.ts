import { thing } from './concept.ts';

/** Where one sleeps, and what is on and by the water. */
export const stayAndSeaConcepts = [
  thing('hotel', 'hotel|酒店|staycation|住宿', {
    typed:
      'hotels|accommodation|過夜|overnight|stay|stays|宅度假|度假|渡假|holiday|vacation|room|rooms|房|' +
      '房間|客房|賓館|旅館|inn|住酒店|酒店優惠|hotel deal|hotel deals|開房|stay over|room only|純住宿|sleep|' +
      'resort|度假村|渡假村|lodging|bed and breakfast|hotel package|一泊一食|連早餐|late checkout|周末酒店',
    categories: 'staycations',
  }),
  thing('sea-view', 'harbour view|sea view|海景', {
    typed:
      'harbor view|seaview|海景房|維港景|海景酒店|海景餐廳|ocean view|waterfront|view|views|with a view|靚景|' +
      '景觀|great view|scenic|panorama|海旁|harbourfront|harbourview',
    products:
      'harbour-view-staycation-with-breakfast|mooring-two-nights-and-dinner|' +
      'mooring-room-only-sunday|quarterdeck-evening-swim|two-cocktails-on-the-43rd-floor|' +
      'slipway-seafood-dinner-for-four|harbour-lounge-first-round',
    categories: 'harbour-hotels',
  }),
  thing('family-room', 'family room|connecting rooms|家庭房', {
    typed:
      '親子房|相連房|連通房|joined rooms|adjoining rooms|interconnecting rooms|two rooms|親子酒店|family hotel|四人房|kids hotel|family staycation|親子staycation|親子住宿',
    products: 'quarterdeck-families-connecting-rooms|castle-beach-family-night',
  }),
  thing('hostel', 'hostel|旅舍|唐樓|tong lau', {
    typed:
      '青旅|青年旅舍|guesthouse|guest house|backpacker|single room|單人房|capsule|tenement|舊樓|budget hotel',
    merchants: 'tong-lau-rooms',
  }),
  thing('villa', 'villa|別墅|度假屋|cabin', {
    typed:
      '渡假屋|holiday house|holiday home|木屋|小屋|村屋|beach house|airbnb|民宿|homestay|bnb|獨立屋|' +
      'whole house|包屋|house|小木屋|cottage|農舍',
    categories: 'villas',
  }),
  thing('day-room', 'day room|日租|day use', {
    typed:
      'daycation|work from hotel|日租房|時租|鐘點|nap|午睡|休息室|hotel for work|working space|coworking|' +
      'wfh|nine to five|quiet room|study room|place to study|place to work|溫書|自修室',
    products: 'mooring-nine-to-five-room|castle-beach-pool-day',
    categories: 'day-stays',
  }),
  thing('pool', 'pool|泳池|swim|夜泳', {
    typed:
      'swimming|游水|游泳|pool day|pool pass|day pass pool|infinity pool|泳池日票|night swim|嬉水|' +
      'swimming pool|pool day pass|swimming pool day pass|室外泳池|酒店泳池|poolside',
    products: 'castle-beach-pool-day|quarterdeck-evening-swim|quarterdeck-grand-room-and-pool',
    categories: 'day-stays',
  }),
  thing('long-stay', 'long stay|長住', {
    typed:
      'workation|writer|writers retreat|寫作|write|thesis|寫論文|五晚|weekday stay|a week|monthly stay',
    products: 'tai-ping-shan-writers-week',
  }),
  thing('camping', 'camp|camping|露營|營地', {
    typed:
      'glamping|豪華露營|帳篷|tent|野營|營|宿營|campsite|露營車|caravan|bell tent|鐘形帳篷|篝火|campfire',
    categories: 'camping',
    merchants: 'far-beach-camps',
  }),
  thing('stargazing', 'stargazing|觀星|睇星', {
    typed:
      'stars|星星|星空|astronomy|天文|milky way|銀河|流星|流星雨|telescope|望遠鏡|meteor|看星星|star gazing',
    products: 'stargazing-camp-luk-keng',
  }),
  thing('farm', 'farm|農場|稻田|落田', {
    typed:
      'farming|耕田|種田|農莊|農家樂|農家|rice field|rice planting|有機|摘菜|採摘|strawberry|strawberry picking|士多啤梨|' +
      '摘士多啤梨|countryside|鄉村|農夫|mud',
    merchants: 'ricefield-house',
  }),
  thing('boat', 'boat|junk|船|sailing', {
    typed:
      'boats|boat trip|boat tour|boat ride|遊船|坐船|出海|boating|on the water|海上|船票|搭船遊|boat trips|' +
      'vessel',
    categories: 'sailings|junks',
  }),
  thing('cruise', 'harbour sail|維港航行|維港|harbour', {
    typed:
      'cruise|harbour cruise|harbor cruise|harbor|harbour tour|維港遊|遊維港|維港遊船|維多利亞港|' +
      'victoria harbour|victoria harbor|victoria harbour cruise|sightseeing boat|夜遊維港|' +
      'dinner cruise|sunset cruise|night cruise|晚餐郵輪|郵輪|cruises|船上晚餐|海港遊|遊港',
    products:
      'sunset-harbour-sail-with-a-drink-on-deck|lights-show-sailing|' +
      'first-ferry-breakfast-crossing|green-hull-one-day-pass',
  }),
  thing('ferry', 'ferry|渡輪|小輪', {
    typed: 'star ferry|天星小輪|天星|ferries|搭船|過海|船班|轉乘船|ferry ticket|ferry pass',
    categories: 'sailings',
  }),
  thing('junk', 'junk boat|junk trip|船河|包船|中式帆船|junk', {
    typed:
      '遊船河|yacht|遊艇|游艇|boat party|船p|charter|boat charter|yacht charter|租船|private boat|帆船|' +
      'sailing boat|sail|catamaran|boat hire|rent a boat|hire a boat|boat rental|租艇|船河派對|junk party|sailing lesson|學帆船|' +
      '揚帆|luxury yacht|包船出海',
    categories: 'junks',
    merchants: 'red-sail-charters',
  }),
  thing('speedboat', 'speedboat|快艇|跳島', {
    typed: 'island hopping|island hop|four islands|四個島|speed boat',
    products: 'sai-kung-island-hop-speedboat',
  }),
  thing('dolphin', 'dolphin|海豚|白海豚', {
    typed:
      'dolphin watching|睇海豚|觀豚|中華白海豚|whale|whale watching|鯨魚|pink dolphin|dolphins tour|' +
      'marine life',
    products: 'dolphin-water-morning',
  }),
  thing('fishing', 'fishing|釣魚|夜釣|squid', {
    typed: 'squid fishing|釣墨魚|墨魚|釣魷魚|魷魚|釣|deep sea fishing|calamari',
    products: 'squid-fishing-night-boat',
  }),
  thing('kayak', 'kayak|獨木舟|canoe', {
    typed:
      'kayaking|canoeing|皮划艇|划艇|划船|rowing|paddling|扒艇|海蝕洞|sea cave|sea arch|海蝕拱|double kayak|雙人獨木舟',
    categories: 'paddling',
    products: 'sea-arch-kayak-half-day',
  }),
  thing('paddleboard', 'paddle board|sup|直立板', {
    typed:
      'stand up paddle|stand up paddling|paddleboarding|立式划槳|槳板|sup yoga|' +
      'stand-up paddle board|直立板初班|直立划槳',
    products: 'paddle-board-first-lesson|five-paddles-card',
  }),
  thing('surfing', 'surf|滑浪|surfboard', {
    typed:
      'surfing|衝浪|surf lesson|surf class|surf school|boogie board|wakesurf|wakeboard|' +
      'wakeboarding|滑水|windsurf|windsurfing|滑浪風帆|滑浪班|學滑浪|longboard|租板|board rental|waves|浪',
    categories: 'surfing',
  }),
  thing('diving', 'scuba|潛水|浮潛', {
    typed:
      'diving|dive|snorkel|snorkeling|snorkelling|free diving|freediving|自由潛水|水肺潛水|珊瑚|coral|學潛水',
    related: 'kayak|speedboat|paddleboard',
  }),
  thing('watersports', 'water sports|水上活動|海上活動', {
    typed:
      '水上運動|sea activities|玩水|water activities|watersport|water sport|水上|水上電單車|jet ski|' +
      'banana boat|flyboard',
    categories: 'paddling|surfing',
  }),
  thing('bioluminescence', 'bioluminescence|night paddle|暗水夜划', {
    typed:
      '藍眼淚|螢光|glowing sea|night kayak|night kayaking|夜划|夜間獨木舟|發光海|sea sparkle|熒光海灘',
    products: 'bioluminescence-night-paddle',
  }),
  thing('islands', 'outlying island|離島', {
    typed: 'island|islands|離島遊|小島|island trip|離島一日遊|離島好去處|island getaway|去離島',
    products:
      'sai-kung-island-hop-speedboat|tai-o-stilt-house-walk|sandbar-villa-cheung-chau-for-six|' +
      'weekend-retreat-silence-optional|silvermine-cabin-for-two|bell-tent-on-the-far-beach',
  }),
  thing('beach', 'beach|沙灘|海灘', {
    typed: 'beaches|seaside|海邊|海岸|沙灘日|sand|coast|陽光海灘|beach day|去海灘|sea|海|睇海',
    products:
      'four-beaches-walk-with-boat-home|castle-beach-pool-day|bell-tent-on-the-far-beach|' +
      'surf-lesson-shek-o|sandbar-villa-cheung-chau-for-six|castle-beach-family-night|' +
      'south-lantau-board-and-bun|first-camp-with-children',
  }),
  thing('stilt-house', 'stilt house|棚屋|漁村', {
    typed: 'fishing village|水鄉|water village|stilt houses|大澳漁村|漁民|東方威尼斯',
    categories: 'water-villages',
  }),
  thing('sunset', 'sunset|日落', {
    typed: '睇日落|夕陽|golden hour|黃昏|看日落|sundown|dusk|日落好去處|sunset view|日落cruise',
    products:
      'sunset-harbour-sail-with-a-drink-on-deck|evening-ride-to-the-dam|' +
      'two-cocktails-on-the-43rd-floor|harbour-lounge-first-round',
  }),
  thing('sunrise', 'sunrise|日出', {
    typed: '睇日出|看日出|晨早|dawn|sun rise|日出行山',
    products: 'sunrise-ridge-walk|sunrise-rooftop-yoga',
  }),
  thing('light-show', 'light show|lights show|燈影', {
    typed:
      'symphony of lights|幻彩詠香江|燈光匯演|fireworks|煙花|煙火|laser show|firework|睇煙花|維港煙花|八點燈光',
    products: 'lights-show-sailing|sunset-harbour-sail-with-a-drink-on-deck',
  }),
  thing('night-view', 'night view|夜景|city lights', {
    typed:
      '睇夜景|skyline|city view|night views|city skyline|觀景|lookout|viewpoint|觀景台|' +
      'observation deck|the peak|victoria peak|山頂|太平山|peak tram|山頂纜車|獅子山|lion rock',
    products:
      'night-ridge-city-lights|lights-show-sailing|two-cocktails-on-the-43rd-floor|' +
      'wheel-cabin-for-two-with-champagne|quarterdeck-evening-swim',
  }),
];
