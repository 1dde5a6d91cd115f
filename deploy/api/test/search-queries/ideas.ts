/** A further hundred, written once the words of all before it were in the table. */
export const IDEA_QUERIES = `
糯米雞 | weekend-dim-sum-all-you-can-steam / weekday-two-baskets-and-tea
spring rolls | weekend-dim-sum-all-you-can-steam / weekday-two-baskets-and-tea
dim sum with kids | weekend-dim-sum-all-you-can-steam / har-gow-masterclass
想飲早茶 | weekday-two-baskets-and-tea / weekend-dim-sum-all-you-can-steam
pu er and baskets | weekday-two-baskets-and-tea
海膽 | nine-seats-lunch-eight-pieces / twelve-course-omakase-second-seating
eel rice | #japanese-counter
日式放題 | #japanese-counter / #buffets
yakiniku | ten-skewers-and-a-highball / iron-and-ember-teppan-seven-courses
食扒 | iron-and-ember-teppan-seven-courses / quarterdeck-sunday-lunch-buffet
roast beef sunday | quarterdeck-sunday-lunch-buffet
鮑魚 | tung-hing-festival-banquet-twelve / slipway-seafood-dinner-for-four
  / aunt-lai-ten-dishes-for-eight / quarterdeck-seafood-dinner-buffet
hairy crab set | slipway-seafood-dinner-for-four / quarterdeck-seafood-dinner-buffet
豆漿 | wonton-noodles-and-greens / rice-field-tofu-morning
beef brisket noodles | wonton-noodles-and-greens / bamboo-pole-noodle-and-demonstration
車仔麵 | wonton-noodles-and-greens / bamboo-pole-noodle-and-demonstration
soup for winter | snake-soup-season-supper / #hotpot / two-roasts-on-rice
臘味飯 | snake-soup-season-supper
bbq pork rice | two-roasts-on-rice
燒味現金券 | fook-tong-cash-coupon
egg waffle | lamplight-market-tasting-tokens
蛋糕 下午茶 兩位 | afternoon-tea-for-two-by-the-arch-window / afternoon-tea-for-two-book-later
tea set for 2 under 500 | afternoon-tea-for-two-book-later <=500
高級下午茶 | afternoon-tea-for-two-by-the-arch-window / afternoon-tea-for-two-book-later
espresso martini | two-cocktails-on-the-43rd-floor / highwater-tasting-five-small-glasses
  / highwater-saturday-late
飲杯嘢 中環 | #bars-wine
朋友聚會 飲酒 | harbour-lounge-first-round / #bars-wine
natural wine | four-wines-and-a-board / blind-tasting-thursday
芝士拼盤 | four-wines-and-a-board
坐電車飲酒 | open-top-tram-hour / private-heritage-tram-two-hours
有機蔬菜 | #dining / plant-rice-pull-radish
齋菜午餐 九龍 | temple-morning-vegetarian-lunch
素點心 | temple-morning-vegetarian-lunch / weekend-dim-sum-all-you-can-steam
food tour | lamplight-market-tasting-tokens / wet-market-to-wok / city-in-nine-smells
  / old-city-stairs-walk
dai pai dong | lamplight-market-tasting-tokens / #noodles-stalls
兩餸飯 | two-roasts-on-rice / #dining
一人食 日本菜 | #japanese-counter
three course lunch | #dining
麵包店 西環 | sourdough-loaf-and-coffee / #cafes-bakeries
croisant | sourdough-loaf-and-coffee
tart class | pineapple-bun-and-egg-tart-class
學做壽司 | twelve-course-omakase-second-seating / nine-seats-lunch-eight-pieces / #cooking
炒菜班 | #cooking
wok cooking | wet-market-to-wok
拉麵 製作 | bamboo-pole-noodle-and-demonstration
bamboo noodles | bamboo-pole-noodle-and-demonstration
teapot | gongfu-tea-for-beginners / #pottery
茉莉花茶 | blend-your-own-scented-tea
smell workshop | mix-your-own-perfume / city-in-nine-smells
private perfumer | private-nose-consultation
做花束送女友 | hand-tied-bouquet-from-the-dawn-market
roses delivered | flowers-for-the-table-monthly / hand-tied-bouquet-from-the-dawn-market
xmas decoration diy | dried-wreath-evening
画画 情侣 | #painting
夜晚畫畫 | #painting
figure drawing | life-drawing-wednesday
學陶藝 一個月 | kiln-street-four-week-course
做對情侶杯 | hands-on-pottery / private-wheel-for-two-after-hours
工作坊 深水埗 | #workshops @sham-shui-po
weekend workshop for adults | #workshops
出海釣魚 | squid-fishing-night-boat
食艇仔粥 | squid-fishing-night-boat / wonton-noodles-and-greens
party boat 15 pax | red-sail-private-day-charter / half-day-junk-to-the-green-bay
包遊艇幾錢 | red-sail-private-day-charter
西貢 出海 | #harbour
海蝕洞 | sea-arch-kayak-half-day
beginner kayak | sea-arch-kayak-half-day / bioluminescence-night-paddle / five-paddles-card
sup at sunset | paddle-board-first-lesson
surf board hire | south-lantau-board-and-bun
boat with breakfast | first-ferry-breakfast-crossing
渡輪 睇日落 | sunset-harbour-sail-with-a-drink-on-deck
夜遊維港 | lights-show-sailing / sunset-harbour-sail-with-a-drink-on-deck
小朋友揸船 | captains-wheel-for-children
大澳一日遊 | tai-o-stilt-house-walk
大嶼山 露營 | bell-tent-on-the-far-beach / #camping
帶狗行山 | #hikes / #outdoors
lion rock at night | night-ridge-city-lights
easy walk in the city | old-city-stairs-walk / city-in-nine-smells
地質公園船 | geology-for-people-who-slept-through-it / sea-arch-kayak-half-day
sai kung hike and beach | four-beaches-walk-with-boat-home
bike tour with dinner | evening-ride-to-the-dam
單車租借 | tolo-one-way-bicycle
kids camping first time | first-camp-with-children
豪華露營 | bell-tent-on-the-far-beach
chalk and shoes climbing | first-climb-top-rope
拔蘿蔔 | plant-rice-pull-radish
雞蛋 農舍 | ricefield-farmhouse-night
昂坪單程 | standard-cabin-cable-car-one-way
fairground tokens | harbour-carnival-night-pass / carnival-family-afternoon
摩天輪 兩個人 | wheel-cabin-for-two-with-champagne
sleep with sharks | sleep-under-the-rays
museum free friday | #museums
睇畫展 | loading-bay-artist-walk / loading-bay-year-card / #museums
大戲 有字幕 | opera-excerpts-with-surtitles
new years eve concert | backlot-year-end-marathon / #shows
解謎遊戲 戶外 | case-of-the-missing-goose-street-hunt
lunch karaoke | lunch-hour-karaoke-for-one
修手錶 | market-repair-stall-lesson
fix my lamp | market-repair-stall-lesson
頸緊 | still-room-sixty-minute-shoulders
oil massage 90 mins | ninety-minute-camphor-oil-massage
同老婆按摩 | couples-camphor-room
foot massge after work | foot-hour-after-work
旺角 腳底按摩 | foot-hour-after-work
檜木浴 | private-cypress-tub
浸完食麵 | night-bath-and-noodles
hot spring with mum | mother-daughter-spa-morning
靜觀 | breath-and-gong-evening / weekend-retreat-silence-optional / #yoga
瑜伽次卡 | ten-class-roof-card
酒店 兩晚 | mooring-two-nights-and-dinner
room with balcony | tong-lau-corner-room
家庭房 沙灘 | castle-beach-family-night
swimming pool day pass tuen mun | castle-beach-pool-day
day use room monday | ?%staycations
house for 12 | sandbar-birthday-house / sandbar-villa-cheung-chau-for-six
包屋 生日 | sandbar-birthday-house / sandbar-villa-cheung-chau-for-six
hotel coupon $1000 | hotel-mooring-1000-stay-coupon
唱k現金券 | echo-rooms-cash-coupon
gift under 400 | ~gift-ideas <=400
鑽石山 素食 | temple-morning-vegetarian-lunch
`;
