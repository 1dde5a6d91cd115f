/** A further hundred that was tried once the words of the two before it were in the table. */
export const WISH_QUERIES = `
邊度有得整陶瓷杯 | hands-on-pottery
make my own mug | hands-on-pottery
湯碗 手捏 | hand-build-a-noodle-bowl
pottery taster under 500 | hand-build-a-noodle-bowl / hands-on-pottery <=500
整花環 | dried-wreath-evening
聖誕花圈 | dried-wreath-evening
鲜花课程 | hand-tied-bouquet-from-the-dawn-market / dried-wreath-evening
水仙雕刻 | new-year-narcissus-carving
scent workshop wan chai | mix-your-own-perfume / city-in-nine-smells / soy-candle-for-a-small-flat
灣仔 導賞 | city-in-nine-smells
dumplings for team | fold-your-own-dumplings
学包饺子 灣仔 | fold-your-own-dumplings
cooking lesson tai po | wet-market-to-wok / pineapple-bun-and-egg-tart-class
大埔煮食班 | wet-market-to-wok / pineapple-bun-and-egg-tart-class
learn to make bread | sourdough-weekend
sour dough | sourdough-weekend / sourdough-loaf-and-coffee
bolo bun | pineapple-buns-by-the-dozen / pineapple-bun-and-egg-tart-class
菠蘿油 | pineapple-buns-by-the-dozen / pineapple-bun-and-egg-tart-class
咖啡 甜品 下午 | #cafes-bakeries
三個月咖啡豆 | beans-of-the-month-delivered
kung fu tea | gongfu-tea-for-beginners
飲功夫茶 上環 | gongfu-tea-for-beginners
chinese tea lesson | gongfu-tea-for-beginners / blend-your-own-scented-tea
冰室早餐 | ice-room-breakfast-for-two
港式早餐 | ice-room-breakfast-for-two / weekday-two-baskets-and-tea
HK style milk tea | milk-tea-pulling-lesson / ice-room-breakfast-for-two
goose rice | two-roasts-on-rice / whole-roast-goose-to-take-away
成隻燒鵝 | whole-roast-goose-to-take-away
白切雞 | #cantonese / two-roasts-on-rice
十二人圍餐 | tung-hing-festival-banquet-twelve
private dinner for 8 | aunt-lai-ten-dishes-for-eight
chef's table | twelve-course-omakase-second-seating / nine-seats-lunch-eight-pieces
  / aunt-lai-ten-dishes-for-eight
日料 omakase 中環 | twelve-course-omakase-second-seating
late night hotpot jordan | late-night-hotpot-half-price
佐敦打邊爐 | two-broth-hotpot-for-two / late-night-hotpot-half-price
荃灣火鍋 | two-broth-hotpot-for-two
no meat hotpot | yuen-long-mushroom-pot
spicy hotpot for 2 | two-broth-hotpot-for-two
聖誕大餐 自助 | quarterdeck-seafood-dinner-buffet / quarterdeck-sunday-lunch-buffet
星期日 buffet | quarterdeck-sunday-lunch-buffet
蠔 自助餐 | quarterdeck-seafood-dinner-buffet
seafood for 4 | slipway-seafood-dinner-for-four
afternoon tea voucher | afternoon-tea-for-two-book-later / arch-room-200-cash-coupon
二人 tea set | afternoon-tea-for-two-by-the-arch-window / afternoon-tea-for-two-book-later
鬆餅下午茶 | arch-room-scones-masterclass-tea / afternoon-tea-for-two-by-the-arch-window
芒果甜品 銅鑼灣 | mango-pomelo-and-three-bowls / dessert-omakase-six-bowls
tong sui | mango-pomelo-and-three-bowls
雞尾酒 海景 | two-cocktails-on-the-43rd-floor / harbour-lounge-first-round
4 人飲嘢 | harbour-lounge-first-round / #bars-wine
wine course blind | blind-tasting-thursday
街頭美食 夜晚 | lamplight-market-tasting-tokens
night bazaar | lamplight-market-tasting-tokens / stallholder-for-a-night
repair my things | market-repair-stall-lesson
修理班 | market-repair-stall-lesson
水晶車廂 來回 | crystal-floor-cable-car-return
cablecar one way | standard-cabin-cable-car-one-way
大佛 一日遊 | crystal-floor-cable-car-return
天壇大佛纜車 | crystal-floor-cable-car-return
海濱摩天輪 | wheel-cabin-for-two-with-champagne / harbour-carnival-night-pass
family carnival | carnival-family-afternoon
古董電車遊 | open-top-tram-hour
aquarium ticket | aquarium-tunnel-day-ticket
餵魚 | feed-the-mangrove-hall
night in aquarium with kids | sleep-under-the-rays
手電筒 博物館 | museum-after-dark-torch-tour
museum with kids | museum-of-ordinary-things-entry / museum-after-dark-torch-tour
藝術家 導賞 | loading-bay-artist-walk
art opening friday | loading-bay-year-card / loading-bay-artist-walk
睇大戲 新手 | opera-excerpts-with-surtitles
face painting opera | opera-make-up-and-backstage
星期五 live band | backlot-friday-double-bill
sunday acoustic gig | backlot-acoustic-sunday
密室 新蒲崗 | escape-tong-lau-1967
escape game for two | escape-the-lighthouse-keeper / escape-tong-lau-1967
街上尋寶 | case-of-the-missing-goose-street-hunt
唱k 3小時 | three-hours-of-singing
ktv lunch | lunch-hour-karaoke-for-one
sunrise hike | sunrise-ridge-walk
睇日出 行山 | sunrise-ridge-walk
獅子山夜景 | night-ridge-city-lights
六角柱 導賞 | geology-for-people-who-slept-through-it
long valley wetland | long-valley-birds-at-seven
落田種米 | plant-rice-pull-radish
豆腐工作坊 | rice-field-tofu-morning
單車 夕陽 | evening-ride-to-the-dam
bike one way shatin to tai po | tolo-one-way-bicycle
學攀石 | first-climb-top-rope
climbing pass | ten-visit-bouldering-card
海灘露營 | bell-tent-on-the-far-beach / first-camp-with-children
觀星團 | stargazing-camp-luk-keng
sup lesson | paddle-board-first-lesson
獨木舟 五次 | five-paddles-card
夜光 獨木舟 | bioluminescence-night-paddle
滑浪班 小朋友 | surf-lesson-shek-o
跳島遊 西貢 | sai-kung-island-hop-speedboat
shared junk | half-day-junk-to-the-green-bay
日落 船 尖沙咀 | sunset-harbour-sail-with-a-drink-on-deck
睇煙花船 | lights-show-sailing
parent child boat | captains-wheel-for-children
酒店 泳池 午餐 | castle-beach-pool-day
`;
