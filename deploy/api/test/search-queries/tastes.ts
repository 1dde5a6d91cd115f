/** A further hundred for what is eaten, drunk, made and done on the water. */
export const TASTE_QUERIES = `
beef hotpot | two-broth-hotpot-for-two
酸種麵包班 | sourdough-weekend
bread making class hong kong | sourdough-weekend / pineapple-bun-and-egg-tart-class
聽歌飲酒 | backlot-friday-double-bill / backlot-acoustic-sunday / #bars-wine
kids pottery | parent-and-child-clay-morning
小朋友陶藝班 | parent-and-child-clay-morning
小朋友攀石 | kids-wall-saturday
儿童攀岩 | kids-wall-saturday
catch squid at night | squid-fishing-night-boat
夜釣 | squid-fishing-night-boat
钓鱼 | squid-fishing-night-boat
fishing trip sai kung | squid-fishing-night-boat
pink dolphins | dolphin-water-morning
出海睇海豚 | dolphin-water-morning
watch birds | long-valley-birds-at-seven
睇雀仔 | long-valley-birds-at-seven
sleepover at the aquarium | sleep-under-the-rays
水族館過夜 | sleep-under-the-rays
同鯊魚瞓覺 | sleep-under-the-rays / aquarium-tunnel-day-ticket
stay in a farmhouse | ricefield-farmhouse-night
农家乐 | plant-rice-pull-radish / ricefield-farmhouse-night
村屋過夜 | ricefield-farmhouse-night / silvermine-cabin-for-two / sandbar-villa-cheung-chau-for-six
vacation house cheung chau | sandbar-villa-cheung-chau-for-six
長洲度假屋 | sandbar-villa-cheung-chau-for-six
梅窩 | @mui-wo ?
mui wo cabin | silvermine-cabin-for-two
石澳衝浪 | surf-lesson-shek-o
learn to surf | surf-lesson-shek-o
surfboard rental | south-lantau-board-and-bun
租滑浪板 | south-lantau-board-and-bun
學駛帆船 | learn-to-raise-a-junk-sail
sailing course | learn-to-raise-a-junk-sail
boat party 30 people | red-sail-private-day-charter
公司船p | red-sail-private-day-charter / half-day-junk-to-the-green-bay
四人海鮮餐 | slipway-seafood-dinner-for-four
seafood bufffet | quarterdeck-seafood-dinner-buffet
平日飲茶 | weekday-two-baskets-and-tea
weekday dim sum | weekday-two-baskets-and-tea
siu mai | weekend-dim-sum-all-you-can-steam
dimsum class | har-gow-masterclass / fold-your-own-dumplings
學整點心 | har-gow-masterclass / fold-your-own-dumplings
學包餃子 | fold-your-own-dumplings
wanton mee | wonton-noodles-and-greens
淨雲吞 | wonton-noodles-and-greens
蝦子撈麵 | bamboo-pole-noodle-and-demonstration
竹升面 | bamboo-pole-noodle-and-demonstration
roast pork rice | two-roasts-on-rice
斬料 | whole-roast-goose-to-take-away / two-roasts-on-rice
深水埗食飯 | #dining @sham-shui-po
sham shui po lunch | two-roasts-on-rice / bamboo-pole-noodle-and-demonstration
  / wonton-noodles-and-greens
mushroom hot pot | yuen-long-mushroom-pot
素火鍋 | yuen-long-mushroom-pot
vegan hotpot | yuen-long-mushroom-pot
plant based lunch | temple-morning-vegetarian-lunch
齋舖 | temple-morning-vegetarian-lunch
pomelo sago | mango-pomelo-and-three-bowls
六道甜品 | dessert-omakase-six-bowls
dessert tasting menu | dessert-omakase-six-bowls
hand drip coffee | three-coffees-flight
手冲咖啡 | three-coffees-flight
咖啡拉花班 | latte-art-after-closing
learn latte art kennedy town | latte-art-after-closing
coffee subscription | beans-of-the-month-delivered
flower subscription | flowers-for-the-table-monthly
每週送花 | flowers-for-the-table-monthly
flower arranging class | hand-tied-bouquet-from-the-dawn-market / dried-wreath-evening
干花 | dried-wreath-evening
自製香水 | mix-your-own-perfume
perfume making for couples | mix-your-own-perfume
scented candles | soy-candle-for-a-small-flat
做蜡烛 | soy-candle-for-a-small-flat
wheel throwing | hands-on-pottery
pottery 4 week course | kiln-street-four-week-course
陶藝課程 | kiln-street-four-week-course
couple pottery | private-wheel-for-two-after-hours
情侶陶藝 | private-wheel-for-two-after-hours
sketching class | life-drawing-wednesday
人體素描 | life-drawing-wednesday
国画班 | ink-and-rice-paper-first-stroke
chinese brush painting | ink-and-rice-paper-first-stroke
ferry painting | watercolour-on-the-ferry
水彩班 | watercolour-on-the-ferry
oil paint beginner | paint-a-junk-in-oils
milk tea workshop | milk-tea-pulling-lesson
丝袜奶茶 | milk-tea-pulling-lesson
tea blending | blend-your-own-scented-tea
花茶工作坊 | blend-your-own-scented-tea
egg tart baking | pineapple-bun-and-egg-tart-class
學整蛋撻 | pineapple-bun-and-egg-tart-class
cooking with market visit | wet-market-to-wok
街市買餸煮飯 | wet-market-to-wok
磨豆腐 | rice-field-tofu-morning
night swimming | quarterdeck-evening-swim
夜晚游水 | quarterdeck-evening-swim
酒店泳池日票 | castle-beach-pool-day
lunch omakase | nine-seats-lunch-eight-pieces
午市壽司 | nine-seats-lunch-eight-pieces
tepanyaki | iron-and-ember-teppan-seven-courses
日式烧鸟 | ten-skewers-and-a-highball
tai kok tsui bar | ten-skewers-and-a-highball
`;
