import { filler, wish } from './concept.ts';

const HAN = ['零', '一', '兩', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** What people call a party of so many. */
const partyOf = (sizes: readonly number[]): string =>
  sizes
    .flatMap((size) => {
      const counted = [String(size), WORDS[size]].filter((word) => word !== undefined);
      const han = [String(size), HAN[size]].filter((word) => word !== undefined);
      return [
        ...counted.flatMap((word) =>
          ['people', 'pax', 'ppl', 'persons', 'adults', 'friends', 'of us'].map(
            (what) => `${word} ${what}`,
          ),
        ),
        ...counted.map((word) => `for ${word}`),
        ...han.flatMap((word) => [`${word}人`, `${word}個人`, `${word}位`]),
      ];
    })
    .join('|');

/** What only ranks what is looked for, and words that say nothing by themselves. */
export const wishConcepts = [
  wish('class', 'class|course|lesson|workshop|工作坊|班', {
    typed:
      'classes|courses|lessons|workshops|課程|興趣班|學|learn|learning|體驗班|課堂|上堂|教學|teach|' +
      'make my own|make your own|make|自製|自己整|親手|masterclass|初班|入門|beginner|beginners|初學|新手|hobby|hobbies|試堂|training course|tutorial|' +
      'short course',
    categories: 'workshops',
  }),
  wish('drink', '飲', { categories: 'bars-wine|cafes-bakeries|tea-coffee' }),
  wish('private', 'private|包場', {
    typed: '私人|exclusive|獨立|私人包場|vip|privacy',
    notices: 'private',
  }),
  wish('several', '幾個人', {
    typed: partyOf([3, 4, 5, 6, 7, 8]),
    products:
      'escape-the-lighthouse-keeper|escape-tong-lau-1967|three-hours-of-singing|' +
      'harbour-lounge-first-round|slipway-seafood-dinner-for-four|aunt-lai-ten-dishes-for-eight|' +
      'sandbar-villa-cheung-chau-for-six|quarterdeck-families-connecting-rooms|' +
      'castle-beach-family-night|carnival-family-afternoon|case-of-the-missing-goose-street-hunt|' +
      'late-night-hotpot-half-price',
  }),
  wish('many', '十幾人', {
    typed: partyOf([9, 10, 11, 12, 15, 16, 18, 20, 25, 30]),
    products:
      'tung-hing-festival-banquet-twelve|red-sail-private-day-charter|sandbar-birthday-house|' +
      'private-heritage-tram-two-hours',
  }),
  wish('luxury', 'grand|豪華', {
    typed:
      'luxury|luxurious|奢華|高級|high end|premium|五星|5 star|five star|fancy|splurge|貴|expensive|' +
      '頂級|treat yourself|高檔|posh',
    products:
      'twelve-course-omakase-second-seating|quarterdeck-grand-room-and-pool|' +
      'mooring-two-nights-and-dinner|red-sail-private-day-charter|' +
      'iron-and-ember-teppan-seven-courses|couples-camphor-room|private-nose-consultation',
  }),
  wish('evening', 'evening', {
    typed:
      'evenings|night|nights|夜晚|晚上|夜|nighttime|night time|at night|after work|放工|收工|放工後|夜間|' +
      'after office|晚間|night activities|夜晚活動',
    lists: 'tonight-only',
    products:
      'foot-hour-after-work|museum-after-dark-torch-tour|night-ridge-city-lights|' +
      'highwater-tasting-five-small-glasses|lamplight-market-tasting-tokens|' +
      'three-hours-of-singing|dried-wreath-evening',
  }),
  wish('morning', 'morning|清晨', {
    typed: 'mornings|朝早|早上|early|上午|朝頭早|early morning|早起',
    lists: 'quiet-mornings',
  }),
  wish('weekday', 'weekday|平日', {
    typed: 'weekdays|midweek|mid week|星期一至五|閒日|monday to friday|on weekdays|weekday only',
    products:
      'weekday-two-baskets-and-tea|tai-ping-shan-writers-week|mooring-nine-to-five-room|' +
      'lunch-hour-karaoke-for-one|foot-hour-after-work',
  }),
  wish('afternoon', 'afternoon', { typed: 'afternoons|下晝|下午|三點三|midday|中午' }),
  wish('popular', '人氣|熱門', {
    typed:
      'popular|best|best seller|bestseller|bestselling|top|top rated|推介|推薦|必去|必玩|必食|最好|' +
      'trending|hot|recommended|recommendation|recommendations|排名|top 10|must do|must try|受歡迎|' +
      'famous|出名|good|great|nice|amazing|高評分|highly rated|hottest|名店|老字號|best of|好評|口碑|picks|' +
      '正|no 1|rated|review|reviews|評價',
    lists: 'most-booked',
  }),
  wish('unusual', 'hidden gem|小眾', {
    typed:
      'unique|特別|unusual|hidden gems|新奇|有趣|得意|fun|interesting|special|特色|quirky|different|好玩|' +
      '獨特|creative ideas|something different|有意思|local|authentic|new experience|新玩法|bored|' +
      'boring|好悶|悶',
    lists: 'trending|handpicked',
  }),
  filler('anything', 'things to do|好去處', {
    typed:
      'activity|activities|活動|節目|experience|experiences|體驗|what to do|what to do in|有咩玩|玩咩|' +
      '玩咩好|玩乜|玩|玩樂|點玩|去邊|去邊好|去邊度|去邊度玩|邊度|邊度好玩|有咩做|做咩好|hang out|hangout|entertainment|消遣|' +
      'places to go|place to go|where to go|where to|places|spots|ideas|idea|hong kong|' +
      'hongkong|香港|hk|hong kong things to do|周圍|放假|假期|放假去邊|周末好去處|weekend ideas|好地方|地方|攻略|遊玩|' +
      '帶我去|有什麼好玩|去哪|去哪裡|哪裡|哪裏|玩什麼|有什麼|好唔好|介紹|free time|leisure|booking|book|預訂|預約|訂|reserve|' +
      'reservation|buy|買|tickets|ticket|票|price|prices|價錢|幾錢|online|new|最新|newest|near me|' +
      'adult|adults|大人|成人|set|sets|套裝|nearby|附近|near mtr|地鐵站|mtr|around me|close to me|people|person|pax|人|位',
  }),
];
