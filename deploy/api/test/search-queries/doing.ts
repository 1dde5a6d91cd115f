/** What people type for stays, the sea, workshops, sights and wellness. */
export const DOING_QUERIES = `
staycation | #staycations
酒店 | #staycations
hotel | #staycations
酒店住宿 | #staycations
stacation | #staycations
海景房 | harbour-view-staycation-with-breakfast / mooring-two-nights-and-dinner
  / mooring-room-only-sunday
harbor view | harbour-view-staycation-with-breakfast / mooring-two-nights-and-dinner
  / mooring-room-only-sunday
親子酒店 | castle-beach-family-night / quarterdeck-families-connecting-rooms
villa | #villas
度假屋 | #villas
民宿 | #villas
hostel | tong-lau-single-for-one
日租房 | mooring-nine-to-five-room
daycation | mooring-nine-to-five-room / castle-beach-pool-day
pool | castle-beach-pool-day & quarterdeck-evening-swim
泳池 | castle-beach-pool-day
游水 | castle-beach-pool-day
swimming | castle-beach-pool-day
camping | bell-tent-on-the-far-beach & first-camp-with-children
露营 | bell-tent-on-the-far-beach
glamping | bell-tent-on-the-far-beach
stargazing | stargazing-camp-luk-keng
睇星 | stargazing-camp-luk-keng
farm | plant-rice-pull-radish
農場 | plant-rice-pull-radish
摘士多啤梨 | plant-rice-pull-radish / rice-field-tofu-morning
ferry | green-hull-one-day-pass / first-ferry-breakfast-crossing
  / sunset-harbour-sail-with-a-drink-on-deck
star ferry | green-hull-one-day-pass / first-ferry-breakfast-crossing
天星小輪 | green-hull-one-day-pass / first-ferry-breakfast-crossing
渡轮 | green-hull-one-day-pass / first-ferry-breakfast-crossing
harbour cruise | sunset-harbour-sail-with-a-drink-on-deck
victoria harbour | sunset-harbour-sail-with-a-drink-on-deck
dinner cruise | sunset-harbour-sail-with-a-drink-on-deck / lights-show-sailing
維港 | sunset-harbour-sail-with-a-drink-on-deck
sunset cruise | sunset-harbour-sail-with-a-drink-on-deck
junk boat | half-day-junk-to-the-green-bay
船河 | half-day-junk-to-the-green-bay
遊船河 | half-day-junk-to-the-green-bay
包船 | red-sail-private-day-charter
yacht | red-sail-private-day-charter
遊艇 | red-sail-private-day-charter
boat trip | #harbour
dolphin watching | dolphin-water-morning
白海豚 | dolphin-water-morning
squid fishing | squid-fishing-night-boat
釣墨魚 | squid-fishing-night-boat
fishing | squid-fishing-night-boat
kayak | sea-arch-kayak-half-day
kayking | sea-arch-kayak-half-day
獨木舟 | sea-arch-kayak-half-day
独木舟 | sea-arch-kayak-half-day
SUP | paddle-board-first-lesson
直立板 | paddle-board-first-lesson
surfing | surf-lesson-shek-o
衝浪 | surf-lesson-shek-o
滑浪 | surf-lesson-shek-o
diving | sea-arch-kayak-half-day / paddle-board-first-lesson / sai-kung-island-hop-speedboat
浮潛 | sea-arch-kayak-half-day / sai-kung-island-hop-speedboat
water sports | #harbour
水上活動 | #harbour
藍眼淚 | bioluminescence-night-paddle
island hopping | sai-kung-island-hop-speedboat
離島 | tai-o-stilt-house-walk / sandbar-villa-cheung-chau-for-six / bell-tent-on-the-far-beach
beach | four-beaches-walk-with-boat-home / castle-beach-pool-day / bell-tent-on-the-far-beach
棚屋 | tai-o-stilt-house-walk
fishing village | tai-o-stilt-house-walk
sunset | sunset-harbour-sail-with-a-drink-on-deck
睇日落 | sunset-harbour-sail-with-a-drink-on-deck
sunrise | sunrise-ridge-walk & sunrise-rooftop-yoga
日出 | sunrise-ridge-walk
fireworks | lights-show-sailing
幻彩詠香江 | lights-show-sailing
夜景 | night-ridge-city-lights / lights-show-sailing
workshop | #workshops
工作坊 | #workshops
興趣班 | #workshops
pottery | hands-on-pottery
potery | hands-on-pottery
pottrey | hands-on-pottery
陶艺 | hands-on-pottery
陶瓷 | hands-on-pottery
ceramics class | hands-on-pottery / hand-build-a-noodle-bowl
拉坯 | hands-on-pottery
painting | #painting
畫畫 | #painting
画画 | #painting
art jamming | #painting
watercolor | watercolour-on-the-ferry
油畫 | paint-a-junk-in-oils
calligraphy | ink-and-rice-paper-first-stroke
書法 | ink-and-rice-paper-first-stroke
flower workshop | hand-tied-bouquet-from-the-dawn-market / dried-wreath-evening
插花 | hand-tied-bouquet-from-the-dawn-market
christmas wreath | dried-wreath-evening
perfume | mix-your-own-perfume
香水 | mix-your-own-perfume
调香 | mix-your-own-perfume
candle making | soy-candle-for-a-small-flat
蠟燭 | soy-candle-for-a-small-flat
cooking class | #cooking
烹饪班 | #cooking
baking class | sourdough-weekend / pineapple-bun-and-egg-tart-class
烘焙 | sourdough-weekend / pineapple-bun-and-egg-tart-class
整蛋糕 | pineapple-bun-and-egg-tart-class / sourdough-weekend / arch-room-scones-masterclass-tea
手作 | mix-your-own-perfume / hands-on-pottery / soy-candle-for-a-small-flat
diy | mix-your-own-perfume / hands-on-pottery / soy-candle-for-a-small-flat
leather workshop | #workshops
hiking | sunrise-ridge-walk / four-beaches-walk-with-boat-home
行山 | sunrise-ridge-walk / four-beaches-walk-with-boat-home
爬山 | sunrise-ridge-walk / four-beaches-walk-with-boat-home
guided tour | tai-o-stilt-house-walk / old-city-stairs-walk / city-in-nine-smells
導賞團 | tai-o-stilt-house-walk / old-city-stairs-walk / city-in-nine-smells
bird watching | long-valley-birds-at-seven
觀鳥 | long-valley-birds-at-seven
观鸟 | long-valley-birds-at-seven
cycling | tolo-one-way-bicycle
踩單車 | tolo-one-way-bicycle
自行车 | tolo-one-way-bicycle
bike rental | tolo-one-way-bicycle
rock climbing | first-climb-top-rope
攀岩 | first-climb-top-rope
攀石 | first-climb-top-rope
bouldering | ten-visit-bouldering-card
geopark | geology-for-people-who-slept-through-it
sports | #outdoors / surf-lesson-shek-o / paddle-board-first-lesson
cable car | crystal-floor-cable-car-return
纜車 | crystal-floor-cable-car-return
缆车 | crystal-floor-cable-car-return
昂坪360 | crystal-floor-cable-car-return
big buddha | crystal-floor-cable-car-return
ferris wheel | wheel-cabin-for-two-with-champagne / harbour-carnival-night-pass
摩天輪 | wheel-cabin-for-two-with-champagne / harbour-carnival-night-pass
嘉年華 | harbour-carnival-night-pass
theme park | harbour-carnival-night-pass / aquarium-tunnel-day-ticket
disneyland | harbour-carnival-night-pass / aquarium-tunnel-day-ticket / carnival-family-afternoon
tram | open-top-tram-hour
叮叮 | open-top-tram-hour
museum | museum-of-ordinary-things-entry
musuem | museum-of-ordinary-things-entry
博物馆 | museum-of-ordinary-things-entry
展覽 | #museums
art gallery | loading-bay-artist-walk
concert | backlot-friday-double-bill / backlot-acoustic-sunday
live music | backlot-friday-double-bill / backlot-acoustic-sunday
演唱会 | backlot-friday-double-bill / backlot-acoustic-sunday
粵劇 | opera-excerpts-with-surtitles
睇大戲 | opera-excerpts-with-surtitles
cantonese opera | opera-excerpts-with-surtitles
theatre | #shows
電影 | #shows
escape room | escape-the-lighthouse-keeper & escape-tong-lau-1967
esape room | escape-the-lighthouse-keeper
密室逃脫 | escape-the-lighthouse-keeper
剧本杀 | escape-the-lighthouse-keeper / escape-tong-lau-1967
karaoke | three-hours-of-singing
ktv | three-hours-of-singing
唱k | three-hours-of-singing
卡拉ok | three-hours-of-singing
party room | three-hours-of-singing / escape-tong-lau-1967
board games | #play
aquarium | aquarium-tunnel-day-ticket
acquarium | aquarium-tunnel-day-ticket
水族馆 | aquarium-tunnel-day-ticket
penguins | #sea-life
zoo | feed-the-mangrove-hall / aquarium-tunnel-day-ticket
night market | lamplight-market-tasting-tokens / stallholder-for-a-night
夜市 | lamplight-market-tasting-tokens / stallholder-for-a-night
massage | ninety-minute-camphor-oil-massage
massge | ninety-minute-camphor-oil-massage
按摩 | ninety-minute-camphor-oil-massage
推拿 | ninety-minute-camphor-oil-massage
foot massage | foot-hour-after-work
腳底按摩 | foot-hour-after-work
足療 | foot-hour-after-work
肩頸 | still-room-sixty-minute-shoulders
couples massage | couples-camphor-room
情侶按摩 | couples-camphor-room
pregnancy massage | before-the-baby-massage
孕婦按摩 | before-the-baby-massage
spa | #bath-houses
溫泉 | #bath-houses
温泉 | #bath-houses
sauna | #bath-houses
facial | #wellness
美甲 | #wellness
yoga | #yoga
瑜珈 | #yoga
瑜伽 | #yoga
meditation | weekend-retreat-silence-optional / breath-and-gong-evening
頌缽 | breath-and-gong-evening
relax | #wellness
放鬆 | #wellness
`;
