/** What people type by whom, where, when and for how much, in mixtures and with mistakes. */
export const PEOPLE_QUERIES = `
birthday | three-hours-of-singing / iron-and-ember-teppan-seven-courses
  / red-sail-private-day-charter
生日 | three-hours-of-singing / iron-and-ember-teppan-seven-courses / red-sail-private-day-charter
慶生 | three-hours-of-singing / iron-and-ember-teppan-seven-courses / red-sail-private-day-charter
birthday dinner | iron-and-ember-teppan-seven-courses / twelve-course-omakase-second-seating
  / quarterdeck-seafood-dinner-buffet
生日晚餐 | iron-and-ember-teppan-seven-courses / twelve-course-omakase-second-seating
  / quarterdeck-seafood-dinner-buffet
anniversary | ~just-two
拍拖 | ~just-two
date night | ~just-two
情侶 | ~just-two
romantic dinner | two-broth-hotpot-for-two / four-wines-and-a-board
  / two-cocktails-on-the-43rd-floor
求婚 | wheel-cabin-for-two-with-champagne
wedding | red-sail-private-day-charter / tung-hing-festival-banquet-twelve
  / hand-tied-bouquet-from-the-dawn-market
team building | escape-the-lighthouse-keeper / fold-your-own-dumplings / first-climb-top-rope
公司活動 | escape-the-lighthouse-keeper / fold-your-own-dumplings / first-climb-top-rope
group dinner | tung-hing-festival-banquet-twelve / slipway-seafood-dinner-for-four
  / late-night-hotpot-half-price
kids | ~with-children
亲子活动 | ~with-children
親子好去處 | ~with-children
family | ~with-children
一家大細 | ~with-children
kids workshop | parent-and-child-clay-morning
親子陶藝 | parent-and-child-clay-morning
kids climbing | kids-wall-saturday
toddler | ~with-children
長者 | opera-excerpts-with-surtitles / weekday-two-baskets-and-tea / green-hull-one-day-pass
mothers day | mother-daughter-spa-morning / flowers-for-the-table-monthly
父親節 | squid-fishing-night-boat / ten-skewers-and-a-highball
solo | ~on-your-own
一個人 | ~on-your-own
gift | ~gift-ideas
禮物 | ~gift-ideas
birthday gift | ~gift-ideas
手信 | ~gift-ideas
優惠券 | #cash-coupons
折扣 | #cash-coupons
buy one get one | #cash-coupons
现金券 | #cash-coupons
dining coupon | #cash-coupons
半價 | late-night-hotpot-half-price
rainy day | ~rainy-saturday
indoor activities | ~rainy-saturday
落雨好去處 | ~rainy-saturday
室內 | ~rainy-saturday
冷氣 | ~rainy-saturday
christmas | quarterdeck-seafood-dinner-buffet / dried-wreath-evening / lights-show-sailing
聖誕自助餐 | quarterdeck-seafood-dinner-buffet
農曆新年 | tung-hing-festival-banquet-twelve / lights-show-sailing
halloween | museum-after-dark-torch-tour / escape-the-lighthouse-keeper
wheelchair | =step-free
輪椅 | =step-free
外賣 | whole-roast-goose-to-take-away / pineapple-buns-by-the-dozen / two-roasts-on-rice
打卡 | crystal-floor-cable-car-return / wheel-cabin-for-two-with-champagne / tai-o-stilt-house-walk
adventure | surf-lesson-shek-o / first-climb-top-rope / sea-arch-kayak-half-day
one day pass | green-hull-one-day-pass
things to do in tst | @tsim-sha-tsui
tst | @tsim-sha-tsui
尖咀 | @tsim-sha-tsui
尖沙咀美食 | @tsim-sha-tsui
尖沙咀自助餐 | quarterdeck-seafood-dinner-buffet
LKF | @central
中環酒吧 | harbour-lounge-first-round
蘭桂坊 | @central
cwb | @causeway-bay
銅記 | @causeway-bay
銅鑼灣唱k | three-hours-of-singing @causeway-bay
mk | @mong-kok
旺角 按摩 | ninety-minute-camphor-oil-massage @mong-kok
旺角按摩 | ninety-minute-camphor-oil-massage @mong-kok
mongkok massage | ninety-minute-camphor-oil-massage @mong-kok
ssp | @sham-shui-po
深水埗 | @sham-shui-po
sham shui bo | @sham-shui-po
sham shui po coffee | three-coffees-flight @sham-shui-po
西貢 | @sai-kung
saikung kayak | sea-arch-kayak-half-day @sai-kung
西貢行山 | sunrise-ridge-walk / four-beaches-walk-with-boat-home
lantau | bell-tent-on-the-far-beach / crystal-floor-cable-car-return / tai-o-stilt-house-walk
  / south-lantau-board-and-bun
大嶼山 | bell-tent-on-the-far-beach / crystal-floor-cable-car-return / tai-o-stilt-house-walk
  / south-lantau-board-and-bun
大澳 | tai-o-stilt-house-walk
长洲 | sandbar-villa-cheung-chau-for-six
kennedy town | @kennedy-town
西環 | @sai-ying-pun
觀塘 | @kwun-tong
九龍東 | escape-the-lighthouse-keeper / escape-tong-lau-1967 / temple-morning-vegetarian-lunch
  / backlot-friday-double-bill
沙田 | @sha-tin
大埔 | @tai-po
將軍澳 | sourdough-loaf-and-coffee
元朗火鍋 | yuen-long-mushroom-pot
灣仔 cocktail | two-cocktails-on-the-43rd-floor
hk island | @hong-kong-island
新界 | @new-territories-islands
九龍美食 | @kowloon #dining
under 200 | <=200
under $200 | <=200
200蚊以下 | <=200
HK$100以下 | <=100
平過二百 | <=200
二百蚊樓下 | <=200
两百以内 | <=200
under two hundred | <=200
dim sum under 100 | weekday-two-baskets-and-tea <=100
按摩 500以下 | foot-hour-after-work / still-room-sixty-minute-shoulders <=500
massage between 300 and 600 | ninety-minute-camphor-oil-massage / still-room-sixty-minute-shoulders
  <=600
buffet under 400 | quarterdeck-sunday-lunch-buffet / weekend-dim-sum-all-you-can-steam <=400
工作坊 300-500 | #workshops <=500
人均300 日本菜 | ten-skewers-and-a-highball <=300
workshops over 1000 | private-wheel-for-two-after-hours / kiln-street-four-week-course
  / private-nose-consultation
500蚊以下酒店 | tong-lau-single-for-one / mooring-nine-to-five-room / castle-beach-pool-day <=500
cheap eats | #dining
平食 | #dining
抵食 | #dining
cheap massage | foot-hour-after-work
tonight | ?
今晚 | ?
今晚食咩 | ?
tomorrow | ?
聽日 | ?
this weekend | ?
週末 | ?
kayak this weekend | ?%harbour
今個週末親子 | ?
聽日下午茶 | ?%afternoon-tea
next friday | ?
星期六行山 | ?%hikes
things to do this weekend | ?
kiln street | hands-on-pottery
窰街工房 | hands-on-pottery
窑街 | hands-on-pottery
green hull | sunset-harbour-sail-with-a-drink-on-deck / green-hull-one-day-pass
tung hing | weekend-dim-sum-all-you-can-steam
同慶茶居 | weekend-dim-sum-all-you-can-steam
nine seats | twelve-course-omakase-second-seating
still room | ninety-minute-camphor-oil-massage / still-room-six-visits
quarterdeck | quarterdeck-seafood-dinner-buffet / quarterdeck-grand-room-and-pool
  / quarterdeck-evening-swim
quaterdeck | quarterdeck-seafood-dinner-buffet / quarterdeck-grand-room-and-pool
  / quarterdeck-evening-swim
hotel mooring | harbour-view-staycation-with-breakfast & mooring-two-nights-and-dinner
ridge and bay | sunrise-ridge-walk / half-day-junk-to-the-green-bay
  / four-beaches-walk-with-boat-home
lamplight | lamplight-market-tasting-tokens
宁静的地方放松一下 | weekend-retreat-silence-optional / breath-and-gong-evening / bamboo-bath-day
where can i go kayaking in sai kung | sea-arch-kayak-half-day
best dim sum in hong kong | weekend-dim-sum-all-you-can-steam
有咩好玩 | ?
想同女朋友慶祝週年 | ~just-two
落雨帶小朋友去邊好 | aquarium-tunnel-day-ticket / ~rainy-saturday
a nice place for afternoon tea with my mum | afternoon-tea-for-two-by-the-arch-window
I want to learn pottery | hands-on-pottery
學整麵包 | sourdough-weekend / pineapple-bun-and-egg-tart-class
香港必去景點 | #attractions
photo spots | crystal-floor-cable-car-return / wheel-cabin-for-two-with-champagne
  / tai-o-stilt-house-walk
resturant | #dining
brekfast | ice-room-breakfast-for-two
karoke | three-hours-of-singing
dumpligns | fold-your-own-dumplings
picnic | #outdoors
下班後按摩 | foot-hour-after-work
spa day for two | private-cypress-tub / couples-camphor-room
coffee tst | three-coffees-flight / harbour-lounge-first-round
`;
