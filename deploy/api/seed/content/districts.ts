import type { DistrictContent, Text } from './types.ts';
import { t } from './text.ts';

interface Place {
  readonly key: string;
  readonly name: Text;
  readonly latitude: number;
  readonly longitude: number;
  readonly parent: string | null;
}

/** One region, district or neighbourhood: key, both names, its centre on the map and the level above it. */
const place = (key: string, en: string, zh: string, latitude: number, longitude: number, parent: string | null): Place => ({
  key, name: t(en, zh), latitude, longitude, parent,
});

/** The three regions at the top of the tree. */
const regions: Place[] = [
  place('hong-kong-island', 'Hong Kong Island', '香港島', 22.2660, 114.1880, null),
  place('kowloon', 'Kowloon', '九龍', 22.3230, 114.1810, null),
  place('new-territories-islands', 'New Territories & Islands', '新界及離島', 22.4100, 114.1200, null),
];

/** The 18 districts. */
const districts: Place[] = [
  place('central-western', 'Central & Western', '中西區', 22.2830, 114.1500, 'hong-kong-island'),
  place('wan-chai-district', 'Wan Chai District', '灣仔區', 22.2760, 114.1800, 'hong-kong-island'),
  place('eastern', 'Eastern District', '東區', 22.2840, 114.2240, 'hong-kong-island'),
  place('southern', 'Southern District', '南區', 22.2470, 114.1700, 'hong-kong-island'),
  place('yau-tsim-mong', 'Yau Tsim Mong', '油尖旺區', 22.3110, 114.1710, 'kowloon'),
  place('sham-shui-po-district', 'Sham Shui Po District', '深水埗區', 22.3310, 114.1590, 'kowloon'),
  place('kowloon-city-district', 'Kowloon City District', '九龍城區', 22.3280, 114.1880, 'kowloon'),
  place('wong-tai-sin-district', 'Wong Tai Sin District', '黃大仙區', 22.3420, 114.1950, 'kowloon'),
  place('kwun-tong-district', 'Kwun Tong District', '觀塘區', 22.3130, 114.2250, 'kowloon'),
  place('kwai-tsing', 'Kwai Tsing', '葵青區', 22.3550, 114.1180, 'new-territories-islands'),
  place('tsuen-wan-district', 'Tsuen Wan District', '荃灣區', 22.3710, 114.1130, 'new-territories-islands'),
  place('tuen-mun-district', 'Tuen Mun District', '屯門區', 22.3910, 113.9770, 'new-territories-islands'),
  place('yuen-long-district', 'Yuen Long District', '元朗區', 22.4450, 114.0220, 'new-territories-islands'),
  place('north-district', 'North District', '北區', 22.4960, 114.1380, 'new-territories-islands'),
  place('tai-po-district', 'Tai Po District', '大埔區', 22.4510, 114.1640, 'new-territories-islands'),
  place('sha-tin-district', 'Sha Tin District', '沙田區', 22.3820, 114.1880, 'new-territories-islands'),
  place('sai-kung-district', 'Sai Kung District', '西貢區', 22.3810, 114.2710, 'new-territories-islands'),
  place('islands', 'Islands District', '離島區', 22.2610, 113.9460, 'new-territories-islands'),
];

/** Neighbourhoods people name when they say where they are going. */
const neighbourhoods: Place[] = [
  place('central', 'Central', '中環', 22.2819, 114.1580, 'central-western'),
  place('admiralty', 'Admiralty', '金鐘', 22.2790, 114.1650, 'central-western'),
  place('sheung-wan', 'Sheung Wan', '上環', 22.2866, 114.1510, 'central-western'),
  place('sai-ying-pun', 'Sai Ying Pun', '西營盤', 22.2858, 114.1430, 'central-western'),
  place('kennedy-town', 'Kennedy Town', '堅尼地城', 22.2812, 114.1280, 'central-western'),
  place('wan-chai', 'Wan Chai', '灣仔', 22.2770, 114.1730, 'wan-chai-district'),
  place('causeway-bay', 'Causeway Bay', '銅鑼灣', 22.2800, 114.1850, 'wan-chai-district'),
  place('happy-valley', 'Happy Valley', '跑馬地', 22.2690, 114.1840, 'wan-chai-district'),
  place('tai-hang', 'Tai Hang', '大坑', 22.2785, 114.1925, 'wan-chai-district'),
  place('north-point', 'North Point', '北角', 22.2910, 114.2000, 'eastern'),
  place('quarry-bay', 'Quarry Bay', '鰂魚涌', 22.2880, 114.2130, 'eastern'),
  place('chai-wan', 'Chai Wan', '柴灣', 22.2650, 114.2370, 'eastern'),
  place('wong-chuk-hang', 'Wong Chuk Hang', '黃竹坑', 22.2480, 114.1680, 'southern'),
  place('aberdeen', 'Aberdeen', '香港仔', 22.2480, 114.1550, 'southern'),
  place('stanley', 'Stanley', '赤柱', 22.2190, 114.2120, 'southern'),
  place('shek-o', 'Shek O', '石澳', 22.2300, 114.2510, 'southern'),
  place('tsim-sha-tsui', 'Tsim Sha Tsui', '尖沙咀', 22.2976, 114.1722, 'yau-tsim-mong'),
  place('jordan', 'Jordan', '佐敦', 22.3050, 114.1717, 'yau-tsim-mong'),
  place('yau-ma-tei', 'Yau Ma Tei', '油麻地', 22.3129, 114.1707, 'yau-tsim-mong'),
  place('mong-kok', 'Mong Kok', '旺角', 22.3193, 114.1694, 'yau-tsim-mong'),
  place('tai-kok-tsui', 'Tai Kok Tsui', '大角咀', 22.3210, 114.1620, 'yau-tsim-mong'),
  place('sham-shui-po', 'Sham Shui Po', '深水埗', 22.3307, 114.1622, 'sham-shui-po-district'),
  place('lai-chi-kok', 'Lai Chi Kok', '荔枝角', 22.3370, 114.1480, 'sham-shui-po-district'),
  place('kowloon-city', 'Kowloon City', '九龍城', 22.3300, 114.1920, 'kowloon-city-district'),
  place('hung-hom', 'Hung Hom', '紅磡', 22.3050, 114.1880, 'kowloon-city-district'),
  place('to-kwa-wan', 'To Kwa Wan', '土瓜灣', 22.3170, 114.1880, 'kowloon-city-district'),
  place('wong-tai-sin', 'Wong Tai Sin', '黃大仙', 22.3420, 114.1940, 'wong-tai-sin-district'),
  place('san-po-kong', 'San Po Kong', '新蒲崗', 22.3360, 114.1980, 'wong-tai-sin-district'),
  place('diamond-hill', 'Diamond Hill', '鑽石山', 22.3400, 114.2020, 'wong-tai-sin-district'),
  place('kwun-tong', 'Kwun Tong', '觀塘', 22.3120, 114.2260, 'kwun-tong-district'),
  place('ngau-tau-kok', 'Ngau Tau Kok', '牛頭角', 22.3160, 114.2170, 'kwun-tong-district'),
  place('lei-yue-mun', 'Lei Yue Mun', '鯉魚門', 22.2890, 114.2380, 'kwun-tong-district'),
  place('kwai-chung', 'Kwai Chung', '葵涌', 22.3630, 114.1330, 'kwai-tsing'),
  place('tsing-yi', 'Tsing Yi', '青衣', 22.3580, 114.1070, 'kwai-tsing'),
  place('tsuen-wan', 'Tsuen Wan', '荃灣', 22.3710, 114.1140, 'tsuen-wan-district'),
  place('sham-tseng', 'Sham Tseng', '深井', 22.3660, 114.0600, 'tsuen-wan-district'),
  place('tuen-mun', 'Tuen Mun', '屯門', 22.3950, 113.9730, 'tuen-mun-district'),
  place('gold-coast', 'So Kwun Wat', '掃管笏', 22.3720, 113.9930, 'tuen-mun-district'),
  place('yuen-long', 'Yuen Long', '元朗', 22.4450, 114.0350, 'yuen-long-district'),
  place('kam-tin', 'Kam Tin', '錦田', 22.4380, 114.0660, 'yuen-long-district'),
  place('fanling', 'Fanling', '粉嶺', 22.4920, 114.1390, 'north-district'),
  place('sheung-shui', 'Sheung Shui', '上水', 22.5020, 114.1280, 'north-district'),
  place('sha-tau-kok', 'Luk Keng', '鹿頸', 22.5230, 114.2180, 'north-district'),
  place('tai-po', 'Tai Po', '大埔', 22.4500, 114.1660, 'tai-po-district'),
  place('tai-mei-tuk', 'Tai Mei Tuk', '大美督', 22.4750, 114.2370, 'tai-po-district'),
  place('sha-tin', 'Sha Tin', '沙田', 22.3820, 114.1880, 'sha-tin-district'),
  place('fo-tan', 'Fo Tan', '火炭', 22.3970, 114.1950, 'sha-tin-district'),
  place('ma-on-shan', 'Ma On Shan', '馬鞍山', 22.4250, 114.2320, 'sha-tin-district'),
  place('sai-kung', 'Sai Kung', '西貢', 22.3815, 114.2720, 'sai-kung-district'),
  place('clear-water-bay', 'Clear Water Bay', '清水灣', 22.2870, 114.2880, 'sai-kung-district'),
  place('tseung-kwan-o', 'Tseung Kwan O', '將軍澳', 22.3080, 114.2600, 'sai-kung-district'),
  place('tung-chung', 'Tung Chung', '東涌', 22.2890, 113.9410, 'islands'),
  place('tai-o', 'Tai O', '大澳', 22.2540, 113.8620, 'islands'),
  place('mui-wo', 'Mui Wo', '梅窩', 22.2640, 113.9990, 'islands'),
  place('cheung-chau', 'Cheung Chau', '長洲', 22.2080, 114.0290, 'islands'),
  place('lamma', 'Lamma Island', '南丫島', 22.2260, 114.1120, 'islands'),
];

const places: readonly Place[] = [...regions, ...districts, ...neighbourhoods];

const childrenOf = (parent: string | null): DistrictContent[] => places.filter((item) => item.parent === parent)
  .map(({ key, name }) => ({ key, name, children: childrenOf(key) }));

/** The tree of regions, the 18 districts and their neighbourhoods. */
export const districtContent: readonly DistrictContent[] = childrenOf(null);

/** The centre of each region, district and neighbourhood by key, in degrees; branches are placed around it. */
export const districtCentres: ReadonlyMap<string, { readonly latitude: number; readonly longitude: number }> = new Map(
  places.map(({ key, latitude, longitude }) => [key, { latitude, longitude }]),
);
