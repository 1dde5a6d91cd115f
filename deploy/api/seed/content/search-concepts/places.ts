import type { SearchConcept } from '../../../src/modules/search/index.ts';
import { districtContent } from '../districts.ts';
import type { DistrictContent } from '../types.ts';
import { concept } from './concept.ts';

/** What people call a district beside its name. */
const NICKNAMES: Readonly<Record<string, string>> = {
  'hong-kong-island': 'hk island|港島|hki|hong kong side|港島區|island side',
  kowloon: 'kln|九龍區|kowloon side|九龍半島|九龍邊',
  'new-territories-islands': 'new territories|新界|nt|新界及離島',
  'central-western': 'central and western|中西區|中上環|central district',
  'yau-tsim-mong': '油尖旺|油尖旺區|west kowloon|西九|西九龍|wkcd|西九文化區|m+',
  southern: '薄扶林|pok fu lam|深水灣|deep water bay|southside|south side|島南|港島南|南區',
  islands: 'islands district|離島區|坪洲|peng chau|愉景灣|discovery bay',
  central:
    'lkf|lan kwai fong|蘭桂坊|soho|蘇豪|中環碼頭|central pier|半山|mid levels|ifc|中環區|中環附近|pmq|大館|tai kwun',
  admiralty: 'pacific place|太古廣場|admiralty mtr|金鐘站',
  'sheung-wan': 'sheungwan|poho|太平山街|上環區|hollywood road|荷李活道',
  'sai-ying-pun': 'syp|西環|saiyingpun|西營盤站',
  'kennedy-town': 'ktown|k town|堅城|堅尼地城站|西環尾',
  'wan-chai': 'wanchai|灣仔區|灣仔站|灣記|星街|star street',
  'causeway-bay':
    'cwb|銅記|銅鑼灣站|causewaybay|times square|時代廣場|tin hau|天后|hysan|維園|victoria park',
  'quarry-bay': 'taikoo|太古|taikoo place|太古坊|鰂魚涌站',
  'north-point': 'northpoint|炮台山|fortress hill|北角站',
  'tsim-sha-tsui':
    'tst|尖咀|尖沙嘴|尖嘴|尖東|tst east|尖沙咀站|tsimshatsui|k11|海港城|harbour city|star avenue|星光大道|尖沙咀海旁',
  jordan: '佐敦站|佐敦道',
  'mong-kok': 'mk|mongkok|旺記|旺角站|太子|prince edward|朗豪坊|langham place|旺角區',
  'yau-ma-tei': 'ymt|yaumatei|上海街|油麻地站|廟街區',
  'sham-shui-po':
    'ssp|深埗|石硤尾|shek kip mei|深水步|深水埔|shamshuipo|sham shui bo|深水埗站|黃金商場|埗',
  'lai-chi-kok': 'lck|美孚|mei foo|荔枝角站|長沙灣|cheung sha wan|d2 place',
  'kowloon-city': '九城|啟德|kai tak|九龍城寨',
  'hung-hom': '黃埔|whampoa|紅磡站|hunghom',
  'kwun-tong': '官塘|觀塘站|kwuntong|apm|九龍灣|kowloon bay',
  'san-po-kong': '新蒲崗站|蒲崗',
  'diamond-hill': '鑽石山站|志蓮|nan lian|南蓮園池',
  'tseung-kwan-o': 'tko|將軍澳站|坑口|hang hau|調景嶺|popcorn',
  'tsuen-wan': '荃灣西|tsuenwan|荃灣站',
  'kwai-chung': '葵芳|kwai fong|葵興|kwaichung',
  'tsing-yi': 'tsingyi|青衣站|青馬大橋',
  'sham-tseng': '深井村',
  'tuen-mun': 'tuenmun|屯門站|v city',
  'gold-coast': 'gold coast|黃金海岸|掃管笏',
  'yuen-long': 'yuenlong|元朗站|天水圍|tin shui wai',
  'sheung-shui': 'sheungshui|上水站',
  fanling: '粉嶺站',
  'sha-tau-kok': '沙頭角|鹿頸村',
  'tai-po': 'taipo|大埔墟|tai po market',
  'tai-mei-tuk': '大尾督|大尾篤|大美篤|plover cove|船灣淡水湖|taimeituk',
  'sha-tin': 'shatin|沙田站|城門河|大圍|tai wai',
  'fo-tan': 'fotan|火炭站',
  'ma-on-shan': 'maonshan|馬鞍山站',
  'sai-kung': 'saikung|西貢市|西貢碼頭|sai kung town',
  'tung-chung': 'tungchung|東薈城|citygate|airport|機場|東涌站',
  'tai-o': 'taio|大澳村',
  'mui-wo': 'muiwo|梅窩碼頭|銀礦灣|silvermine bay',
  'cheung-chau': 'cheungchau|長洲島',
  lamma: 'lamma|南丫',
  aberdeen: '香港仔|鴨脷洲|ap lei chau|aberdeen harbour',
  'wong-chuk-hang': 'wch|黃竹坑站',
  stanley: '赤柱市集|stanley market|repulse bay|淺水灣',
  'shek-o': '石澳泳灘|sheko|big wave bay|大浪灣',
  'tai-kok-tsui': '大角嘴|奧運|olympic|奧海城',
  'to-kwa-wan': '土瓜環|tokwawan|土瓜灣站',
  'tai-hang': '大坑村|taihang',
  'lei-yue-mun': '鯉魚門村|油塘|yau tong',
};

/** What lies beside a neighbourhood and is called by its name as well. */
const WIDER: Readonly<Record<string, string>> = { 'tuen-mun': 'gold-coast' };

const place = concept('place');
const bars = (...words: readonly string[]): string => words.join('|');

const placesOf = (nodes: readonly DistrictContent[], above: readonly string[]): SearchConcept[] =>
  nodes.flatMap(({ key, name, children = [] }) => [
    place(`at-${key}`, bars(name.en, name.zh), {
      typed: NICKNAMES[key] ?? '',
      districts: bars(key, ...(WIDER[key] ? [WIDER[key]] : [])),
      related: bars(...above.map((each) => `at-${each}`)),
    }),
    ...placesOf(children, [key, ...above]),
  ]);

/** Every district by its names and nicknames; where nothing is, what lies around it stands in. */
export const placeConcepts: readonly SearchConcept[] = [
  ...placesOf(districtContent, []),
  place('at-lantau', 'lantau|大嶼山|lantau island', {
    typed: '大嶼|南大嶼|south lantau|大嶼山一日遊',
    districts: 'mui-wo|tung-chung|tai-o',
  }),
  place('at-kowloon-east', 'kowloon east|九龍東', {
    typed: '東九龍|起動九龍東|東九',
    districts: 'kwun-tong-district|wong-tai-sin-district',
  }),
];
