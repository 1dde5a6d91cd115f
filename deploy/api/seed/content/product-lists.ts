import type { ProductListContent } from './types.ts';
import { t } from './text.ts';

/** Lists that editors keep; the first four feed the home page’s own sections. */
export const productListContent: readonly ProductListContent[] = [
  {
    key: 'handpicked-this-week', route: 'handpicked', name: t('Handpicked this week', '本週編輯精選'), scene: 'room', shownAs: 'handpicked',
    description: t('Corners our editors went to on their own money.', '編輯自掏腰包試過的角落。'),
    products: ['harbour-view-staycation-with-breakfast', 'hands-on-pottery', 'afternoon-tea-for-two-by-the-arch-window', 'half-day-junk-to-the-green-bay', 'ninety-minute-camphor-oil-massage', 'museum-after-dark-torch-tour', 'gongfu-tea-for-beginners', 'tai-o-stilt-house-walk'],
  },
  {
    key: 'tonight-only', route: 'tonight-only', name: t('Tonight only', '今晚限定'), scene: 'harbour', shownAs: 'promotional',
    description: t('What can still be had this evening. Where a card shows a clock, it ends when the clock does.', '今晚仍有位的節目。卡上有鐘的，鐘停即止。'),
    products: ['sunset-harbour-sail-with-a-drink-on-deck', 'harbour-carnival-night-pass', 'two-cocktails-on-the-43rd-floor', 'twelve-course-omakase-second-seating', 'late-night-hotpot-half-price', 'night-bath-and-noodles', 'lights-show-sailing', 'quarterdeck-evening-swim'],
  },
  {
    key: 'most-booked', route: 'most-booked', name: t('Most booked in seven days', '七日預訂榜'), scene: 'cablecar', shownAs: 'ranking',
    description: t('First by the bookings of the last seven days, then by our editors.', '先按過去七日的預訂排，其後由編輯排。'),
    products: ['crystal-floor-cable-car-return', 'weekend-dim-sum-all-you-can-steam', 'harbour-view-staycation-with-breakfast', 'sunset-harbour-sail-with-a-drink-on-deck', 'harbour-carnival-night-pass', 'hands-on-pottery', 'quarterdeck-seafood-dinner-buffet', 'aquarium-tunnel-day-ticket', 'two-roasts-on-rice', 'lights-show-sailing'],
  },
  {
    key: 'people-are-looking-at', route: 'trending', name: t('Our editors are looking at', '編輯在看'), scene: 'stilts', shownAs: 'trending',
    description: t('What we would book ourselves.', '換了是我們，會訂這些。'),
    products: ['wheel-cabin-for-two-with-champagne', 'escape-tong-lau-1967', 'sea-arch-kayak-half-day', 'mix-your-own-perfume', 'dessert-omakase-six-bowls', 'open-top-tram-hour', 'stilt-house-supper-at-low-tide', 'bell-tent-on-the-far-beach'],
  },
  {
    key: 'rainy-saturday', route: 'rainy-saturday', name: t('A wet Saturday, with a roof', '下雨的星期六，有蓋'), scene: 'spapool', shownAs: 'list',
    description: t('Things to do while the gutters talk. Nothing here minds the weather.', '屋簷滴水時的好去處，全部不介意天氣。'),
    sought: t('indoor rainy day', '室內 雨天'),
    products: ['bamboo-bath-day', 'fold-your-own-dumplings', 'museum-of-ordinary-things-entry', 'paint-a-junk-in-oils', 'escape-the-lighthouse-keeper', 'first-climb-top-rope', 'aquarium-tunnel-day-ticket', 'latte-art-after-closing', 'three-hours-of-singing', 'four-wines-and-a-board', 'hand-build-a-noodle-bowl'],
  },
  {
    key: 'gift-ideas', route: 'gift-ideas', name: t('Presents that take up no room', '不佔地方的禮物'), scene: 'flower', shownAs: 'list',
    description: t('Flats are small. Give an afternoon.', '單位小，送一個下午吧。'),
    sought: t('gift present', '禮物 送禮'),
    products: ['mix-your-own-perfume', 'couples-camphor-room', 'flowers-for-the-table-monthly', 'beans-of-the-month-delivered', 'kiln-street-500-cash-coupon', 'afternoon-tea-for-two-book-later', 'still-room-cash-coupon', 'ten-class-roof-card', 'wheel-cabin-for-two-with-champagne', 'opera-make-up-and-backstage'],
  },
  {
    key: 'with-children', route: 'with-children', name: t('With small people', '帶小朋友'), scene: 'aquarium', shownAs: 'list',
    description: t('Tested by people who have to be home by six.', '由必須六點回家的人試過。'),
    sought: t('kids children family', '親子 小朋友 兒童'),
    products: ['captains-wheel-for-children', 'parent-and-child-clay-morning', 'feed-the-mangrove-hall', 'first-camp-with-children', 'kids-wall-saturday', 'plant-rice-pull-radish', 'castle-beach-family-night', 'carnival-family-afternoon', 'sleep-under-the-rays', 'learn-to-ride-at-any-age'],
  },
  {
    key: 'just-two', route: 'just-two', name: t('Just the two of you', '只有你們兩個'), scene: 'cabin', shownAs: 'list',
    description: t('Small tables, one blanket, doors that shut.', '小枱、一張毯、關得上的門。'),
    sought: t('couple romantic date', '情侶 浪漫 約會'),
    products: ['private-wheel-for-two-after-hours', 'wheel-cabin-for-two-with-champagne', 'private-cypress-tub', 'silvermine-cabin-for-two', 'two-cocktails-on-the-43rd-floor', 'four-wines-and-a-board', 'two-broth-hotpot-for-two', 'couples-camphor-room', 'afternoon-tea-for-two-by-the-arch-window'],
  },
  {
    key: 'on-your-own', route: 'on-your-own', name: t('On your own, gladly', '一個人，樂得清靜'), scene: 'easel', shownAs: 'list',
    description: t('Nobody to wait for, nobody to explain to.', '不用等人，不用解釋。'),
    sought: t('solo alone', '一人 獨自'),
    products: ['nine-seats-lunch-eight-pieces', 'life-drawing-wednesday', 'lunch-hour-karaoke-for-one', 'tong-lau-single-for-one', 'yoga-for-stiff-people', 'three-coffees-flight', 'sunrise-ridge-walk', 'first-ferry-breakfast-crossing', 'still-room-sixty-minute-shoulders'],
  },
  {
    key: 'under-two-hundred', route: 'under-200', name: t('Under HK$200', 'HK$200以下'), scene: 'noodle', shownAs: 'list',
    description: t('Good hours for the price of a bad lunch.', '一頓不好的午飯錢，換一個好下午。'),
    products: ['weekday-two-baskets-and-tea', 'wonton-noodles-and-greens', 'green-hull-one-day-pass', 'museum-of-ordinary-things-entry', 'sunrise-rooftop-yoga', 'tolo-one-way-bicycle', 'lamplight-market-tasting-tokens', 'bamboo-pole-noodle-and-demonstration', 'open-top-tram-hour', 'market-repair-stall-lesson', 'mango-pomelo-and-three-bowls'],
  },
  {
    key: 'after-eleven', route: 'after-eleven', name: t('Still hungry at half past eleven', '十一點半還餓'), scene: 'hotpot', shownAs: 'list',
    description: t('Kitchens, bars and rooms that do not look at the clock.', '不看鐘的廚房、酒吧和房間。'),
    sought: t('late night', '宵夜 深夜'),
    products: ['late-night-hotpot-half-price', 'mango-pomelo-and-three-bowls', 'two-cocktails-on-the-43rd-floor', 'three-hours-of-singing', 'two-broths-cash-coupon', 'ten-skewers-and-a-highball'],
  },
  {
    key: 'make-something', route: 'make-something', name: t('Come home with something you made', '帶一件自己做的回家'), scene: 'pottery-shelf', shownAs: 'list',
    description: t('Bowls, buns, bouquets, a smell in a bottle.', '碗、包、花束、一瓶氣味。'),
    sought: t('handmade craft', '手作 手工'),
    products: ['hands-on-pottery', 'mix-your-own-perfume', 'hand-tied-bouquet-from-the-dawn-market', 'sourdough-weekend', 'paint-a-junk-in-oils', 'soy-candle-for-a-small-flat', 'blend-your-own-scented-tea', 'dried-wreath-evening', 'pineapple-bun-and-egg-tart-class'],
  },
  {
    key: 'quiet-mornings', route: 'quiet-mornings', name: t('Before the city switches on', '城市未開機之前'), scene: 'yoga', shownAs: 'list',
    description: t('Everything here can be begun by eight.', '全部八點或之前可以開始。'),
    products: ['sunrise-ridge-walk', 'sunrise-rooftop-yoga', 'ice-room-breakfast-for-two', 'long-valley-birds-at-seven', 'first-ferry-breakfast-crossing', 'rice-field-tofu-morning', 'sourdough-loaf-and-coffee'],
  },
];
