import type { Scene } from './primitives/view.ts';
import { aquariumScene } from './scenes/aquarium.ts';
import { bakeryScene } from './scenes/bakery.ts';
import { barScene } from './scenes/bar.ts';
import { boatBunksScene } from './scenes/boat-bunks.ts';
import { buffetScene } from './scenes/buffet.ts';
import { cabinScene } from './scenes/cabin.ts';
import { cablecarScene } from './scenes/cablecar.ts';
import { campScene } from './scenes/camp.ts';
import { climbScene } from './scenes/climb.ts';
import { coffeeScene } from './scenes/coffee.ts';
import { concertScene } from './scenes/concert.ts';
import { cookingScene } from './scenes/cooking.ts';
import { cornerRoomScene } from './scenes/corner-room.ts';
import { couponScene } from './scenes/coupon.ts';
import type { CouponColours } from './scenes/coupon.ts';
import { cyclingScene } from './scenes/cycling.ts';
import { dayRoomScene } from './scenes/day-room.ts';
import { dessertScene } from './scenes/dessert.ts';
import { dimsumScene } from './scenes/dimsum.ts';
import { dolphinsScene } from './scenes/dolphins.ts';
import { easelScene } from './scenes/easel.ts';
import { escapeScene } from './scenes/escape.ts';
import { familyRoomScene } from './scenes/family-room.ts';
import { farmhouseScene } from './scenes/farmhouse.ts';
import { flowerScene } from './scenes/flower.ts';
import { harbourScene } from './scenes/harbour.ts';
import { hotpotScene } from './scenes/hotpot.ts';
import { junkScene } from './scenes/junk.ts';
import { karaokeScene } from './scenes/karaoke.ts';
import { kayakScene } from './scenes/kayak.ts';
import { lobbyScene } from './scenes/lobby.ts';
import { marketScene } from './scenes/market.ts';
import { milkTeaScene } from './scenes/milk-tea.ts';
import { museumScene } from './scenes/museum.ts';
import { mushroomPotScene } from './scenes/mushroom-pot.ts';
import { nightRidgeScene } from './scenes/night-ridge.ts';
import { noodleScene } from './scenes/noodle.ts';
import { omakaseScene } from './scenes/omakase.ts';
import { operaScene } from './scenes/opera.ts';
import { perfumeScene } from './scenes/perfume.ts';
import { poolScene } from './scenes/pool.ts';
import { potteryScene } from './scenes/pottery.ts';
import { repairScene } from './scenes/repair.ts';
import { riceFieldScene } from './scenes/rice-field.ts';
import { ridgeScene } from './scenes/ridge.ts';
import { roomScene } from './scenes/room.ts';
import { siumeiScene } from './scenes/siumei.ts';
import { snakeSoupScene } from './scenes/snake-soup.ts';
import { spaScene } from './scenes/spa.ts';
import { spapoolScene } from './scenes/spapool.ts';
import { stiltsScene } from './scenes/stilts.ts';
import { surfScene } from './scenes/surf.ts';
import { teaScene } from './scenes/tea.ts';
import { teaceremonyScene } from './scenes/teaceremony.ts';
import { tenementScene } from './scenes/tenement.ts';
import { teppanScene } from './scenes/teppan.ts';
import { tramScene } from './scenes/tram.ts';
import { vegetarianScene } from './scenes/vegetarian.ts';
import { villaScene } from './scenes/villa.ts';
import { wheelScene } from './scenes/wheel.ts';
import { wineScene } from './scenes/wine.ts';
import { woodCabinScene } from './scenes/wood-cabin.ts';
import { yogaScene } from './scenes/yoga.ts';

/** Light paper of every coupon, and the two accents most of them share. */
const KUMQUAT = '#f3b53c';
const SAIL = '#e2512c';
const PAPER = '#fdf0d6';

const COUPONS = {
  coupon: { id: 'cpj', ground: '#0b5a45', accent: KUMQUAT, spark: SAIL, paper: PAPER },
  couponTea: { id: 'cpt', ground: '#7a4a2b', accent: KUMQUAT, spark: SAIL, paper: PAPER },
  couponSea: { id: 'cps', ground: '#1f4f7d', accent: KUMQUAT, spark: SAIL, paper: '#e9f1ea' },
  couponPlum: { id: 'cpp', ground: '#6b3f63', accent: '#f0a58c', spark: KUMQUAT, paper: '#fbe9ef' },
  couponBrick: { id: 'cpb', ground: '#a3341c', accent: KUMQUAT, spark: '#0b5a45', paper: PAPER },
  couponInk: { id: 'cpi', ground: '#1f2f36', accent: '#74d3ae', spark: SAIL, paper: '#eef4ef' },
} as const satisfies Readonly<Record<string, CouponColours>>;

/** The coupon pattern in one colour way, as a scene. */
function coupon(colours: CouponColours): Scene {
  return (options) => couponScene(colours, options);
}

/** The same harbour with the ferry at another berth. */
const LEFT_BERTH = { x: 70, scale: 0.92 };
const RIGHT_BERTH = { x: 640, scale: 0.83 };

/** Every scene by its name. */
export const SCENE_FUNCTIONS = {
  aquarium: aquariumScene,
  bakery: bakeryScene,
  bar: barScene,
  boatbunks: boatBunksScene,
  buffet: buffetScene,
  cabin: cabinScene,
  cablecar: cablecarScene,
  camp: campScene,
  climb: climbScene,
  coffee: coffeeScene,
  concert: concertScene,
  cooking: cookingScene,
  cornerroom: cornerRoomScene,
  cycling: cyclingScene,
  dayroom: dayRoomScene,
  dessert: dessertScene,
  dimsum: dimsumScene,
  easel: easelScene,
  escape: escapeScene,
  familyroom: familyRoomScene,
  flower: flowerScene,
  harbour: harbourScene,
  hotpot: hotpotScene,
  junk: junkScene,
  karaoke: karaokeScene,
  kayak: kayakScene,
  lobby: lobbyScene,
  market: marketScene,
  mushroompot: mushroomPotScene,
  museum: museumScene,
  nightridge: nightRidgeScene,
  noodle: noodleScene,
  omakase: omakaseScene,
  opera: operaScene,
  perfume: perfumeScene,
  pool: poolScene,
  pottery: potteryScene,
  ridge: ridgeScene,
  room: roomScene,
  siumei: siumeiScene,
  spa: spaScene,
  spapool: spapoolScene,
  stilts: stiltsScene,
  surf: surfScene,
  tea: teaScene,
  teaceremony: teaceremonyScene,
  tenement: tenementScene,
  teppan: teppanScene,
  tram: tramScene,
  vegetarian: vegetarianScene,
  villa: villaScene,
  wheel: wheelScene,
  wine: wineScene,
  yoga: yogaScene,
  dolphins: dolphinsScene,
  farmhouse: farmhouseScene,
  ricefield: riceFieldScene,
  woodcabin: woodCabinScene,
  milktea: milkTeaScene,
  snakesoup: snakeSoupScene,
  repair: repairScene,
  harbourLeft: (options) => harbourScene(options, LEFT_BERTH),
  harbourRight: (options) => harbourScene(options, RIGHT_BERTH),
  coupon: coupon(COUPONS.coupon),
  couponTea: coupon(COUPONS.couponTea),
  couponSea: coupon(COUPONS.couponSea),
  couponPlum: coupon(COUPONS.couponPlum),
  couponBrick: coupon(COUPONS.couponBrick),
  couponInk: coupon(COUPONS.couponInk),
} as const satisfies Readonly<Record<string, Scene>>;

/** Name of a scene. */
export type SceneName = keyof typeof SCENE_FUNCTIONS;
