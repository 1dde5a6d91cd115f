import { t } from './text.ts';
import type { DistrictContent, Text } from './types.ts';

interface Place {
  readonly key: string;
  readonly name: Text;
  readonly latitude: number;
  readonly longitude: number;
  readonly parent: string | null;
}

/**
 * One region, district or neighbourhood: key, both names, its centre on the map and the level above
 * it.
 */
const place = (
  key: string,
  en: string,
  zh: string,
  latitude: number,
  longitude: number,
  parent: string | null,
): Place => ({
  key,
  name: t(en, zh),
  latitude,
  longitude,
  parent,
});

/** The three regions at the top of the tree. */
const regions: Place[] = [
  place('hong-kong-island', 'Hong Kong Island', '香港島', 22.266, 114.188, null),
  place('kowloon', 'Kowloon', '九龍', 22.323, 114.181, null),
  place('new-territories-islands', 'New Territories & Islands', '新界及離島', 22.41, 114.12, null),
];

/** The 18 districts. */
const districts: Place[] = [
  place('central-western', 'Central & Western', '中西區', 22.283, 114.15, 'hong-kong-island'),
  place('wan-chai-district', 'Wan Chai District', '灣仔區', 22.276, 114.18, 'hong-kong-island'),
  place('eastern', 'Eastern District', '東區', 22.284, 114.224, 'hong-kong-island'),
  place('southern', 'Southern District', '南區', 22.247, 114.17, 'hong-kong-island'),
  place('yau-tsim-mong', 'Yau Tsim Mong', '油尖旺區', 22.311, 114.171, 'kowloon'),
  place('sham-shui-po-district', 'Sham Shui Po District', '深水埗區', 22.331, 114.159, 'kowloon'),
  place('kowloon-city-district', 'Kowloon City District', '九龍城區', 22.328, 114.188, 'kowloon'),
  place('wong-tai-sin-district', 'Wong Tai Sin District', '黃大仙區', 22.342, 114.195, 'kowloon'),
  place('kwun-tong-district', 'Kwun Tong District', '觀塘區', 22.313, 114.225, 'kowloon'),
  place('kwai-tsing', 'Kwai Tsing', '葵青區', 22.355, 114.118, 'new-territories-islands'),
  place(
    'tsuen-wan-district',
    'Tsuen Wan District',
    '荃灣區',
    22.371,
    114.113,
    'new-territories-islands',
  ),
  place(
    'tuen-mun-district',
    'Tuen Mun District',
    '屯門區',
    22.391,
    113.977,
    'new-territories-islands',
  ),
  place(
    'yuen-long-district',
    'Yuen Long District',
    '元朗區',
    22.445,
    114.022,
    'new-territories-islands',
  ),
  place('north-district', 'North District', '北區', 22.496, 114.138, 'new-territories-islands'),
  place('tai-po-district', 'Tai Po District', '大埔區', 22.451, 114.164, 'new-territories-islands'),
  place(
    'sha-tin-district',
    'Sha Tin District',
    '沙田區',
    22.382,
    114.188,
    'new-territories-islands',
  ),
  place(
    'sai-kung-district',
    'Sai Kung District',
    '西貢區',
    22.381,
    114.271,
    'new-territories-islands',
  ),
  place('islands', 'Islands District', '離島區', 22.261, 113.946, 'new-territories-islands'),
];

/** Neighbourhoods people name when they say where they are going. */
const neighbourhoods: Place[] = [
  place('central', 'Central', '中環', 22.2819, 114.158, 'central-western'),
  place('admiralty', 'Admiralty', '金鐘', 22.279, 114.165, 'central-western'),
  place('sheung-wan', 'Sheung Wan', '上環', 22.2866, 114.151, 'central-western'),
  place('sai-ying-pun', 'Sai Ying Pun', '西營盤', 22.2858, 114.143, 'central-western'),
  place('kennedy-town', 'Kennedy Town', '堅尼地城', 22.2812, 114.128, 'central-western'),
  place('wan-chai', 'Wan Chai', '灣仔', 22.277, 114.173, 'wan-chai-district'),
  place('causeway-bay', 'Causeway Bay', '銅鑼灣', 22.28, 114.185, 'wan-chai-district'),
  place('happy-valley', 'Happy Valley', '跑馬地', 22.269, 114.184, 'wan-chai-district'),
  place('tai-hang', 'Tai Hang', '大坑', 22.2785, 114.1925, 'wan-chai-district'),
  place('north-point', 'North Point', '北角', 22.291, 114.2, 'eastern'),
  place('quarry-bay', 'Quarry Bay', '鰂魚涌', 22.288, 114.213, 'eastern'),
  place('chai-wan', 'Chai Wan', '柴灣', 22.265, 114.237, 'eastern'),
  place('wong-chuk-hang', 'Wong Chuk Hang', '黃竹坑', 22.248, 114.168, 'southern'),
  place('aberdeen', 'Aberdeen', '香港仔', 22.248, 114.155, 'southern'),
  place('stanley', 'Stanley', '赤柱', 22.219, 114.212, 'southern'),
  place('shek-o', 'Shek O', '石澳', 22.23, 114.251, 'southern'),
  place('tsim-sha-tsui', 'Tsim Sha Tsui', '尖沙咀', 22.2976, 114.1722, 'yau-tsim-mong'),
  place('jordan', 'Jordan', '佐敦', 22.305, 114.1717, 'yau-tsim-mong'),
  place('yau-ma-tei', 'Yau Ma Tei', '油麻地', 22.3129, 114.1707, 'yau-tsim-mong'),
  place('mong-kok', 'Mong Kok', '旺角', 22.3193, 114.1694, 'yau-tsim-mong'),
  place('tai-kok-tsui', 'Tai Kok Tsui', '大角咀', 22.321, 114.162, 'yau-tsim-mong'),
  place('sham-shui-po', 'Sham Shui Po', '深水埗', 22.3307, 114.1622, 'sham-shui-po-district'),
  place('lai-chi-kok', 'Lai Chi Kok', '荔枝角', 22.337, 114.148, 'sham-shui-po-district'),
  place('kowloon-city', 'Kowloon City', '九龍城', 22.33, 114.192, 'kowloon-city-district'),
  place('hung-hom', 'Hung Hom', '紅磡', 22.305, 114.188, 'kowloon-city-district'),
  place('to-kwa-wan', 'To Kwa Wan', '土瓜灣', 22.317, 114.188, 'kowloon-city-district'),
  place('wong-tai-sin', 'Wong Tai Sin', '黃大仙', 22.342, 114.194, 'wong-tai-sin-district'),
  place('san-po-kong', 'San Po Kong', '新蒲崗', 22.336, 114.198, 'wong-tai-sin-district'),
  place('diamond-hill', 'Diamond Hill', '鑽石山', 22.34, 114.202, 'wong-tai-sin-district'),
  place('kwun-tong', 'Kwun Tong', '觀塘', 22.312, 114.226, 'kwun-tong-district'),
  place('ngau-tau-kok', 'Ngau Tau Kok', '牛頭角', 22.316, 114.217, 'kwun-tong-district'),
  place('lei-yue-mun', 'Lei Yue Mun', '鯉魚門', 22.289, 114.238, 'kwun-tong-district'),
  place('kwai-chung', 'Kwai Chung', '葵涌', 22.363, 114.133, 'kwai-tsing'),
  place('tsing-yi', 'Tsing Yi', '青衣', 22.358, 114.107, 'kwai-tsing'),
  place('tsuen-wan', 'Tsuen Wan', '荃灣', 22.371, 114.114, 'tsuen-wan-district'),
  place('sham-tseng', 'Sham Tseng', '深井', 22.366, 114.06, 'tsuen-wan-district'),
  place('tuen-mun', 'Tuen Mun', '屯門', 22.395, 113.973, 'tuen-mun-district'),
  place('gold-coast', 'So Kwun Wat', '掃管笏', 22.372, 113.993, 'tuen-mun-district'),
  place('yuen-long', 'Yuen Long', '元朗', 22.445, 114.035, 'yuen-long-district'),
  place('kam-tin', 'Kam Tin', '錦田', 22.438, 114.066, 'yuen-long-district'),
  place('fanling', 'Fanling', '粉嶺', 22.492, 114.139, 'north-district'),
  place('sheung-shui', 'Sheung Shui', '上水', 22.502, 114.128, 'north-district'),
  place('sha-tau-kok', 'Luk Keng', '鹿頸', 22.523, 114.218, 'north-district'),
  place('tai-po', 'Tai Po', '大埔', 22.45, 114.166, 'tai-po-district'),
  place('tai-mei-tuk', 'Tai Mei Tuk', '大美督', 22.475, 114.237, 'tai-po-district'),
  place('sha-tin', 'Sha Tin', '沙田', 22.382, 114.188, 'sha-tin-district'),
  place('fo-tan', 'Fo Tan', '火炭', 22.397, 114.195, 'sha-tin-district'),
  place('ma-on-shan', 'Ma On Shan', '馬鞍山', 22.425, 114.232, 'sha-tin-district'),
  place('sai-kung', 'Sai Kung', '西貢', 22.3815, 114.272, 'sai-kung-district'),
  place('clear-water-bay', 'Clear Water Bay', '清水灣', 22.287, 114.288, 'sai-kung-district'),
  place('tseung-kwan-o', 'Tseung Kwan O', '將軍澳', 22.308, 114.26, 'sai-kung-district'),
  place('tung-chung', 'Tung Chung', '東涌', 22.289, 113.941, 'islands'),
  place('tai-o', 'Tai O', '大澳', 22.254, 113.862, 'islands'),
  place('mui-wo', 'Mui Wo', '梅窩', 22.264, 113.999, 'islands'),
  place('cheung-chau', 'Cheung Chau', '長洲', 22.208, 114.029, 'islands'),
  place('lamma', 'Lamma Island', '南丫島', 22.226, 114.112, 'islands'),
];

const places: readonly Place[] = [...regions, ...districts, ...neighbourhoods];

const childrenOf = (parent: string | null): DistrictContent[] =>
  places
    .filter((item) => item.parent === parent)
    .map(({ key, name, latitude, longitude }) => ({
      key,
      name,
      latitude,
      longitude,
      children: childrenOf(key),
    }));

/** The tree of regions, the 18 districts and their neighbourhoods. */
export const districtContent: readonly DistrictContent[] = childrenOf(null);

/**
 * The centre of each region, district and neighbourhood by key, in degrees; branches are placed
 * around it.
 */
export const districtCentres: ReadonlyMap<
  string,
  { readonly latitude: number; readonly longitude: number }
> = new Map(places.map(({ key, latitude, longitude }) => [key, { latitude, longitude }]));
