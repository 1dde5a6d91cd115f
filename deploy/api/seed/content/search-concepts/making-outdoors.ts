import { thing } from './concept.ts';

/** What one makes with one's hands, and what one does out of doors. */
export const makingAndOutdoorConcepts = [
  thing('pottery', 'pottery|陶藝|拉坯|陶泥|窰', {
    typed:
      'mug|mugs|vase|花瓶|陶杯|陶碗|' +
      'ceramics|ceramic|陶瓷|clay|pottery class|手拉坯|wheel throwing|throwing|kiln|陶土|玩泥|泥|陶藝班|' +
      '做杯|杯|mug making|pot making|glaze|上釉|陶藝工作坊|陶藝體驗',
    categories: 'pottery',
    merchants: 'kiln-street-studio',
  }),
  thing('hand-building', 'hand build|手捏', {
    typed:
      'hand building|handbuilding|pinch pot|no wheel|捏陶|手捏陶藝|make a bowl|noodle bowl|麵碗|整碗',
    products: 'hand-build-a-noodle-bowl|parent-and-child-clay-morning',
    related: 'pottery',
  }),
  thing('painting', 'painting|paint|繪畫|畫畫|drawing', {
    typed:
      'art class|art jam|art jamming|sketch|sketching|素描|畫班|學畫畫|paint and sip|sip and paint|' +
      'painting class|畫室|art studio|畫|draw|art workshop|acrylic|畫一幅畫',
    categories: 'painting',
  }),
  thing('watercolour', 'watercolour|水彩', {
    typed: 'watercolor|water colour|水彩畫|水彩班',
    products: 'watercolour-on-the-ferry',
  }),
  thing('oil-painting', 'oil painting|油畫', {
    typed: 'oils|oil paint|油畫班',
    products: 'paint-a-junk-in-oils',
  }),
  thing('ink-painting', 'ink on rice paper|水墨', {
    typed:
      'ink|ink painting|calligraphy|書法|國畫|chinese painting|水墨畫|chinese ink|毛筆|brush painting',
    products: 'ink-and-rice-paper-first-stroke',
  }),
  thing('life-drawing', 'life drawing|人體速寫', {
    typed: '速寫|figure drawing|人像|nude drawing|人體素描',
    products: 'life-drawing-wednesday',
  }),
  thing('flowers', 'flower|花藝|插花|花束', {
    typed:
      'floral|florist|bouquet|flower arrangement|flower arranging|花墟|花|永生花|花店|鮮花|' +
      'flower workshop|flower class|花藝班|floristry|玫瑰|roses|rose|盆栽|plant|plants|植物|' +
      'flower market|terrarium',
    categories: 'flowers',
    merchants: 'stems-before-noon',
  }),
  thing('wreath', 'wreath|花環|乾花', {
    typed: 'christmas wreath|聖誕花環|dried flowers|dried flower|圈',
    products: 'dried-wreath-evening',
  }),
  thing('bouquet', 'bouquet|花束', {
    typed: 'hand tied|花球|flower bouquet',
    products: 'hand-tied-bouquet-from-the-dawn-market',
  }),
  thing('flower-delivery', 'flower delivery|送花', {
    typed:
      'flower subscription|flowers delivered|weekly flowers|鮮花訂閱|花束速遞|每週鮮花|鮮花速遞',
    products: 'flowers-for-the-table-monthly',
    related: 'bouquet',
  }),
  thing('perfume', 'perfume|香水|調香|scent', {
    typed:
      'fragrance|aroma|cologne|香氛|scents|smell|調香師|perfume making|perfume workshop|香水班|香水工作坊|' +
      '自製香水|整香水|eau de parfum|香',
    categories: 'scent',
    merchants: 'orange-and-resin',
  }),
  thing('candle', 'candle|蠟燭', {
    typed:
      '香薰蠟燭|candle making|soy candle|香薰|candles|大豆蠟燭|diffuser|candle workshop|蠟燭班',
    products: 'soy-candle-for-a-small-flat',
  }),
  thing('cooking', 'cooking|烹飪|cook', {
    typed:
      'cooking class|烹飪班|煮食|煮食班|廚藝|culinary|學煮餸|煮餸|cooking course|cooking lesson|chef class|' +
      '學煮飯|煮飯|炒菜|炒餸|學炒餸|做飯|下廚|廚師|cookery|做菜|學做菜|cooking workshop',
    categories: 'cooking',
    merchants: 'flour-and-fold',
  }),
  thing('baking', 'baking|bake|烘焙', {
    typed:
      'baking class|烘焙班|焗麵包|整麵包|整蛋糕|cake making|bread making|焗餅|做麵包|做蛋糕|cookie|cookies|曲奇|整餅|' +
      'baking workshop|烘焙工作坊|bread class|麵包班|pastry class|cake class|蛋糕班',
    products: 'sourdough-weekend|pineapple-bun-and-egg-tart-class|arch-room-scones-masterclass-tea',
  }),
  thing('craft', 'handmade|craft|手作|手工', {
    typed:
      'diy|handcraft|handicraft|手工藝|crafts|make something|手作仔|手作班|手作工作坊|手作體驗|creative|創作|' +
      'arts and crafts|craft workshop|diy workshop|handmade workshop|workshop diy|making',
    lists: 'make-something',
  }),
  thing('other-craft', 'leather|皮革|jewellery|首飾', {
    typed:
      'jewelry|銀器|銀戒指|戒指|ring|rings|silver|soap|手工皂|tufting|簇絨|woodwork|木工|knitting|編織|' +
      'weaving|sewing|縫紉|embroidery|刺繡|macrame|resin|glass|玻璃|lego|金工|紮染|tie dye|origami|摺紙',
    related: 'craft|pottery',
  }),
  thing('repair', 'repair|mend|維修|自己修', {
    typed:
      '修理|修|修補|整返|自己整返|電器|整電器|壞咗|broken|repair cafe|整錶|watch repair|fix|整嘢|fixing|upcycling|環保|sustainable|zero waste',
    products: 'market-repair-stall-lesson',
  }),
  thing('photo', 'photograph|打卡', {
    typed:
      'photo|photos|photography|攝影|影相|instagram|instagrammable|ig|photo spot|打卡位|打卡好去處|' +
      'photoshoot|影靚相|打卡熱點|selfie|拍照|網紅|網美',
    products:
      'crystal-floor-cable-car-return|wheel-cabin-for-two-with-champagne|open-top-tram-hour|' +
      'tong-lau-corner-room|sunset-harbour-sail-with-a-drink-on-deck|tai-o-stilt-house-walk|' +
      'museum-of-ordinary-things-entry',
  }),
  thing('hiking', 'hike|行山|徒步|ridge walk', {
    typed:
      'hiking|hikes|遠足|爬山|登山|trail|trails|trek|trekking|郊遊|郊外|行山路線|行山團|mountain|mountains|山|' +
      'hill|hills|hiking tour|guided hike|hiking trail|行山好去處|maclehose|麥理浩徑|dragons back|龍脊',
    products:
      'sunrise-ridge-walk|four-beaches-walk-with-boat-home|night-ridge-city-lights|' +
      'geology-for-people-who-slept-through-it|old-city-stairs-walk',
    categories: 'hikes',
  }),
  thing('tour', 'tour|walk|導賞', {
    typed:
      'tours|guided|guided tour|walking tour|guided walk|city tour|city walk|citywalk|文化遊|旅行團|' +
      '本地遊|local tour|local tours|導賞團|散步|漫步|古蹟遊|heritage walk|culture|cultural|文化|深度遊|漫遊|' +
      'guide|導遊|history walk|walks|walking',
    categories: 'hikes|water-villages',
    products:
      'tai-o-stilt-house-walk|old-city-stairs-walk|city-in-nine-smells|' +
      'loading-bay-artist-walk|museum-after-dark-torch-tour',
  }),
  thing('day-trip', 'day trip|一日遊', {
    typed:
      'day tour|day out|一日團|full day|全日|即日來回|半日遊|half day|半日|短途|getaway|weekend getaway|' +
      'excursion|一天|小旅行|day trips',
    products:
      'half-day-junk-to-the-green-bay|four-beaches-walk-with-boat-home|' +
      'sea-arch-kayak-half-day|tai-o-stilt-house-walk|sai-kung-island-hop-speedboat|' +
      'bamboo-bath-day|crystal-floor-cable-car-return|green-hull-one-day-pass|' +
      'castle-beach-pool-day',
  }),
  thing('outdoor', 'outdoor|戶外', {
    typed:
      'nature|大自然|郊野|green|outdoors|outdoor activities|踏青|自然|郊野公園|country park|fresh air|綠色|' +
      'park|公園|picnic|野餐|戶外活動|eco|生態|生態遊|ecotour|wetland|濕地|wildlife',
    categories: 'outdoors',
  }),
  thing('birding', 'bird|觀鳥|看鳥', {
    typed:
      'bird watching|birdwatching|birding|睇雀|睇鳥|賞鳥|雀|雀仔|birds|鳥|mai po|米埔|塱原|long valley',
    products: 'long-valley-birds-at-seven',
  }),
  thing('cycling', 'cycling|bicycle|bike|單車', {
    typed:
      'biking|踩單車|自行車|騎車|騎單車|腳踏車|bike rental|租單車|cycle|bike ride|bike tour|bicycle rental|單車徑|' +
      '學踩單車|learn to ride|學單車|mtb|mountain bike|踏單車|bicycles|bikes',
    categories: 'cycling',
  }),
  thing('climbing', 'climb|攀石|抱石|boulder', {
    typed:
      'climbing|攀岩|bouldering|rock climbing|indoor climbing|室內攀石|climbing wall|爬牆|運動攀登|攀爬|' +
      'climbing gym|攀登|top rope',
    categories: 'climbing',
  }),
  thing('four-beaches', 'four beaches|大浪西灣|鹹田灣', {
    typed:
      'ham tin|ham tin wan|sai wan|long ke|浪茄|浪茄灣|西灣|鹹田|tai long wan|sharp peak|蚺蛇尖|' +
      'maclehose stage 2|麥理浩徑二段',
    products: 'four-beaches-walk-with-boat-home',
  }),
  thing('geology', 'geology|地質|六角岩柱', {
    typed:
      'geopark|地質公園|六角柱|萬宜|rocks|hexagon|hexagons|hexagonal columns|high island|岩石|世界地質公園|volcano',
    products: 'geology-for-people-who-slept-through-it|sea-arch-kayak-half-day',
  }),
  thing('sport', 'sport|運動', {
    typed:
      'sports|workout|fitness|gym|健身|做運動|exercise|體能|running|跑步|boxing|拳擊|泰拳|active|流汗|' +
      'active activities|energetic|體育|新手運動|training|減肥',
    categories: 'climbing|surfing|paddling|cycling|yoga',
  }),
  thing('other-sport', 'tennis|羽毛球|滑雪', {
    typed:
      'badminton|bowling|golf|高爾夫|ski|skiing|snowboard|ice skating|溜冰|skating|trampoline|彈床|paintball|' +
      'go kart|gokart|karting|小型賽車|保齡球|保齡|archery|射箭|football|足球|basketball|籃球|網球|skydiving|' +
      '跳傘|bungee|笨豬跳|paragliding|滑翔傘|zipline|飛索',
    related: 'sport',
  }),
];
