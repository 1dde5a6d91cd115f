import { thing } from './concept.ts';

/** Meals of the day, diets, and what is drunk. */
export const mealConcepts = [
  thing('breakfast', 'breakfast|早餐', {
    typed: 'brunch|早午餐|朝早食|morning meal|all day breakfast|全日早餐|食早餐|早飯',
    products:
      'ice-room-breakfast-for-two|weekday-two-baskets-and-tea|first-ferry-breakfast-crossing|' +
      'sourdough-loaf-and-coffee|weekend-dim-sum-all-you-can-steam',
  }),
  thing('lunch', 'lunch|午餐|午膳|午飯', {
    typed:
      '食晏|晏晝飯|lunch set|set lunch|午市|business lunch|lunch hour|working lunch|lunch break|晏',
    products:
      'nine-seats-lunch-eight-pieces|temple-morning-vegetarian-lunch|' +
      'quarterdeck-sunday-lunch-buffet|two-roasts-on-rice|weekend-dim-sum-all-you-can-steam|' +
      'wonton-noodles-and-greens',
  }),
  thing('dinner', 'dinner|晚餐|晚飯|supper', {
    typed:
      '夜飯|晚市|食晚飯|dinner set|晚膳|evening meal|晚宴|dinner for two|二人晚餐|食夜飯|晚飯好去處',
    products:
      'twelve-course-omakase-second-seating|iron-and-ember-teppan-seven-courses|' +
      'quarterdeck-seafood-dinner-buffet|slipway-seafood-dinner-for-four|' +
      'two-broth-hotpot-for-two|aunt-lai-ten-dishes-for-eight|' +
      'tung-hing-festival-banquet-twelve|stilt-house-supper-at-low-tide|' +
      'snake-soup-season-supper|yuen-long-mushroom-pot',
  }),
  thing('late-night', 'late night|宵夜|深夜', {
    typed:
      '消夜|夜宵|midnight|late night food|late supper|after midnight|通宵|late nite|midnite|after midnite|late eats|24 hours|夜晚食|夜媽媽|after party',
    lists: 'after-eleven',
  }),
  thing('vegetarian', 'vegetarian|vegan|素食|素齋', {
    typed:
      '齋|素|素菜|素餐|全素|食素|食齋|齋菜|meat free|meatless|no meat|plant based|無肉|veggie|vegetables|蔬菜|' +
      '健康餐|healthy food|healthy|gluten free|無麩質|salad|沙律',
    merchants: 'green-bowl-refectory',
    products: 'yuen-long-mushroom-pot',
  }),
  thing('mushroom', 'mushroom|菇|菌菇', {
    typed: '蘑菇|菌|九菇',
    products: 'yuen-long-mushroom-pot',
  }),
  thing('halal', 'halal|清真', {
    typed: 'muslim|muslim friendly|kosher|穆斯林|清真餐廳',
    related: 'vegetarian|seafood',
  }),
  thing('snake-soup', 'snake soup|蛇羹', {
    typed: '蛇|蛇宴|進補|補身|冬令進補|winter food',
    products: 'snake-soup-season-supper',
  }),
  thing('claypot', 'clay pot rice|煲仔飯|臘味', {
    typed: 'claypot|claypot rice|lap mei|臘腸|lap cheong',
    products: 'snake-soup-season-supper',
    related: 'cantonese',
  }),
  thing('tofu', 'tofu|豆腐', {
    typed: '豆品|soy milk|豆漿|bean curd',
    products: 'rice-field-tofu-morning',
  }),
  thing('street-food', 'street food|小食', {
    typed:
      '街頭小食|街頭美食|street eats|掃街|snack|snacks|小吃|路邊攤|大排檔|dai pai dong|fishball|fish ball|' +
      'curry fishball|curry fish ball|魚蛋|咖喱魚蛋|燒賣魚蛋|臭豆腐|stinky tofu|雞蛋仔|egg waffle|夜市小食|' +
      'finger food|food stall|food stalls|hawker',
    merchants: 'lamplight-market',
    categories: 'noodles-stalls',
  }),
  thing('food-tour', 'food tour|美食團', {
    typed: 'food tours|tasting tour|掃街團|食勻|food walk|foodie tour|food crawl',
    products: 'lamplight-market-tasting-tokens|wet-market-to-wok|city-in-nine-smells',
  }),
  thing('western', 'western food|西餐', {
    typed:
      'western|french|french food|法國菜|法式|italian|意大利菜|pizza|薄餅|burger|漢堡|spanish|西班牙菜|tapas|' +
      'fusion|european|扒餐|brasserie|bistro',
    products:
      'quarterdeck-sunday-lunch-buffet|afternoon-tea-for-two-by-the-arch-window|' +
      'four-wines-and-a-board|quarterdeck-seafood-dinner-buffet',
  }),
  thing('other-cuisine', '泰國菜|印度菜|韓國菜|越南菜', {
    typed:
      'thai|thai food|indian|indian food|咖喱|curry|korean|korean food|韓國|泰菜|vietnamese|mexican|' +
      '墨西哥菜|greek|turkish|中東菜|middle eastern|台灣菜|taiwanese|singaporean|馬來菜|malaysian|bento|便當|' +
      'poke|fried chicken|炸雞',
    related: 'food',
  }),
  thing('bar', 'bar|酒吧|pub', {
    typed:
      'bars|nightlife|夜生活|夜店|club|clubbing|happy hour|歡樂時光|蒲|去蒲|飲酒|飲嘢|drink|drinks|drinking|' +
      '酒|alcohol|cocktail bar|speakeasy|rooftop|rooftop bar|天台酒吧|sky bar|skybar|高空酒吧|lounge|' +
      'soft drinks|落吧|飲杯|飲杯嘢|飲返杯|grab a drink',
    categories: 'bars-wine',
  }),
  thing('cocktail', 'cocktail|雞尾酒|highball', {
    typed:
      'cocktails|調酒|調酒師|mixology|bartender|gin|氈酒|martini|negroni|mojito|whisky|whiskey|威士忌|' +
      'brandy|白蘭地|spirits|烈酒|rum|vodka|cocktail class|調酒班|rooftop cocktails|tequila',
    merchants: 'highwater-bar',
    products: 'ten-skewers-and-a-highball',
  }),
  thing('wine', 'wine|葡萄酒|紅酒', {
    typed:
      '白酒|sommelier|wine tasting|品酒|試酒|blind tasting|盲品|氣酒|sparkling|sparkling wine|prosecco|' +
      'wine bar|wine cellar|酒窖|wine and cheese|cheese|芝士|charcuterie|冷盤|wine pairing|品酒班|' +
      'wine course',
    merchants: 'cellar-under-stairs',
  }),
  thing('champagne', 'champagne|香檳', {
    products: 'wheel-cabin-for-two-with-champagne',
    related: 'wine',
  }),
  thing('sake', 'sake|清酒', {
    typed: '日本酒|梅酒|shochu',
    merchants: 'nine-seats',
    related: 'bar',
  }),
  thing('beer', 'beer|啤酒', {
    typed: 'craft beer|手工啤|精釀|生啤|draft beer|brewery|ale|lager',
    related: 'bar',
  }),
  thing('scented-tea', 'scented tea|花茶', {
    typed: 'tea blending|blend tea|tea blend|flower tea|herbal tea|窨茶|窨花|調茶',
    products: 'blend-your-own-scented-tea',
  }),
  thing('tea', 'tea|功夫茶|茶道|茶藝', {
    typed:
      '工夫茶|tea ceremony|tea class|chinese tea|中國茶|品茶|tea tasting|嘆茶|茶葉|普洱|pu er|puer|oolong|' +
      '烏龍|茉莉|jasmine|tea house|茶舍|茶館|gongfu|kung fu tea|gong fu|matcha|抹茶|泡茶|tea workshop|' +
      '飲杯茶|飲杯好茶|杯茶|茶工作坊|tea experience|茶|沖茶|brew tea|tea brewing',
    merchants: 'round-window-tea',
  }),
];
