import type { LocalisedText } from '@tapnook/contracts';

interface Place {
  readonly key: string;
  readonly name: LocalisedText;
  /** Roughly the middle of where people go in it. */
  readonly position: { readonly latitude: number; readonly longitude: number };
}
interface Region extends Place {
  readonly districts: readonly Place[];
}

const district = (
  key: string,
  en_gb: string,
  zh_hk: string,
  latitude: number,
  longitude: number,
): Place => ({ key, name: { en_gb, zh_hk }, position: { latitude, longitude } });

/** The three regions of Hong Kong and its eighteen districts. */
export const HONG_KONG: readonly Region[] = [
  {
    key: 'hong-kong-island',
    name: { en_gb: 'Hong Kong Island', zh_hk: '香港島' },
    position: { latitude: 22.277, longitude: 114.175 },
    districts: [
      district('central-western', 'Central & Western', '中西區', 22.286, 114.148),
      district('wan-chai-district', 'Wan Chai District', '灣仔區', 22.278, 114.175),
      district('eastern', 'Eastern District', '東區', 22.284, 114.215),
      district('southern', 'Southern District', '南區', 22.248, 114.158),
    ],
  },
  {
    key: 'kowloon',
    name: { en_gb: 'Kowloon', zh_hk: '九龍' },
    position: { latitude: 22.316, longitude: 114.176 },
    districts: [
      district('yau-tsim-mong', 'Yau Tsim Mong', '油尖旺區', 22.311, 114.17),
      district('sham-shui-po-district', 'Sham Shui Po District', '深水埗區', 22.331, 114.16),
      district('kowloon-city-district', 'Kowloon City District', '九龍城區', 22.322, 114.188),
      district('wong-tai-sin-district', 'Wong Tai Sin District', '黃大仙區', 22.342, 114.194),
      district('kwun-tong-district', 'Kwun Tong District', '觀塘區', 22.312, 114.226),
    ],
  },
  {
    key: 'new-territories-islands',
    name: { en_gb: 'New Territories & Islands', zh_hk: '新界及離島' },
    position: { latitude: 22.383, longitude: 114.148 },
    districts: [
      district('kwai-tsing', 'Kwai Tsing', '葵青區', 22.357, 114.13),
      district('tsuen-wan-district', 'Tsuen Wan District', '荃灣區', 22.371, 114.114),
      district('tuen-mun-district', 'Tuen Mun District', '屯門區', 22.392, 113.973),
      district('yuen-long-district', 'Yuen Long District', '元朗區', 22.445, 114.022),
      district('north-district', 'North District', '北區', 22.497, 114.138),
      district('tai-po-district', 'Tai Po District', '大埔區', 22.451, 114.164),
      district('sha-tin-district', 'Sha Tin District', '沙田區', 22.383, 114.189),
      district('sai-kung-district', 'Sai Kung District', '西貢區', 22.381, 114.271),
      district('islands', 'Islands District', '離島區', 22.281, 113.944),
    ],
  },
];
