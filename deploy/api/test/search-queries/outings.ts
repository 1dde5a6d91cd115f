/** A further hundred for going out, for dishes, and for parties of every size. */
export const OUTING_QUERIES = `
叉燒包 | weekend-dim-sum-all-you-can-steam / weekday-two-baskets-and-tea
cheung fun | weekend-dim-sum-all-you-can-steam / weekday-two-baskets-and-tea
鳳爪 | weekend-dim-sum-all-you-can-steam / weekday-two-baskets-and-tea
yum cha with grandparents | weekend-dim-sum-all-you-can-steam / weekday-two-baskets-and-tea
和牛 | iron-and-ember-teppan-seven-courses / two-broth-hotpot-for-two
wagyu beef | iron-and-ember-teppan-seven-courses / two-broth-hotpot-for-two
三文魚 | nine-seats-lunch-eight-pieces / twelve-course-omakase-second-seating
天婦羅 | #japanese-counter
乌冬 | #japanese-counter / wonton-noodles-and-greens / bamboo-pole-noodle-and-demonstration
乳豬 | tung-hing-festival-banquet-twelve / whole-roast-goose-to-take-away / two-roasts-on-rice
curry fishballs | lamplight-market-tasting-tokens
魚蛋 燒賣 | lamplight-market-tasting-tokens / weekend-dim-sum-all-you-can-steam
西多士 | ice-room-breakfast-for-two
french toast | ice-room-breakfast-for-two
芝麻糊 | mango-pomelo-and-three-bowls / dessert-omakase-six-bowls
豆腐花 | mango-pomelo-and-three-bowls / dessert-omakase-six-bowls / rice-field-tofu-morning
iced lemon tea | ice-room-breakfast-for-two / milk-tea-pulling-lesson
法國菜 | #dining
thai food | #dining
避風塘炒蟹 | slipway-seafood-dinner-for-four
steamed fish | slipway-seafood-dinner-for-four
prosecco | wheel-cabin-for-two-with-champagne / #bars-wine
清酒 | ten-skewers-and-a-highball / twelve-course-omakase-second-seating
  / nine-seats-lunch-eight-pieces
mocktail | two-cocktails-on-the-43rd-floor / harbour-lounge-first-round
  / highwater-tasting-five-small-glasses
天台酒吧 | two-cocktails-on-the-43rd-floor / highwater-tasting-five-small-glasses
flat white | three-coffees-flight
espreso | three-coffees-flight
咖啡班 | latte-art-after-closing
sushi lunch set | nine-seats-lunch-eight-pieces
打邊爐 五百蚊有找 | two-broth-hotpot-for-two / late-night-hotpot-half-price <=500
dim sum below hk$350 | weekend-dim-sum-all-you-can-steam <=350
自助餐 $400-$700 | quarterdeck-seafood-dinner-buffet / quarterdeck-sunday-lunch-buffet <=700
dinner for 12 pax | tung-hing-festival-banquet-twelve
cwb dessert | mango-pomelo-and-three-bowls / dessert-omakase-six-bowls
tko bakery | sourdough-loaf-and-coffee
荃灣食咩好 | two-broth-hotpot-for-two / #dining
出海玩 | #harbour
快艇 | sai-kung-island-hop-speedboat
speed boat trip | sai-kung-island-hop-speedboat
學揸船 | captains-wheel-for-children / learn-to-raise-a-junk-sail
hire a boat for 20 | red-sail-private-day-charter
畢業船p | red-sail-private-day-charter / half-day-junk-to-the-green-bay
canoe | sea-arch-kayak-half-day
stand up paddle | paddle-board-first-lesson
划艇 | sea-arch-kayak-half-day / bioluminescence-night-paddle / five-paddles-card
glow in the dark sea | bioluminescence-night-paddle
螢光海 | bioluminescence-night-paddle
海上日落 | sunset-harbour-sail-with-a-drink-on-deck
symphony of lights boat | lights-show-sailing
中華白海豚團 | dolphin-water-morning
大澳 棚屋 食飯 | stilt-house-supper-at-low-tide
trail running | #hikes
麥理浩徑 | #hikes
鹹田灣 | four-beaches-walk-with-boat-home
family hike easy | #hikes
milky way | stargazing-camp-luk-keng
天文 | stargazing-camp-luk-keng
tent rental | #camping
塱原 | long-valley-birds-at-seven
影雀 | long-valley-birds-at-seven
organic farm kids | plant-rice-pull-radish
學單車 大人 | learn-to-ride-at-any-age
learn to ride a bike | learn-to-ride-at-any-age
室內攀石 | first-climb-top-rope / ten-visit-bouldering-card / kids-wall-saturday
沙田 單車 | tolo-one-way-bicycle
屯門好去處 | @tuen-mun-district ?
silver ring workshop | #workshops
香薰蠟燭班 | soy-candle-for-a-small-flat
make a scent for my boyfriend | mix-your-own-perfume / private-nose-consultation
玩陶泥 | hands-on-pottery / parent-and-child-clay-morning / hand-build-a-noodle-bowl
clay for kids | parent-and-child-clay-morning
毛筆字 | ink-and-rice-paper-first-stroke
acrylic painting | #painting
學沖茶 | gongfu-tea-for-beginners
整曲奇 | pineapple-bun-and-egg-tart-class / sourdough-weekend / arch-room-scones-masterclass-tea
親子包餃子 | fold-your-own-dumplings
200 - 400 蚊 手作 | #workshops <=400
過山車 | harbour-carnival-night-pass / carnival-family-afternoon
indoor playground | ~with-children / ~rainy-saturday
sharks tunnel | aquarium-tunnel-day-ticket
海洋公園 | aquarium-tunnel-day-ticket / harbour-carnival-night-pass / carnival-family-afternoon
東涌纜車 | crystal-floor-cable-car-return / standard-cabin-cable-car-one-way
開篷電車 | open-top-tram-hour
樂隊 | backlot-friday-double-bill / backlot-acoustic-sunday
live band tonight | ?%shows
狼人殺 | #play
causway bay karoke | three-hours-of-singing
6個人玩咩好 | #play / escape-the-lighthouse-keeper / three-hours-of-singing
全身按摩 | ninety-minute-camphor-oil-massage
back pain | still-room-sixty-minute-shoulders / ninety-minute-camphor-oil-massage
onsen | #bath-houses
浸浴 二人 | private-cypress-tub / bamboo-bath-day
朝早做瑜伽 | sunrise-rooftop-yoga
digital detox | weekend-retreat-silence-optional
宅度假 | #staycations
hotel with bathtub | #staycations
staycation under 1000 | tong-lau-corner-room / tong-lau-single-for-one / mooring-nine-to-five-room
  <=1000
hotel for 4 with kids | castle-beach-family-night / quarterdeck-families-connecting-rooms
銀礦灣 | silvermine-cabin-for-two
時租酒店 | mooring-nine-to-five-room
infinity pool | castle-beach-pool-day / quarterdeck-evening-swim
畀媽咪嘅禮物 | ~gift-ideas / mother-daughter-spa-morning
farewell gift for colleague | ~gift-ideas
情人節 | ~just-two
hen party | red-sail-private-day-charter / three-hours-of-singing / mix-your-own-perfume
爸爸生日食飯 | #dining
3歲小朋友去邊 | ~with-children
teenagers | escape-the-lighthouse-keeper / first-climb-top-rope / surf-lesson-shek-o
  / three-hours-of-singing / harbour-carnival-night-pass
date idea under 300 | ~just-two <=300
gift card | #cash-coupons / ~gift-ideas
送花 | flowers-for-the-table-monthly
酒店券 | hotel-mooring-1000-stay-coupon / quarterdeck-500-buffet-coupon
`;
