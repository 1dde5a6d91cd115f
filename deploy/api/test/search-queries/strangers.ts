/**
 * Two hundred of twenty strangers who had seen the products' names alone. Of the second hundred 95
 * were right when they were first asked, and 91 before what few have all of was followed by what
 * fits in part.
 */
export const STRANGER_QUERIES = `
what to do with a 5 year old on a rainy day | aquarium-tunnel-day-ticket / feed-the-mangrove-hall
half term stuff for the kids | kids-wall-saturday / first-camp-with-children
hen do ideas | red-sail-private-day-charter / mix-your-own-perfume
proper sunday roast with yorkshires | quarterdeck-sunday-lunch-buffet
cream tea for me and mum | afternoon-tea-for-two-by-the-arch-window
teach my daughter to ride a bike no stabilisers | learn-to-ride-at-any-age
swimming pool day pass with lunch | castle-beach-pool-day
k-town coffee and croissants | sourdough-loaf-and-coffee / three-coffees-flight
sleepover with the fishes | sleep-under-the-rays
first date thats not dinner | private-wheel-for-two-after-hours / four-wines-and-a-board
boat day w the boys 20+ ppl | red-sail-private-day-charter
rooftop bar tonight | two-cocktails-on-the-43rd-floor / highwater-cash-coupon
live bands this friday | backlot-friday-double-bill
knots in my back from the desk | still-room-six-visits / ninety-minute-camphor-oil-massage
surf lessons for a total newb | surf-lesson-shek-o
sushi counter lunch in central under an hour | nine-seats-lunch-eight-pieces
late nite eats after midnite | late-night-hotpot-half-price / two-broth-hotpot-for-two
climbing gym punch card | ten-visit-bouldering-card
sip n paint type thing with oils | paint-a-junk-in-oils
halal or atleast veggie lunch for my colleague | temple-morning-vegetarian-lunch
lunch near chi lin nunnery | temple-morning-vegetarian-lunch
anniversery massage for husband and me | couples-camphor-room / private-cypress-tub
early morning yoga outdoors | sunrise-rooftop-yoga / ten-class-roof-card
yoga for seniors who cant sit on floor | yoga-for-stiff-people
watch the laser show from a boat | lights-show-sailing
museum ok for wheel chair, my father in law | museum-of-ordinary-things-entry
gift voucher for boss, spa or something | bamboo-bath-cash-coupon / still-room-cash-coupon
hotel with two rooms joined for joint family | quarterdeck-families-connecting-rooms
影相靚嘅地方 姊妹行 | tai-o-stilt-house-walk / sunset-harbour-sail-with-a-drink-on-deck
姊妹下午茶打卡 | afternoon-tea-for-two-by-the-arch-window / afternoon-tea-for-two-book-later
整香水 | private-nose-consultation / mix-your-own-perfume
西環 cafe | sourdough-loaf-and-coffee / three-coffees-flight / milkcrate-cash-coupon
放工想撳腳 | foot-hour-after-work
失戀想唱歌喊 | three-hours-of-singing / lunch-hour-karaoke-for-one
生日送咩畀女仔好 | mix-your-own-perfume / private-nose-consultation / soy-candle-for-a-small-flat
糖水 銅記 | dessert-omakase-six-bowls / mango-pomelo-and-three-bowls
一家大細星期日去邊好 | parent-and-child-clay-morning / captains-wheel-for-children
點心放題 | weekend-dim-sum-all-you-can-steam
奶奶大壽擺酒 一圍 | tung-hing-festival-banquet-twelve
六歲仔放電 星期六 | kids-wall-saturday / captains-wheel-for-children / carnival-family-afternoon
帶BB睇魚 | aquarium-tunnel-day-ticket / feed-the-mangrove-hall
親子酒店 玩沙 | castle-beach-family-night
囡囡想焗麵包 | pineapple-bun-and-egg-tart-class / sourdough-weekend
同阿媽浸溫泉 | mother-daughter-spa-morning / bamboo-bath-day / private-cypress-tub
做冬 食團年飯 人多 | tung-hing-festival-banquet-twelve / aunt-lai-ten-dishes-for-eight
小朋友耕田 | plant-rice-pull-radish / ricefield-farmhouse-night
平靚正 lunch 一百蚊內 | two-roasts-on-rice / wonton-noodles-and-greens / fook-tong-cash-coupon
密室 得兩個人玩到嗎 | escape-the-lighthouse-keeper / escape-tong-lau-1967
夜晚mk做咩好 | three-hours-of-singing / foot-hour-after-work
ssp 搵食 | bamboo-pole-noodle-and-demonstration / wonton-noodles-and-greens / two-roasts-on-rice
宵夜 打邊爐 平啲 | late-night-hotpot-half-price / two-broths-cash-coupon
平過五百 情侶 | ice-room-breakfast-for-two / harbour-carnival-night-pass
夜市掃街 | lamplight-market-tasting-tokens / lamplight-market-cash-coupon
想去冇光害睇星 | stargazing-camp-luk-keng
行夜山 睇萬家燈火 | night-ridge-city-lights
50蚊 coupon 食嘢 | fan-blade-cash-coupon / fook-tong-cash-coupon
小红书同款 茶餐厅早餐 | ice-room-breakfast-for-two / fan-blade-cash-coupon
维港夜景游船 | lights-show-sailing / sunset-harbour-sail-with-a-drink-on-deck
叮叮车包场 | private-heritage-tram-two-hours
香港citywalk 老街 | city-in-nine-smells / old-city-stairs-walk / case-of-the-missing-goose-street-hunt
吃海鲜 活鱼现挑 | slipway-seafood-dinner-for-four / slipway-seafood-cash-coupon
情侣 私汤 泡汤 | private-cypress-tub
遛娃 手工 玩泥巴 | parent-and-child-clay-morning / plant-rice-pull-radish
看粤剧 有字幕 听不懂广东话 | opera-excerpts-with-surtitles
尖沙咀 自助餐 生蚝 | quarterdeck-seafood-dinner-buffet / quarterdeck-500-buffet-coupon
SUP 體驗 新手 | paddle-board-first-lesson
吃到飽 | weekend-dim-sum-all-you-can-steam / quarterdeck-sunday-lunch-buffet
港式奶茶 DIY 手作 | milk-tea-pulling-lesson
纜車 透明地板 大佛 | crystal-floor-cable-car-return
一個人旅行 便宜住宿 | tong-lau-single-for-one / mooring-room-only-sunday
賞鯨豚 白海豚 | dolphin-water-morning
大澳一日遊 | tai-o-stilt-house-walk / stilt-house-supper-at-low-tide / standard-cabin-cable-car-one-way
租腳踏車 海邊 | tolo-one-way-bicycle / evening-ride-to-the-dam
海洋公園附近還有什麼好玩 | aquarium-tunnel-day-ticket / sleep-under-the-rays / feed-the-mangrove-hall
staycation 連早餐 | harbour-view-staycation-with-breakfast / castle-beach-family-night
老婆 anniversary omakase | twelve-course-omakase-second-seating
求婚 private 場地 | private-wheel-for-two-after-hours / wheel-cabin-for-two-with-champagne
兩公婆 wine tasting | four-wines-and-a-board / blind-tasting-thursday
teppanyaki 尖咀 book枱 | iron-and-ember-teppan-seven-courses
酒店 wfh 唔過夜 daycation | mooring-nine-to-five-room
租villa開party 十幾人 | sandbar-birthday-house
私房菜 8個人 | aunt-lai-ten-dishes-for-eight
拍拖 pottery 冇其他人 | private-wheel-for-two-after-hours
飲早茶 | weekday-two-baskets-and-tea / tung-hing-100-cash-coupon
斬料加餸 原隻燒鵝拎走 | whole-roast-goose-to-take-away
秋風起食蛇 | snake-soup-season-supper
影雀 觀雀團 | long-valley-birds-at-seven
飲工夫茶 | gongfu-tea-for-beginners
學國畫 | ink-and-rice-paper-first-stroke
把風扇壞咗想自己整返 | market-repair-stall-lesson
夜晚出海釣魚 | squid-fishing-night-boat
大肚 massage 安全 | before-the-baby-massage
想擺檔賣手作 market booth | stallholder-for-a-night
team building 30人 包船 | red-sail-private-day-charter
同事 farewell drinks 中環 | harbour-lounge-first-round
瞓唔到 壓力爆煲 想放鬆 | still-room-sixty-minute-shoulders / breath-and-gong-evening
頌缽 | breath-and-gong-evening
dept activity 整餃子 | fold-your-own-dumplings
CNY workshop | new-year-narcissus-carving
quiet room to write my thesis mon-fri | tai-ping-shan-writers-week / mooring-nine-to-five-room
hiking saikung and take boat back | four-beaches-walk-with-boat-home
hexagon rocks | geology-for-people-who-slept-through-it / sea-arch-kayak-half-day
where do i see sunrise on mountain | sunrise-ridge-walk
glowing plankton sea at night | bioluminescence-night-paddle
island hoping fast boat | sai-kung-island-hop-speedboat
sail on chinese junk, i travel alone | learn-to-raise-a-junk-sail / half-day-junk-to-the-green-bay
how to make dimsum lesson | fold-your-own-dumplings / har-gow-masterclass
cooking class with wetmarket visit | wet-market-to-wok
old tenement house hotel with balcony | tong-lau-corner-room
星期六帶小朋友去放電 | kids-wall-saturday / castle-beach-family-night / captains-wheel-for-children
親子酒店 | quarterdeck-families-connecting-rooms / castle-beach-family-night / ricefield-farmhouse-night
落雨帶小朋友去邊好 | aquarium-tunnel-day-ticket / sleep-under-the-rays / feed-the-mangrove-hall
小朋友可以親手餵魚嘅地方 | feed-the-mangrove-hall / aquarium-tunnel-day-ticket / sleep-under-the-rays
細路學單車 | learn-to-ride-at-any-age
想同個女去摘菜落田玩泥 | plant-rice-pull-radish / rice-field-tofu-morning / ricefield-farmhouse-night
小朋友露營 | first-camp-with-children / stargazing-camp-luk-keng / bell-tent-on-the-far-beach
整蛋撻 | pineapple-bun-and-egg-tart-class / egg-tarts-old-recipe-off-menu
細佬想做船長 | captains-wheel-for-children / learn-to-raise-a-junk-sail
一家四口去嘉年華玩攤位 | carnival-family-afternoon / harbour-carnival-night-pass
求婚 | private-wheel-for-two-after-hours / two-cocktails-on-the-43rd-floor
觀塘 密室 | escape-the-lighthouse-keeper / case-of-the-missing-goose-street-hunt / escape-tong-lau-1967
收工飲返杯 | two-cocktails-on-the-43rd-floor / highwater-saturday-late
女朋友鍾意香水想一齊去整 | mix-your-own-perfume / private-nose-consultation / city-in-nine-smells
omakase lunch | nine-seats-lunch-eight-pieces / twelve-course-omakase-second-seating
打邊爐 | two-broth-hotpot-for-two / late-night-hotpot-half-price / yuen-long-mushroom-pot
夜晚十一點幾仲有咩食 | late-night-hotpot-half-price / highwater-saturday-late / night-bath-and-noodles
周末睇live band | backlot-acoustic-sunday / backlot-friday-double-bill / backlot-year-end-marathon
lunch time自己一個唱k | lunch-hour-karaoke-for-one / three-hours-of-singing
鐵板燒 | iron-and-ember-teppan-seven-courses
hen do | red-sail-private-day-charter / mix-your-own-perfume
sunday roast | quarterdeck-grand-room-and-pool / quarterdeck-sunday-lunch-buffet
wine tasting | four-wines-and-a-board / blind-tasting-thursday
prenatal massage | before-the-baby-massage
can I rent a boat with friends for the day | half-day-junk-to-the-green-bay
hotel just for the daytime to work from | mooring-nine-to-five-room / tai-ping-shan-writers-week
decent flat white | beans-of-the-month-delivered / three-coffees-flight / latte-art-after-closing
fresh flowers sent to my flat every week | flowers-for-the-table-monthly
my mum is visiting, somewhere nice for scones | arch-room-scones-masterclass-tea
xmas wreath | dried-wreath-evening
缆车 | crystal-floor-cable-car-return / standard-cabin-cable-car-one-way
想吃港式茶餐厅早餐和菠萝包 | pineapple-buns-by-the-dozen / ice-room-breakfast-for-two / fan-blade-cash-coupon
出海看海豚 | dolphin-water-morning
夜景 | night-ridge-city-lights / two-cocktails-on-the-43rd-floor / lights-show-sailing
叮叮车拍照 | open-top-tram-hour / private-heritage-tram-two-hours
帆船出海半天拼船 | half-day-junk-to-the-green-bay / red-sail-private-day-charter
桨板 | paddle-board-first-lesson / five-paddles-card
烧鹅 | whole-roast-goose-to-take-away / two-roasts-on-rice / fook-tong-cash-coupon
天星小轮 | green-hull-one-day-pass / first-ferry-breakfast-crossing / lights-show-sailing
自助餐吃到飽 | weekend-dim-sum-all-you-can-steam / quarterdeck-sunday-lunch-buffet
港點 | weekend-dim-sum-all-you-can-steam / weekday-two-baskets-and-tea / har-gow-masterclass
SUP立槳 | paddle-board-first-lesson / five-paddles-card
完全新手想學衝浪 | surf-lesson-shek-o
情侶泡湯 | private-cypress-tub / bamboo-bath-day / night-bath-and-noodles / bamboo-bath-cash-coupon
想住有陽台的老房子 | tong-lau-single-for-one / tong-lau-corner-room / tai-ping-shan-writers-week
夜市小吃 | lamplight-market-tasting-tokens / stallholder-for-a-night / lamplight-market-cash-coupon
藍眼淚 | bioluminescence-night-paddle
絲襪奶茶哪裡可以學 | milk-tea-pulling-lesson
大澳半日遊 在地人導覽 | tai-o-stilt-house-walk / stilt-house-supper-at-low-tide
一盅兩件 | weekday-two-baskets-and-tea / weekend-dim-sum-all-you-can-steam / tung-hing-100-cash-coupon
睇大戲 | opera-excerpts-with-surtitles / opera-make-up-and-backstage
食齋 | temple-morning-vegetarian-lunch / yuen-long-mushroom-pot
雲吞麵 | wonton-noodles-and-greens / bamboo-pole-noodle-and-demonstration
老人家腰骨硬可以做嘅瑜伽 | yoga-for-stiff-people
蛇羹 | snake-soup-season-supper
睇雀 | long-valley-birds-at-seven
一百蚊以內食個飯 | two-roasts-on-rice / weekday-two-baskets-and-tea / wonton-noodles-and-greens
一家大細十二個人做大壽食飯 | tung-hing-festival-banquet-twelve / aunt-lai-ten-dishes-for-eight
鯉魚門海鮮 | slipway-seafood-dinner-for-four / slipway-seafood-cash-coupon
team bonding | escape-the-lighthouse-keeper / escape-tong-lau-1967
vegetarian | temple-morning-vegetarian-lunch / yuen-long-mushroom-pot / rice-field-tofu-morning
scavenger hunt | case-of-the-missing-goose-street-hunt
karaoke for 6 ppl | three-hours-of-singing / echo-rooms-cash-coupon
somewhere to learn dumpling making with colleagues | fold-your-own-dumplings / har-gow-masterclass
early breakfast with a view of the water | harbour-view-staycation-with-breakfast
my neck is so stiff from the laptop | still-room-sixty-minute-shoulders
rooftop yoga | sunrise-rooftop-yoga / yoga-for-stiff-people / ten-class-roof-card
learn how to make candles | soy-candle-for-a-small-flat
抱石 | ten-visit-bouldering-card / kids-wall-saturday / first-climb-top-rope
沙田踩單車 | tolo-one-way-bicycle / evening-ride-to-the-dam / learn-to-ride-at-any-age
同班同學去離島過夜租間屋 | silvermine-cabin-for-two / sandbar-villa-cheung-chau-for-six / sandbar-birthday-house
想搵個冇光害嘅地方睇星 | stargazing-camp-luk-keng / bell-tent-on-the-far-beach
楊枝甘露 | mango-pomelo-and-three-bowls / dessert-omakase-six-bowls
唔識畫畫都得嘅workshop | paint-a-junk-in-oils / life-drawing-wednesday / ink-and-rice-paper-first-stroke
想試下喺夜市擺檔一晚 | stallholder-for-a-night
學整電器 | market-repair-stall-lesson
生日想夜晚出海釣墨魚 | squid-fishing-night-boat
整杯 diy | hands-on-pottery / private-wheel-for-two-after-hours / hand-build-a-noodle-bowl
aquariam tickets | aquarium-tunnel-day-ticket / sleep-under-the-rays / feed-the-mangrove-hall
ferris wheel | wheel-cabin-for-two-with-champagne / carnival-family-afternoon
kayacking | sea-arch-kayak-half-day / five-paddles-card / bioluminescence-night-paddle
island hopping | sai-kung-island-hop-speedboat / green-hull-one-day-pass
where can the kids swim all day | castle-beach-pool-day / quarterdeck-grand-room-and-pool
symphony of lights boat | lights-show-sailing / sunset-harbour-sail-with-a-drink-on-deck
sunrise hike | sunrise-ridge-walk
hotel room for two adults and two kids | quarterdeck-families-connecting-rooms
weird rocks hexagon columns tour | geology-for-people-who-slept-through-it / sea-arch-kayak-half-day
old hong kong stuff museum | museum-of-ordinary-things-entry / museum-after-dark-torch-tour
腳板底好攰想按下 | foot-hour-after-work
靜修 | weekend-retreat-silence-optional / breath-and-gong-evening
母親節同媽咪去spa | mother-daughter-spa-morning / bamboo-bath-day / couples-camphor-room
花班 | dried-wreath-evening / hand-tied-bouquet-from-the-dawn-market / new-year-narcissus-carving
酸種 | sourdough-loaf-and-coffee / sourdough-weekend
想靜靜哋飲杯好茶 | blend-your-own-scented-tea / gongfu-tea-for-beginners
staycation | harbour-view-staycation-with-breakfast / mooring-room-only-sunday
gallery talk | loading-bay-year-card / loading-bay-artist-walk
spa gift voucher for a friend | bamboo-bath-cash-coupon / private-cypress-tub
`;
