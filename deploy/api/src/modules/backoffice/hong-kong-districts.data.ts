import type { LocalisedText } from '@tapnook/contracts';

interface Region {
  readonly key: string;
  readonly name: LocalisedText;
  readonly districts: readonly (readonly [key: string, en_gb: string, zh_hk: string])[];
}

/** The three regions of Hong Kong and its eighteen districts. */
export const HONG_KONG: readonly Region[] = [
  {
    key: 'hong-kong-island',
    name: { en_gb: 'Hong Kong Island', zh_hk: '香港島' },
    districts: [
      ['central-western', 'Central & Western', '中西區'],
      ['wan-chai-district', 'Wan Chai District', '灣仔區'],
      ['eastern', 'Eastern District', '東區'],
      ['southern', 'Southern District', '南區'],
    ],
  },
  {
    key: 'kowloon',
    name: { en_gb: 'Kowloon', zh_hk: '九龍' },
    districts: [
      ['yau-tsim-mong', 'Yau Tsim Mong', '油尖旺區'],
      ['sham-shui-po-district', 'Sham Shui Po District', '深水埗區'],
      ['kowloon-city-district', 'Kowloon City District', '九龍城區'],
      ['wong-tai-sin-district', 'Wong Tai Sin District', '黃大仙區'],
      ['kwun-tong-district', 'Kwun Tong District', '觀塘區'],
    ],
  },
  {
    key: 'new-territories-islands',
    name: { en_gb: 'New Territories & Islands', zh_hk: '新界及離島' },
    districts: [
      ['kwai-tsing', 'Kwai Tsing', '葵青區'],
      ['tsuen-wan-district', 'Tsuen Wan District', '荃灣區'],
      ['tuen-mun-district', 'Tuen Mun District', '屯門區'],
      ['yuen-long-district', 'Yuen Long District', '元朗區'],
      ['north-district', 'North District', '北區'],
      ['tai-po-district', 'Tai Po District', '大埔區'],
      ['sha-tin-district', 'Sha Tin District', '沙田區'],
      ['sai-kung-district', 'Sai Kung District', '西貢區'],
      ['islands', 'Islands District', '離島區'],
    ],
  },
];
