import { thing } from './concept.ts';

/** Kinds of food, dishes and diets. */
export const foodConcepts = [
  thing('food', 'food|美食|餐廳|restaurant|dining', {
    typed:
      'eat|eats|eating|eating out|食|食飯|食嘢|食咩|食咩好|食乜|搵食|吃|吃飯|吃什麼|吃的|餐館|餐飲|飲食|館子|meal|meals|' +
      'foodie|cuisine|dine|dine out|where to eat|好食|好吃|美味|yummy|delicious|tasty|set meal|套餐|飯|' +
      'rice|菜|食肆|飯店|hungry|肚餓',
    categories: 'dining',
  }),
  thing('dim-sum', 'dim sum|點心|飲茶|yum cha|燒賣|siu mai|早茶|即蒸點心', {
    typed:
      '港點|茶樓|酒樓|茶居|叉燒包|港式點心|蒸點|dimsum brunch|drink tea|char siu bao|腸粉|鳳爪|流沙包|' +
      'cheung fun|rice roll|rice noodle roll|chicken feet|lo mai gai|糯米雞|蘿蔔糕|turnip cake|' +
      '馬拉糕|春卷|spring roll|排骨|蒸排骨|custard bun',
    categories: 'dim-sum',
    merchants: 'tung-hing-tea-house',
  }),
  thing('dim-sum-class', 'dim sum class|點心班', {
    typed:
      'dim sum making|make dim sum|dim sum workshop|dim sum cooking class|整點心|學整點心|做點心|學做點心|' +
      '點心工作坊|點心課程|包點班',
    products: 'har-gow-masterclass|fold-your-own-dumplings',
  }),
  thing('two-baskets', 'two baskets|一盅兩件|早市', { products: 'weekday-two-baskets-and-tea' }),
  thing('har-gow', 'har gow|蝦餃|ha gow|prawn dumpling|shrimp dumpling', {
    products: 'har-gow-masterclass',
    categories: 'dim-sum',
  }),
  thing('dumplings', 'dumpling|餃子|餃|水餃', {
    typed: '小籠包|xiao long bao|gyoza|包餃子|dumpling making|煎餃|鍋貼|potsticker|dumpling class',
    products: 'fold-your-own-dumplings|har-gow-masterclass',
    categories: 'dim-sum',
  }),
  thing('cantonese', 'cantonese|粵菜|廣東菜|中菜', {
    typed:
      'chinese|chinese food|chinese restaurant|中餐|中式|中國菜|港式|港菜|香港菜|local food|hong kong food|' +
      '地道美食|地道|本地菜|chinese cuisine|小菜|小炒|順德菜|潮州菜|上海菜',
    categories: 'cantonese|dim-sum',
  }),
  thing('roast-meat', 'siu mei|燒味|roast meat|叉燒|char siu|燒肉|雙拼', {
    typed:
      '白切雞|切雞飯|豉油雞|油雞|soy chicken|poached chicken|' +
      'roast pork|bbq pork|乳豬|燒臘|斬料|燒味飯|crispy pork|pork belly|roast|roasts|叉燒飯',
    merchants: 'fook-tong-roast',
  }),
  thing('roast-goose', 'roast goose|燒鵝|goose', {
    typed: 'roast duck|燒鴨|鵝|duck|深井燒鵝|北京填鴨|peking duck|片皮鴨',
    products: 'whole-roast-goose-to-take-away|two-roasts-on-rice',
  }),
  thing('banquet', 'banquet|圍菜|宴會|家庭圍菜', {
    typed:
      '酒席|圍餐|擺酒|feast|團年飯|春茗|big group dinner|large group dinner|' +
      '一圍|family dinner|家庭聚餐|盆菜|poon choi',
    products: 'tung-hing-festival-banquet-twelve|aunt-lai-ten-dishes-for-eight',
  }),
  thing('private-kitchen', 'private kitchen|私房菜|家宴', {
    typed:
      'supper club|private dining|private dinner|private meal|私人晚餐|私人飯局|私廚|private chef|speakeasy restaurant|home cooked|家常菜|住家菜',
    merchants: 'aunt-lais-table',
    products: 'stilt-house-supper-at-low-tide',
  }),
  thing('japanese', 'japanese|日式|日本菜', {
    typed:
      '日本料理|日料|日本|japan|izakaya|居酒屋|和食|日食|japanese food|日本餐廳|tempura|天婦羅|丼|donburi|鰻魚|鰻魚飯|eel|eel rice|unagi',
    categories: 'japanese-counter',
  }),
  thing('omakase', 'omakase|廚師發辦|板前', {
    typed:
      '無菜單料理|無菜單|chef’s table|chefs table|chef table|tasting menu|fine dining|高級餐廳|高級料理|米芝蓮|' +
      'michelin|degustation|廚師推介',
    merchants: 'nine-seats',
    products: 'dessert-omakase-six-bowls',
  }),
  thing('sushi', 'sushi|壽司|sashimi|刺身', {
    typed: '魚生|nigiri|手握|握壽司|raw fish|tuna|吞拿魚|三文魚|salmon|海膽|uni',
    merchants: 'nine-seats',
    related: 'japanese',
  }),
  thing('teppanyaki', 'teppanyaki|teppan|鐵板燒', {
    typed: 'hibachi|鐵板|teppan yaki',
    products: 'iron-and-ember-teppan-seven-courses',
  }),
  thing('steak', 'steak|牛扒|牛排', {
    typed: 'steakhouse|扒房|wagyu|和牛|beef|牛肉|牛|食扒|鋸扒|扒|ribeye|tomahawk|prime rib',
    products:
      'iron-and-ember-teppan-seven-courses|two-broth-hotpot-for-two|' +
      'quarterdeck-sunday-lunch-buffet',
  }),
  thing('skewers', 'skewer|串燒|燒烤|bbq', {
    typed:
      'barbecue|yakitori|燒鳥|烤串|串串|kebab|grill|烤肉|satay|沙嗲|燒嘢食|korean bbq|韓燒|韓式燒烤|bbq night|yakiniku|日式燒肉',
    products: 'ten-skewers-and-a-highball|evening-ride-to-the-dam',
  }),
  thing('noodles', 'noodle|粉麵|撈麵|竹昇麵|雲吞麵', {
    typed:
      '麵|麵條|麵店|ramen|拉麵|車仔麵|米線|河粉|pho|udon|烏冬|lo mein|牛腩麵|蝦子麵|pasta|意粉|soup noodles|congee|粥|' +
      'jook|porridge|粥麵|prawn roe noodles|brisket|beef brisket|beef brisket noodles|牛腩|食麵|食碗麵',
    categories: 'noodles-stalls',
    merchants: 'bamboo-pole-noodles',
  }),
  thing('wonton', 'wonton|雲吞', {
    typed: 'wanton|wantan|餛飩|雲吞麵|wonton noodles|won ton',
    products: 'wonton-noodles-and-greens',
    merchants: 'bamboo-pole-noodles',
  }),
  thing('hotpot', 'hotpot|hot pot|火鍋|打邊爐', {
    typed:
      '邊爐|steamboat|涮鍋|麻辣鍋|麻辣|麻辣火鍋|shabu|shabu shabu|sukiyaki|壽喜燒|鴛鴦鍋|涮涮鍋|涮羊肉|雞煲|打甂爐|sichuan|' +
      '川菜|spicy|辣|湯底',
    categories: 'hotpot',
    merchants: 'two-broths',
  }),
  thing('buffet', 'buffet|自助餐|任食|放題', {
    typed:
      'all you can eat|ayce|eat all you can|all you can steam|吃到飽|無限任食|任飲任食|任飲|自助|半自助餐|' +
      'hotel buffet|酒店自助餐|free flow|食到飽',
    categories: 'buffets',
    products: 'weekend-dim-sum-all-you-can-steam',
  }),
  thing('dinner-buffet', 'dinner buffet|自助晚餐', {
    typed: 'buffet dinner|晚市自助餐|seafood buffet|海鮮自助餐',
    products: 'quarterdeck-seafood-dinner-buffet',
  }),
  thing('lunch-buffet', 'lunch buffet|自助午餐', {
    typed:
      'roast|roasts|buffet lunch|午市自助餐|sunday roast|brunch buffet|roast beef|yorkshire pudding',
    products: 'quarterdeck-sunday-lunch-buffet|quarterdeck-grand-room-and-pool',
  }),
  thing('seafood', 'seafood|海鮮|oyster|生蠔', {
    typed:
      'fish|魚|lobster|龍蝦|蟹|crab|蠔|prawn|prawns|shrimp|蝦|clam|abalone|鮑魚|海鮮餐|海鮮餐廳|蒸魚|瀨尿蝦|' +
      'scallop|帶子|扇貝|大閘蟹|hairy crab',
    merchants: 'slipway-seafood',
    products: 'quarterdeck-seafood-dinner-buffet|stilt-house-supper-at-low-tide',
  }),
  thing('afternoon-tea', 'afternoon tea|下午茶|high tea', {
    typed:
      'hi tea|tea set|英式下午茶|英式茶|三層架|酒店下午茶|tea time|下午茶餐|下午茶套餐|high tea set',
    categories: 'afternoon-tea',
  }),
  thing('scones', 'scone|鬆餅|英式鬆餅', { products: 'arch-room-scones-masterclass-tea' }),
  thing('dessert', 'dessert|甜品|糖水|楊枝甘露', {
    typed:
      '甜點|甜食|sweet|sweets|sweet tooth|cake|cakes|蛋糕|ice cream|雪糕|gelato|布丁|布甸|pudding|sago|芒果|' +
      'mango|mango pomelo|豆腐花|tong sui|waffle|pancake|班戟|chocolate|朱古力|巧克力|麻糬|mochi|tiramisu|' +
      '甜湯',
    merchants: 'pomelo-hour',
  }),
  thing('cafe', 'café', {
    typed: 'cafes|cafe hopping|打卡cafe|文青cafe|quiet cafe',
    merchants: 'milkcrate-coffee',
    categories: 'cafes-bakeries',
  }),
  thing('coffee', 'coffee|咖啡|espresso|咖啡豆', {
    typed:
      'coffee shop|coffee house|咖啡店|咖啡館|咖啡廳|咖啡室|latte|cappuccino|flat white|拿鐵|手沖|手沖咖啡|' +
      'pour over|coffee beans|beans|americano|coffee tasting|caffeine',
    merchants: 'milkcrate-coffee',
  }),
  thing('latte-art', 'latte art|拉花', {
    typed:
      'barista|咖啡拉花|咖啡班|咖啡課程|咖啡工作坊|coffee class|coffee workshop|coffee course|barista class',
    products: 'latte-art-after-closing',
  }),
  thing('milk-tea', 'milk tea|奶茶', {
    typed: '港式奶茶|絲襪奶茶|bubble tea|boba|珍珠奶茶|milk tea class|拉奶茶|鴛鴦|yuenyeung|手搖飲',
    products: 'milk-tea-pulling-lesson|ice-room-breakfast-for-two',
  }),
  thing('bakery', 'bakery|麵包|bread|牛角包|croissant', {
    typed: '麵包店|pastry|pastries|餅店|西餅|包|bun|buns|toast|多士|brioche|baguette|烘焙店',
    merchants: 'half-past-six-bakery',
    products: 'pineapple-buns-by-the-dozen|pineapple-bun-and-egg-tart-class',
  }),
  thing('sourdough', 'sourdough|酸種', {
    typed: '酸種麵包|酵頭|starter|酸包|老麵',
    products: 'sourdough-weekend|sourdough-loaf-and-coffee',
  }),
  thing('pineapple-bun', 'pineapple bun|菠蘿包', {
    typed: '菠蘿油|bolo bao|bo lo bao|polo bun|菠蘿飽',
    products: 'pineapple-buns-by-the-dozen|pineapple-bun-and-egg-tart-class',
  }),
  thing('egg-tart', 'egg tart|蛋撻', {
    typed: '葡撻|蛋塔|custard tart|dan tat|egg tarts class',
    products: 'pineapple-bun-and-egg-tart-class',
  }),
  thing('cha-chaan-teng', 'cha chaan teng|茶餐廳|冰室', {
    typed:
      '茶記|ice room|hong kong style cafe|hk cafe|cha chaan tang|茶冰廳|港式茶餐廳|bing sutt|' +
      'french toast|西多士|西多|檸檬茶|lemon tea|iced lemon tea|凍檸茶|公仔麵|instant noodles|奶油多',
    merchants: 'fan-blade-ice-room',
  }),
];
