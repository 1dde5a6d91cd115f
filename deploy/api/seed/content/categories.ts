import { t } from './text.ts';
import type { CategoryContent } from './types.ts';

type Leaf = [key: string, en: string, zh: string, scene: string];

/** One category of the top row with its children; the icon is named, the picture is a scene. */
const root = (
  key: string,
  en: string,
  zh: string,
  icon: string,
  scene: string,
  leaves: Leaf[],
): CategoryContent => ({
  key,
  name: t(en, zh),
  icon,
  scene,
  children: leaves.map(([leaf, leafEn, leafZh, leafScene]) => ({
    key: leaf,
    name: t(leafEn, leafZh),
    icon,
    scene: leafScene,
  })),
});

/**
 * The category tree: eight roots in the order of the navigation bar, children in the order of the
 * filter.
 */
export const categoryContent: CategoryContent[] = [
  root('dining', 'Dining', '美食', 'bowl', 'dimsum', [
    ['dim-sum', 'Dim sum', '點心', 'dimsum'],
    ['japanese-counter', 'Japanese counters', '日式板前', 'omakase'],
    ['afternoon-tea', 'Afternoon tea', '下午茶', 'tea'],
    ['buffets', 'Buffets', '自助餐', 'buffet'],
    ['hotpot', 'Hotpot', '火鍋', 'hotpot'],
    ['cantonese', 'Cantonese & roast', '粵菜燒味', 'siumei'],
    ['noodles-stalls', 'Noodles & stalls', '粉麵小店', 'noodle'],
    ['cafes-bakeries', 'Cafés & bakeries', '咖啡烘焙', 'coffee'],
    ['bars-wine', 'Bars & wine', '酒吧及葡萄酒', 'bar'],
  ]),
  root('staycations', 'Staycations', '酒店住宿', 'bed', 'room', [
    ['harbour-hotels', 'Harbour hotels', '海景酒店', 'room'],
    ['city-rooms', 'City rooms', '市區客房', 'lobby'],
    ['villas', 'Villas & cabins', '別墅度假屋', 'villa'],
    ['day-stays', 'Day stays & pools', '日租及泳池', 'pool'],
  ]),
  root('harbour', 'Harbour & sea', '海上活動', 'ferry', 'harbour', [
    ['sailings', 'Ferries & sailings', '渡輪及航行', 'harbour'],
    ['junks', 'Junks & charters', '船河包船', 'junk'],
    ['paddling', 'Kayak & paddle', '獨木舟及直立板', 'kayak'],
    ['surfing', 'Surf & boards', '滑浪及板類', 'surf'],
    ['water-villages', 'Water villages', '水鄉漁村', 'stilts'],
  ]),
  root('workshops', 'Workshops', '工作坊', 'hand', 'pottery', [
    ['pottery', 'Pottery', '陶藝', 'pottery'],
    ['painting', 'Painting & drawing', '繪畫', 'easel'],
    ['flowers', 'Flowers', '花藝', 'flower'],
    ['scent', 'Scent', '調香', 'perfume'],
    ['cooking', 'Cooking & baking', '烹飪烘焙', 'cooking'],
    ['tea-coffee', 'Tea & coffee', '茶道咖啡', 'teaceremony'],
  ]),
  root('outdoors', 'Outdoors', '戶外', 'ridge', 'ridge', [
    ['hikes', 'Hikes & walks', '行山及導賞', 'ridge'],
    ['cycling', 'Cycling', '單車', 'cycling'],
    ['camping', 'Camping', '露營', 'camp'],
    ['climbing', 'Climbing', '攀石', 'climb'],
  ]),
  root('attractions', 'Attractions', '景點門票', 'wheel', 'wheel', [
    ['rides', 'Rides & views', '遊樂及觀景', 'cablecar'],
    ['museums', 'Museums & galleries', '博物館及展覽', 'museum'],
    ['shows', 'Stage & music', '演出音樂', 'concert'],
    ['play', 'Games & singing', '密室及唱K', 'escape'],
    ['sea-life', 'Sea life', '海洋世界', 'aquarium'],
    ['markets', 'Markets', '市集', 'market'],
  ]),
  root('wellness', 'Wellness', '身心放鬆', 'leaf', 'spa', [
    ['massage', 'Massage', '按摩', 'spa'],
    ['bath-houses', 'Bath houses & spas', '浴場水療', 'spapool'],
    ['yoga', 'Yoga & breath', '瑜伽靜心', 'yoga'],
  ]),
  root('cash-coupons', 'Cash coupons', '現金券', 'ticket', 'coupon', [
    ['dining-coupons', 'Dining coupons', '餐飲現金券', 'coupon'],
    ['leisure-coupons', 'Leisure coupons', '玩樂現金券', 'coupon-sea'],
    ['wellness-coupons', 'Wellness coupons', '放鬆現金券', 'coupon-tea'],
    ['stay-coupons', 'Stay coupons', '住宿現金券', 'coupon'],
  ]),
];
