/** A further hundred for nights out, sights, stays and rest, with places, prices and mistakes. */
export const ERRAND_QUERIES = `
43樓 | two-cocktails-on-the-43rd-floor
灣仔酒吧 | two-cocktails-on-the-43rd-floor / highwater-tasting-five-small-glasses
red wine | four-wines-and-a-board / blind-tasting-thursday
品酒會 | blind-tasting-thursday / four-wines-and-a-board
wine & cheese for two | four-wines-and-a-board
威士忌 tasting | highwater-tasting-five-small-glasses / two-cocktails-on-the-43rd-floor
coctails | two-cocktails-on-the-43rd-floor
不插電 | backlot-acoustic-sunday
indie music gig | backlot-friday-double-bill / backlot-acoustic-sunday
粤剧 | opera-excerpts-with-surtitles
大戲化妝 | opera-make-up-and-backstage
backstage tour | opera-make-up-and-backstage
gallery tour | loading-bay-artist-walk
画廊 | loading-bay-artist-walk / loading-bay-year-card
museum at night | museum-after-dark-torch-tour
夜遊博物館 | museum-after-dark-torch-tour
懷舊好去處 | museum-of-ordinary-things-entry / open-top-tram-hour / escape-tong-lau-1967
tram ride | open-top-tram-hour
包電車 | private-heritage-tram-two-hours / open-top-tram-hour
ding ding tram tour | open-top-tram-hour
ngong ping 360 ticket | crystal-floor-cable-car-return
昂坪纜車單程 | standard-cabin-cable-car-one-way
ferris wheel champagne | wheel-cabin-for-two-with-champagne
摩天輪求婚 | wheel-cabin-for-two-with-champagne
carnival with kids | carnival-family-afternoon / harbour-carnival-night-pass
机动游戏 | harbour-carnival-night-pass
jellyfish | aquarium-tunnel-day-ticket
feed the fish | feed-the-mangrove-hall
睇鯊魚 | aquarium-tunnel-day-ticket
puzzle hunt kwun tong | case-of-the-missing-goose-street-hunt
街頭解謎 | case-of-the-missing-goose-street-hunt
恐怖密室 | escape-the-lighthouse-keeper / escape-tong-lau-1967
excape room 6 people | escape-the-lighthouse-keeper / escape-tong-lau-1967
karaoke alone | lunch-hour-karaoke-for-one
一個人唱k | lunch-hour-karaoke-for-one
卡啦ok | three-hours-of-singing
night hike | night-ridge-city-lights
夜行山 | night-ridge-city-lights
beach hike | four-beaches-walk-with-boat-home
西貢四灣 | four-beaches-walk-with-boat-home
hexagonal rocks | geology-for-people-who-slept-through-it
万宜水库 | geology-for-people-who-slept-through-it
sheung wan walk | old-city-stairs-walk
上環導賞 | old-city-stairs-walk
hikking | sunrise-ridge-walk / four-beaches-walk-with-boat-home
棚屋晚餐 | stilt-house-supper-at-low-tide
bicycle tai po | tolo-one-way-bicycle / evening-ride-to-the-dam
大尾篤踩單車 | evening-ride-to-the-dam
吐露港單車 | tolo-one-way-bicycle
boulder gym | ten-visit-bouldering-card
抱石 | ten-visit-bouldering-card
first time climbing | first-climb-top-rope
camp with kids | first-camp-with-children
家庭露营 | first-camp-with-children
睇流星雨 | stargazing-camp-luk-keng
yau ma tei hotel | tong-lau-corner-room
cheap hotel | tong-lau-single-for-one / mooring-nine-to-five-room
平酒店 | tong-lau-single-for-one / mooring-nine-to-five-room
connecting rooms for family of 4 | quarterdeck-families-connecting-rooms
親子staycation | castle-beach-family-night / quarterdeck-families-connecting-rooms
wfh hotel day use | mooring-nine-to-five-room
长住 | tai-ping-shan-writers-week
late check out | harbour-view-staycation-with-breakfast
酒店包早餐 | harbour-view-staycation-with-breakfast
酒店連晚餐 | mooring-two-nights-and-dinner
massage for 2 | couples-camphor-room
二人按摩 | couples-camphor-room
prenatal masage | before-the-baby-massage
大肚按摩 | before-the-baby-massage
上環按摩 | still-room-sixty-minute-shoulders / before-the-baby-massage
foot reflexology mong kok | foot-hour-after-work
膊頭好痛 | still-room-sixty-minute-shoulders
按摩套票 | still-room-six-visits
hot spring hong kong | #bath-houses
私人湯池 | private-cypress-tub
mother daughter spa | mother-daughter-spa-morning
同媽咪做spa | mother-daughter-spa-morning
yoga for beginners | yoga-for-stiff-people / sunrise-rooftop-yoga
天台瑜伽 | sunrise-rooftop-yoga / ten-class-roof-card
yogga | #yoga
singing bowls | breath-and-gong-evening
冥想班 | breath-and-gong-evening / weekend-retreat-silence-optional
massage under $300 | foot-hour-after-work <=300
三百蚊以下工作坊 | #workshops <=300
200蚊以內食嘢 | #dining <=200
下午茶 400以下 | afternoon-tea-for-two-book-later <=400
dinner for 2 under 500 | two-broth-hotpot-for-two / four-wines-and-a-board <=500
一千蚊以下酒店 | tong-lau-corner-room / tong-lau-single-for-one / mooring-nine-to-five-room <=1000
$50 coupon | fook-tong-cash-coupon / fan-blade-cash-coupon
火鍋現金券 | two-broths-cash-coupon
spa voucher | bamboo-bath-cash-coupon / still-room-cash-coupon
粉嶺燒鵝 | whole-roast-goose-to-take-away
massage tomorrow | ?%massage
朝早行山 | sunrise-ridge-walk / long-valley-birds-at-seven
xmas buffet | quarterdeck-seafood-dinner-buffet
tst sunset boat | sunset-harbour-sail-with-a-drink-on-deck
ferry day pass | green-hull-one-day-pass
nite market | lamplight-market-tasting-tokens
擺檔一晚 | stallholder-for-a-night
唔開心想散心 | #wellness / ~on-your-own / sunrise-ridge-walk / sunset-harbour-sail-with-a-drink-on-deck
`;
