import { subject } from './picture.ts';
import type { PictureSpec } from './picture.ts';

/** Rooms, pools and rest. */
export const STAY_PICTURES: readonly PictureSpec[] = [
  {
    id: 'room',
    scene: 'room',
    width: 1600,
    subject: subject(
      'A hotel room with a made bed and the skyline at dusk',
      '酒店房間，黃昏天際線在窗外',
    ),
  },
  {
    id: 'pool',
    scene: 'pool',
    width: 1600,
    subject: subject('A swimmer in a rooftop pool facing the towers', '天台泳池，泳客望向高樓'),
  },
  {
    id: 'lobby',
    scene: 'lobby',
    width: 1600,
    subject: subject(
      'A hotel lobby with tall windows and a glass chandelier',
      '酒店大堂，高窗與玻璃吊燈',
    ),
  },
  {
    id: 'villa',
    scene: 'villa',
    width: 1600,
    subject: subject('A sofa on a terrace over the sea at sunset', '面海露台上的沙發，日落時分'),
  },
  {
    id: 'spapool',
    scene: 'spapool',
    width: 1600,
    subject: subject('A bather in a hot spring with floating candles', '浸溫泉的人，水面漂着蠟燭'),
  },
  {
    id: 'spa',
    scene: 'spa',
    width: 1600,
    subject: subject('Folded towels, warm stones, an orchid and candles', '毛巾、暖石、蘭花與蠟燭'),
  },
  {
    id: 'camp',
    scene: 'camp',
    width: 1600,
    subject: subject('A lit tent by a bay under the stars', '星空下海灣旁亮燈的帳篷'),
  },
];
